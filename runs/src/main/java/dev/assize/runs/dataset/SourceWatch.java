package dev.assize.runs.dataset;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A file as it was when it was opened, so that a change while it is read is noticed. Pipes are not watched. */
final class SourceWatch {

    private record State(long size, long modified) {}

    private final String name;
    private final @Nullable Path path;
    private final @Nullable State then;

    private SourceWatch(String name, @Nullable Path path, @Nullable State then) {
        this.name = name;
        this.path = path;
        this.then = then;
    }

    static SourceWatch of(DataSource source) throws IOException {
        Path path = source.path();
        return path == null || !Files.isRegularFile(path)
                ? new SourceWatch(source.name(), null, null)
                : new SourceWatch(source.name(), path, state(path));
    }

    private static State state(Path path) throws IOException {
        BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class);
        return new State(found.size(), found.lastModifiedTime().toMillis());
    }

    /** What happened to the file since it was opened; empty when nothing did. */
    Optional<String> change() {
        if (path == null || then == null) {
            return Optional.empty();
        }
        try {
            State now = state(path);
            if (now.size() != then.size()) {
                return Optional.of(name + " was changed while it was read: it had " + then.size() + " bytes and has "
                        + now.size() + " now");
            }
            return now.modified() == then.modified()
                    ? Optional.empty()
                    : Optional.of(name + " was written to while it was read");
        } catch (IOException e) {
            return Optional.of(name + " was taken away while it was read");
        }
    }
}
