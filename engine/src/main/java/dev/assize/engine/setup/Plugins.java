package dev.assize.engine.setup;

import dev.assize.text.Language;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;

/** Jars from outside: judges, model protocols, forms of reports, stores, data formats, languages. */
public final class Plugins {

    private Plugins() {}

    /**
     * What is found as a service from now on, on this thread and those that it starts, may also come from the jars of a
     * folder. Throws {@link SetupException} when there are none.
     */
    public static void load(Path folder) {
        Thread thread = Thread.currentThread();
        thread.setContextClassLoader(
                new URLClassLoader("assize-plugins", urls(jars(folder)), thread.getContextClassLoader()));
        // Languages are found once in a process: by this thread, since not every one that reads texts inherits the
        // loader.
        Language.installed();
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw SetupException.of("plugins", folder + ": is no folder; name one with jars in it");
        }
        try (Stream<Path> files = Files.list(folder)) {
            List<Path> jars = files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
            if (jars.isEmpty()) {
                throw SetupException.of("plugins", folder + ": has no jar in it");
            }
            jars.forEach(Plugins::requireReadable);
            return jars;
        } catch (IOException e) {
            throw SetupException.of("plugins", folder + ": cannot be read: " + e.getMessage());
        }
    }

    /** A class loader leaves out what it cannot read, and says nothing. */
    private static void requireReadable(Path jar) {
        try {
            new ZipFile(jar.toFile()).close();
        } catch (IOException e) {
            throw SetupException.of(
                    "plugins",
                    jar + ": is no jar that can be read (" + e.getMessage()
                            + "); build or fetch it again, or take it out");
        }
    }

    private static URL[] urls(List<Path> jars) {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            try {
                urls.add(jar.toUri().toURL());
            } catch (MalformedURLException e) {
                throw new IllegalStateException("Every file has an address", e);
            }
        }
        return urls.toArray(URL[]::new);
    }
}
