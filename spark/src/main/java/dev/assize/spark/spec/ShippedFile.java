package dev.assize.spark.spec;

import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;

/**
 * A file of the driver that executors need.
 *
 * @param name where it goes, from the folder of all of them
 * @param content in base 64, so that equal files are equal
 */
record ShippedFile(String name, String content) implements Serializable {

    static ShippedFile of(String name, Path file) throws IOException {
        return new ShippedFile(name, Base64.getEncoder().encodeToString(Files.readAllBytes(file)));
    }

    void unpack(Path folder) throws IOException {
        Path place = folder.resolve(name).normalize();
        Path parent = place.getParent();
        if (!place.startsWith(folder) || parent == null) {
            throw new IOException(name + " does not stay in its folder");
        }
        Files.createDirectories(parent);
        Files.write(place, Base64.getDecoder().decode(content));
    }
}
