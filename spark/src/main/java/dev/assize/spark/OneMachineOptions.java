package dev.assize.spark;

import java.util.Map;
import java.util.Optional;

/** What {@code assize judge} can be told and a job cannot: for each option the reason, and what to do instead. */
final class OneMachineOptions {

    private static final String TRY_FIRST = "is for one machine; try some of the cases with 'assize judge' first";

    private static final Map<String, String> REASONS = Map.ofEntries(
            Map.entry(
                    "--id", "is for one machine: a job reads every case; judge the ones you want with 'assize judge'"),
            Map.entry(
                    "--limit",
                    "is for one machine: parts are judged side by side, so that there are no first cases; cut the input,"
                            + " or draw from it with 'assize sample'"),
            Map.entry(
                    "--output-field", "is for one machine; say --map FIELD=PATH, in a job of its own for each output"),
            Map.entry("--jobs", "is for one machine; on Spark --master 'local[N]' or the cluster says how many work"),
            Map.entry("--watch", TRY_FIRST),
            Map.entry("--dry-run", TRY_FIRST),
            Map.entry("--show", TRY_FIRST),
            Map.entry("--format", "is for one machine; a job takes --output-format jsonl or parquet"),
            Map.entry("--all", "is for tables on a terminal, and a job prints none"),
            Map.entry(
                    "--by",
                    "is for one machine: a job counts all cases together; write --output-format parquet and join the"
                            + " results with the cases by id"),
            Map.entry("--run", "is for one machine; 'assize runs import DIR --run NAME' keeps a job's folder as a run"),
            Map.entry(
                    "--plugins",
                    "is for one machine: the job's jar has libraries under names of its own, which jars from outside do"
                            + " not know; write the judge as a judge file"));

    private OneMachineOptions() {}

    /** Why a job does not take the option; empty for a word that is none of these. */
    static Optional<String> refusal(String word) {
        String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
        return Optional.ofNullable(REASONS.get(name)).map(reason -> name + " " + reason);
    }
}
