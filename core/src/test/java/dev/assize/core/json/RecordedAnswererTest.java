package dev.assize.core.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.core.question.Wording;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultJson;
import dev.assize.text.Span;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class RecordedAnswererTest {

    /** "the cat" stands twice, so that a quote looked for from the start would be found in the wrong place. */
    private static final String TEXT =
            "The dog saw the cat. Later the cat, old and grey, slept on the mat ... at noon.";

    private static final QuestionId SLEEPS = QuestionId.of("sleeps");
    private static final QuestionId WHERE = QuestionId.of("where");
    private static final QuestionId POINTS = QuestionId.of("points");
    private static final QuestionId TICKS = QuestionId.of("ticks");
    private static final QuestionId NAMES = QuestionId.of("names");
    private static final QuestionId WHOLE = QuestionId.of("whole");
    private static final QuestionId OPEN = QuestionId.of("open");

    private static Question question(QuestionId id, String words, Form form) {
        return new Question(
                id,
                Wording.of(id.value(), words),
                form,
                List.of(new Passage("text", TEXT)),
                Quoting.welcome("text"),
                Question.Reuse.THIS_CASE);
    }

    private static final List<Question> ROUND = List.of(
            question(SLEEPS, "Does it sleep?", new Form.YesNo()),
            question(WHERE, "Where?", new Form.Choice(List.of("mat", "bed"))),
            question(POINTS, "How many?", new Form.Scale(0, 5)),
            question(TICKS, "Which?", new Form.Checklist(List.of("old", "grey", "young"))),
            question(NAMES, "Who?", new Form.Listing(5)),
            question(WHOLE, "All of it?", new Form.Document(Json.object())),
            question(OPEN, "Why?", new Form.YesNo()));

    /** Asks a round and rules on how many of its answers were given. */
    private record AskingJudge(List<Question> round) implements Judge<String> {
        @Override
        public JudgeInfo info() {
            return new JudgeInfo(
                    new JudgeId("asking"),
                    "1",
                    "asks",
                    "Asks.",
                    List.of(),
                    round.stream()
                            .map(question -> new QuestionOutline(
                                    question.wording(), question.form().name(), "always"))
                            .toList(),
                    new TreeMap<>(),
                    Headline.score("/given", 7),
                    Json.object(),
                    Json.object(),
                    Json.object());
        }

        @Override
        public String read(ObjectNode record) {
            return "";
        }

        @Override
        public List<Question> ask(String subject, Answers soFar) {
            return soFar.asked().isEmpty() ? round : List.of();
        }

        @Override
        public Ruling rule(String subject, Answers answers) {
            return new Ruling(
                    new Verdict.Decided(Json.object()
                            .put("given", round.size() - answers.withheld().size())),
                    List.of(Finding.of("asked", Severity.INFO, "It asked.")));
        }
    }

    /** Answers everything once, with a panel, quotes in parts, remarks and a bill. */
    private static final Answerer EVERYBODY = new Answerer() {
        @Override
        public AnswererIdentity identity() {
            return new AnswererIdentity("everybody", new TreeMap<>());
        }

        @Override
        public Replies answer(List<Question> round) {
            Map<String, Boolean> ticks = new LinkedHashMap<>();
            ticks.put("young", false);
            ticks.put("old", true);
            ticks.put("grey", true);
            ObjectNode whole = Json.object().put("share", new BigDecimal("0.50"));
            Evidence second = new Evidence("text", new Span(27, 34), "the cat");
            Answer yes = new Answer.Given(
                    SLEEPS,
                    "a",
                    new Value.YesNo(true),
                    List.of(second),
                    "it does",
                    List.of(),
                    AnswerConfidence.parse("0.5"));
            Answer unsure = new Answer.Withheld(
                    SLEEPS,
                    "b",
                    WithheldReason.SPLIT_VOTE,
                    "1 to 1",
                    List.of(new Answer.Given(SLEEPS, "b #1", new Value.YesNo(false), List.of(), "", List.of())));
            return new Replies(
                    List.of(
                            new Reply.Stated(
                                    SLEEPS,
                                    "panel",
                                    new Value.YesNo(true),
                                    Quote.of("THE CAT, old … slept on the mat"),
                                    "seen",
                                    List.of(yes, unsure)),
                            new Reply.Stated(WHERE, "m", new Value.Choice("mat"), new Quote("the cat", 20), "")
                                    .as(AnswerConfidence.parse("0.97")),
                            new Reply.Stated(POINTS, "m", new Value.Scale(4), Quote.of("the mat ... at noon"), "four")
                                    .as(AnswerConfidence.parse("0.625")),
                            new Reply.Stated(TICKS, "m", new Value.Checklist(ticks), Quote.NONE, ""),
                            new Reply.Stated(
                                    NAMES, "m", new Value.Listing(List.of("dog", "cat")), Quote.of("“the  dog”"), ""),
                            new Reply.Stated(WHOLE, "m", new Value.Document(whole), Quote.NONE, ""),
                            new Reply.Declined(OPEN, "m", WithheldReason.CANNOT_TELL, "nobody knows")),
                    List.of(Finding.of("instruction-in-text", Severity.MINOR, "It says: purr.")),
                    new Expense(3, 10, 5, BigDecimal.ONE, 0, Duration.ofSeconds(1)));
        }
    };

    private static ObjectNode heard(List<Question> round, Answerer answerer) {
        ObjectNode line = ResultJson.of(new Hearing<>(new AskingJudge(round), answerer)
                .hear("case", Json.object().put("id", "case"), null));
        line.remove(List.of("epoch", "expense"));
        return line;
    }

    private static RecordedResult recorded() {
        return RecordedResult.of(new Hearing<>(new AskingJudge(ROUND), EVERYBODY).hear("case", Json.object(), null));
    }

    @Test
    void saysAgainWhatWasSaidToTheLetter() {
        assertThat(recorded().answers().get(0).evidence()).hasSize(2);
        assertThat(recorded().answers().get(2).confidence()).contains(AnswerConfidence.parse("0.625"));
        assertThat(recorded().doubt().orElseThrow().answers()).containsExactly(POINTS);
        assertThat(Json.write(heard(ROUND, RecordedAnswerer.of(recorded()))))
                .isEqualTo(Json.write(heard(ROUND, EVERYBODY)));
    }

    @Test
    void survivesBeingWrittenAndReadAgain() {
        RecordedResult read = RecordedResult.parse(Json.write(recorded().line()));
        assertThat(Json.write(heard(ROUND, RecordedAnswerer.of(read)))).isEqualTo(Json.write(heard(ROUND, EVERYBODY)));
    }

    @Test
    void keepsWhatTheAnswererNoticedAndCostsNothing() {
        Replies replies = RecordedAnswerer.of(recorded()).answer(ROUND);
        assertThat(replies.remarks()).extracting(Finding::code).containsExactly("instruction-in-text");
        assertThat(replies.expense().isNone()).isTrue();
    }

    @Test
    void callsNothingDoubtfulThatWasNotThen() {
        ObjectNode line = recorded().line().deepCopy();
        line.remove("doubt");
        Hearing<String> again = new Hearing<>(new AskingJudge(ROUND), RecordedAnswerer.of(RecordedResult.read(line)));
        assertThat(again.hear("case", Json.object(), null).doubt()).isEmpty();
    }

    @Test
    void belongsToTheEpochItWasRecordedIn() {
        RecordedResult recorded = recorded();
        assertThat(RecordedAnswerer.of(recorded).identity().settings())
                .containsEntry("epoch", recorded.epoch().hash());
    }

    @Test
    void withholdsWhatWasNotAskedThen() {
        Question fresh = question(QuestionId.of("fresh"), "Is it Monday?", new Form.YesNo());
        assertThat(withheld(fresh))
                .isEqualTo(new Reply.Declined(
                        fresh.id(),
                        "recorded",
                        WithheldReason.UNANSWERED,
                        "the question \"fresh\" was not asked then"));
    }

    @Test
    void withholdsWhatWasAskedInOtherWords() {
        Question reworded = question(SLEEPS, "Is it asleep?", new Form.YesNo());
        assertThat(withheld(reworded).detail())
                .isEqualTo("the question \"sleeps\" was asked in other words then ("
                        + ROUND.get(0).wording().hash() + ")");
    }

    @Test
    void withholdsAnAnswerOfAnotherForm() {
        Question scaled = question(SLEEPS, "Does it sleep?", new Form.Scale(0, 5));
        assertThat(withheld(scaled).reason()).isEqualTo(WithheldReason.WRONG_FORM);
    }

    private static Reply.Declined withheld(Question question) {
        return (Reply.Declined) RecordedAnswerer.of(recorded())
                .answer(List.of(question))
                .replies()
                .get(0);
    }

    @Test
    void withholdsAnAnswerWhoseQuoteIsGone() {
        Question elsewhere = new Question(
                SLEEPS,
                ROUND.get(0).wording(),
                new Form.YesNo(),
                List.of(new Passage("text", "Nobody is here.")),
                Quoting.welcome("text"),
                Question.Reuse.THIS_CASE);
        assertThat(heard(List.of(elsewhere), RecordedAnswerer.of(recorded()))
                        .at("/answers/0/withheld")
                        .asText())
                .isEqualTo("quote_not_found");
    }
}
