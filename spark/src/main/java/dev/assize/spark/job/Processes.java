package dev.assize.spark.job;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.StoreChoice;
import dev.assize.spark.spec.SerializableJudge;
import java.time.Clock;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;

/**
 * The processes that a job runs in. Limits are those of the whole job, and each process keeps to its share of them, since none
 * knows what the others are doing.
 *
 * @param executors how many there are, or may be
 * @param slots how many tasks run at the same time
 * @param local whether all of it is one process
 * @param speculating whether Spark may run a second copy of a slow task beside the first
 */
public record Processes(int executors, int slots, boolean local, boolean speculating) {

    /** The setting of Spark by which slow tasks are run twice. */
    public static final String SPECULATION = "spark.speculation";

    public static Processes of(JavaSparkContext spark) {
        SparkConf conf = spark.getConf();
        int slots = Math.max(1, spark.defaultParallelism());
        boolean speculating = conf.getBoolean(SPECULATION, false);
        if (spark.isLocal()) {
            return new Processes(1, slots, true, speculating);
        }
        if (conf.getBoolean("spark.dynamicAllocation.enabled", false)) {
            int most = conf.getInt("spark.dynamicAllocation.maxExecutors", 0);
            int cores = Math.max(1, conf.getInt("spark.executor.cores", 1));
            return new Processes(most, Math.max(slots, most * cores), false, speculating);
        }
        int planned = conf.getInt("spark.executor.instances", 0);
        int cores = conf.getInt("spark.executor.cores", 0);
        int allCores = conf.getInt("spark.cores.max", 0);
        int byCores = cores > 0 && allCores > 0 ? allCores / cores : 0;
        // The driver is among those that have memory for blocks.
        int seen = spark.sc().getExecutorMemoryStatus().size() - 1;
        return new Processes(Math.max(1, Math.max(planned, Math.max(byCores, seen))), slots, false, speculating);
    }

    /** The part of the limits that one process has. */
    public AnswererPlan share(AnswererPlan plan) {
        if (plan.models().isEmpty() || local) {
            return plan;
        }
        if (executors < 1) {
            throw new SetupException(
                    "limits of models are divided among the executors, of which nobody says how many there"
                            + " may be; set spark.dynamicAllocation.maxExecutors");
        }
        return plan.shared(1, executors);
    }

    /**
     * Throws {@link SetupException} where a limit is too small to be divided: a process that has tasks has at least one call, and
     * together they would make more than are allowed.
     *
     * @param most how many tasks may run at the same time
     */
    public void requireAShareForEach(AnswererPlan plan, int most) {
        int asking = Math.min(executors, most);
        if (!local && asking > 1) {
            plan.requireDivisible(asking);
        }
    }

    /** How many tasks may run at the same time: with models no more than calls may be under way, each of them having one. */
    int most(AnswererPlan plan) {
        return plan.models().isEmpty() ? Integer.MAX_VALUE : Math.max(1, plan.concurrency());
    }

    /**
     * Throws {@link SetupException} where something might be paid for twice: a task that is repeated must find what was paid for,
     * wherever it runs, and two copies of one task at the same time would both ask.
     */
    public void requireNothingPaidTwice(SerializableJudge judge) {
        if (local || judge.plan().models().isEmpty()) {
            return;
        }
        if (speculating) {
            throw new SetupException("two copies of a slow task would ask models the same at the same time; set "
                    + SPECULATION + " to false for a job that asks models");
        }
        if (!judge.plan().needsStore()) {
            return;
        }
        StoreChoice choice =
                new StoreChoice(judge.store(), new EngineContext(new Environment(System.getenv()), Clock.systemUTC()));
        if (!choice.location().toString().startsWith("jdbc:postgresql:")) {
            throw SetupException.of(
                    "store",
                    choice.location() + " is a file of one machine, and executors on several need what models answered;"
                            + " name a PostgreSQL database, or keep no answers");
        }
    }
}
