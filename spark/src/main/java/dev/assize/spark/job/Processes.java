package dev.assize.spark.job;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.StoreChoice;
import dev.assize.spark.spec.TravellingJudge;
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
 */
record Processes(int executors, int slots, boolean local) {

    static Processes of(JavaSparkContext spark) {
        SparkConf conf = spark.getConf();
        int slots = Math.max(1, spark.defaultParallelism());
        if (spark.isLocal()) {
            return new Processes(1, slots, true);
        }
        if (conf.getBoolean("spark.dynamicAllocation.enabled", false)) {
            int most = conf.getInt("spark.dynamicAllocation.maxExecutors", 0);
            int cores = Math.max(1, conf.getInt("spark.executor.cores", 1));
            return new Processes(most, Math.max(slots, most * cores), false);
        }
        int planned = conf.getInt("spark.executor.instances", 0);
        int cores = conf.getInt("spark.executor.cores", 0);
        int allCores = conf.getInt("spark.cores.max", 0);
        int byCores = cores > 0 && allCores > 0 ? allCores / cores : 0;
        // The driver is among those that have memory for blocks.
        int seen = spark.sc().getExecutorMemoryStatus().size() - 1;
        return new Processes(Math.max(1, Math.max(planned, Math.max(byCores, seen))), slots, false);
    }

    /** The part of the limits that one process has. */
    AnswererPlan share(AnswererPlan plan) {
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

    /** How many tasks may run at the same time: with models no more than calls may be under way, each of them having one. */
    int most(AnswererPlan plan) {
        return plan.models().isEmpty() ? Integer.MAX_VALUE : Math.max(1, plan.concurrency());
    }

    /** A task that is repeated must find what was paid for, wherever it runs. */
    void requireSharedAnswers(TravellingJudge judge) {
        if (local || !judge.plan().needsStore()) {
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
