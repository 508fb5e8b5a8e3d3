package dev.assize.cli.textreport;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.json.Json;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** Prints a sheet of figures in the form that a user chose on the command line. */
public final class TextReportOutput {

    @Option(names = "--format", paramLabel = "FORMAT", description = "table, json or md. Default: table.")
    private TextReportFormat format = TextReportFormat.TABLE;

    private final Streams streams;
    private final Terminal terminal;

    public TextReportOutput(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    /** Of the two, only what is printed is made. */
    public void print(Supplier<TextReport> sheet, Supplier<? extends JsonNode> json) {
        streams.print(
                switch (format) {
                    case TABLE -> sheet.get().plain(terminal.style());
                    case MD -> sheet.get().markdown();
                    case JSON -> Json.pretty(json.get()) + "\n";
                });
    }
}
