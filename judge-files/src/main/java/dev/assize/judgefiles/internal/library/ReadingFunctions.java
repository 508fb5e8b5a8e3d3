package dev.assize.judgefiles.internal.library;

import dev.assize.core.catalog.StatementReader;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import dev.assize.judgefiles.internal.expression.Work;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;

/** Readings that rules of other judges can give; without such rules, or without rules for the text, they are unknown. */
public final class ReadingFunctions {

    /** Found once, when the first expression needs it. */
    private static final class Holder {
        static final Optional<StatementReader> READER =
                ServiceLoader.load(StatementReader.class).findFirst();
    }

    private static final int LONGEST_RUN = 3;

    /** Where most of the words stand in a row; bench/faithfulness.sh tells how often that is right. */
    private static final Fraction ENOUGH = Fraction.of(4, 5);

    /** Below this most claims were not stated; between the two such an answer was wrong more often than right. */
    private static final Fraction LITTLE = Fraction.of(3, 5);

    private static final Datum UNKNOWN = new Datum.Unknown(Set.of());

    private ReadingFunctions() {}

    /** The version of the rules, for the epoch; empty where there are none. */
    public static String version() {
        return Holder.READER.map(reader -> reader.version() + " copied 1").orElse("none");
    }

    static List<LibraryFunction> all() {
        return List.of(
                LibraryFunction.of(
                        "copied",
                        "text, text -> number",
                        "the share of the first text's runs of three words that stand in the second, case apart",
                        (args, work) -> Datum.number(
                                copied(args.get(0).asText(), args.get(1).asText(), work))),
                LibraryFunction.of(
                        "stated",
                        "text, text -> reading",
                        "an embedded answer: .value is 'supported' where most of the first text's words stand in the second in a row and"
                                + " the rules of reference-coverage find it stated there, 'not stated' where few do; with .quote,"
                                + " .rationale, and .basis and .measure for its confidence. Unknown in between, and where there are no"
                                + " rules for the text",
                        (args, work) -> read(args.get(0).asText(), args.get(1).asText(), work)));
    }

    /** Words that stand together there state the same; words from all over the text may say something new. */
    private static Fraction copied(String claim, String text, Work work) {
        work.spend(100L * (claim.length() + text.length()));
        List<String> said = MetricTokens.words(claim);
        int run = Math.min(LONGEST_RUN, said.size());
        if (run == 0) {
            return Fraction.ZERO;
        }
        Map<List<String>, Integer> wanted = NGrams.count(said, run);
        Set<List<String>> there = NGrams.count(MetricTokens.words(text), run).keySet();
        return Fraction.of(wanted.keySet().stream().filter(there::contains).count(), wanted.size());
    }

    private static Datum read(String statement, String text, Work work) {
        work.spend(300L * (statement.length() + text.length()));
        Fraction share = copied(statement, text, work);
        return Holder.READER
                .map(reader -> reader.read(statement, text, ""))
                .map(outcome -> outcome instanceof StatementReader.Found found
                        ? reading(found, share)
                        : reading(UNKNOWN, UNKNOWN, outcome.reason(), UNKNOWN, UNKNOWN))
                .orElse(UNKNOWN);
    }

    private static Datum reading(StatementReader.Found found, Fraction share) {
        boolean supported = share.compareTo(ENOUGH) >= 0;
        if (share.compareTo(LITTLE) >= 0 && !(supported && found.stated())) {
            return UNKNOWN;
        }
        return reading(
                Datum.text(supported ? "supported" : "not stated"),
                Datum.text(supported ? found.quote() : ""),
                share.times(Fraction.of(100)).decimal(0).toPlainString() + " % of its words stand there in a row; "
                        + found.reason(),
                Datum.text(supported ? "copied" : "reworded"),
                Datum.number(share));
    }

    private static Datum reading(Datum value, Datum quote, String rationale, Datum basis, Datum measure) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put("value", value);
        fields.put("quote", quote);
        fields.put("rationale", Datum.text(rationale));
        fields.put("basis", basis);
        fields.put("measure", measure);
        return new Datum.Fields(fields);
    }
}
