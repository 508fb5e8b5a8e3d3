package dev.assize.testkit.browser;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Chromium without a window, with a profile of its own that goes with it, spoken to over its DevTools protocol on
 * loopback. Not shared between threads.
 */
public final class Browser implements AutoCloseable {

    /** What to tell where it is missing. */
    public static final String MISSING =
            "Chromium is not installed, so pages are not tested in a browser;" + " on Debian: apt-get install chromium";

    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome", "chrome");
    private static final Pattern LISTENING = Pattern.compile("DevTools listening on (ws://\\S+)");

    private final Process process;
    private final Path profile;
    private final DevTools tools;

    private Browser(Process process, Path profile, DevTools tools) {
        this.process = process;
        this.profile = profile;
        this.tools = tools;
    }

    public static boolean isInstalled() {
        return find().isPresent();
    }

    private static Optional<Path> find() {
        String path = System.getenv("PATH");
        for (String folder : (path == null ? "" : path).split(File.pathSeparator)) {
            for (String name : NAMES) {
                Path program = Path.of(folder, name);
                if (Files.isExecutable(program)) {
                    return Optional.of(program);
                }
            }
        }
        return Optional.empty();
    }

    public static Browser start() throws IOException {
        Path program = find().orElseThrow(() -> new IllegalStateException(MISSING));
        Path profile = Files.createTempDirectory("assize-browser");
        List<String> command = new ArrayList<>(List.of(
                program.toString(),
                "--headless",
                "--disable-gpu",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--disable-default-apps",
                "--disable-dev-shm-usage",
                "--hide-scrollbars",
                "--force-color-profile=srgb",
                "--remote-debugging-port=0",
                "--user-data-dir=" + profile));
        // Its sandbox does not work for root or inside most containers; the pages opened here are ours.
        command.add("--no-sandbox");
        command.add("about:blank");
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            return new Browser(process, profile, DevTools.connect(address(process)));
        } catch (IOException | RuntimeException e) {
            process.destroyForcibly();
            throw e;
        }
    }

    private static String address(Process process) throws IOException {
        BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = err.readLine(); line != null; line = err.readLine()) {
            Matcher listening = LISTENING.matcher(line);
            if (listening.find()) {
                drain(err);
                return listening.group(1);
            }
            said.append(line).append('\n');
        }
        throw new IOException("Chromium did not start: " + said);
    }

    /** A pipe that nobody reads would fill up and stop the browser. */
    private static void drain(BufferedReader err) {
        Thread reader = new Thread(
                () -> {
                    try {
                        for (String line = err.readLine(); line != null; line = err.readLine()) {
                            // Chromium's own chatter.
                        }
                    } catch (IOException e) {
                        // It has gone.
                    }
                },
                "browser-chatter");
        reader.setDaemon(true);
        reader.start();
    }

    /** Opens a page of that size and waits until it is loaded. */
    public Page open(Path file, int width, int height) {
        return Page.open(tools, file.toUri().toString(), width, height);
    }

    /** Opens an address for somebody who shares no cookie with anybody else, and waits until it is loaded. */
    public Page visit(String address, int width, int height) {
        return Page.alone(tools, address, width, height);
    }

    @Override
    public void close() throws IOException {
        tools.close();
        process.destroy();
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor(10, TimeUnit.SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            process.destroyForcibly();
        }
        delete(profile);
    }

    private static void delete(Path folder) throws IOException {
        Files.walkFileTree(folder, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.deleteIfExists(file);
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException gone) {
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException failure) {
                try {
                    Files.deleteIfExists(directory);
                } catch (IOException stillUsed) {
                    // A helper process may write its last file after us; the system clears its own temporary files.
                    directory.toFile().deleteOnExit();
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    static UncheckedIOException failed(String what, Exception cause) {
        return new UncheckedIOException(new IOException(what, cause));
    }
}
