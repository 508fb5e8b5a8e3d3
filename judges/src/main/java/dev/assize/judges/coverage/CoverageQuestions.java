package dev.assize.judges.coverage;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The questions of this judge. */
final class CoverageQuestions {

    static final String ITEM = "item";

    static final QuestionHandle<Value.YesNo> ORGANIZATION = QuestionHandle.yesNo(
                    Wording.beside(CoverageQuestions.class, "same-organization"))
            .called("organization");

    /** The first round. */
    static final List<QuestionHandle<?>> ABOUT_REFERENCE = Stream.of(ItemKind.values())
            .<QuestionHandle<?>>map(ItemKind::listing)
            .toList();

    /** The second round. */
    static final List<QuestionHandle<?>> ABOUT_OUTPUT = Stream.<QuestionHandle<?>>concat(
                    Stream.of(ItemKind.values()).map(ItemKind::stating), Stream.of(ORGANIZATION))
            .toList();

    /** All of them, in the order in which a reader of the judge's description meets them. */
    static final List<QuestionHandle<?>> ALL =
            Stream.concat(ABOUT_REFERENCE.stream(), ABOUT_OUTPUT.stream()).toList();

    private CoverageQuestions() {}

    /** The first round: what the reference states, whatever the output. */
    static List<Question> aboutReference(CoverageCase subject) {
        List<Passage> passages = new ArrayList<>();
        passages.add(new Passage(CoverageFields.REFERENCE, subject.reference()));
        passages.addAll(input(subject));
        List<Question> round = new ArrayList<>();
        for (ItemKind kind : ItemKind.values()) {
            round.add(kind.listing().id().question(passages));
        }
        return round;
    }

    /** The second round: which of these things the output states, and in what order. */
    static List<Question> aboutOutput(CoverageCase subject, Checklist checklist) {
        Passage output = new Passage(CoverageFields.OUTPUT, subject.outputText());
        List<Passage> input = input(subject);
        List<Question> round = new ArrayList<>(checklist.size() + 1);
        for (ItemKind kind : ItemKind.values()) {
            List<String> items = checklist.items(kind);
            for (int i = 0; i < items.size(); i++) {
                round.add(stating(kind.item(i), items.get(i), output, context(subject, kind, items.get(i), input)));
            }
        }
        round.add(organization(subject, checklist, output));
        return round;
    }

    private static Question stating(
            TypedQuestionId<Value.YesNo> id, String item, Passage output, List<Passage> context) {
        List<Passage> passages = new ArrayList<>(2 + context.size());
        passages.add(Passage.item(ITEM, item));
        passages.add(output);
        passages.addAll(context);
        return id.question(passages);
    }

    /** What an item is to be read with: the input, and the reference where the item cannot stand without it. */
    private static List<Passage> context(CoverageCase subject, ItemKind kind, String item, List<Passage> input) {
        if (kind == ItemKind.TERM || subject.reference().isBlank() || !LeaningItems.leans(item)) {
            return input;
        }
        List<Passage> context = new ArrayList<>(input);
        context.add(new Passage(CoverageFields.REFERENCE, subject.reference()));
        return context;
    }

    private static Question organization(CoverageCase subject, Checklist checklist, Passage output) {
        String reference = subject.reference().isBlank() ? outline(checklist) : subject.reference();
        return ORGANIZATION.id().question(List.of(new Passage(CoverageFields.REFERENCE, reference), output));
    }

    /** What stands in for a reference that is known by its checklist alone. */
    private static String outline(Checklist checklist) {
        List<String> statements = new ArrayList<>(checklist.facts());
        statements.addAll(checklist.conclusions());
        return String.join("\n", statements);
    }

    private static List<Passage> input(CoverageCase subject) {
        return subject.input().isBlank() ? List.of() : List.of(new Passage(CoverageFields.INPUT, subject.input()));
    }
}
