package dev.assize.judgefiles.library;

import dev.assize.core.catalog.StatementReader;
import dev.assize.judgefiles.expression.Datum;
import dev.assize.judgefiles.expression.LibraryFunction;
import dev.assize.judgefiles.expression.Work;
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

    private ReadingFunctions() {}

    /** The version of the rules, for the epoch; empty where there are none. */
    public static String version() {
        return Holder.READER.map(StatementReader::version).orElse("none");
    }

    static List<LibraryFunction> all() {
        return List.of(LibraryFunction.of(
                "stated",
                "text, text -> reading",
                "an embedded answer: .value is 'supported' or 'not stated', as the rules of reference-coverage read whether the second"
                        + " text states the first, with .quote and .rationale; unknown where there are no rules for the text",
                (args, work) -> read(args.get(0).asText(), args.get(1).asText(), work)));
    }

    private static Datum read(String statement, String text, Work work) {
        work.spend(300L * (statement.length() + text.length()));
        return Holder.READER
                .flatMap(reader -> reader.read(statement, text, ""))
                .<Datum>map(found -> {
                    Map<String, Datum> fields = new LinkedHashMap<>();
                    fields.put("value", Datum.text(found.stated() ? "supported" : "not stated"));
                    fields.put("quote", Datum.text(found.quote()));
                    fields.put("rationale", Datum.text(found.reason()));
                    return new Datum.Fields(fields);
                })
                .orElseGet(() -> new Datum.Unknown(Set.of()));
    }
}
