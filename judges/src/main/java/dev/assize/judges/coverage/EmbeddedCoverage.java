package dev.assize.judges.coverage;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.judges.coverage.reading.Item;
import dev.assize.judges.coverage.reading.Organisation;
import dev.assize.judges.coverage.reading.OutputReader;
import dev.assize.judges.coverage.reading.Reading;
import dev.assize.judges.coverage.reading.ReferenceItems;
import dev.assize.judges.coverage.reading.ReferenceReader;
import dev.assize.judges.language.RuleLanguages;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
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
    static final String RULES = "8";

    private static final ConfidenceTable CONFIDENCE = ConfidenceTable.beside(EmbeddedCoverage.class);

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
        Optional<String> missing = RuleLanguages.BUILT_IN.missing(any.require(CoverageFields.REFERENCE), input(any));
        if (missing.isPresent()) {
            return declined(round, missing.get());
        }
        ReferenceItems read = ReferenceReader.read(any.require(CoverageFields.REFERENCE), input(any));
        List<Reply> replies = new ArrayList<>();
        for (Question question : round) {
            for (ItemKind kind : ItemKind.values()) {
                if (question.id().equals(kind.listing())) {
                    Value list = new Value.Listing(texts(read, kind));
                    replies.add(stated(question, list, Quote.NONE, "", Basis.of("rules")));
                }
            }
        }
        return replies;
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
        String reference = round.stream()
                .flatMap(question -> question.find(CoverageFields.REFERENCE).stream())
                .map(Passage::text)
                .findFirst()
                .orElse("");
        RoundLanguage language = RoundLanguage.of(output, reference, input(round.get(0)));
        if (language.missing().isPresent()) {
            return declined(round, language.missing().get());
        }
        List<String> statements = round.stream()
                .filter(question -> !isTerm(question))
                .flatMap(question -> question.find(CoverageQuestions.ITEM).stream())
                .map(Passage::text)
                .toList();
        List<OutputReader> readers = OutputReader.inEveryLanguage(output, input(round.get(0)), reference, statements);
        List<Reply> replies = new ArrayList<>(round.size());
        List<Matched> matched = new ArrayList<>();
        for (Question question : round) {
            question.find(CoverageQuestions.ITEM).ifPresent(item -> {
                boolean term = isTerm(question);
                List<Reading> readings = readers.stream()
                        .map(reader -> term ? reader.term(item.text()) : reader.statement(item.text()))
                        .toList();
                Reading reading = readings.get(0);
                replies.add(language.check(item.text(), output, readings)
                        .map(reason -> RuleLanguages.decline(question, NAME, reason))
                        .orElseGet(() -> item(question, output, reading)));
                if (!term) {
                    reading.quote().ifPresent(quote -> matched.add(Matched.of(item.text(), reference, quote, matched)));
                }
            });
        }
        round.stream()
                .filter(question -> question.id().equals(CoverageQuestions.ORGANIZATION))
                .forEach(question -> replies.add(organization(question, reference, output, matched)));
        return replies;
    }

    private static List<Reply> declined(List<Question> round, String reason) {
        return round.stream()
                .map(question -> RuleLanguages.decline(question, NAME, reason))
                .toList();
    }

    private static boolean isTerm(Question question) {
        return question.wording().name().equals(ItemKind.TERM.wording());
    }

    private static Reply item(Question question, String output, Reading reading) {
        Quote quote = reading.quote()
                .map(span -> new Quote(span.in(output), span.start()))
                .orElse(Quote.NONE);
        Reading.Ground ground = reading.ground();
        Basis basis = ground.measure().isPresent()
                ? Basis.of(ground.kind(), ground.measure().getAsDouble())
                : Basis.of(ground.kind());
        return stated(question, new Value.YesNo(reading.stated()), quote, reading.reason(), basis);
    }

    private static Reply organization(Question question, String reference, String output, List<Matched> matched) {
        // The sort is stable: items that the reference does not have to the letter keep the order of the checklist.
        List<Span> quotes = matched.stream()
                .sorted(Comparator.comparingInt(Matched::inReference))
                .map(Matched::inOutput)
                .toList();
        Organisation organisation = Organisation.of(reference, output, quotes);
        Basis basis = Basis.of("order", quotes.size());
        return stated(question, new Value.YesNo(organisation.similar()), Quote.NONE, organisation.reason(), basis);
    }

    private static String input(Question question) {
        return question.find(CoverageFields.INPUT).map(Passage::text).orElse("");
    }

    private static Reply stated(Question question, Value value, Quote quote, String rationale, Basis basis) {
        return CONFIDENCE.rate(question, new Reply.Stated(question.id(), NAME, value, quote, rationale), basis);
    }
}
