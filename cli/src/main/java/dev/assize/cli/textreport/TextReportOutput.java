package dev.assize.cli.textreport;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Destination;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints a sheet of figures in the form that a user chose on the command line. */
@Grouped(HelpGroup.OUTPUT)
public final class TextReportOutput {

    @Mixin
    private final FormatOption format = new FormatOption(
            "table, json, md or html. Default: by the name of FILE, otherwise table.",
            PrintedForm.TABLE,
            PrintedForm.JSON,
            PrintedForm.MD,
            PrintedForm.HTML);

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to FILE instead of standard output; its ending chooses the format.")
    private @Nullable String file;

    private List<Path> read = List.of();

    private final Streams streams;
    private final Terminal terminal;

    public TextReportOutput(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    /**
     * Before anything is made that costs something: throws {@link SetupException} for a file that cannot be written, or whose
     * ending tells no form.
     *
     * @param files what the command reads, and must not overwrite
     */
    public void require(Collection<Path> files) {
        read = List.copyOf(files);
        Destination.require(file, read);
        chosen();
    }

    /** As {@link #require}, for what is found out later. */
    public void spare(Collection<Path> files) {
        Destination.require(file, files);
    }

    /** Of the two, only what is printed is made. */
    public void print(String title, String kind, Supplier<TextReport> report, Supplier<? extends JsonNode> json) {
        print(
                switch (chosen()) {
                    case TABLE -> report.get().plain(file == null ? terminal.style() : AnsiStyle.PLAIN);
                    case MD -> report.get().markdown();
                    case JSON -> Json.pretty(json.get()) + "\n";
                    case HTML -> report.get().page(title, kind);
                    case TEXT, JSONL, VERDICT -> throw new IllegalStateException("No form of a report of figures");
                });
    }

    /** Whether a page is wanted. */
    public boolean isPage() {
        return chosen() == PrintedForm.HTML;
    }

    public boolean isJson() {
        return chosen() == PrintedForm.JSON;
    }

    /** Prints what a command made itself. */
    public void print(String text) {
        Destination.write(text, file, read, streams);
    }

    private PrintedForm chosen() {
        return format.chosen(file, PrintedForm.TABLE, null)
                .orElseThrow(() -> new SetupException(
                        "-o " + file + ": the ending does not tell the format; say --format table, json, md or html"));
    }
}
