package dev.assize.core.result;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.finding.Evidence;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An answer as a result line keeps it.
 *
 * @param question the id of the question; empty in a ballot
 * @param asks the name of the wording; empty in a ballot
 * @param wording the hash of the wording; empty in a ballot
 * @param about the text of the one thing of many that it is about; null where there is none
 * @param stated the value; null when it was withheld
 * @param withheldFor why there is none, as written; null when there is one
 * @param rationale the reason of a value, or the detail of its absence
 * @param sure how sure the value is; null where nobody knows
 */
public record RecordedAnswer(
        String question,
        String asks,
        String wording,
        @Nullable String about,
        String by,
        @Nullable JsonNode stated,
        @Nullable String withheldFor,
        List<Evidence> evidence,
        String rationale,
        List<RecordedAnswer> ballots,
        @Nullable AnswerConfidence sure) {

    public RecordedAnswer {
        evidence = List.copyOf(evidence);
        ballots = List.copyOf(ballots);
    }

    private static final int LONGEST_ITEM = 300;

    static List<RecordedAnswer> of(Answers answers) {
        List<RecordedAnswer> recorded = new ArrayList<>();
        for (Answers.Answered answered : answers.asked()) {
            Question question = answered.question();
            recorded.add(of(
                    question.id().value(),
                    question.wording().name(),
                    question.wording().hash(),
                    question.item().map(RecordedAnswer::shortened).orElse(null),
                    answered.answer()));
        }
        return recorded;
    }

    /** An answer without its question. */
    static RecordedAnswer ballot(Answer answer) {
        return of("", "", "", null, answer);
    }

    private static RecordedAnswer of(
            String question, String asks, String wording, @Nullable String about, Answer answer) {
        List<RecordedAnswer> ballots = answer.ballots().isEmpty()
                ? List.of()
                : answer.ballots().stream().map(RecordedAnswer::ballot).toList();
        if (answer instanceof Answer.Withheld withheld) {
            String reason = withheld.reason().word();
            return new RecordedAnswer(
                    question,
                    asks,
                    wording,
                    about,
                    answer.by(),
                    null,
                    reason,
                    List.of(),
                    withheld.detail(),
                    ballots,
                    null);
        }
        Answer.Given given = (Answer.Given) answer;
        return new RecordedAnswer(
                question,
                asks,
                wording,
                about,
                answer.by(),
                ValueJson.of(given.stated()),
                null,
                given.evidence(),
                given.rationale(),
                ballots,
                given.sure());
    }

    /** A candidate of several pages is in its case; the line only tells which one it was. */
    static String shortened(String item) {
        return Shortened.after(LONGEST_ITEM, item);
    }

    public Optional<String> item() {
        return Optional.ofNullable(about);
    }

    public Optional<JsonNode> value() {
        return Optional.ofNullable(stated);
    }

    public Optional<String> withheld() {
        return Optional.ofNullable(withheldFor);
    }

    public Optional<AnswerConfidence> confidence() {
        return Optional.ofNullable(sure);
    }
}
