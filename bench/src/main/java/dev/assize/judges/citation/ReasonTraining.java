package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.bench.LabelledCases;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.judges.citation.internal.ReasonTreeLearner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Learns the trees that look again at what the rules say of reasons. Cases are heard as {@code assize judge} hears them, and what is asked
 * about their reasons is taken with the answers of people.
 *
 * <p>Usage: {@code ReasonTraining <labelled cases> <directory of the tables of reasons> <directory to write the trees to>}.
 */
final class ReasonTraining {

    /** Lines of our own are short, and many of them differ in wording alone: two count as one. */
    private static final double OWN = 0.5;

    private final EmbeddedCitation rules = new EmbeddedCitation();
    private final ReasonTreeLearner learner = new ReasonTreeLearner();

    private ReasonTraining() {}

    public static void main(String[] arguments) throws IOException {
        ReasonTraining training = new ReasonTraining();
        for (JsonNode row : LabelledCases.forLearning(Path.of(arguments[0]))) {
            training.hear((ObjectNode) row.path("case"), row.path("answers"), 1);
        }
        for (ReasonLines.Line line : ReasonLines.of(Path.of(arguments[1]))) {
            training.hear(line.record(), line.answers(), OWN);
        }
        for (Map.Entry<String, List<String>> trees : training.learner.learn().entrySet()) {
            Files.write(Path.of(arguments[2], trees.getKey()), trees.getValue());
        }
    }

    private void hear(ObjectNode record, JsonNode answers, double weight) {
        new Hearing<>(new CitationMapping(), new Listening(rules, learner, answers, weight))
                .hear("labelled", record, null);
    }

    /** Takes what is asked, and answers as people did, so that what is asked next hangs on no trees. */
    private record Listening(EmbeddedCitation rules, ReasonTreeLearner learner, JsonNode answers, double weight)
            implements Answerer {

        @Override
        public AnswererIdentity identity() {
            return rules.identity();
        }

        @Override
        public Replies answer(List<Question> round) {
            CitationRound texts = new CitationRound(round);
            for (Question question : round) {
                JsonNode answer = answerOf(question);
                String asked = question.wording().name();
                if (answer.isBoolean()) {
                    boolean ofTexts = CitationQuestions.MISREADS_CONTEXT.asks(question)
                            || CitationQuestions.OVERFITS_KEYWORDS.asks(question);
                    if (ofTexts) {
                        learner.add(asked, texts.mistakes(question), answer.asBoolean(), weight);
                    } else if (question.find(ReasoningPassages.REASONING).isPresent()) {
                        learner.add(asked, texts.weighed(question), answer.asBoolean(), weight);
                    }
                }
            }
            Map<QuestionId, JsonNode> people = round.stream().collect(Collectors.toMap(Question::id, this::answerOf));
            return Replies.free(rules.answer(round).replies().stream()
                    .map(reply -> asPeople(reply, people.getOrDefault(reply.question(), MissingNode.getInstance())))
                    .toList());
        }

        private JsonNode answerOf(Question question) {
            return answers.path(question.wording().name());
        }

        private static Reply asPeople(Reply reply, JsonNode answer) {
            return answer.isBoolean() && reply instanceof Reply.Stated stated
                    ? new Reply.Stated(
                            stated.question(),
                            stated.by(),
                            new Value.YesNo(answer.asBoolean()),
                            Quote.NONE,
                            stated.rationale())
                    : reply;
        }
    }
}
