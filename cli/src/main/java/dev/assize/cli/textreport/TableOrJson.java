package dev.assize.cli.textreport;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import picocli.CommandLine.Option;

/** Whether a command prints a table or JSON, as a user says it on the command line. */
@Grouped(HelpGroup.OUTPUT)
public final class TableOrJson {

    /** The two of them. */
    enum Format {
        TABLE,
        JSON
    }

    @Option(names = "--format", paramLabel = "FORMAT", description = "table or json. Default: table.")
    private Format format = Format.TABLE;

    public boolean isJson() {
        return format == Format.JSON;
    }
}
