package dev.assize.cli.input;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.engine.run.ReadingWords;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.ReadOptions;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How files of cases are read, as a user says it on the command line. */
@Grouped(HelpGroup.INPUT)
public final class InputOptions {

    @Option(
            names = "--input-format",
            paramLabel = "FORMAT",
            description = "jsonl, json, csv, tsv or yaml. Default: by the file's name, then by how it begins.")
    private @Nullable DataFormat format;

    @Option(
            names = "--delimiter",
            paramLabel = "CHAR",
            description =
                    "What separates the cells of a CSV file: a character, or tab. Default: of , ; | and tab, the one"
                            + " that splits the first line most.")
    private @Nullable String delimiter;

    @Option(
            names = "--encoding",
            paramLabel = "NAME",
            description = "The file's encoding, such as windows-1252. Default: UTF-8.")
    private @Nullable String encoding;

    @Option(
            names = "--records",
            paramLabel = "PATH",
            description = "Where in a JSON or YAML file the list of records is, such as data.rows.")
    private @Nullable String records;

    public ReadOptions options() {
        return options(Dataset.DEFAULT_LIMIT);
    }

    /** Throws {@link dev.assize.engine.setup.SetupException} for what cannot be understood. */
    public ReadOptions options(int recordLimit) {
        return new ReadingWords(delimiter, encoding, records).options(format, recordLimit);
    }
}
