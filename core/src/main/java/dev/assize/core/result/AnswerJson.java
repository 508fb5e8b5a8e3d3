package dev.assize.core.result;

import dev.assize.core.json.internal.JsonName;
import dev.assize.core.json.internal.JsonWriter;

/** Answers as a result line has them. */
final class AnswerJson {

    private static final JsonName QUESTION = JsonName.of("question");
    private static final JsonName ASKS = JsonName.of("asks");
    private static final JsonName WORDING = JsonName.of("wording");
    private static final JsonName ITEM = JsonName.of("item");
    private static final JsonName BY = JsonName.of("by");
    private static final JsonName VALUE = JsonName.of("value");
    private static final JsonName WITHHELD = JsonName.of("withheld");
    private static final JsonName RATIONALE = JsonName.of("rationale");
    private static final JsonName CONFIDENCE = JsonName.of("confidence");
    private static final JsonName BALLOTS = JsonName.of("ballots");

    private AnswerJson() {}

    static void write(JsonWriter target, RecordedAnswer answer) {
        target.startObject();
        target.text(QUESTION, answer.question());
        target.text(ASKS, answer.asks());
        target.text(WORDING, answer.wording());
        if (answer.about() != null) {
            target.text(ITEM, answer.about());
        }
        writeSaid(target, answer);
        target.endObject();
    }

    /** An answer without its question. */
    static void writeBallot(JsonWriter target, RecordedAnswer ballot) {
        target.startObject();
        writeSaid(target, ballot);
        target.endObject();
    }

    private static void writeSaid(JsonWriter target, RecordedAnswer answer) {
        target.text(BY, answer.by());
        if (answer.stated() != null) {
            target.name(VALUE);
            target.tree(answer.stated());
            FindingJson.writeEvidence(target, answer.evidence());
        }
        if (answer.withheldFor() != null) {
            target.text(WITHHELD, answer.withheldFor());
        }
        target.text(RATIONALE, answer.rationale());
        if (answer.sure() != null) {
            target.name(CONFIDENCE);
            target.number(answer.sure().share());
        }
        if (!answer.ballots().isEmpty()) {
            target.name(BALLOTS);
            target.startArray();
            answer.ballots().forEach(ballot -> writeBallot(target, ballot));
            target.endArray();
        }
    }
}
