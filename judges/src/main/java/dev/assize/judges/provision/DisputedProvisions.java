package dev.assize.judges.provision;

import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Disputed provisions as questions, and what their answers settle. Nobody has to answer them. */
final class DisputedProvisions {

    static final Wording CITES = Wording.beside(DisputedProvisions.class, "cites-provision");

    static final String PROVISION = "provision";
    private static final String EXCERPT = "excerpt";
    private static final int AROUND = 400;
    private static final int MOST = 60;

    private final Answers answers;

    DisputedProvisions(Answers answers) {
        this.answers = answers;
    }

    static List<QuestionOutline> outlines() {
        return List.of(
                new QuestionOutline(CITES, "yes/no", "for each provision that careful readers may see differently"));
    }

    static List<Question> questions(ExtractionCase subject, Matching examination) {
        List<Question> questions = new ArrayList<>();
        for (Expected expected : examination.disputedProvisions()) {
            questions.add(question(
                    id(expected.provision()),
                    expected.label(),
                    subject,
                    expected.provision().span()));
        }
        for (ReadItem item : examination.disputedItems()) {
            UnmatchedOutcome fate = examination.fates().get(item);
            Span place = fate == null || fate.place() == null ? Span.of(0, 0) : fate.place();
            questions.add(question(id(item), item.item().label(), subject, place));
        }
        return questions.size() > MOST ? List.copyOf(questions.subList(0, MOST)) : questions;
    }

    private static Question question(QuestionId id, String provision, ExtractionCase subject, Span place) {
        String text = subject.sourceText();
        int start = Math.max(0, place.start() - AROUND);
        int end = Math.min(text.length(), place.end() + AROUND);
        return new Question(
                id,
                CITES,
                new Form.YesNo(),
                List.of(Passage.item(PROVISION, provision), new Passage(EXCERPT, text.substring(start, end))),
                Quoting.welcome(EXCERPT),
                Question.Reuse.SAME_PASSAGES);
    }

    private static QuestionId id(Provision provision) {
        return QuestionId.of("cited-" + provision.act().number() + "-" + provision.key() + provision.path());
    }

    private static QuestionId id(ReadItem item) {
        return QuestionId.of("item-" + item.item().index());
    }

    private Optional<Boolean> answer(QuestionId id) {
        return answers.has(id) ? answers.yes(id) : Optional.empty();
    }

    boolean isDemanded(Provision provision) {
        return !provision.disputed() || answer(id(provision)).orElse(false);
    }

    boolean isDenied(Provision provision) {
        return provision.disputed() && !answer(id(provision)).orElse(true);
    }

    boolean isOpen(Provision provision) {
        return answer(id(provision)).isEmpty();
    }

    /** What a disputed item becomes once somebody said whether the source cites it. */
    UnmatchedOutcome settled(ReadItem item, UnmatchedOutcome disputed) {
        return answer(id(item))
                .map(yes -> yes
                        ? UnmatchedOutcome.supported(disputed.reason())
                        : UnmatchedOutcome.issue(
                                IssueKind.HALLUCINATED_PROVISION, "the source does not cite it", disputed.place()))
                .orElse(disputed);
    }
}
