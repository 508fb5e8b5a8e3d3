package dev.assize.judgefiles.internal.yaml;

import dev.assize.judgefiles.yaml.UnusableFile;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects all that is wrong with a file, so that its author sees everything at once. Not shared between threads. */
public final class Mistakes {

    /** Beyond this many, more would only hide the first. */
    private static final int MOST = 50;

    private record Mistake(FilePlace place, String message) {}

    private final String file;
    private final List<Mistake> all = new ArrayList<>();

    public Mistakes(String file) {
        this.file = file;
    }

    public void add(FilePlace place, String message) {
        Mistake mistake = new Mistake(place, message);
        if (!all.contains(mistake)) {
            all.add(mistake);
        }
    }

    public void add(MarkedNode node, String message) {
        add(node.place(), message);
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** One line each, in the order of the file. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>(all.stream()
                .sorted(Comparator.comparing(Mistake::place))
                .limit(MOST)
                .map(mistake -> file + ":" + mistake.place() + ": " + mistake.message())
                .toList());
        if (all.size() > MOST) {
            lines.add(file + ": and " + (all.size() - MOST) + " more mistakes");
        }
        return List.copyOf(lines);
    }

    /** Throws {@link UnusableFile} when there is any. */
    public void orThrow() {
        if (!all.isEmpty()) {
            throw new UnusableFile(lines());
        }
    }
}
