package dev.assize.cli.input;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.NearestName;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.ReadOptions;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How files of cases are read, as a user says it on the command line. */
@Grouped(HelpGroup.INPUT)
public final class InputOptions {

    private static final Map<String, Character> NAMED_DELIMITERS =
            Map.of("tab", '\t', "\\t", '\t', "comma", ',', "semicolon", ';', "pipe", '|');

    private static final List<String> COMMON_ENCODINGS =
            List.of("UTF-8", "windows-1252", "ISO-8859-1", "ISO-8859-15", "UTF-16", "windows-1250", "Shift_JIS", "GBK");

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

    /** Throws {@link SetupException} for what cannot be understood. */
    public ReadOptions options(int recordLimit) {
        return new ReadOptions(
                format,
                recordLimit,
                delimiter == null ? null : separator(delimiter),
                encoding == null ? null : charset(encoding),
                records == null ? null : path(records));
    }

    private static Character separator(String text) {
        Character named = NAMED_DELIMITERS.get(text.toLowerCase(Locale.ROOT));
        if (named != null) {
            return named;
        }
        boolean blank = text.isBlank() && !text.equals("\t") && !text.equals(" ");
        if (text.length() != 1 || text.equals("\"") || blank) {
            throw SetupException.of("delimiter", "takes one character such as ; or the word tab, got \"" + text + "\"");
        }
        return text.charAt(0);
    }

    private static Charset charset(String name) {
        try {
            return Charset.forName(name);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            throw SetupException.of(
                    "encoding",
                    "no encoding is called \"" + name + "\" here; "
                            + NearestName.to(name, COMMON_ENCODINGS)
                                    .map(near -> "did you mean " + near + "?")
                                    .orElse("common ones are " + String.join(", ", COMMON_ENCODINGS)));
        }
    }

    private static FieldPath path(String text) {
        try {
            return FieldPath.parse(text);
        } catch (IllegalArgumentException e) {
            throw SetupException.of("records", text + ": " + e.getMessage());
        }
    }
}
