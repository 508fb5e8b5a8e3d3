package dev.assize.cli.audit;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.judge.WrittenOptions;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Where an audit goes and in which form, as a user says it on the command line. */
@Grouped(HelpGroup.OUTPUT)
final class AuditOutputOptions extends WrittenOptions {

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description =
                    "table or md (the report), html (the report as a page), json (the report as an object) or jsonl (a line for each reply)."
                            + " Default: table on a terminal, otherwise jsonl.")
    private @Nullable AuditFormat format;

    AuditOutputOptions(Streams streams, Terminal terminal) {
        super(streams, terminal);
    }

    AuditFormat chosen() {
        if (format != null) {
            return format;
        }
        String file = file();
        if (file != null) {
            if (file.endsWith(".html") || file.endsWith(".htm")) {
                return AuditFormat.HTML;
            }
            return file.endsWith(".md")
                    ? AuditFormat.MD
                    : file.endsWith(".json") ? AuditFormat.JSON : AuditFormat.JSONL;
        }
        return terminal().out() ? AuditFormat.TABLE : AuditFormat.JSONL;
    }

    /** The report is written at the end; only the lines come one by one. */
    @Override
    protected boolean scrolls() {
        return chosen() == AuditFormat.JSONL;
    }
}
