package dev.assize.spark.spec;

import dev.assize.spark.spec.SerializableJudge.Opened;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The judges that are open in this process. Spark makes every task anew from its bytes, so that a static field is all that the
 * tasks of an executor can share; without it each would read the rules and open the store again. Threads share it: the map
 * guards itself, and what is in it is made for threads.
 */
public final class ExecutorJudges {

    private static final Map<SerializableJudge, Opened> OPEN = new ConcurrentHashMap<>();

    private ExecutorJudges() {}

    /** Opens it when it is not. Throws {@link dev.assize.engine.setup.SetupException} when that cannot be done here. */
    public static Opened open(SerializableJudge judge) {
        Opened open = OPEN.get(judge);
        return open != null ? open : OPEN.computeIfAbsent(judge, SerializableJudge::open);
    }

    /** Closes it where it is open in this process, for whoever knows that no task uses it any more. */
    public static void close(SerializableJudge judge) {
        Opened open = OPEN.remove(judge);
        if (open != null) {
            open.judge().close();
        }
    }
}
