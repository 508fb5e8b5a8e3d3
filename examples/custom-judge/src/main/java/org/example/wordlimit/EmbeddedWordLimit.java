package org.example.wordlimit;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Answers by a rule for English; declines where there is nothing that the rule could read. */
public final class EmbeddedWordLimit implements Answerer {

    private static final String NAME = "embedded";
    private static final Pattern PREAMBLE = Pattern.compile(
            "^\\s*((?:sure|certainly|of course|great question|happy to help|thank you|sorry)\\b[^.!?\\n]*[.!,:]?)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern ENGLISH_LETTER = Pattern.compile("[a-zA-Z]");

    /** One rule for each question; the class does not load without. */
    private static final QuestionRules<List<Question>, Reply> RULES = QuestionRules.<List<Question>, Reply>builder()
            .answer(WordLimit.PREAMBLE, (question, round) -> preamble(question))
            .forAll(WordLimit.QUESTIONS);

    /** The version of the rule is part of who answers: results of another rule are not compared silently. */
    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", "1")));
    }

    @Override
    public Replies answer(List<Question> round) {
        return Replies.free(round.stream()
                .flatMap(question -> RULES.answer(question, round).stream())
                .toList());
    }

    private static Reply preamble(Question question) {
        String text = question.require(WordLimit.TEXT);
        if (!ENGLISH_LETTER.matcher(text).find()) {
            return new Reply.Declined(
                    question.id(), NAME, WithheldReason.CANNOT_TELL, "the rule reads texts in Latin letters");
        }
        Matcher opening = PREAMBLE.matcher(text);
        boolean found = opening.find();
        Quote quote = found ? new Quote(opening.group(1), opening.start(1)) : Quote.NONE;
        return new Reply.Stated(question.id(), NAME, new Value.YesNo(found), quote, "");
    }
}
