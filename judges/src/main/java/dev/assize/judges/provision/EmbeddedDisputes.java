package dev.assize.judges.provision;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.internal.language.RuleLanguages;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Leaves every disputed provision open: the rules have said all they know, and an open one costs nothing. Threads share
 * it: it holds nothing.
 */
public final class EmbeddedDisputes implements Answerer {

    private static final String NAME = "embedded";
    private static final String LEFT_OPEN = "disputed: left open at no cost";

    private static final QuestionRules<List<Question>, Reply> RULES = QuestionRules.<List<Question>, Reply>builder()
            .answer(DisputedProvisions.CITES, (question, round) -> declined(question, LEFT_OPEN))
            .answer(DisputedProvisions.SAME_ACT, (question, round) -> declined(question, LEFT_OPEN))
            .answer(SourceLanguage.READABLE, (question, round) -> unreadable(question))
            .forAll(ProvisionExtraction.QUESTIONS);

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", "2")));
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>(round.size());
        for (Question question : round) {
            RULES.answer(question, round).ifPresent(replies::add);
        }
        return Replies.free(replies);
    }

    private static Reply unreadable(Question question) {
        return declined(
                question,
                RuleLanguages.BUILT_IN
                        .missing(question.require(SourceLanguage.SOURCE))
                        .orElse(LEFT_OPEN));
    }

    private static Reply declined(Question question, String reason) {
        return new Reply.Declined(question.id(), NAME, WithheldReason.CANNOT_TELL, reason);
    }
}
