package dev.assize.mcp;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.failure.SetupFailure;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The calls of tools that are under way, each on a thread of its own. More than a few hundred wait with whoever sends them. A call that
 * was taken back is not answered, and interrupted where it waits for a model.
 */
final class ToolCalls {

    private static final int AT_ONCE = 32;
    private static final int MOST_TAKEN = 256;

    /** One call, until it is answered or taken back. */
    private static final class Call {
        private @Nullable Thread thread;
        private boolean takenBack;

        /** False when nobody wants it any more. */
        synchronized boolean begin() {
            thread = Thread.currentThread();
            return !takenBack;
        }

        synchronized void takeBack() {
            takenBack = true;
            if (thread != null) {
                thread.interrupt();
            }
        }

        /** Whether somebody waits for the answer. The thread is free for another call. */
        synchronized boolean end() {
            thread = null;
            return !Thread.interrupted() && !takenBack;
        }
    }

    private final SentMessages sent;
    private final Appendable log;
    private final Map<JsonNode, Call> underWay = new ConcurrentHashMap<>();
    private final Semaphore room = new Semaphore(MOST_TAKEN);
    private final ExecutorService threads = Executors.newFixedThreadPool(AT_ONCE, work -> {
        Thread thread = new Thread(work, "assize-call");
        thread.setDaemon(true);
        return thread;
    });

    ToolCalls(SentMessages sent, Appendable log) {
        this.sent = sent;
        this.log = log;
    }

    /** Waits while too many are under way. */
    void begin(JsonNode id, Tool tool, ObjectNode arguments) throws InterruptedException {
        room.acquire();
        Call call = new Call();
        underWay.put(id, call);
        threads.execute(() -> {
            try {
                ObjectNode result = call.begin() ? result(tool, arguments) : Json.object();
                if (call.end()) {
                    sent.answer(id, result);
                }
            } finally {
                underWay.remove(id, call);
                room.release();
            }
        });
    }

    /** Nothing when it has been answered already, or was never there. */
    void cancel(JsonNode id) {
        Call call = underWay.get(id);
        if (call != null) {
            call.takeBack();
        }
    }

    /** Waits for what is under way, and gives up the rest. */
    void finish(Duration patience) throws InterruptedException {
        threads.shutdown();
        if (!threads.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) {
            threads.shutdownNow();
        }
    }

    /** A mistake in the arguments is an answer that says what is wrong, so that the assistant can mend it. */
    private ObjectNode result(Tool tool, ObjectNode arguments) {
        try {
            return told(Json.pretty(tool.answer(arguments)), false);
        } catch (IllegalArgumentException | SetupFailure | RunHalt | CaseFailure | IOException e) {
            return told(String.valueOf(e.getMessage()), true);
        } catch (OutOfMemoryError e) {
            return told("there is not enough memory for this", true);
        } catch (RuntimeException | StackOverflowError e) {
            log(tool, e);
            return told("internal error in " + tool.name() + "; the standard error of the server tells more", true);
        }
    }

    private static ObjectNode told(String text, boolean wrong) {
        ObjectNode result = Json.object();
        result.putArray("content").addObject().put("type", "text").put("text", text);
        return result.put("isError", wrong);
    }

    private void log(Tool tool, Throwable mistake) {
        StringWriter text = new StringWriter();
        mistake.printStackTrace(new PrintWriter(text, true));
        try {
            log.append("assize: internal error in ")
                    .append(tool.name())
                    .append("; please report it with what follows.\n")
                    .append(text.toString());
        } catch (IOException e) {
            // Nobody is there to be told.
            return;
        }
    }
}
