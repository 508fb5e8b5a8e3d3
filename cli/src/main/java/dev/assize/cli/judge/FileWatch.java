package dev.assize.cli.judge;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

/** Does something again whenever one of some files, or a file in one of some folders, changes; until it is interrupted. */
record FileWatch(List<Path> files) {
    private static final long LOOK_MILLIS = 300;
    private static final int DEEPEST = 3;

    FileWatch {
        files = List.copyOf(files);
    }

    /**
     * @param work is done at once, and after each change
     * @param waiting is done before each wait
     * @return what the work came to last
     */
    int repeat(Callable<Integer> work, Runnable waiting) throws Exception {
        while (true) {
            Map<String, String> before = state();
            int exit = work.call();
            waiting.run();
            try {
                while (state().equals(before)) {
                    Thread.sleep(LOOK_MILLIS);
                }
                settle();
            } catch (InterruptedException e) {
                return exit;
            }
        }
    }

    /** An editor may write a file in several steps. */
    private void settle() throws InterruptedException {
        Map<String, String> seen = state();
        Thread.sleep(LOOK_MILLIS / 2);
        while (!state().equals(seen)) {
            seen = state();
            Thread.sleep(LOOK_MILLIS / 2);
        }
    }

    private Map<String, String> state() {
        Map<String, String> state = new TreeMap<>();
        for (Path file : files) {
            try (Stream<Path> all = Files.isDirectory(file) ? Files.walk(file, DEEPEST) : Stream.of(file)) {
                all.filter(Files::isRegularFile).forEach(each -> state.put(each.toString(), mark(each)));
            } catch (IOException | UncheckedIOException e) {
                state.put(file.toString(), "gone");
            }
        }
        return state;
    }

    private static String mark(Path file) {
        try {
            return Files.size(file) + " " + Files.getLastModifiedTime(file);
        } catch (IOException e) {
            return "gone";
        }
    }
}
