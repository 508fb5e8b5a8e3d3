package dev.assize.cli.judge;

import org.jspecify.annotations.Nullable;

/** Something that is said when the process is ended from outside, such as with Ctrl-C, while this is open. */
final class Interruption implements AutoCloseable {

    static final Interruption NONE = new Interruption(null);

    private final @Nullable Thread hook;

    private Interruption(@Nullable Thread hook) {
        this.hook = hook;
    }

    static Interruption of(Runnable said) {
        Thread hook = new Thread(said, "assize-interrupted");
        Runtime.getRuntime().addShutdownHook(hook);
        return new Interruption(hook);
    }

    @Override
    public void close() {
        if (hook == null) {
            return;
        }
        try {
            Runtime.getRuntime().removeShutdownHook(hook);
        } catch (IllegalStateException e) {
            // The process is being ended, and the hook says so.
            return;
        }
    }
}
