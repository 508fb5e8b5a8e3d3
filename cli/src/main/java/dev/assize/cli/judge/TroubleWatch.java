package dev.assize.cli.judge;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Tells at once what is wrong with a model, while its calls are tried again; each trouble once, and no more than a few. */
final class TroubleWatch implements AutoCloseable {

    private static final long LOOK_MILLIS = 300;
    private static final int MOST_TOLD = 3;

    private final Supplier<List<String>> troubles;
    private final Consumer<String> tell;
    private final Set<String> told = new HashSet<>();
    private final Thread thread = new Thread(this::watch, "assize-trouble");

    private TroubleWatch(Supplier<List<String>> troubles, Consumer<String> tell) {
        this.troubles = troubles;
        this.tell = tell;
        thread.setDaemon(true);
    }

    static TroubleWatch start(Supplier<List<String>> troubles, Consumer<String> tell) {
        TroubleWatch watch = new TroubleWatch(troubles, tell);
        watch.thread.start();
        return watch;
    }

    private void watch() {
        try {
            while (told.size() < MOST_TOLD) {
                Thread.sleep(LOOK_MILLIS);
                troubles.get().stream()
                        .filter(trouble -> told.size() < MOST_TOLD && told.add(trouble))
                        .forEach(tell);
            }
        } catch (InterruptedException e) {
            // The run is over.
        }
    }

    @Override
    public void close() {
        thread.interrupt();
    }
}
