package dev.assize.server.run;

import dev.assize.server.web.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The files that may be judged here: those of the data folder, and what was uploaded. No name leads out of either. */
public final class DataFolder {

    private static final int MOST_LISTED = 500;
    private static final int DEEPEST = 4;
    private static final Pattern ENDING = Pattern.compile("\\.(?:jsonl|ndjson|json|csv|tsv)(?:\\.gz)?$");
    private static final Pattern UNFIT = Pattern.compile("[^\\p{L}\\p{N}._-]+");

    private final @Nullable Path data;
    private final Path uploads;
    private final long mostBytes;

    public DataFolder(@Nullable Path data, Path uploads, long mostBytes) {
        this.data = data;
        this.uploads = uploads;
        this.mostBytes = mostBytes;
    }

    /** The data files, by their paths within the folder. */
    public List<String> list() {
        if (data == null || !Files.isDirectory(data)) {
            return List.of();
        }
        Path folder = data;
        try (Stream<Path> files = Files.walk(folder, DEEPEST)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString())
                    .filter(DataFolder::isData)
                    .sorted()
                    .limit(MOST_LISTED)
                    .toList();
        } catch (IOException e) {
            throw new Refusal(Refusal.NOT_FOUND, "the data folder cannot be read: " + e.getMessage());
        }
    }

    private static boolean isData(String name) {
        return ENDING.matcher(name.toLowerCase(Locale.ROOT)).find();
    }

    /** A file of the data folder; whatever lies outside of it, also behind a link, is not there. */
    public Path require(String name) {
        Optional<Path> found = data == null ? Optional.empty() : find(data, name);
        return found.orElseThrow(() ->
                new Refusal(Refusal.NOT_FOUND, "there is no file \"" + name + "\" in the data folder of this server"));
    }

    private static Optional<Path> find(Path folder, String name) {
        try {
            Path root = folder.toRealPath();
            Path file = root.resolve(name).toRealPath();
            return file.startsWith(root) && Files.isRegularFile(file) ? Optional.of(file) : Optional.empty();
        } catch (IOException | java.nio.file.InvalidPathException e) {
            return Optional.empty();
        }
    }

    /** Keeps what was uploaded for a run. Throws {@link Refusal} when it is too large, and leaves nothing behind. */
    public Path keep(String run, String name, InputStream content) throws IOException {
        String plain = UNFIT.matcher(name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1))
                .replaceAll("_");
        if (!isData(plain)) {
            throw new Refusal(
                    Refusal.UNPROCESSABLE,
                    "an upload is a file of cases: .jsonl, .json, .csv or .tsv, also .gz; got \"" + plain + "\"");
        }
        Files.createDirectories(uploads);
        Path file = uploads.resolve(UNFIT.matcher(run).replaceAll("_") + "-" + plain)
                .toAbsolutePath()
                .normalize();
        if (!file.startsWith(uploads.toAbsolutePath().normalize())) {
            throw new Refusal(Refusal.UNPROCESSABLE, "no file can be called so");
        }
        boolean done = false;
        try (var out = Files.newOutputStream(
                file, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            BoundedCopy.copy(content, out, mostBytes);
            done = true;
        } finally {
            if (!done) {
                Files.deleteIfExists(file);
            }
        }
        return file;
    }
}
