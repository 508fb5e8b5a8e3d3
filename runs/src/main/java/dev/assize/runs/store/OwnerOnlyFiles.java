package dev.assize.runs.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/**
 * Makes files and folders that only their owner may read: a store holds the texts of cases. SQLite gives the files that it makes
 * beside a store the same permissions.
 */
final class OwnerOnlyFiles {

    private OwnerOnlyFiles() {}

    /** Makes an empty file, unless it is there; where it cannot be made, whoever opens it will say so. */
    static void create(Path file) {
        try {
            if (hasPermissions(file)) {
                Files.createFile(file, permissions("rw-------"));
            }
        } catch (FileAlreadyExistsException e) {
            // Whoever made it has chosen its permissions.
            return;
        } catch (IOException e) {
            return;
        }
    }

    /** Makes a folder, unless it is there: then whoever made it has chosen its permissions. */
    static void createFolder(Path folder) throws IOException {
        if (hasPermissions(folder)) {
            Files.createDirectories(folder, permissions("rwx------"));
        } else {
            Files.createDirectories(folder);
        }
    }

    private static boolean hasPermissions(Path path) {
        return path.getFileSystem().supportedFileAttributeViews().contains("posix");
    }

    private static FileAttribute<Set<PosixFilePermission>> permissions(String written) {
        return PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(written));
    }
}
