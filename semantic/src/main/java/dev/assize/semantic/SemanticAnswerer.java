package dev.assize.semantic;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.text.Language;
import dev.assize.text.detect.LanguageDetector;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Rules, and beside them a model for what the rules only weighed: whether an English text states a fact or draws a
 * conclusion whose words are there in part. What the rules have a proof for (another number, another name, a denial, the very
 * words) stays as it is, and so does every other question. Threads share it: it holds nothing that changes.
 */
record SemanticAnswerer(Answerer rules) implements Answerer {
    /** Raised whenever something besides the model can change an answer. */
    static final String VERSION = "3";

    /** A second reader does not see the judge; a test holds these against its questions. */
    static final Set<String> WORDINGS = Set.of("states-fact", "draws-conclusion");

    private static final String OUTPUT = "output_text";
    private static final String WEIGHED = "weighed";

    @Override
    public AnswererIdentity identity() {
        AnswererIdentity known = rules.identity();
        SortedMap<String, String> settings = new TreeMap<>(known.settings());
        settings.put(SemanticReader.NAME, VERSION + "-" + CrossEncoder.MODEL);
        return new AnswererIdentity(known.name() + "+" + SemanticReader.NAME, settings);
    }

    @Override
    public AnswerConfidence threshold() {
        return rules.threshold();
    }

    @Override
    public Answerer forCase(String id) {
        return new SemanticAnswerer(rules.forCase(id));
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = rules.answer(round);
        Map<QuestionId, Question> asked = new HashMap<>();
        round.forEach(question -> asked.put(question.id(), question));
        Map<String, Optional<OutputWindows>> outputs = new HashMap<>();
        List<Reply> replies = new ArrayList<>(said.replies().size());
        for (Reply reply : said.replies()) {
            Question question = asked.get(reply.question());
            replies.add(question == null ? reply : revised(question, reply, outputs));
        }
        return new Replies(replies, said.remarks(), said.expense());
    }

    private static Reply revised(Question question, Reply reply, Map<String, Optional<OutputWindows>> outputs) {
        if (!(reply instanceof Reply.Stated stated)
                || !WORDINGS.contains(question.wording().name())
                || !isWeighed(stated.basis())
                || stated.confidence().isEmpty()) {
            return reply;
        }
        Optional<String> item = question.item();
        Optional<OutputWindows> output = question.find(OUTPUT)
                .map(Passage::text)
                .flatMap(text -> outputs.computeIfAbsent(text, SemanticAnswerer::windows));
        return item.isEmpty() || output.isEmpty() ? reply : weighed(stated, item.get(), output.get());
    }

    private static boolean isWeighed(@Nullable Basis basis) {
        return basis != null && basis.kind().equals(WEIGHED);
    }

    /** Empty where the model cannot read the text. */
    private static Optional<OutputWindows> windows(String text) {
        return LanguageDetector.detect(text)
                .known()
                .filter(language -> language == Language.ENGLISH)
                .map(english -> OutputWindows.of(text, CrossEncoder.get()));
    }

    private static Reply weighed(Reply.Stated stated, String item, OutputWindows output) {
        boolean before = stated.value().equals(new Value.YesNo(true));
        double sure = stated.confidence().orElseThrow().share().doubleValue();
        double stands = Combination.probability(output.score(item), before ? sure : 1 - sure);
        boolean now = stands > 0.5;
        Quote quote = Quote.NONE;
        if (now) {
            quote = stated.quote().isEmpty() ? output.quote(item) : stated.quote();
        }
        Reply.Stated said = new Reply.Stated(
                stated.question(),
                stated.by() + "+" + SemanticReader.NAME,
                new Value.YesNo(now),
                quote,
                stated.rationale() + "; the semantic reader says " + (now ? "stated" : "not stated"),
                stated.ballots());
        return said.on(Basis.of(SemanticReader.NAME), confidence(now ? stands : 1 - stands));
    }

    private static AnswerConfidence confidence(double share) {
        return new AnswerConfidence(BigDecimal.valueOf(share).setScale(3, RoundingMode.HALF_EVEN));
    }
}
