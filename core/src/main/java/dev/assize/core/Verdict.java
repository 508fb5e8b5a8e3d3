package dev.assize.core;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.question.QuestionId;
import java.util.List;
import java.util.Optional;

/** What a judge decided, or why it could not. */
public sealed interface Verdict {

    /** The verdict in its prescribed form, if there is one. */
    Optional<ObjectNode> form();

    /** A verdict in exactly the form that the judge's document prescribes. */
    record Decided(ObjectNode written) implements Verdict {

        @Override
        public Optional<ObjectNode> form() {
            return Optional.of(written);
        }
    }

    /** No verdict: it hangs on questions that nobody answered. */
    record Undecided(List<QuestionId> waitingFor) implements Verdict {

        public Undecided {
            if (waitingFor.isEmpty()) {
                throw new IllegalArgumentException("An undecided verdict names the questions it waits for");
            }
            waitingFor = List.copyOf(waitingFor);
        }

        @Override
        public Optional<ObjectNode> form() {
            return Optional.empty();
        }
    }
}
