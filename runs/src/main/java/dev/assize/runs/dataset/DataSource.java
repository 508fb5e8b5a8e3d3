package dev.assize.runs.dataset;

import java.io.BufferedInputStream;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
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
        Path path = Path.of(argument);
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
     * The format in which it would be read; empty when it cannot be opened.
     *
     * @param given null to go by the name, then by how the content begins
     */
    public Optional<DataFormat> format(@Nullable DataFormat given) {
        if (given != null || path == null) {
            return Optional.ofNullable(given);
        }
        try (BufferedInputStream bytes =
                new BufferedInputStream(unpacked(new FileInputStream(path.toFile())), 64 * 1024)) {
            return Optional.of(formatOf(bytes));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /**
     * Throws {@link dev.assize.core.InvalidCase} when it is a file of another kind.
     *
     * @param format null to go by the name, then by how the content begins
     */
    RowReader open(@Nullable DataFormat format, int limit, ByteMeter meter, InputStream standardInput)
            throws IOException {
        InputStream raw = path == null ? standardInput : new FileInputStream(path.toFile());
        BufferedInputStream bytes = new BufferedInputStream(unpacked(meter.over(raw)), 64 * 1024);
        FileBeginning.check(bytes);
        DataFormat known = format != null ? format : formatOf(bytes);
        return known.open(name, bytes, limit);
    }

    private DataFormat formatOf(BufferedInputStream bytes) throws IOException {
        Optional<DataFormat> named = DataFormat.named(name);
        return named.isPresent() ? named.get() : DataFormat.beginning(sample(bytes));
    }

    private InputStream unpacked(InputStream raw) {
        return name.toLowerCase(Locale.ROOT).endsWith(".gz") ? new GzipMembers(raw) : raw;
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
