package dev.assize.judges.provision;

import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.text.Characters;
import dev.assize.text.Span;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What is searched in a source, ready when somebody needs it: searching costs as much as reading, and most extractions never do. */
final class SourceSearch {

    /** No more places of one act are looked at. */
    private static final int MOST_NAMED = 500;

    /** How far from the name of its act a number still seems to belong to it. */
    private static final int NEAR = 300;

    private final DecisionText source;
    private @Nullable NumberPlaces places;
    private @Nullable Absence numbers;
    private @Nullable StepAbsence steps;
    private final Map<String, NavigableSet<Integer>> names = new HashMap<>();
    private final Map<String, NumberInSource> found = new HashMap<>();

    SourceSearch(DecisionText source) {
        this.source = source;
    }

    Absence numbers() {
        Absence made = numbers == null ? new Absence(source, places()) : numbers;
        numbers = made;
        return made;
    }

    StepAbsence steps() {
        StepAbsence made = steps == null ? new StepAbsence(source, places()) : steps;
        steps = made;
        return made;
    }

    /**
     * What the source has of a number; looked for once for all items of the act.
     *
     * @param read all citations
     */
    NumberInSource number(String key, ReadItem item, NavigableMap<Integer, Integer> read) {
        return found.computeIfAbsent(key + "\n" + label(item), any -> find(key, names(item), read));
    }

    private NumberInSource find(String key, NavigableSet<Integer> names, NavigableMap<Integer, Integer> read) {
        boolean listed = numbers().isListedBefore(key, names) || numbers().isMisread(key);
        boolean absent = !listed && !numbers().has(key);
        Span place = listed || absent
                ? null
                : numbers().nearOrCited(key, names, NEAR, read).orElse(null);
        boolean bare = !listed
                && !absent
                && place == null
                && (numbers().isOfArticlesAlone(key) || numbers().isBare(key, read));
        return new NumberInSource(listed, absent, place, bare);
    }

    /** Where the source writes a name of the act of an item, read as such or not. */
    NavigableSet<Integer> names(ReadItem item) {
        return names.computeIfAbsent(label(item), any -> search(item));
    }

    /** The same for all items whose act is searched for by the same names. */
    static String label(ReadItem item) {
        CitedAct act = item.act();
        return (act == null ? 0 : act.number()) + "\n" + item.item().actName();
    }

    private NavigableSet<Integer> search(ReadItem item) {
        CitedAct act = item.act();
        NavigableSet<Integer> found = new TreeSet<>();
        String own = item.item().actName().strip();
        Set<String> written = new LinkedHashSet<>();
        if (own.indexOf(' ') > 0) {
            written.add(own);
        }
        (act == null ? List.of(own) : act.names())
                .stream()
                        .filter(name -> !name.isBlank() && identifies(ActName.read(name)))
                        .forEach(written::add);
        item.identity().candidates().stream()
                .flatMap(entry -> Stream.of(entry.french(), entry.dutch(), entry.abbreviations()))
                .forEach(written::addAll);
        written.forEach(name -> add(name, found));
        return found;
    }

    /** "wet" and "dezelfde wet" are names of any law. */
    private static boolean identifies(ActName name) {
        return !name.candidates().isEmpty()
                || name.date().isPresent()
                || !name.number().isEmpty();
    }

    private void add(String name, NavigableSet<Integer> found) {
        String text = source.original();
        int at = text.indexOf(name);
        while (at >= 0 && found.size() < MOST_NAMED) {
            int end = at + name.length();
            boolean begins = at == 0 || !Characters.isLetterOrDigit(text.charAt(at - 1));
            boolean ends = end == text.length() || !Characters.isLetterOrDigit(text.charAt(end));
            if (begins && ends) {
                found.add(at);
            }
            at = text.indexOf(name, end);
        }
    }

    private NumberPlaces places() {
        NumberPlaces made = places == null ? new NumberPlaces(source.tokens()) : places;
        places = made;
        return made;
    }
}
