package dev.assize.cli.judge;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.SetupException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where results go and in which form, as a user says it on the command line. */
@Grouped(HelpGroup.OUTPUT)
final class OutputOptions extends OutputFileOptions {

    @Mixin
    private final FormatOption format;

    @Option(
            names = "--by",
            paramLabel = "FIELD",
            description = "Show the figures for each value of this field of the case too, each with its interval.")
    private @Nullable String by;

    @Option(names = "--all", description = "Show every case in the table, not only the worst that fit on a screen.")
    private boolean all;

    @Option(
            names = "--allow-empty",
            description = "It is fine when there is no case at all; otherwise the exit code is then 3.")
    private boolean allowEmpty;

    OutputOptions(Streams streams, Terminal terminal) {
        super(streams, terminal);
        this.format = new FormatOption(
                "table, jsonl, json or verdict. Default: table on a terminal, otherwise jsonl.",
                PrintedForm.TABLE,
                PrintedForm.JSONL,
                PrintedForm.JSON,
                PrintedForm.VERDICT);
    }

    private OutputOptions(OutputOptions other, String file) {
        super(other, file);
        this.format = other.format;
        this.allowEmpty = other.allowEmpty;
        this.all = other.all;
        this.by = other.by;
    }

    /** The same, written to another file. */
    OutputOptions into(String otherFile) {
        return new OutputOptions(this, otherFile);
    }

    Output output(OutputStream out, JudgeInfo info) {
        return switch (chosen()) {
            case TABLE ->
                new TableOutput(
                        out,
                        info.headline(),
                        info.labels(),
                        file() == null ? terminal() : Terminal.plain(),
                        all || file() != null);
            case JSONL -> Output.lines(out, false);
            case JSON -> Output.list(out);
            case VERDICT -> Output.lines(out, true);
            case TEXT, MD, HTML -> throw new IllegalStateException("No form of results");
        };
    }

    /** The field whose values have figures of their own; null for none. */
    @Nullable
    FieldPath by() {
        String field = by;
        return field == null ? null : SetupException.whereWrong("by", () -> FieldPath.parse(field));
    }

    boolean allowEmpty() {
        return allowEmpty;
    }

    /** Throws {@link SetupException} where the file's name asks for something else than results. */
    void check() {
        String file = file();
        if (file != null && format.given().isEmpty()) {
            requireResults(file);
        }
    }

    PrintedForm chosen() {
        PrintedForm screen = terminal().out() ? PrintedForm.TABLE : PrintedForm.JSONL;
        boolean list = String.valueOf(file()).endsWith(".json");
        return format.or(file() == null ? screen : list ? PrintedForm.JSON : PrintedForm.JSONL);
    }

    /** Results are JSON; what a spreadsheet or a browser opens is a report of them. */
    private static void requireResults(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        for (String ending : List.of(".csv", ".tsv", ".html", ".md", ".xml", ".xlsx")) {
            if (name.endsWith(ending)) {
                String results = file.substring(0, file.length() - ending.length()) + ".jsonl";
                throw SetupException.of(
                        "output",
                        "results are JSON lines, and " + file + " would be a report of them: -o " + results
                                + ", then 'assize report " + results + " -o " + file + "'");
            }
        }
    }

    @Override
    protected boolean scrolls() {
        return chosen() != PrintedForm.TABLE || all;
    }
}
