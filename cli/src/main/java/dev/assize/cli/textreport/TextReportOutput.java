package dev.assize.cli.textreport;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;

/** Prints a sheet of figures in the form that a user chose on the command line. */
@Grouped(HelpGroup.OUTPUT)
public final class TextReportOutput {

    private final FormatOption format = new FormatOption(
            "table, json, md or html. Default: by the name of FILE, otherwise table.",
            PrintedForm.TABLE,
            PrintedForm.JSON,
            PrintedForm.MD,
            PrintedForm.HTML);

    @Mixin
    @SuppressWarnings("UnusedVariable") // The parser reads it.
    private final CommandSpec formats = format.mixin();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "FILE",
            description = "Write to FILE instead of standard output; its ending chooses the format.")
    private @Nullable String file;

    private final Streams streams;
    private final Terminal terminal;

    public TextReportOutput(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
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
        if (file == null) {
            streams.print(text);
            return;
        }
        Path path = Path.of(file);
        try {
            // Written beside and moved, so that nobody ever sees half of it.
            Path beside = path.resolveSibling(path.getFileName() + ".part");
            Files.writeString(beside, text);
            Files.move(beside, path, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new SetupException(file + ": cannot be written: " + e.getMessage());
        }
    }

    private PrintedForm chosen() {
        return format.chosen(file, PrintedForm.TABLE, null)
                .orElseThrow(() -> new SetupException(
                        "-o " + file + ": the ending does not tell the format; say --format table, json, md or html"));
    }
}
