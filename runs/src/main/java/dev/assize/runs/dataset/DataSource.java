package dev.assize.runs.dataset;

import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.FieldPath;
import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Where cases come from: a file, or the standard input.
 *
 * @param name what results call it: the file's name without folders
 * @param path null for the standard input
 */
public record DataSource(String name, @Nullable Path path) {

    public static final String STANDARD_INPUT = "-";

    private static final int SAMPLE = 16 * 1024;

    /** A file that is there and can be read, or {@code -}; throws {@link DatasetException} otherwise. */
    public static DataSource of(String argument) {
        if (argument.equals(STANDARD_INPUT)) {
            return new DataSource("stdin", null);
        }
        if (argument.isBlank()) {
            throw new DatasetException("\"" + argument + "\" names no file; perhaps a variable of the shell is empty");
        }
        Path path = Path.of(argument);
        if (!Files.exists(path) && Files.isSymbolicLink(path)) {
            throw new DatasetException(argument + ": is a link to a file that is not there, or to itself");
        }
        if (!Files.exists(path)) {
            throw new DatasetException(
                    argument + ": no such file; name a JSONL, JSON or CSV file, or - for standard input");
        }
        if (Files.isDirectory(path)) {
            throw new DatasetException(
                    argument + ": is a folder; name the files in it, for example " + argument + "/*.jsonl");
        }
        if (!Files.isReadable(path)) {
            throw new DatasetException(argument + ": may not be read; check its permissions");
        }
        return new DataSource(path.getFileName().toString(), path);
    }

    /** The file; empty for the standard input. */
    public Optional<Path> file() {
        return Optional.ofNullable(path);
    }

    /** Throws {@link DatasetException} for what can be read only once, if at all: whoever reads it again finds nothing. */
    void requireReadAgain() {
        if (path == null || (Files.exists(path) && !Files.isRegularFile(path))) {
            throw new DatasetException((path == null ? "standard input" : path + ": is a pipe or a device, which")
                    + " cannot be read here, where it is needed more than once; write it to a file, and name that");
        }
    }

    /** How many bytes there are to read; empty where nobody can tell. */
    public OptionalLong size() {
        try {
            return path == null || !Files.isRegularFile(path)
                    ? OptionalLong.empty()
                    : OptionalLong.of(Files.size(path));
        } catch (IOException e) {
            return OptionalLong.empty();
        }
    }

    /**
     * What it would be read as, as far as its name and its beginning tell.
     *
     * @param format empty when it cannot be opened
     * @param delimiter what stands between the cells of a table; empty for what is no table
     * @param records where the records are inside the file; empty when they are the file
     */
    public record Reading(Optional<DataFormat> format, Optional<Character> delimiter, Optional<FieldPath> records) {}

    /** How it would be read; nothing is known of the standard input before it is read. */
    public Reading reading(ReadOptions options) {
        DataFormat given = options.format();
        if (path == null) {
            return new Reading(Optional.ofNullable(given), Optional.empty(), Optional.ofNullable(options.records()));
        }
        try (BufferedInputStream bytes = buffered(new FileInputStream(path.toFile()), options)) {
            FileBeginning.check(bytes);
            DataFormat format = given != null ? given : formatOf(bytes);
            String first = TextFormat.firstLine(sample(bytes));
            Character separator = options.delimiter();
            return new Reading(
                    Optional.of(format),
                    format == TextFormat.CSV || format == TextFormat.TSV
                            ? Optional.of(separator == null ? CellSeparator.of(first) : separator)
                            : Optional.empty(),
                    Optional.ofNullable(
                            format == TextFormat.JSON && options.records() == null
                                    ? inside(bytes, options).records()
                                    : options.records()));
        } catch (IOException | InvalidCase e) {
            return new Reading(Optional.empty(), Optional.empty(), Optional.empty());
        }
    }

    private BufferedInputStream buffered(InputStream raw, ReadOptions options) {
        Charset encoding = options.encoding();
        InputStream plain = unpacked(raw);
        InputStream text =
                encoding == null || encoding.equals(StandardCharsets.UTF_8) ? plain : new Transcoded(plain, encoding);
        return new BufferedInputStream(text, 64 * 1024);
    }

    /** Throws {@link dev.assize.core.failure.InvalidCase} when it is a file of another kind. */
    RowReader open(ReadOptions options, ByteMeter meter, InputStream standardInput) throws IOException {
        InputStream raw = path == null ? standardInput : new FileInputStream(path.toFile());
        BufferedInputStream bytes = buffered(meter.over(raw), options);
        FileBeginning.check(bytes);
        DataFormat given = options.format();
        DataFormat known = given != null ? given : formatOf(bytes);
        return known.open(
                name, bytes, options.records() == null && known == TextFormat.JSON ? inside(bytes, options) : options);
    }

    /** With the place of the records, where a file is known to keep them inside. */
    private static ReadOptions inside(BufferedInputStream bytes, ReadOptions options) throws IOException {
        return ResultLayout.records(sample(bytes)).map(options::at).orElse(options);
    }

    /**
     * Whether it holds plain JSON lines, so that it can be cut at every line end.
     *
     * @param given null to go by the name, then by how the content begins
     * @param beginning the first bytes of it
     */
    public boolean isPlainLines(@Nullable DataFormat given, InputStream beginning) throws IOException {
        if (isPacked()) {
            return false;
        }
        BufferedInputStream bytes = new BufferedInputStream(beginning, 64 * 1024);
        try {
            FileBeginning.check(bytes);
        } catch (InvalidCase e) {
            return false;
        }
        return (given != null ? given : formatOf(bytes)) == TextFormat.JSONL;
    }

    private DataFormat formatOf(BufferedInputStream bytes) throws IOException {
        Optional<DataFormat> named = DataFormat.named(name);
        return named.isPresent() ? named.get() : DataFormat.beginning(sample(bytes));
    }

    private boolean isPacked() {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.endsWith(".gz") || lower.endsWith(".tgz");
    }

    private InputStream unpacked(InputStream raw) {
        return isPacked() ? new GzipMembers(raw) : raw;
    }

    /** What can be read of the beginning without waiting for more than the first piece of it. */
    private static String sample(BufferedInputStream bytes) throws IOException {
        bytes.mark(SAMPLE);
        byte[] beginning = new byte[SAMPLE];
        int count = Math.max(0, bytes.read(beginning));
        bytes.reset();
        return new String(beginning, 0, count, StandardCharsets.ISO_8859_1);
    }
}
