package dev.assize.runs.dataset;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * A format in which cases are read. More of them may be named in
 * {@code META-INF/services/dev.assize.runs.dataset.DataFormat}; they are asked before ours.
 */
public interface DataFormat {

    /** As users write it, whatever the case of its letters: {@code jsonl}. */
    String name();

    /** Whether a file of that name holds it; the name is in lower case, a {@code .gz} at its end set aside. */
    boolean isNamed(String file);

    /**
     * Whether content that begins like this can only be in this format.
     *
     * @param sample some of the first bytes, one character each
     */
    default boolean begins(String sample) {
        return false;
    }

    /**
     * The rows of a source.
     *
     * @param source what messages call it
     * @param limit the most bytes a record may have
     */
    RowReader open(String source, BufferedInputStream bytes, int limit) throws IOException;

    /**
     * The rows of a source, read as somebody says. A format for which that means nothing goes by the limit alone.
     *
     * @param source what messages call it
     */
    default RowReader open(String source, BufferedInputStream bytes, ReadOptions options) throws IOException {
        return open(source, bytes, options.limit());
    }

    /** Every format that is known here, those of other jars first. */
    static List<DataFormat> values() {
        List<DataFormat> all = new ArrayList<>();
        ServiceLoader.load(DataFormat.class).forEach(all::add);
        all.addAll(List.of(TextFormat.values()));
        return all;
    }

    /** The format that a user means. */
    static Optional<DataFormat> find(String name) {
        return values().stream()
                .filter(format -> format.name().equalsIgnoreCase(name))
                .findFirst();
    }

    /** By the file's name; empty when the name does not tell. */
    static Optional<DataFormat> named(String file) {
        String name = file.toLowerCase(Locale.ROOT);
        String bare = name.endsWith(".gz") ? name.substring(0, name.length() - 3) : name;
        return values().stream().filter(format -> format.isNamed(bare)).findFirst();
    }

    /** By how the content begins. Anything unknown is taken as lines, each of which will say what is wrong with it. */
    static DataFormat beginning(String sample) {
        return values().stream()
                .filter(format -> format.begins(sample))
                .findFirst()
                .orElse(TextFormat.JSONL);
    }
}
