package dev.assize.core.whole;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.record.Found;
import dev.assize.text.Span;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One reply on the desk: what it says, and one finding for each place where it is wrong. The first thing found about a
 * place is the one that is kept, so checks run from the form over the reply's own logic to what code knows.
 */
public final class AuditNotes {

    /** How evidence names a place in the reply: {@code reply/counts/missing}. */
    public static final String PASSAGE = "reply";

    private final VerdictReader reply;
    private final Map<String, Finding> findings = new LinkedHashMap<>();
    private boolean corrected;

    private AuditNotes(ObjectNode reply) {
        this.reply = new VerdictReader(reply);
    }

    /** Notes each way in which a reply does not have the prescribed form. */
    @FunctionalInterface
    public interface FormCheck {
        void check(ObjectNode reply, AuditNotes notes);
    }

    /** A reply whose form has been checked. */
    public static AuditNotes of(ObjectNode reply, FormCheck form) {
        AuditNotes sheet = new AuditNotes(reply);
        form.check(reply, sheet);
        return sheet;
    }

    public VerdictReader reply() {
        return reply;
    }

    /** @param objection what is wrong, as the end of a sentence that begins with the place */
    public void add(Violation violation, String pointer, String objection) {
        JsonNode found = reply.at(pointer);
        String quote =
                found.isMissingNode() ? "" : Found.shorten(found.isTextual() ? found.textValue() : found.toString());
        List<Evidence> evidence = quote.isEmpty()
                ? List.of()
                : List.of(new Evidence(PASSAGE + pointer, Span.of(0, quote.length()), quote));
        findings.putIfAbsent(
                pointer,
                new Finding(
                        violation.code(),
                        violation.severity(),
                        (pointer.isEmpty() ? "the reply" : pointer) + " " + objection
                                + (objection.endsWith(".") ? "" : "."),
                        evidence));
    }

    /** Holds what stands at a place against what must stand there. */
    public void settle(Violation violation, String pointer, JsonNode expected, String why) {
        JsonNode found = reply.at(pointer);
        if (VerdictReader.same(found, expected)) {
            return;
        }
        corrected = true;
        add(violation, pointer, "is " + described(found) + ", expected " + described(expected) + ": " + why);
    }

    /** As {@link #add}, for something that the corrected verdict says differently. */
    public void correct(Violation violation, String pointer, String objection) {
        corrected = true;
        add(violation, pointer, objection);
    }

    private static String described(JsonNode value) {
        return value.isMissingNode()
                ? "missing"
                : Found.shorten(value.isTextual() ? "\"" + value.textValue() + "\"" : value.toString());
    }

    /** Whether the reply's own words still fit: nothing that they may speak of was corrected. */
    public boolean stands() {
        return !corrected;
    }

    /** The reply's own text at a place while it stands, otherwise what code says. */
    public @Nullable String words(String pointer, @Nullable String otherwise) {
        JsonNode own = reply.at(pointer);
        return stands() && own.isTextual() && !own.textValue().isBlank() ? own.textValue() : otherwise;
    }

    public Audited decided(ObjectNode form) {
        return new Audited(form, List.copyOf(findings.values()));
    }

    /** The reply does not say what only it can know. */
    public Audited undecided(String pointer, String what) {
        String place = pointer.isEmpty() ? "the reply" : pointer;
        findings.put(
                pointer + "?",
                Finding.of(
                        Violation.UNDECIDABLE.code(),
                        Violation.UNDECIDABLE.severity(),
                        place + " does not say " + what + ", and only the reply can."));
        return new Audited(null, List.copyOf(findings.values()));
    }

    /** What cannot be ruled on whatever the reply says. */
    public Audited undecided(String why) {
        findings.put("?", Finding.of(Violation.UNDECIDABLE.code(), Violation.UNDECIDABLE.severity(), why));
        return new Audited(null, List.copyOf(findings.values()));
    }

    static JsonPointer pointer(String text) {
        return JsonPointer.compile(text);
    }
}
