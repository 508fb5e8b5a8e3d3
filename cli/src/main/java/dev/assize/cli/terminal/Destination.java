package dev.assize.cli.terminal;

import dev.assize.engine.setup.SetupException;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * Where what is written goes: standard output, or a file of their own. What the command reads is never overwritten, and no
 * store ever is, whether this command uses it or not.
 */
public final class Destination implements AutoCloseable {

    private static final String OPTION = "-o";

    /** The file behind it, where the system tells and there is one. */
    private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

    private static final byte[] SQLITE = "SQLite format 3\0".getBytes(StandardCharsets.US_ASCII);

    private final OutputStream stream;
    private final boolean ours;
    private final @Nullable Path part;
    private final @Nullable Path target;
    private boolean complete;

    private Destination(OutputStream stream, boolean ours, @Nullable Path part, @Nullable Path target) {
        this.stream = stream;
        this.ours = ours;
        this.part = part;
        this.target = target;
    }

    /**
     * Written piece by piece, so that what was finished before a run was killed is there.
     *
     * @param file null for standard output
     * @param read what must not be overwritten
     */
    public static Destination growing(@Nullable String file, Collection<Path> read, Streams streams)
            throws IOException {
        if (file == null) {
            return new Destination(streams.out(), false, null, null);
        }
        Path path = checked(file, read);
        return new Destination(new FileOutputStream(path.toFile()), true, null, null);
    }

    /**
     * Written beside the file and moved there once it is {@link #complete}; until then, and when it never is, what was there
     * stays. What is no plain file, such as a pipe, is written at once.
     */
    public static Destination whole(@Nullable String file, Collection<Path> read, Streams streams) throws IOException {
        if (file == null) {
            return new Destination(streams.out(), false, null, null);
        }
        Path path = checked(file, read);
        if (Files.exists(path) && !Files.isRegularFile(path)) {
            return new Destination(new FileOutputStream(path.toFile()), true, null, null);
        }
        Path real = Files.exists(path) ? path.toRealPath() : path.toAbsolutePath();
        Path part = real.resolveSibling(real.getFileName() + ".part");
        guard(OPTION, part.toString(), read);
        return new Destination(new FileOutputStream(part.toFile()), true, part, real);
    }

    /** Writes a text as a whole; throws {@link SetupException} when that cannot be, or must not. */
    public static void write(String text, @Nullable String file, Collection<Path> read, Streams streams) {
        if (file == null) {
            streams.print(text);
            return;
        }
        try (Destination destination = whole(file, read, streams)) {
            destination.stream().write(text.getBytes(StandardCharsets.UTF_8));
            destination.complete();
        } catch (IOException e) {
            throw cannot(OPTION, file, e);
        }
    }

    /**
     * Throws {@link SetupException} when the file cannot be written or must not be, before anything is begun for it.
     *
     * @param file null for standard output
     * @param read what must not be overwritten; of a folder nothing that is in it
     */
    public static void require(@Nullable String file, Collection<Path> read) {
        if (file == null) {
            return;
        }
        try {
            checked(file, read);
        } catch (IOException e) {
            throw cannot(OPTION, file, e);
        }
    }

    /** As {@link #require}, for what another option has us write. */
    public static void requireFree(String option, Path file, Collection<Path> read) {
        try {
            guard(option, file.toString(), read);
        } catch (IOException e) {
            throw cannot(option, file.toString(), e);
        }
    }

    private static SetupException cannot(String option, String file, IOException e) {
        return new SetupException(option + " " + file + ": cannot be written: " + e.getMessage());
    }

    private static Path checked(String file, Collection<Path> read) throws IOException {
        Path path = guard(OPTION, file, read);
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new SetupException("-o " + file + ": the folder " + folder + " is not there; make it first");
        }
        if (Files.isDirectory(path)) {
            throw new SetupException("-o " + file + " is a folder; name a file in it");
        }
        return path;
    }

    private static Path guard(String option, String file, Collection<Path> read) throws IOException {
        Path path = Path.of(file);
        if (isOfAStore(path)) {
            throw new SetupException(
                    option + " " + file + " would overwrite a store, or a part of one; name another file");
        }
        for (Path source : read) {
            if (isOrHolds(source, path)) {
                throw overwriting(option, file);
            }
        }
        if (isStandardInput(path)) {
            throw overwriting(option, file);
        }
        return path;
    }

    private static SetupException overwriting(String option, String file) {
        return new SetupException(option + " " + file + " would overwrite what is read; name another file");
    }

    /** Whether the shell gave us this very file to read, as {@code < FILE} does. */
    private static boolean isStandardInput(Path path) throws IOException {
        return Files.isRegularFile(STANDARD_INPUT) && Files.exists(path) && Files.isSameFile(STANDARD_INPUT, path);
    }

    /** Also before either is there. */
    private static boolean isOrHolds(Path source, Path path) throws IOException {
        Path from = real(source);
        Path to = real(path);
        return to.startsWith(from) || (Files.exists(path) && Files.exists(source) && Files.isSameFile(path, source));
    }

    /** As far as there is one: a pipe of the shell, as {@code <(zcat cases.gz)} makes it, is there and stands nowhere. */
    private static Path real(Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** A store is an SQLite file; what SQLite and we put beside it bears its name with a suffix. */
    private static boolean isOfAStore(Path path) throws IOException {
        if (isSqlite(path)) {
            return true;
        }
        String name = String.valueOf(path.getFileName());
        for (String suffix : new String[] {"-wal", "-shm", "-journal", "-lock"}) {
            if (name.endsWith(suffix)
                    && isSqlite(path.resolveSibling(name.substring(0, name.length() - suffix.length())))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isSqlite(Path path) throws IOException {
        if (!Files.isRegularFile(path) || !Files.isReadable(path)) {
            return false;
        }
        try (InputStream in = Files.newInputStream(path)) {
            return Arrays.equals(in.readNBytes(SQLITE.length), SQLITE);
        }
    }

    public OutputStream stream() {
        return stream;
    }

    /** All is written. */
    public void complete() {
        complete = true;
    }

    @Override
    public void close() throws IOException {
        if (!ours) {
            return;
        }
        stream.close();
        if (part != null && target != null) {
            if (complete) {
                Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
            } else {
                Files.deleteIfExists(part);
            }
        }
    }
}
