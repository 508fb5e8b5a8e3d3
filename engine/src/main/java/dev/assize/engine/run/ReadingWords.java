package dev.assize.engine.run;

import dev.assize.core.record.FieldPath;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.text.NearestName;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How files of cases are read, in the words of a user; each null where nothing is said.
 *
 * @param delimiter what separates the cells of a table: a character, or its name
 * @param encoding the name of an encoding
 * @param records where in a file the list of records is
 */
public record ReadingWords(
        @Nullable String delimiter,
        @Nullable String encoding,
        @Nullable String records) {

    private static final Map<String, Character> NAMED_DELIMITERS =
            Map.of("tab", '\t', "\\t", '\t', "comma", ',', "semicolon", ';', "pipe", '|');

    private static final List<String> COMMON_ENCODINGS =
            List.of("UTF-8", "windows-1252", "ISO-8859-1", "ISO-8859-15", "UTF-16", "windows-1250", "Shift_JIS", "GBK");

    /** Throws {@link SetupException} for what cannot be understood. */
    public ReadOptions options(@Nullable DataFormat format, int recordLimit) {
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
