package dev.assize.core.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.json.Json;
import dev.assize.core.panel.ThresholdAnswerer;
import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.result.ResultJson;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class DoubtSearchTest {

    private static final AnswerConfidence SURE = AnswerConfidence.parse("0.99");
    private static final AnswerConfidence UNSURE = AnswerConfidence.parse("0.6");

    @Test
    void saysNothingWhereNothingIsDoubtful() {
        assertThat(heard(new CountingJudge("1", "Is it?"), List.of(SURE, SURE)).doubt())
                .isEmpty();
    }

    @Test
    void doesNotCallUnknownDoubtful() {
        Answerer unknowing = answering(question -> new Value.YesNo(true), question -> null);
        CaseResult result = new Hearing<>(new CountingJudge("1", "Is it?"), unknowing)
                .hear("a", Json.object().put("rounds", 2), null);
        assertThat(result.doubt()).isEmpty();
    }

    @Test
    void findsTheScoresBetweenWhichTheVerdictLies() {
        Doubt doubt = heard(new CountingJudge("1", "Is it?"), List.of(UNSURE, SURE, UNSURE))
                .doubt()
                .orElseThrow();
        assertThat(doubt.answers()).containsExactly(QuestionId.of("q0"), QuestionId.of("q2"));
        assertThat(doubt.hangs()).isTrue();
        assertThat(doubt.undecided()).isFalse();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.ONE, BigDecimal.valueOf(3)));
        assertThat(doubt.below()).isEqualTo(AnswerConfidence.USUAL_THRESHOLD);
    }

    @Test
    void findsTheEndsAmongMoreCombinationsThanCanBeTried() {
        List<AnswerConfidence> unsure = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            unsure.add(i % 4 == 0 ? SURE : UNSURE);
        }
        Doubt doubt = heard(new CountingJudge("1", "Is it?"), unsure).doubt().orElseThrow();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.valueOf(5), BigDecimal.valueOf(20)));
    }

    @Test
    void findsTheEndsWhereNoAnswerAloneMovesARoundedScore() {
        Answerer rules =
                answering(question -> new Value.YesNo(question.id().value().length() == 2), question -> UNSURE);
        Doubt doubt = new Hearing<>(new RoundingJudge(), rules)
                .hear("a", Json.object().put("rounds", 20), null)
                .doubt()
                .orElseThrow();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.ZERO, BigDecimal.valueOf(5)));
    }

    @Test
    void expectsTheMeanOfTheScoresByHowLikelyTheyAre() {
        Doubt doubt = heard(
                        new CountingJudge("1", "Is it?"),
                        List.of(AnswerConfidence.parse("0.75"), SURE, AnswerConfidence.parse("0.6")))
                .doubt()
                .orElseThrow();
        assertThat(doubt.expectedScore()).contains(new BigDecimal("2.35"));
    }

    @Test
    void expectsTheMeanAmongMoreCombinationsThanCanBeTried() {
        List<AnswerConfidence> unsure = new ArrayList<>();
        double mean = 0;
        for (int i = 0; i < 30; i++) {
            unsure.add(AnswerConfidence.parse("0." + (55 + i)));
            mean += 0.55 + i / 100.0;
        }
        Doubt doubt = heard(new CountingJudge("1", "Is it?"), unsure).doubt().orElseThrow();
        assertThat(doubt.expectedScore().orElseThrow().doubleValue()).isCloseTo(mean, within(0.1));
    }

    /** The given one is neither end of what is allowed. */
    @Test
    void expectsANumberBetweenItsEnds() {
        Form.Number grade = new Form.Number(BigDecimal.ZERO, BigDecimal.TEN);
        Answerer rules = answering(question -> new Value.Number(BigDecimal.valueOf(7)), question -> UNSURE);
        Doubt doubt = new Hearing<>(new GradeJudge(grade), rules)
                .hear("a", Json.object(), null)
                .doubt()
                .orElseThrow();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.ZERO, BigDecimal.TEN));
        assertThat(doubt.expectedScore()).contains(new BigDecimal("6.2"));
    }

    /** The score is the number that was answered. */
    private record GradeJudge(Form form) implements Judge<String> {

        private static final QuestionId GRADE = QuestionId.of("grade");

        @Override
        public JudgeInfo info() {
            return new JudgeInfo(
                    new JudgeId("grade"),
                    "1",
                    "grades",
                    "Judges grades.",
                    List.of(),
                    List.of(new QuestionOutline(Wording.of("which", "Which?"), form.name(), "always")),
                    new TreeMap<>(),
                    Headline.score("/grade", 10),
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
            Question question = new Question(
                    GRADE, Wording.of("which", "Which?"), form, List.of(), Quoting.NONE, Question.Reuse.THIS_CASE);
            return soFar.has(GRADE) ? List.of() : List.of(question);
        }

        @Override
        public Ruling rule(String subject, Answers answers) {
            Value.Number grade = (Value.Number) answers.require(GRADE).value().orElseThrow();
            return new Ruling(new Verdict.Decided(Json.object().put("grade", grade.value())), List.of());
        }
    }

    @Test
    void expectsNoScoreWhereNoneMovesAndWhereTheCaseMayBeUndecided() {
        Doubt still = heard(new ColourJudge(new Form.Choice(List.of("red", "orange"))), new Value.Choice("red"));
        assertThat(still.expectedScore()).isEmpty();
        Doubt open = heard(new ColourJudge(new Form.Choice(List.of("red", "other"))), new Value.Choice("red"));
        assertThat(open.expectedScore()).isEmpty();
    }

    /** Each ruling takes time for every answer, so that trying them all would take the square of it. */
    @Test
    void triesNoMoreThanAThousandOfManyAlone() {
        RoundingJudge judge = new RoundingJudge();
        Answerer rules = answering(question -> new Value.YesNo(true), question -> UNSURE);
        Doubt doubt = new Hearing<>(judge, rules)
                .hear("a", Json.object().put("rounds", 1_200), null)
                .doubt()
                .orElseThrow();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.ZERO, BigDecimal.valueOf(300)));
        assertThat(judge.rulings).isLessThan(950);
    }

    @Test
    void triesFewerAloneTheMoreThereAre() {
        RoundingJudge judge = new RoundingJudge();
        Answerer rules = answering(question -> new Value.YesNo(true), question -> UNSURE);
        Doubt doubt = new Hearing<>(judge, rules)
                .hear("a", Json.object().put("rounds", 8_000), null)
                .doubt()
                .orElseThrow();
        assertThat(doubt.scores()).contains(new Doubt.Scores(BigDecimal.ZERO, BigDecimal.valueOf(2_000)));
        assertThat(judge.rulings).isLessThan(200);
    }

    /** A point for every four yeses, all asked for at once. */
    private static final class RoundingJudge implements Judge<Integer> {
        private final CountingJudge counting = new CountingJudge("1", "Is it?");
        private int rulings;

        @Override
        public JudgeInfo info() {
            return counting.info();
        }

        @Override
        public Integer read(ObjectNode record) {
            return counting.read(record);
        }

        @Override
        public List<Question> ask(Integer subject, Answers soFar) {
            return soFar.asked().isEmpty()
                    ? IntStream.range(0, subject).mapToObj(counting::numbered).toList()
                    : List.of();
        }

        @Override
        public Ruling rule(Integer subject, Answers answers) {
            rulings++;
            int yeses = counting.rule(subject, answers)
                    .verdict()
                    .form()
                    .orElseThrow()
                    .path("yeses")
                    .intValue();
            return new Ruling(new Verdict.Decided(Json.object().put("yeses", yeses / 4)), List.of());
        }
    }

    @Test
    void goesByTheThresholdOfTheAnswerer() {
        Answerer rules = answering(question -> new Value.YesNo(true), question -> UNSURE);
        Answerer lax = ThresholdAnswerer.deciding(rules, AnswerConfidence.parse("0.5"));
        assertThat(new Hearing<>(new CountingJudge("1", "Is it?"), lax)
                        .hear("a", Json.object().put("rounds", 2), null)
                        .doubt())
                .isEmpty();
    }

    @Test
    void survivesBeingWrittenAndReadAgain() {
        CaseResult result = heard(new CountingJudge("1", "Is it?"), List.of(UNSURE, SURE));
        ObjectNode line = ResultJson.of(result);
        assertThat(Json.write(line.get("doubt")))
                .isEqualTo(
                        "{\"below\":0.9,\"answers\":[\"q0\"],\"hangs\":true,\"score_bounds\":[1,2],\"expected_score\":1.6}");
        assertThat(RecordedResult.read(line).doubt()).isEqualTo(result.doubt());
    }

    @Test
    void listsTheLabelsThatOtherAnswersLeadTo() {
        Doubt doubt = heard(new ColourJudge(new Form.Choice(List.of("red", "green", "blue"))), new Value.Choice("red"));
        assertThat(doubt.labels()).containsExactly("WARM", "COLD");
        assertThat(doubt.hangs()).isTrue();
        assertThat(doubt.scores()).isEmpty();
    }

    @Test
    void doesNotHangWhereEveryAnswerLeadsToTheSame() {
        Doubt doubt = heard(new ColourJudge(new Form.Choice(List.of("red", "orange"))), new Value.Choice("red"));
        assertThat(doubt.labels()).containsExactly("WARM");
        assertThat(doubt.hangs()).isFalse();
    }

    @Test
    void triesEveryTickOfAChecklist() {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        ticks.put("red", true);
        ticks.put("green", false);
        Doubt doubt = heard(new ColourJudge(new Form.Checklist(List.of("red", "green"))), new Value.Checklist(ticks));
        assertThat(doubt.labels()).containsExactly("WARM", "COLD");
    }

    @Test
    void isUndecidedWhereAnotherAnswerLeadsToQuestionsNobodyWasAsked() {
        Doubt doubt = heard(new ColourJudge(new Form.Choice(List.of("red", "other"))), new Value.Choice("red"));
        assertThat(doubt.undecided()).isTrue();
        assertThat(doubt.hangs()).isTrue();
    }

    @Test
    void isUndecidedWhereOtherAnswersCannotBeListed() {
        Doubt doubt = heard(new ColourJudge(new Form.Listing(3)), new Value.Listing(List.of("red")));
        assertThat(doubt.undecided()).isTrue();
    }

    /** Asks for a colour; of any other colour it asks more. */
    private record ColourJudge(Form form) implements Judge<String> {

        private static final QuestionId COLOUR = QuestionId.of("colour");

        @Override
        public JudgeInfo info() {
            return new JudgeInfo(
                    new JudgeId("colour"),
                    "1",
                    "colours",
                    "Judges colours.",
                    List.of(),
                    List.of(new QuestionOutline(Wording.of("which", "Which?"), form.name(), "always")),
                    new TreeMap<>(),
                    Headline.label("/label").passing("WARM"),
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
            if (!soFar.has(COLOUR)) {
                return List.of(question(COLOUR));
            }
            return said(soFar).contains("other") ? List.of(question(QuestionId.of("more"))) : List.of();
        }

        private Question question(QuestionId id) {
            return new Question(
                    id, Wording.of("which", "Which?"), form, List.of(), Quoting.NONE, Question.Reuse.THIS_CASE);
        }

        @Override
        public Ruling rule(String subject, Answers answers) {
            boolean warm = said(answers).contains("red") || said(answers).contains("orange");
            return new Ruling(new Verdict.Decided(Json.object().put("label", warm ? "WARM" : "COLD")), List.of());
        }

        private static List<String> said(Answers answers) {
            Value value = answers.require(COLOUR).value().orElseThrow();
            if (value instanceof Value.Checklist list) {
                return list.ticks().entrySet().stream()
                        .filter(Map.Entry::getValue)
                        .map(Map.Entry::getKey)
                        .toList();
            }
            return value instanceof Value.Choice choice ? List.of(choice.option()) : ((Value.Listing) value).entries();
        }
    }

    private static Doubt heard(ColourJudge judge, Value said) {
        return new Hearing<>(judge, answering(question -> said, question -> UNSURE))
                .hear("a", Json.object(), null)
                .doubt()
                .orElseThrow();
    }

    private static CaseResult heard(CountingJudge judge, List<AnswerConfidence> sure) {
        Answerer rules = answering(
                question -> new Value.YesNo(true),
                question -> sure.get(Integer.parseInt(question.id().value().substring(1))));
        return new Hearing<>(judge, rules).hear("a", Json.object().put("rounds", sure.size()), null);
    }

    private interface Sureness {
        @Nullable
        AnswerConfidence of(Question question);
    }

    private static Answerer answering(Function<Question, Value> says, Sureness sure) {
        return new Answerer() {
            @Override
            public AnswererIdentity identity() {
                return new AnswererIdentity("rules", new TreeMap<>());
            }

            @Override
            public Replies answer(List<Question> round) {
                List<Reply> replies = new ArrayList<>();
                for (Question question : round) {
                    replies.add(new Reply.Stated(question.id(), "rules", says.apply(question), Quote.NONE, "")
                            .as(sure.of(question)));
                }
                return Replies.free(replies);
            }
        };
    }
}
