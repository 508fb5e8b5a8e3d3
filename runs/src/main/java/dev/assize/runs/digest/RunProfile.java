package dev.assize.runs.digest;

import dev.assize.core.JudgeId;
import dev.assize.core.flow.Epoch;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What a run's lines tell of how it was made. Usually one judge, one version and one epoch; lines of several runs in one
 * file give several. Not shared between threads.
 */
public final class RunProfile {

    private final String name;
    private final SortedSet<JudgeId> judges = new TreeSet<>(Comparator.comparing(JudgeId::value));
    private final SortedSet<String> versions = new TreeSet<>();
    private final SortedSet<Epoch> epochs = new TreeSet<>(Comparator.comparing(Epoch::hash));
    private final SortedSet<String> answerers = new TreeSet<>();
    private final SortedMap<String, SortedSet<String>> wordings = new TreeMap<>();
    private long cases;

    public RunProfile(String name) {
        this.name = name;
    }

    public void add(RecordedResult result) {
        cases++;
        judges.add(result.judge());
        versions.add(result.version());
        epochs.add(result.epoch());
        for (RecordedAnswer answer : result.answers()) {
            answerers.add(answer.by());
            wordings.computeIfAbsent(answer.asks(), asks -> new TreeSet<>()).add(answer.wording());
        }
    }

    public String name() {
        return name;
    }

    public long cases() {
        return cases;
    }

    public List<JudgeId> judges() {
        return List.copyOf(judges);
    }

    public List<String> versions() {
        return List.copyOf(versions);
    }

    public List<Epoch> epochs() {
        return List.copyOf(epochs);
    }

    /** Who answered, by name. */
    public List<String> answerers() {
        return List.copyOf(answerers);
    }

    public boolean hasOneEpoch() {
        return epochs.size() == 1;
    }

    /** Whether everything that can change a verdict is the same in both, so that only the cases can differ. */
    public boolean isOfTheEpochOf(RunProfile other) {
        return hasOneEpoch() && epochs.equals(other.epochs);
    }

    /** What the lines show to be different, in words; what only the epoch knows is named as such. */
    public List<String> differencesFrom(RunProfile other) {
        List<String> differences = new ArrayList<>();
        if (!versions.equals(other.versions)) {
            differences.add("the judge's version (" + joined(versions) + " and " + joined(other.versions) + ")");
        }
        TreeSet<String> reworded = new TreeSet<>();
        wordings.forEach((asks, hashes) -> {
            Set<String> others = other.wordings.get(asks);
            if (others != null && !others.equals(hashes)) {
                reworded.add(asks);
            }
        });
        if (!reworded.isEmpty()) {
            differences.add("the text of the question " + String.join(", ", reworded));
        }
        if (!answerers.equals(other.answerers)) {
            differences.add("who answered (" + joined(answerers) + " and " + joined(other.answerers) + ")");
        }
        if (differences.isEmpty() && !isOfTheEpochOf(other)) {
            differences.add("a setting of the judge or of the answerer");
        }
        return List.copyOf(differences);
    }

    private static String joined(Set<String> names) {
        return names.isEmpty() ? "nobody" : String.join(", ", names);
    }
}
