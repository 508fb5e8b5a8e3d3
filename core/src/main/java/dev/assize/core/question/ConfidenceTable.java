package dev.assize.core.question;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.text.ResourceText;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How often the embedded rules of a judge were right, by kind of question and kind of evidence, on labelled data that they
 * were not made on. It is a resource beside the rules, {@code confidence.json}, made by {@code bench/calibrate.sh}, and part
 * of the epoch by its hash. A kind of which too little is known has no confidence. Threads share it: it holds nothing that
 * changes.
 */
public final class ConfidenceTable {

    /** Knows nothing. */
    public static final ConfidenceTable NONE =
            new ConfidenceTable("", "", "", AnswerConfidence.USUAL_THRESHOLD, Map.of(), "none");

    /** With fewer answers than this a share says little. */
    public static final int FEWEST = 30;

    private static final String RESOURCE = "confidence.json";
    private static final String SAID = ": ";
    private static final String YES = new Value.YesNo(true).toString();
    private static final String NO = new Value.YesNo(false).toString();

    /**
     * How many answers were right where the strength of the evidence was {@code from} or more, up to the next step.
     *
     * @param from null where there is nothing below
     */
    public record Step(@Nullable Double from, long right, long of) {
        public Step {
            if (right < 0 || right > of) {
                throw new IllegalArgumentException(right + " of " + of + " answers cannot be right");
            }
        }

        Optional<AnswerConfidence> confidence() {
            return of < FEWEST ? Optional.empty() : Optional.of(AnswerConfidence.of(right, of));
        }
    }

    private final String rules;
    private final String made;
    private final String origin;
    private final AnswerConfidence threshold;
    private final Map<String, Map<String, List<Step>>> questions;
    private final Map<String, Ratings> ratings = new HashMap<>();
    private final String hash;

    /** The steps of one kind of evidence, and how sure an answer is that reaches each. */
    private record Rating(List<Step> steps, List<Optional<AnswerConfidence>> sure) {

        static final Rating UNKNOWN = new Rating(List.of(), List.of());

        static Rating of(List<Step> steps) {
            return new Rating(steps, steps.stream().map(Step::confidence).toList());
        }

        Optional<AnswerConfidence> at(@Nullable Double measure) {
            Optional<AnswerConfidence> reached = Optional.empty();
            for (int i = 0; i < steps.size(); i++) {
                Double from = steps.get(i).from();
                if (from == null || (measure != null && measure >= from)) {
                    reached = sure.get(i);
                }
            }
            return reached;
        }
    }

    /** The ratings of one question; those of a yes and of a no by the kind of evidence alone, since most answers are one of them. */
    private static final class Ratings {
        private final Map<String, Rating> byKey = new HashMap<>();
        private final Map<String, Rating> yes = new HashMap<>();
        private final Map<String, Rating> no = new HashMap<>();

        Ratings(Map<String, List<Step>> kinds) {
            kinds.forEach((key, steps) -> {
                Rating rating = Rating.of(steps);
                byKey.put(key, rating);
                putBeside(yes, key, SAID + YES, rating);
                putBeside(no, key, SAID + NO, rating);
            });
        }

        private static void putBeside(Map<String, Rating> byKind, String key, String said, Rating rating) {
            if (key.endsWith(said)) {
                byKind.put(key.substring(0, key.length() - said.length()), rating);
            }
        }

        Rating of(Basis basis, Value said) {
            Rating known = said instanceof Value.YesNo answer
                    ? (answer.yes() ? yes : no).get(basis.kind())
                    : byKey.get(key(basis, said));
            return known == null ? Rating.UNKNOWN : known;
        }
    }

    private ConfidenceTable(
            String rules,
            String made,
            String origin,
            AnswerConfidence threshold,
            Map<String, Map<String, List<Step>>> questions,
            String hash) {
        this.rules = rules;
        this.made = made;
        this.origin = origin;
        this.threshold = threshold;
        this.questions = questions;
        this.hash = hash;
        questions.forEach((asks, kinds) -> ratings.put(asks, new Ratings(kinds)));
    }

    /** The resource {@code confidence.json} beside {@code owner}. */
    public static ConfidenceTable beside(Class<?> owner) {
        return parse(ResourceText.beside(owner, RESOURCE));
    }

    /** Throws {@link IllegalArgumentException} for what is no table. */
    public static ConfidenceTable parse(String text) {
        JsonNode written = tree(text);
        Map<String, Map<String, List<Step>>> questions = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> question : written.path("questions").properties()) {
            // A question that is read by the rules of another one is as sure as that.
            String asks = question.getValue().path("as").asText(question.getKey());
            questions.put(question.getKey(), kinds(written.path("questions").path(asks)));
        }
        return new ConfidenceTable(
                written.path("rules").asText(),
                written.path("made").asText(),
                written.path("origin").asText(),
                new AnswerConfidence(number(written, "threshold")),
                questions,
                Hash.of(text));
    }

    private static JsonNode tree(String text) {
        try {
            return Json.parse(text);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a confidence table is JSON: " + JsonMistake.of(e), e);
        }
    }

    private static BigDecimal number(JsonNode node, String field) {
        if (!node.path(field).isNumber()) {
            throw new IllegalArgumentException("a confidence table has a number \"" + field + "\"");
        }
        return node.path(field).decimalValue();
    }

    private static Map<String, List<Step>> kinds(JsonNode written) {
        Map<String, List<Step>> kinds = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> kind : written.properties()) {
            List<Step> steps = new ArrayList<>();
            for (JsonNode step : kind.getValue()) {
                Double from = step.has("from") ? number(step, "from").doubleValue() : null;
                boolean rising =
                        steps.isEmpty() || (from != null && isAfter(steps.get(steps.size() - 1), from.doubleValue()));
                if (!rising) {
                    throw new IllegalArgumentException("the steps of \"" + kind.getKey() + "\" do not rise");
                }
                steps.add(new Step(
                        from,
                        number(step, "right").longValue(),
                        number(step, "of").longValue()));
            }
            kinds.put(kind.getKey(), List.copyOf(steps));
        }
        return kinds;
    }

    private static boolean isAfter(Step last, double from) {
        Double before = last.from();
        return before == null || from > before;
    }

    /**
     * How sure such an answer is; empty where too little is known.
     *
     * @param asks the name of the question's wording
     */
    public Optional<AnswerConfidence> find(String asks, Basis basis, Value said) {
        Ratings known = ratings.get(asks);
        return known == null ? Optional.empty() : known.of(basis, said).at(basis.measure());
    }

    /** The reply with what it rests on and, where that is known, how sure it is. */
    public Reply.Stated rate(Question question, Reply.Stated reply, Basis basis) {
        return reply.on(
                basis, find(question.wording().name(), basis, reply.value()).orElse(null));
    }

    /**
     * Under which name the table keeps such answers: the kind of evidence, and what was said where it is one of a few things,
     * since a yes and a no on the same evidence are not equally sure.
     */
    public static String key(Basis basis, Value said) {
        if (said instanceof Value.YesNo) {
            return basis.kind() + SAID + said;
        }
        return said instanceof Value.Choice choice ? basis.kind() + SAID + choice.option() : basis.kind();
    }

    /** Below which confidence an answer of these rules is doubtful, unless the user says otherwise. */
    public AnswerConfidence threshold() {
        return threshold;
    }

    /** The version of the rules that it was made with. */
    public String rules() {
        return rules;
    }

    /** The day on which it was made. */
    public String made() {
        return made;
    }

    /** The data and the command that it was made with. */
    public String origin() {
        return origin;
    }

    /** Tells one table from another; goes into the settings of the answerer's identity. */
    public String hash() {
        return hash;
    }

    /** Every step by kind of question and kind of evidence, as written. */
    public Map<String, Map<String, List<Step>>> questions() {
        return questions;
    }
}
