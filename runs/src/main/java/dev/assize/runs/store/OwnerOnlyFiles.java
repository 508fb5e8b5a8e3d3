package dev.assize.runs.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Makes files that only their owner may read: a store holds the texts of cases. SQLite gives the files that it makes
 * beside a store the same permissions.
 */
final class OwnerOnlyFiles {

    private OwnerOnlyFiles() {}

    /** Makes an empty file, unless it is there; where it cannot be made, whoever opens it will say so. */
    static void create(Path file) {
        try {
            if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
                Files.createFile(
                        file, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
            }
        } catch (FileAlreadyExistsException e) {
            // Whoever made it has chosen its permissions.
            return;
        } catch (IOException e) {
            return;
        }
    }
}
