package dev.assize.judges.provision;

import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is disputed as questions, and what their answers settle. Nobody has to answer them. */
final class DisputedProvisions {

    static final String PROVISION = "provision";
    private static final String EXCERPT = "excerpt";
    private static final String FIRST = "first";
    private static final String SECOND = "second";

    static final QuestionHandle<Value.YesNo> CITES = QuestionHandle.yesNo(
                    Wording.beside(DisputedProvisions.class, "cites-provision"))
            .quoting(Quoting.welcome(EXCERPT))
            .reusable()
            .asked("for each provision that careful readers may see differently");

    static final QuestionHandle<Value.YesNo> SAME_ACT = QuestionHandle.yesNo(
                    Wording.beside(DisputedProvisions.class, "same-act"))
            .reusable()
            .asked("for two names on which a finding hangs, if nothing proves it");

    private static final int MOST = 60;

    private final Answers answers;

    DisputedProvisions(Answers answers) {
        this.answers = answers;
    }

    static List<Question> questions(ExtractionCase subject, Matching matching) {
        List<Question> questions = new ArrayList<>();
        Excerpts excerpts = new Excerpts(subject);
        for (Expected expected : matching.openProvisions()) {
            questions.add(question(id(expected.provision()), expected.label(), excerpts.of(expected.provision())));
        }
        for (ReadItem item : matching.disputedItems()) {
            UnmatchedOutcome outcome = matching.outcomes().get(item);
            Span place = outcome == null ? null : outcome.place();
            questions.add(question(id(item), item.item().label(), excerpts.of(item, place)));
        }
        for (ActDoubt doubt :
                ActDoubts.of(matching.pairs(), subject.comparison().acts())) {
            questions.add(question(doubt, excerpts.at(doubt.place())));
        }
        return questions.size() > MOST ? List.copyOf(questions.subList(0, MOST)) : questions;
    }

    private static Question question(TypedQuestionId<Value.YesNo> id, String provision, String excerpt) {
        return id.question(List.of(Passage.item(PROVISION, provision), new Passage(EXCERPT, excerpt)));
    }

    private static Question question(ActDoubt doubt, String excerpt) {
        return id(doubt)
                .question(List.of(
                        new Passage(FIRST, doubt.one()),
                        Passage.item(SECOND, doubt.other()),
                        new Passage(EXCERPT, excerpt)));
    }

    private static TypedQuestionId<Value.YesNo> id(ActDoubt doubt) {
        return SAME_ACT.named("act-" + doubt.kind().code() + "-" + doubt.item());
    }

    private static TypedQuestionId<Value.YesNo> id(Provision provision) {
        return CITES.named("cited-" + provision.act().number() + "-" + provision.key() + provision.path());
    }

    private static TypedQuestionId<Value.YesNo> id(ReadItem item) {
        return id(item.item());
    }

    /** The id of the question whether the source cites an item of the extraction. */
    static TypedQuestionId<Value.YesNo> id(ExtractedProvision item) {
        return CITES.named("item-" + item.index());
    }

    private Optional<Boolean> answer(TypedQuestionId<Value.YesNo> id) {
        return answers.has(id) ? answers.yes(id) : Optional.empty();
    }

    boolean isDemanded(Provision provision) {
        return !provision.disputed() || answer(id(provision)).orElse(false);
    }

    boolean isDenied(Provision provision) {
        return provision.disputed() && !answer(id(provision)).orElse(true);
    }

    /** Whether somebody said that the source cites it. */
    boolean isAffirmed(Provision provision) {
        return answer(id(provision)).orElse(false);
    }

    boolean isOpen(Provision provision) {
        return answer(id(provision)).isEmpty();
    }

    /** What a disputed item becomes once somebody said whether the source cites it. */
    UnmatchedOutcome settled(ReadItem item, UnmatchedOutcome disputed) {
        return answer(id(item))
                .map(yes -> {
                    IssueKind denied = disputed.ifDenied();
                    return yes || denied == null
                            ? UnmatchedOutcome.supported(disputed.reason())
                            : UnmatchedOutcome.issue(denied, "the source does not cite it", disputed.place());
                })
                .orElse(disputed);
    }

    /** The doubts about acts that nobody has settled. */
    List<ActDoubt> open(List<ActDoubt> doubts) {
        return doubts.stream().filter(doubt -> answer(id(doubt)).isEmpty()).toList();
    }

    /** What the doubts about acts have become that somebody settled. */
    List<Issue> issues(List<ActDoubt> doubts) {
        List<Issue> issues = new ArrayList<>();
        for (ActDoubt doubt : doubts) {
            answer(id(doubt))
                    .filter(same -> same == doubt.ifSame())
                    .ifPresent(same -> issues.add(Issue.ofAct(doubt.kind(), doubt.other(), doubt.message())));
        }
        return issues;
    }
}
