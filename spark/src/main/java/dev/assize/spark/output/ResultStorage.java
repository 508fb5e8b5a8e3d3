package dev.assize.spark.output;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.Objects;
import java.util.UUID;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.fs.PathFilter;

/**
 * Where results are: whatever Hadoop can reach. Files of this machine are written by Java itself, since Hadoop starts a process for
 * each of them to set its permissions.
 */
final class ResultStorage {

    private final FileSystem system;
    private final Configuration hadoop;
    private final Path root;
    private final boolean local;

    ResultStorage(String address, Configuration hadoop) throws IOException {
        Path given = new Path(address);
        this.hadoop = hadoop;
        this.system = given.getFileSystem(hadoop);
        this.root = system.makeQualified(given);
        this.local = "file".equals(root.toUri().getScheme());
    }

    Path root() {
        return root;
    }

    Configuration hadoop() {
        return hadoop;
    }

    /** A new file, with the folders above it; an earlier one is replaced. */
    OutputStream create(Path file) throws IOException {
        if (!local) {
            return system.create(file, true);
        }
        makeFolder(file.getParent());
        return Files.newOutputStream(here(file));
    }

    void makeFolder(Path folder) throws IOException {
        if (local) {
            Files.createDirectories(here(folder));
        } else {
            system.mkdirs(folder);
        }
    }

    private static java.nio.file.Path here(Path path) {
        return java.nio.file.Path.of(path.toUri().getPath());
    }

    /** Whether a file lies below the root, under this name or, on this machine, under the one that links lead to. */
    boolean contains(Path file) {
        URI place = file.makeQualified(system.getUri(), system.getWorkingDirectory())
                .toUri();
        URI folder = root.toUri();
        if (!Objects.equals(place.getScheme(), folder.getScheme())
                || !Objects.equals(place.getAuthority(), folder.getAuthority())) {
            return false;
        }
        return local
                ? real(here(file)).startsWith(real(here(root)))
                : place.getPath().startsWith(folder.getPath().replaceAll("/+$", "") + "/");
    }

    private static java.nio.file.Path real(java.nio.file.Path path) {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            return path.toAbsolutePath().normalize();
        }
    }

    /** Replaces what is there; on this machine at once, so that whoever reads meets the old or the new. */
    void move(Path from, Path to) throws IOException {
        makeFolder(to.getParent());
        if (local) {
            Files.move(here(from), here(to), StandardCopyOption.ATOMIC_MOVE);
            return;
        }
        system.delete(to, false);
        if (!system.rename(from, to)) {
            throw new IOException(to + ": cannot be written");
        }
    }

    void write(Path file, String text) throws IOException {
        try (OutputStream out = create(file)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
    }

    /** All of the text or none of it, whenever the process ends. */
    void writeWhole(Path file, String text) throws IOException {
        Path half = new Path(file.getParent(), "." + file.getName() + "." + UUID.randomUUID());
        write(half, text);
        move(half, file);
    }

    String read(Path file) throws IOException {
        try (var in = system.open(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    boolean exists(Path path) throws IOException {
        return local ? Files.exists(here(path)) : system.exists(path);
    }

    void delete(Path path) throws IOException {
        system.delete(path, true);
    }

    /** What is in a folder; nothing when there is none. */
    FileStatus[] list(Path folder, PathFilter filter) throws IOException {
        return exists(folder) ? system.listStatus(folder, filter) : new FileStatus[0];
    }
}
