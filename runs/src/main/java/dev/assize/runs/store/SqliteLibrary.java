package dev.assize.runs.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.sqlite.SQLiteJDBCLoader;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The machine code of SQLite, which comes in a jar and must be a file to be loaded. Left to itself the driver writes that file anew
 * for each process and then reads it back byte by byte, which takes as long as everything else that a short command does. The
 * start script therefore names a folder where one copy is kept for all of them.
 */
final class SqliteLibrary {

    /** A folder of the user's own: whoever may write there can have any code run. */
    static final String FOLDER = "assize.cache";

    private static final String DRIVERS = "org.sqlite.lib.path";

    private SqliteLibrary() {}

    /** Has the driver take the kept copy, made now where there is none. Without a folder, or a way to write there, it makes its own. */
    static void prepare() {
        String folder = System.getProperty(FOLDER);
        if (folder != null && System.getProperty(DRIVERS) == null) {
            kept(Path.of(folder)).ifPresent(kept -> System.setProperty(DRIVERS, kept.toString()));
        }
    }

    /** The folder of the copy. It is named by the version: another one of the driver needs another library. */
    static Optional<Path> kept(Path folder) {
        Path kept = folder.resolve("sqlite-" + SQLiteJDBCLoader.getVersion());
        String name = LibraryLoaderUtil.getNativeLibName();
        if (Files.exists(kept.resolve(name))) {
            return Optional.of(kept);
        }
        try (InputStream library =
                SQLiteJDBCLoader.class.getResourceAsStream(LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name)) {
            return library == null ? Optional.empty() : Optional.of(copy(library, kept, name));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    /** Whoever looks finds the whole file or none. */
    private static Path copy(InputStream library, Path folder, String name) throws IOException {
        OwnerOnlyFiles.createFolder(folder);
        Path part = Files.createTempFile(folder, name, ".part");
        try {
            Files.copy(library, part, StandardCopyOption.REPLACE_EXISTING);
            Files.move(part, folder.resolve(name), StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
        return folder;
    }
}
