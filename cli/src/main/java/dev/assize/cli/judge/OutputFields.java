package dev.assize.cli.judge;

import dev.assize.cli.compare.ComparisonTextReport;
import dev.assize.cli.pass.PassOption;
import dev.assize.cli.store.StoreOption;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldRole;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.OpenRun;
import dev.assize.runs.compare.CompareOptions;
import dev.assize.runs.compare.RunComparison;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The places of a record that hold an output. Where there are several, each is judged by itself, and two are compared. */
record OutputFields(List<String> paths, JudgeInfo judge) {
    /** Stands for the field where the judge itself looks. */
    private static final String USUAL = "";

    private static final double ALPHA = 0.05;
    private static final int MOST_CHANGES = 10;

    OutputFields {
        paths = List.copyOf(paths);
    }

    List<String> each() {
        return paths.isEmpty() ? List.of(USUAL) : paths;
    }

    private boolean areSeveral() {
        return paths.size() > 1;
    }

    /** Says whose figures come next, where there are several. */
    void announce(String path, OutputOptions output) {
        if (areSeveral()) {
            output.note("judges the output at " + path);
        }
    }

    /** Throws {@link SetupException} where the results of several outputs would get mixed up. */
    void requireRoom(RunRequest.@Nullable Keep keep, OutputOptions output) {
        if (!areSeveral()) {
            return;
        }
        if (keep == null && output.file() == null) {
            throw SetupException.of(
                    "output-field",
                    "several outputs make several lists of results; keep them with -o results.jsonl, which writes "
                            + named("results.jsonl", paths.get(0)) + " and " + named("results.jsonl", paths.get(1))
                            + ", or as runs with --run NAME");
        }
        if (keep != null && keep.name() == null) {
            throw SetupException.of("output-field", "several outputs make several runs; name them with --run NAME");
        }
        if (paths.stream().map(OutputFields::suffix).distinct().count() < paths.size()) {
            throw SetupException.of("output-field", "names the same place twice: " + String.join(", ", paths));
        }
    }

    /** The mapping of the judge's output to the place. */
    List<String> map(String path) {
        return path.equals(USUAL) ? List.of() : List.of(field() + "=" + path);
    }

    private String field() {
        List<Field> outputs = judge.fields().stream()
                .filter(field -> field.role() == FieldRole.OUTPUT)
                .toList();
        List<Field> required = outputs.stream().filter(Field::required).toList();
        Optional<Field> one = Stream.of(outputs, required)
                .filter(fields -> fields.size() == 1)
                .map(fields -> fields.get(0))
                .findFirst();
        return one.map(Field::name)
                .orElseThrow(() -> SetupException.of(
                        "output-field",
                        judge.id() + " has no single field for an output; map the places with --map FIELD=PATH: "
                                + String.join(
                                        ", ", outputs.stream().map(Field::name).toList())));
    }

    RunRequest.@Nullable Keep keep(RunRequest.@Nullable Keep keep, String path) {
        return keep == null || !areSeveral() ? keep : new RunRequest.Keep(run(keep.name(), path), keep.replace());
    }

    OutputOptions output(OutputOptions output, String path) {
        String file = output.file();
        return file == null || !areSeveral() ? output : output.into(named(file, path));
    }

    /** Shows two outputs against one another, or says how; only after both were judged. */
    void compare(RunRequest.@Nullable Keep keep, OutputOptions output, StoreOption store, PassOption pass)
            throws IOException {
        if (!areSeveral()) {
            return;
        }
        String first = place(keep, output, paths.get(0));
        for (String path : paths.subList(1, paths.size())) {
            output.note("compare them with: assize compare " + first + " " + place(keep, output, path));
        }
        boolean free = output.file() != null || output.chosen() == PrintedForm.TABLE;
        if (paths.size() == 2 && free && !output.quiet()) {
            try (OpenRun before = store.run(first);
                    OpenRun after = store.run(place(keep, output, paths.get(1)))) {
                RunComparison comparison = RunComparison.of(
                        before.run(), after.run(), new CompareOptions(judge, pass.rule(judge, before, after), null, 1));
                String text = new ComparisonTextReport(comparison, ALPHA, MOST_CHANGES)
                        .write()
                        .plain(output.terminal().style());
                output.streams().print("\n" + text);
            }
        }
    }

    private static String place(RunRequest.@Nullable Keep keep, OutputOptions output, String path) {
        String file = output.file();
        return keep != null ? run(keep.name(), path) : named(String.valueOf(file), path);
    }

    private static String run(@Nullable String name, String path) {
        return name + "-" + suffix(path);
    }

    /** {@code results.jsonl} and {@code b} make {@code results-b.jsonl}. */
    private static String named(String file, String path) {
        int slash = Math.max(file.lastIndexOf('/'), file.lastIndexOf('\\'));
        int dot = file.indexOf('.', slash + 2);
        int end = dot < 0 ? file.length() : dot;
        return file.substring(0, end) + "-" + suffix(path) + file.substring(end);
    }

    private static String suffix(String path) {
        return path.replaceAll("[^\\p{L}\\p{N}._-]+", "-").replaceAll("^-+|-+$", "");
    }
}
