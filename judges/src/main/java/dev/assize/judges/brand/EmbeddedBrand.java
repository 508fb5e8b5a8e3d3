package dev.assize.judges.brand;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionRules;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.internal.language.RuleLanguages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Answers the questions of brand-extraction by spelling, word lists and turns of phrase. Threads share it: it keeps nothing. */
public final class EmbeddedBrand implements Answerer {

    private static final String NAME = "embedded";

    /** Raised whenever a rule can change an answer. */
    private static final String RULES = "9";

    private static final ConfidenceTable CONFIDENCE = ConfidenceTable.beside(EmbeddedBrand.class);
    private static final Basis WORDS = Basis.of("words");
    private static final Basis SILENCE = Basis.of("nothing-said");
    private static final Basis ALL = Basis.of("all-found");
    private static final Basis NOT_ALL = Basis.of("not-all-found");
    private static final RuleLanguages LANGUAGES = RuleLanguages.BUILT_IN;

    private static final AnswererIdentity IDENTITY =
            new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", RULES, "confidence", CONFIDENCE.hash())));

    private static final QuestionRules<Round, Reply> RULES_BY_QUESTION = rules();

    @Override
    public AnswererIdentity identity() {
        return IDENTITY;
    }

    @Override
    public AnswerConfidence threshold() {
        return CONFIDENCE.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Round shared = new Round();
        List<Reply> replies = new ArrayList<>(round.size());
        for (Question question : round) {
            RULES_BY_QUESTION.answer(question, shared).ifPresent(replies::add);
        }
        return Replies.free(replies);
    }

    private static QuestionRules<Round, Reply> rules() {
        QuestionRules.Builder<Round, Reply> rules = QuestionRules.builder();
        rules.answer(BrandQuestions.RELATION, EmbeddedBrand::aboutEntry)
                .answer(
                        BrandQuestions.DOUBT,
                        (question, round) -> aboutReasoning(question, round, reader -> doubt(question, reader)));
        for (Merit.Section section : Merit.Section.ALL) {
            rules.answer(
                    section.question(),
                    (question, round) -> aboutReasoning(question, round, reader -> merits(question, section, reader)));
        }
        return rules.forAll(BrandQuestions.ALL);
    }

    /** The questions of a round share their texts, which are read once. */
    private static final class Round {
        private final LastReader<EntryReader> entries = new LastReader<>();
        private final LastReader<BrandReasoningReader> reasonings = new LastReader<>();
    }

    /** The reader of the texts that were read last. */
    private static final class LastReader<T> {
        private @Nullable List<Passage> passages;
        private @Nullable T reader;

        T of(List<Passage> wanted, Supplier<T> maker) {
            T known = reader;
            if (known == null || !wanted.equals(passages)) {
                known = maker.get();
                reader = known;
                passages = wanted;
            }
            return known;
        }
    }

    private static EntryReader entryReader(Question question) {
        return new EntryReader(
                text(question, BrandQuestions.BRAND),
                text(question, BrandFields.TITLE),
                text(question, BrandFields.KEYWORD),
                text(question, BrandFields.TAXONOMY),
                lines(question, BrandFields.EXPECTED));
    }

    private static BrandReasoningReader reasoningReader(Question question) {
        return new BrandReasoningReader(
                question.require(BrandFields.REASONING),
                text(question, BrandQuestions.BRAND),
                List.of(
                        text(question, BrandFields.TITLE),
                        text(question, BrandFields.KEYWORD),
                        text(question, BrandFields.TAXONOMY)),
                lines(question, BrandQuestions.OUTPUT));
    }

    private static Reply aboutEntry(Question question, Round round) {
        List<Passage> shared = new ArrayList<>(question.passages());
        shared.removeIf(passage -> passage.name().equals(BrandQuestions.ENTRY));
        EntryReader.Opinion opinion =
                round.entries.of(shared, () -> entryReader(question)).read(question.require(BrandQuestions.ENTRY));
        return opinion.relation()
                .<Reply>map(relation -> CONFIDENCE.rate(
                        question,
                        stated(question, new Value.Choice(relation.option()), opinion.reason()),
                        opinion.basis()))
                .orElseGet(() -> new Reply.Declined(question.id(), NAME, WithheldReason.CANNOT_TELL, opinion.reason()));
    }

    private static Reply aboutReasoning(Question question, Round round, Function<BrandReasoningReader, Reply> answer) {
        Optional<String> missing = LANGUAGES.missing(question.require(BrandFields.REASONING));
        return missing.isPresent()
                ? RuleLanguages.decline(question, NAME, missing.get())
                : answer.apply(round.reasonings.of(question.passages(), () -> reasoningReader(question)));
    }

    private static Reply doubt(Question question, BrandReasoningReader reader) {
        boolean doubts = reader.admitsDoubt();
        return CONFIDENCE.rate(
                question,
                stated(question, new Value.YesNo(doubts), doubts ? "has words of doubt" : "has no word of doubt"),
                doubts ? WORDS : SILENCE);
    }

    /** A list of ticks is right when all four are, which it is more often where all were found. */
    private static Reply merits(Question question, Merit.Section section, BrandReasoningReader reader) {
        Map<String, Boolean> ticks = ticks(section, reader);
        return CONFIDENCE.rate(
                question,
                stated(question, new Value.Checklist(ticks), reader.settlesOn()),
                ticks.containsValue(false) ? NOT_ALL : ALL);
    }

    private static Map<String, Boolean> ticks(Merit.Section section, BrandReasoningReader reader) {
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        for (Merit merit : section.merits()) {
            ticks.put(merit.item(), reader.has(merit));
        }
        return ticks;
    }

    private static Reply.Stated stated(Question question, Value value, String rationale) {
        return new Reply.Stated(question.id(), NAME, value, Quote.NONE, rationale);
    }

    private static String text(Question question, String passage) {
        return question.find(passage).map(Passage::text).orElse("");
    }

    private static List<String> lines(Question question, String passage) {
        return Optional.of(text(question, passage))
                .filter(text -> !text.isBlank())
                .map(text -> text.lines().toList())
                .orElse(List.of());
    }
}
