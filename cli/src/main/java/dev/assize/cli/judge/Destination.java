package dev.assize.cli.judge;

import dev.assize.cli.Streams;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where what is written goes: standard output, or a file of their own. */
public record Destination(OutputStream stream, boolean ours) implements AutoCloseable {

    /** @param file null for standard output */
    public static Destination of(@Nullable String file, List<DataSource> sources, Streams streams) throws IOException {
        if (file == null) {
            return new Destination(streams.out(), false);
        }
        Path path = Path.of(file);
        for (DataSource source : sources) {
            if (source.path() != null && Files.exists(path) && Files.isSameFile(path, source.path())) {
                throw new SetupException("-o " + file + " would overwrite what is read; name another file");
            }
        }
        Path folder = path.toAbsolutePath().getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw new SetupException("-o " + file + ": the folder " + folder + " is not there; make it first");
        }
        if (Files.isDirectory(path)) {
            throw new SetupException("-o " + file + " is a folder; name a file in it");
        }
        return new Destination(new FileOutputStream(path.toFile()), true);
    }

    @Override
    public void close() throws IOException {
        if (ours) {
            stream.close();
        }
    }
}
