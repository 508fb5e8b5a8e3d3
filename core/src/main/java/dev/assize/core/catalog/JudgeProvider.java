package dev.assize.core.catalog;

import dev.assize.core.JudgeId;
import dev.assize.core.probe.Probe;
import dev.assize.core.whole.WholeJudging;
import java.util.List;
import java.util.Optional;

/**
 * A judge that can be had by its name. Those of a class path, and of a user's jar, are named in
 * {@code META-INF/services/dev.assize.core.catalog.JudgeProvider}. Making a provider costs next to nothing: whatever
 * takes time waits until the judge is opened.
 */
public interface JudgeProvider {

    /** Its name in commands, results and documents. */
    JudgeId id();

    /** What it judges, in a few words. */
    String title();

    /**
     * The judge with the rules that answer its questions when nobody else does. Throws {@link IllegalArgumentException}
     * for a setting that it does not have, or not with that value.
     */
    RunnableJudge open(JudgeSettings settings);

    /**
     * What it takes to put whole cases to a model and to audit what comes back; empty for a judge that offers none. Throws
     * as {@link #open} does.
     */
    default Optional<WholeJudging<?>> openWhole(JudgeSettings settings) {
        return Optional.empty();
    }

    /**
     * Changes to its cases whose effect is known, by which the judge and whoever answers its questions can be tried. Where it
     * offers none, they are made from its fields.
     */
    default List<Probe> probes(JudgeSettings settings) {
        return List.of();
    }

    /** Its page, in Markdown: what it grades, what it ignores, where it is known to be wrong. Empty when it has none. */
    default Optional<String> page() {
        return Optional.empty();
    }

    /** The rules by which it judges, in full; by default what its page says under "The rules". Empty when nobody wrote them down. */
    default Optional<String> rules() {
        return page().map(JudgeProvider::rules).filter(text -> !text.isEmpty());
    }

    private static String rules(String page) {
        String heading = "\n## The rules\n";
        int start = page.indexOf(heading);
        if (start < 0) {
            return "";
        }
        int end = page.indexOf("\n## ", start + heading.length());
        return page.substring(start + heading.length(), end < 0 ? page.length() : end)
                        .strip() + "\n";
    }
}
