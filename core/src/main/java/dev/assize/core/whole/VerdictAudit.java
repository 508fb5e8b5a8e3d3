package dev.assize.core.whole;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * Checks a whole verdict that somebody else wrote: its form, its arithmetic, its ceilings, its logic, and what it says
 * of the case where code knows better. A pure function; one object serves all threads.
 *
 * @param <C> the case as its judge reads it
 */
public interface VerdictAudit<C> {

    /** Raised whenever a correction can change. */
    String version();

    /** The JSON Schema (2020-12) of the verdict as the document prescribes it. */
    ObjectNode replySchema();

    /** Whatever is in the reply, this does not throw. */
    Audited audit(C subject, ObjectNode reply);

    /** The verdict of a case that needs nobody's opinion, so that nobody is asked. */
    default Optional<Audited> withoutReply(C subject) {
        return Optional.empty();
    }
}
