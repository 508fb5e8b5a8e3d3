package dev.assize.cli.judge;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where results go and in which form, as a user says it on the command line. */
@Grouped(HelpGroup.OUTPUT)
final class OutputOptions extends WrittenOptions {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "table, jsonl, json or verdict. Default: table on a terminal, otherwise jsonl.")
    private @Nullable OutputFormat format;

    @Option(names = "--all", description = "Show every case in the table, not only the worst that fit on a screen.")
    private boolean all;

    @Option(
            names = "--allow-empty",
            description = "It is fine when there is no case at all; otherwise the exit code is then 3.")
    private boolean allowEmpty;

    OutputOptions(Streams streams, Terminal terminal) {
        super(streams, terminal);
    }

    private OutputOptions(OutputOptions other, String file) {
        super(other, file);
        this.format = other.format;
        this.allowEmpty = other.allowEmpty;
        this.all = other.all;
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
        };
    }

    boolean allowEmpty() {
        return allowEmpty;
    }

    OutputFormat chosen() {
        if (format != null) {
            return format;
        }
        String file = file();
        if (file != null) {
            return file.endsWith(".json") ? OutputFormat.JSON : OutputFormat.JSONL;
        }
        return terminal().out() ? OutputFormat.TABLE : OutputFormat.JSONL;
    }

    @Override
    protected boolean scrolls() {
        return chosen() != OutputFormat.TABLE || all;
    }
}
