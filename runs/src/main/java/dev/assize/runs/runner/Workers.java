package dev.assize.runs.runner;

import java.lang.reflect.Method;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * How many cases are heard at the same time, and by what kind of threads.
 *
 * @param waiting whether they mostly wait for somebody's answers; then there may be far more than processors
 */
public record Workers(int count, boolean waiting) {

    /** Stack of a thread that waits: a judge needs little, and a thousand of them should not take a gigabyte. */
    private static final long SMALL_STACK = 512 * 1024;

    public Workers {
        if (count < 1) {
            throw new IllegalArgumentException("At least one works, got " + count);
        }
    }

    /** Threads that compute, about one for each processor. */
    public static Workers computing(int count) {
        return new Workers(count, false);
    }

    /** Threads that wait: virtual ones from Java 21 on. */
    public static Workers waiting(int count) {
        return new Workers(count, true);
    }

    /**
     * A thread is started for each of the first cases as it comes: the first calls are on their way while later threads are
     * still to be started, which takes as long for two hundred of them as some cases do.
     */
    public ExecutorService start() {
        return new ThreadPoolExecutor(
                count,
                count,
                0,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                waiting ? waitingThreads("assize-judge") : Workers::computingThread);
    }

    private static Thread computingThread(Runnable work) {
        return daemon(new Thread(work, "assize-judge"));
    }

    /** Makes threads that mostly wait: virtual ones from Java 21 on, otherwise such as take little memory. */
    public static ThreadFactory waitingThreads(String name) {
        try {
            // Thread.ofVirtual().name(…).factory(); the names are not there when we compile for 17.
            Object builder = Thread.class.getMethod("ofVirtual").invoke(null);
            Class<?> type = Class.forName("java.lang.Thread$Builder");
            Method naming = type.getMethod("name", String.class);
            return (ThreadFactory) type.getMethod("factory").invoke(naming.invoke(builder, name));
        } catch (ReflectiveOperationException olderThan21) {
            return work -> daemon(new Thread(null, work, name, SMALL_STACK));
        }
    }

    private static Thread daemon(Thread thread) {
        thread.setDaemon(true);
        return thread;
    }

    /** How many rows may be under way: enough that one slow case does not stop the others, and not endless. */
    public int window() {
        return Math.min(count * 128, Math.max(2048, count * 8));
    }
}
