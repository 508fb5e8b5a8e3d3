package dev.assize.judges.brand;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;

/** The questions of this judge. */
final class BrandQuestions {

    static final String ENTRY = "entry";
    static final String BRAND = "brand";
    static final String OUTPUT = "output";

    static final QuestionHandle<Value.Choice> RELATION = QuestionHandle.choice(
                    wording("relation-of-entry"), Relation.options())
            .numbered("entry")
            .asked("for each entry that is neither the brand itself nor an expected name");

    static final QuestionHandle<Value.Checklist> CHAIN = aboutReasoning("chain-of-thought", Merit.Section.CHAIN);
    static final QuestionHandle<Value.Checklist> EVIDENCE = aboutReasoning("evidence-usage", Merit.Section.EVIDENCE);

    static final QuestionHandle<Value.YesNo> DOUBT =
            QuestionHandle.yesNo(wording("admits-doubt")).asked("once, when there are a reasoning and a confidence");

    /** All of them, in the order in which a reader of the judge's description meets them. */
    static final List<QuestionHandle<?>> ALL = List.of(RELATION, CHAIN, EVIDENCE, DOUBT);

    private BrandQuestions() {}

    private static QuestionHandle<Value.Checklist> aboutReasoning(String name, Merit.Section section) {
        List<String> items = section.merits().stream().map(Merit::item).toList();
        return QuestionHandle.checklist(wording(name), items).asked("once, when there is a reasoning");
    }

    static List<Question> about(BrandCase subject, Listing listing) {
        List<Question> round = new ArrayList<>();
        List<Passage> input = input(subject, listing);
        List<Passage> shared = new ArrayList<>(input);
        addUnlessBlank(shared, BrandFields.EXPECTED, String.join("\n", subject.expected()));
        for (Entry doubtful : listing.doubtful()) {
            List<Passage> passages = new ArrayList<>();
            passages.add(Passage.item(ENTRY, doubtful.text()));
            passages.addAll(shared);
            round.add(doubtful.question().question(passages));
        }
        if (!subject.reasoning().isBlank()) {
            addAboutReasoning(round, subject, input);
        }
        return round;
    }

    private static void addAboutReasoning(List<Question> round, BrandCase subject, List<Passage> input) {
        Passage reasoning = new Passage(BrandFields.REASONING, subject.reasoning());
        List<Passage> passages = new ArrayList<>();
        passages.add(reasoning);
        passages.addAll(input);
        addUnlessBlank(passages, OUTPUT, String.join("\n", subject.predicted()));
        for (Merit.Section section : Merit.Section.ALL) {
            round.add(section.question().id().question(passages));
        }
        if (subject.statedConfidence().isPresent()) {
            round.add(DOUBT.id().question(List.of(reasoning)));
        }
    }

    private static List<Passage> input(BrandCase subject, Listing listing) {
        List<Passage> passages = new ArrayList<>();
        addUnlessBlank(passages, BRAND, listing.primary());
        addUnlessBlank(passages, BrandFields.TITLE, subject.title());
        addUnlessBlank(passages, BrandFields.TAXONOMY, subject.taxonomy());
        addUnlessBlank(passages, BrandFields.KEYWORD, subject.keyword());
        return passages;
    }

    private static void addUnlessBlank(List<Passage> passages, String name, String text) {
        if (!text.isBlank()) {
            passages.add(new Passage(name, text));
        }
    }

    private static Wording wording(String name) {
        return Wording.beside(BrandQuestions.class, name);
    }
}
