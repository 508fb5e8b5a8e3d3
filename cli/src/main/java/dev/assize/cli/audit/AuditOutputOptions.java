package dev.assize.cli.audit;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.cli.judge.OutputFileOptions;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.PrintedForm;
import picocli.CommandLine.Mixin;

/** Where an audit goes and in which form, as a user says it on the command line. */
@Grouped(HelpGroup.OUTPUT)
final class AuditOutputOptions extends OutputFileOptions {

    @Mixin
    private final FormatOption format = new FormatOption(
            "table or md (the report), html (the report as a page), json (the report as an object) or jsonl (a line for each reply)."
                    + " Default: table on a terminal, otherwise jsonl.",
            PrintedForm.TABLE,
            PrintedForm.MD,
            PrintedForm.HTML,
            PrintedForm.JSON,
            PrintedForm.JSONL);

    AuditOutputOptions(Streams streams, Terminal terminal) {
        super(streams, terminal);
    }

    PrintedForm chosen() {
        PrintedForm screen = terminal().out() ? PrintedForm.TABLE : PrintedForm.JSONL;
        return format.chosen(file(), screen, PrintedForm.JSONL).orElse(PrintedForm.JSONL);
    }

    @Override
    protected boolean isWrittenAtTheEnd() {
        return chosen() != PrintedForm.JSONL;
    }

    /** The report is written at the end; only the lines come one by one. */
    @Override
    protected boolean scrolls() {
        return chosen() == PrintedForm.JSONL;
    }
}
