package dev.assize.judges.coverage;

import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** The questions of this judge, with their texts read once. */
final class CoverageQuestions {

    static final QuestionId ORGANIZATION = QuestionId.of("organization");
    static final String ITEM = "item";

    private static final int MOST_ITEMS = 2_000;

    private final Map<ItemKind, Wording> listing = new EnumMap<>(ItemKind.class);
    private final Map<ItemKind, Wording> stating = new EnumMap<>(ItemKind.class);
    private final Wording organization = Wording.beside(CoverageQuestions.class, "same-organization");

    CoverageQuestions() {
        for (ItemKind kind : ItemKind.values()) {
            listing.put(kind, Wording.beside(CoverageQuestions.class, "list-" + kind.plural()));
            stating.put(kind, Wording.beside(CoverageQuestions.class, kind.wording()));
        }
    }

    List<QuestionOutline> outlines() {
        List<QuestionOutline> outlines = new ArrayList<>();
        listing.values()
                .forEach(wording -> outlines.add(new QuestionOutline(
                        wording, "listing", "once per reference, unless the case brings its checklist")));
        stating.values().forEach(wording -> outlines.add(new QuestionOutline(wording, "yes/no", "for each such item")));
        outlines.add(new QuestionOutline(organization, "yes/no", "once per case"));
        return outlines;
    }

    /** The first round: what the reference states, whatever the output. */
    List<Question> aboutReference(CoverageCase subject) {
        List<Passage> passages = new ArrayList<>();
        passages.add(new Passage(CoverageFields.REFERENCE, subject.reference()));
        addInput(passages, subject);
        List<Question> round = new ArrayList<>();
        listing.forEach((kind, wording) -> round.add(new Question(
                kind.listing(),
                wording,
                new Form.Listing(MOST_ITEMS),
                passages,
                Quoting.NONE,
                Question.Reuse.SAME_PASSAGES)));
        return round;
    }

    /** The second round: which of these things the output states, and in what order. */
    List<Question> aboutOutput(CoverageCase subject, Checklist checklist) {
        Passage output = new Passage(CoverageFields.OUTPUT, subject.outputText());
        List<Question> round = new ArrayList<>();
        stating.forEach((kind, wording) -> {
            List<String> items = checklist.items(kind);
            for (int i = 0; i < items.size(); i++) {
                round.add(stating(kind.item(i), wording, items.get(i), output, subject));
            }
        });
        round.add(organization(subject, checklist, output));
        return round;
    }

    private static Question stating(QuestionId id, Wording wording, String item, Passage output, CoverageCase subject) {
        List<Passage> passages = new ArrayList<>(List.of(Passage.item(ITEM, item), output));
        addInput(passages, subject);
        return new Question(
                id,
                wording,
                new Form.YesNo(),
                passages,
                Quoting.required(CoverageFields.OUTPUT),
                Question.Reuse.THIS_CASE);
    }

    private Question organization(CoverageCase subject, Checklist checklist, Passage output) {
        String reference = subject.reference().isBlank() ? outline(checklist) : subject.reference();
        return new Question(
                ORGANIZATION,
                organization,
                new Form.YesNo(),
                List.of(new Passage(CoverageFields.REFERENCE, reference), output),
                Quoting.NONE,
                Question.Reuse.THIS_CASE);
    }

    /** What stands in for a reference that is known by its checklist alone. */
    private static String outline(Checklist checklist) {
        List<String> statements = new ArrayList<>(checklist.facts());
        statements.addAll(checklist.conclusions());
        return String.join("\n", statements);
    }

    private static void addInput(List<Passage> passages, CoverageCase subject) {
        if (!subject.input().isBlank()) {
            passages.add(new Passage(CoverageFields.INPUT, subject.input()));
        }
    }
}
