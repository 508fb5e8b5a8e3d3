package dev.assize.judges.brand;

import dev.assize.core.lenient.StatedConfidence;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;

/** The questions of this judge, with their texts read once. */
final class BrandQuestions {

    static final QuestionId DOUBT = QuestionId.of("admits-doubt");
    static final String ENTRY = "entry";
    static final String BRAND = "brand";
    static final String OUTPUT = "output";

    private static final Form RELATIONS = new Form.Choice(Relation.options());
    private static final Form CHAIN = checklist(Merit.Section.CHAIN);
    private static final Form EVIDENCE = checklist(Merit.Section.EVIDENCE);

    private final Wording entry = wording("relation-of-entry");
    private final Wording chain = wording("chain-of-thought");
    private final Wording evidence = wording("evidence-usage");
    private final Wording doubt = wording("admits-doubt");

    List<QuestionOutline> outlines() {
        return List.of(
                new QuestionOutline(
                        entry, "choice", "for each entry that is neither the brand itself nor an expected name"),
                new QuestionOutline(chain, "checklist", "once, when there is a reasoning"),
                new QuestionOutline(evidence, "checklist", "once, when there is a reasoning"),
                new QuestionOutline(doubt, "yes/no", "once, when there are a reasoning and a confidence"));
    }

    List<Question> about(BrandCase subject, Listing listing) {
        List<Question> round = new ArrayList<>();
        List<Passage> input = input(subject, listing);
        List<Passage> shared = new ArrayList<>(input);
        addUnlessBlank(shared, BrandFields.EXPECTED, String.join("\n", subject.expected()));
        for (Entry doubtful : listing.doubtful()) {
            List<Passage> passages = new ArrayList<>();
            passages.add(Passage.item(ENTRY, doubtful.text()));
            passages.addAll(shared);
            round.add(question(doubtful.question(), entry, RELATIONS, passages));
        }
        if (!subject.reasoning().isBlank()) {
            addAboutReasoning(round, subject, input);
        }
        return round;
    }

    private void addAboutReasoning(List<Question> round, BrandCase subject, List<Passage> input) {
        Passage reasoning = new Passage(BrandFields.REASONING, subject.reasoning());
        List<Passage> passages = new ArrayList<>();
        passages.add(reasoning);
        passages.addAll(input);
        addUnlessBlank(passages, OUTPUT, String.join("\n", subject.predicted()));
        round.add(question(Merit.Section.CHAIN.question(), chain, CHAIN, passages));
        round.add(question(Merit.Section.EVIDENCE.question(), evidence, EVIDENCE, passages));
        if (StatedConfidence.parse(subject.confidence()).isPresent()) {
            round.add(question(DOUBT, doubt, new Form.YesNo(), List.of(reasoning)));
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

    private static Form checklist(Merit.Section section) {
        return new Form.Checklist(section.merits().stream().map(Merit::item).toList());
    }

    private static Question question(QuestionId id, Wording wording, Form form, List<Passage> passages) {
        return new Question(id, wording, form, passages, Quoting.NONE, Question.Reuse.THIS_CASE);
    }

    private static Wording wording(String name) {
        return Wording.beside(BrandQuestions.class, name);
    }
}
