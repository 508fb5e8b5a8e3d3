package dev.assize.core.panel;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A checked answer of one answerer.
 *
 * @param quote the words it gave as evidence; none when it was withheld
 */
record Ballot(Answer answer, Quote quote) {

    /** One for each question of the round, in its order. */
    static List<Ballot> of(List<Question> round, Replies said, Answerer answerer) {
        Map<QuestionId, Quote> quotes = new HashMap<>();
        for (Reply reply : said.replies()) {
            if (reply instanceof Reply.Stated stated) {
                quotes.put(stated.question(), stated.quote());
            }
        }
        List<Ballot> ballots = new ArrayList<>(round.size());
        for (Answers.Answered checked :
                AnswerCheck.check(round, said.replies(), answerer.identity().name())) {
            Answer answer = checked.answer();
            Quote quote = isGiven(answer) ? quotes.getOrDefault(answer.question(), Quote.NONE) : Quote.NONE;
            ballots.add(new Ballot(answer, quote));
        }
        return ballots;
    }

    boolean isGiven() {
        return isGiven(answer);
    }

    String rationale() {
        return answer instanceof Answer.Given given ? given.rationale() : ((Answer.Withheld) answer).detail();
    }

    /** The same under another name. */
    Ballot by(String name) {
        if (answer instanceof Answer.Given given) {
            return new Ballot(
                    new Answer.Given(
                            given.question(),
                            name,
                            given.stated(),
                            given.evidence(),
                            given.rationale(),
                            given.ballots(),
                            given.sure()),
                    quote);
        }
        Answer.Withheld held = (Answer.Withheld) answer;
        return new Ballot(
                new Answer.Withheld(held.question(), name, held.reason(), held.detail(), held.ballots()), quote);
    }

    /** The reply that checks to this answer again; {@code earlier} is the vote it settles, if it had none of its own. */
    Reply reply(List<Answer> earlier) {
        List<Answer> votes = answer.ballots().isEmpty() ? earlier : answer.ballots();
        if (answer instanceof Answer.Given given) {
            return new Reply.Stated(given.question(), given.by(), given.stated(), quote, given.rationale(), votes)
                    .as(given.sure());
        }
        Answer.Withheld held = (Answer.Withheld) answer;
        return new Reply.Declined(held.question(), held.by(), held.reason(), held.detail(), votes);
    }

    private static boolean isGiven(Answer answer) {
        return answer instanceof Answer.Given;
    }
}
