package dev.assize.judges.provision;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.internal.language.RuleLanguages;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Leaves every disputed provision open: the rules have said all they know, and an open one costs nothing. Threads share
 * it: it holds nothing.
 */
public final class EmbeddedDisputes implements Answerer {

    private static final String NAME = "embedded";

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", "2")));
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream()
                .<Reply>map(question ->
                        new Reply.Declined(question.id(), NAME, WithheldReason.CANNOT_TELL, reason(question)))
                .toList());
    }

    private static String reason(Question question) {
        return question.find(SourceLanguage.SOURCE)
                .flatMap(source -> RuleLanguages.BUILT_IN.missing(source.text()))
                .orElse("disputed: left open at no cost");
    }
}
