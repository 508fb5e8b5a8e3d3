package dev.assize.cli.terminal;

import dev.assize.runs.dataset.Dataset;
import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/**
 * One line on standard error that tells how far the work is, how fast it goes and when it will be done. Threads share
 * it: one counts the work done, one redraws the line, and the counter is atomic.
 */
public final class ProgressBar implements AutoCloseable {

    private static final int BAR = 24;
    private static final long REDRAW_MILLIS = 200;

    private final PrintStream err;
    private final OptionalLong size;
    private final LongSupplier read;
    private final LongSupplier nanoTime;
    private final long started;
    private final AtomicLong done = new AtomicLong();
    private AtomicLong counted = new AtomicLong();
    private final Thread painter = new Thread(this::paint, "assize-progress");

    /**
     * @param size how much there is to read; empty where nobody can tell
     * @param read how much has been read
     */
    public ProgressBar(PrintStream err, OptionalLong size, LongSupplier read, LongSupplier nanoTime) {
        this.err = err;
        this.size = size;
        this.read = read;
        this.nanoTime = nanoTime;
        this.started = nanoTime.getAsLong();
        painter.setDaemon(true);
    }

    /** A bar that moves with what has been read of a dataset. */
    public static ProgressBar over(Dataset dataset, PrintStream err) {
        return new ProgressBar(err, dataset.size(), dataset.meter()::bytesRead, System::nanoTime).start();
    }

    /** A bar that moves with the cases that are finished. */
    public static ProgressBar of(long cases, PrintStream err) {
        AtomicLong finished = new AtomicLong();
        ProgressBar bar = new ProgressBar(err, OptionalLong.of(cases), finished::get, System::nanoTime);
        bar.counted = finished;
        return bar.start();
    }

    private ProgressBar start() {
        painter.start();
        return this;
    }

    public void step() {
        counted.incrementAndGet();
        done.incrementAndGet();
    }

    private void paint() {
        try {
            while (true) {
                err.print("\r" + line() + "\u001B[K");
                err.flush();
                Thread.sleep(REDRAW_MILLIS);
            }
        } catch (InterruptedException e) {
            err.print("\r\u001B[K");
            err.flush();
        }
    }

    /** The line as it stands now. */
    String line() {
        double seconds = Math.max(1e-9, (nanoTime.getAsLong() - started) / 1e9);
        String rate = String.format(Locale.ROOT, "%,d cases · %,.0f/s", done.get(), done.get() / seconds);
        if (done.get() == 0 && seconds > 1) {
            return String.format(Locale.ROOT, "waiting for the first case · %.0f s", seconds);
        }
        if (size.isEmpty() || size.getAsLong() == 0) {
            return rate;
        }
        double share = Math.min(1, read.getAsLong() / (double) size.getAsLong());
        int filled = (int) Math.round(share * BAR);
        String bar = "█".repeat(filled) + "░".repeat(BAR - filled);
        String left = share == 0 ? "" : " · " + clock(seconds / share - seconds) + " left";
        return String.format(Locale.ROOT, "%s %3.0f %% · %s%s", bar, share * 100, rate, left);
    }

    private static String clock(double seconds) {
        Duration time = Duration.ofSeconds(Math.round(seconds));
        return time.toHours() > 0
                ? String.format(Locale.ROOT, "%d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart())
                : String.format(Locale.ROOT, "%d:%02d", time.toMinutes(), time.toSecondsPart());
    }

    @Override
    public void close() {
        painter.interrupt();
        try {
            painter.join(2 * REDRAW_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
