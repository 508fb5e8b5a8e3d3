package dev.assize.engine;

import dev.assize.core.catalog.JudgeProvider;
import dev.assize.engine.judge.JudgeCatalog;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import java.time.Clock;
import java.util.List;

/**
 * Assize from Java.
 *
 * <pre>
 * Assize.judge("reference-coverage").answeredBy(model("openai/gpt-5-mini")).over(cases).run()
 * </pre>
 */
public final class Assize {

    private Assize() {}

    /**
     * A judge by its id, or by the folder or file that describes it. Keys of models come from the variables of the process;
     * {@link Judging#in} gives others. Throws {@link dev.assize.engine.setup.SetupException} when it is used and no judge has
     * that name.
     */
    public static Judging judge(String name) {
        return new Judging(name, new EngineContext(new Environment(System.getenv()), Clock.systemUTC()));
    }

    /** The judges that are listed: ours, and those of other jars. */
    public static List<JudgeProvider> judges() {
        return JudgeCatalog.installed().list();
    }
}
