package dev.assize.judges.coverage;

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
import dev.assize.judges.coverage.internal.Item;
import dev.assize.judges.coverage.internal.Organisation;
import dev.assize.judges.coverage.internal.OutputReader;
import dev.assize.judges.coverage.internal.Reading;
import dev.assize.judges.coverage.internal.ReferenceItems;
import dev.assize.judges.coverage.internal.ReferenceReader;
import dev.assize.judges.internal.language.RuleLanguages;
import dev.assize.text.Span;
import dev.assize.text.detect.DetectedTexts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Answers this judge's questions by rules, in English, French, Dutch and German, without network or model. Threads
 * share it: it holds nothing.
 */
public final class EmbeddedCoverage implements Answerer {

    private static final String NAME = "embedded";

    /** Raised whenever a rule of the reading can change an answer. */
    static final String RULES = "19";

    private static final ConfidenceTable CONFIDENCE = ConfidenceTable.beside(EmbeddedCoverage.class);

    private static final QuestionRules<ReferenceItems, Reply> REFERENCE_RULES = referenceRules();
    private static final QuestionRules<OutputRound, Reply> OUTPUT_RULES = outputRules();

    /** An item that was found: where the reference states it, and where the output does. */
    private record Matched(int inReference, Span inOutput) {

        /** What the reference does not have to the letter stands where the item before it stands. */
        static Matched of(String item, String reference, Span quote, List<Matched> before) {
            int at = reference.indexOf(item);
            boolean unknown = at < 0 && !before.isEmpty();
            return new Matched(unknown ? before.get(before.size() - 1).inReference() : at, quote);
        }
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity(NAME, new TreeMap<>(Map.of("rules", RULES, "confidence", CONFIDENCE.hash())));
    }

    @Override
    public AnswerConfidence threshold() {
        return CONFIDENCE.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        if (round.isEmpty()) {
            return Replies.NONE;
        }
        boolean aboutOutput = round.get(0).find(CoverageFields.OUTPUT).isPresent();
        return Replies.free(aboutOutput ? aboutOutput(round) : aboutReference(round));
    }

    private static List<Reply> aboutReference(List<Question> round) {
        Question any = round.get(0);
        String reference = any.require(CoverageFields.REFERENCE);
        DetectedTexts detected = RuleLanguages.texts();
        Optional<String> missing = RuleLanguages.BUILT_IN.missing(detected, reference, input(any));
        if (missing.isPresent()) {
            return declined(round, missing.get());
        }
        ReferenceItems read = ReferenceReader.read(detected, reference, input(any));
        List<Reply> replies = new ArrayList<>(round.size());
        for (Question question : round) {
            REFERENCE_RULES.answer(question, read).ifPresent(replies::add);
        }
        return replies;
    }

    private static QuestionRules<ReferenceItems, Reply> referenceRules() {
        QuestionRules.Builder<ReferenceItems, Reply> rules = QuestionRules.builder();
        for (ItemKind kind : ItemKind.values()) {
            rules.answer(
                    kind.listing(),
                    (question, read) ->
                            stated(question, new Value.Listing(texts(read, kind)), Quote.NONE, "", Basis.of("rules")));
        }
        return rules.forAll(CoverageQuestions.ABOUT_REFERENCE);
    }

    private static List<String> texts(ReferenceItems read, ItemKind kind) {
        List<Item> items = switch (kind) {
            case FACT -> read.facts();
            case CONCLUSION -> read.conclusions();
            case TERM -> read.terms();
        };
        return items.stream().map(Item::text).toList();
    }

    private static List<Reply> aboutOutput(List<Question> round) {
        String output = round.get(0).require(CoverageFields.OUTPUT);
        String input = input(round.get(0));
        String reference = reference(round);
        RoundLanguage language = RoundLanguage.of(output, reference, input);
        if (language.missing().isPresent()) {
            return declined(round, language.missing().get());
        }
        List<OutputReader> readers =
                OutputReader.inEveryLanguage(language.texts(), output, input, reference, statements(round));
        OutputRound read = new OutputRound(output, reference, language, readers, new ArrayList<>(), new HashMap<>());
        List<Reply> replies = new ArrayList<>(round.size());
        // The order of the output is that of the items found in it, so it comes after them.
        for (boolean last : List.of(false, true)) {
            for (Question question : round) {
                if (CoverageQuestions.ORGANIZATION.asks(question) == last) {
                    OUTPUT_RULES.answer(question, read).ifPresent(replies::add);
                }
            }
        }
        return replies;
    }

    /**
     * @param matched the statements that were found so far
     * @param quotes what was quoted so far, by where it begins: most sentences state several items
     */
    private record OutputRound(
            String output,
            String reference,
            RoundLanguage language,
            List<OutputReader> readers,
            List<Matched> matched,
            Map<Integer, Quote> quotes) {

        Quote quote(Span span) {
            Quote before = quotes.get(span.start());
            if (before != null && before.text().length() == span.length()) {
                return before;
            }
            Quote quote = new Quote(span.in(output), span.start());
            quotes.put(span.start(), quote);
            return quote;
        }
    }

    private static QuestionRules<OutputRound, Reply> outputRules() {
        QuestionRules.Builder<OutputRound, Reply> rules = QuestionRules.builder();
        for (ItemKind kind : ItemKind.values()) {
            rules.answer(kind.stating(), EmbeddedCoverage::item);
        }
        return rules.answer(CoverageQuestions.ORGANIZATION, EmbeddedCoverage::organization)
                .forAll(CoverageQuestions.ABOUT_OUTPUT);
    }

    private static Reply item(Question question, OutputRound round) {
        String text = question.require(CoverageQuestions.ITEM);
        boolean term = isTerm(question);
        List<Reading> readings = readings(round.readers(), text, term);
        Optional<String> unclear = round.language()
                .check(text, term, round.output(), round.readers().get(0), readings);
        Reading reading = readings.get(0);
        Optional<Span> quote = reading.quote();
        if (!term && quote.isPresent()) {
            round.matched().add(Matched.of(text, round.reference(), quote.get(), round.matched()));
        }
        return unclear.isPresent()
                ? RuleLanguages.decline(question, NAME, unclear.get())
                : item(question, round, reading);
    }

    private static String reference(List<Question> round) {
        for (Question question : round) {
            Optional<Passage> reference = question.find(CoverageFields.REFERENCE);
            if (reference.isPresent()) {
                return reference.get().text();
            }
        }
        return "";
    }

    private static List<String> statements(List<Question> round) {
        List<String> statements = new ArrayList<>(round.size());
        for (Question question : round) {
            if (!isTerm(question)) {
                question.find(CoverageQuestions.ITEM).ifPresent(item -> statements.add(item.text()));
            }
        }
        return statements;
    }

    private static List<Reading> readings(List<OutputReader> readers, String item, boolean term) {
        if (readers.size() == 1) {
            return List.of(term ? readers.get(0).term(item) : readers.get(0).statement(item));
        }
        List<Reading> readings = new ArrayList<>(readers.size());
        for (OutputReader reader : readers) {
            readings.add(term ? reader.term(item) : reader.statement(item));
        }
        return readings;
    }

    private static List<Reply> declined(List<Question> round, String reason) {
        return round.stream()
                .map(question -> RuleLanguages.decline(question, NAME, reason))
                .toList();
    }

    private static boolean isTerm(Question question) {
        return ItemKind.TERM.stating().asks(question);
    }

    private static Reply item(Question question, OutputRound round, Reading reading) {
        Quote quote = reading.quote().map(round::quote).orElse(Quote.NONE);
        Reading.Ground ground = reading.ground();
        Basis basis = ground.measure().isPresent()
                ? Basis.of(ground.kind(), ground.measure().getAsDouble())
                : Basis.of(ground.kind());
        return stated(question, new Value.YesNo(reading.stated()), quote, reading.reason(), basis);
    }

    private static Reply organization(Question question, OutputRound round) {
        // The sort is stable: items that the reference does not have to the letter keep the order of the checklist.
        List<Span> quotes = round.matched().stream()
                .sorted(Comparator.comparingInt(Matched::inReference))
                .map(Matched::inOutput)
                .toList();
        Organisation organisation = Organisation.of(round.reference(), round.output(), quotes);
        Basis basis = Basis.of("order", quotes.size());
        return stated(question, new Value.YesNo(organisation.similar()), Quote.NONE, organisation.reason(), basis);
    }

    private static String input(Question question) {
        return question.find(CoverageFields.INPUT).map(Passage::text).orElse("");
    }

    private static Reply stated(Question question, Value value, Quote quote, String rationale, Basis basis) {
        AnswerConfidence sure =
                CONFIDENCE.find(question.wording().name(), basis, value).orElse(null);
        return new Reply.Stated(question.id(), NAME, value, quote, rationale, List.of(), basis, sure);
    }
}
