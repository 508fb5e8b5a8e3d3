package dev.assize.judges.citation.reading;

import dev.assize.law.be.court.CourtType;
import dev.assize.law.be.court.Courts;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The cue words, looked up by the first word of each phrase. Immutable after loading. */
final class CueList {

    static final CueList SHIPPED = load();

    private static final int SHORTEST_STEM = 3;
    private static final int SHORTEST_NAME = 5;

    /** A phrase behind its first word. */
    private record Phrase(Cue cue, List<String> words) {}

    private final Map<String, List<Phrase>> byFirstWord = new HashMap<>();
    private final Map<String, List<Phrase>> byFirstStem = new HashMap<>();
    private int longestStem;

    private static CueList load() {
        CueList list = new CueList();
        for (String line : ResourceLines.of("cues.txt")) {
            int colon = line.indexOf(':');
            Cue cue = Cue.named(line.substring(0, colon));
            for (String phrase : line.substring(colon + 1).split("\\|")) {
                list.add(new Phrase(cue, List.of(FoldedText.fold(phrase).split(" "))));
            }
        }
        Courts.belgian().types().forEach(list::addNames);
        return list;
    }

    /** The names of a kind of court, in every language of the registry, speak of a court. */
    private void addNames(CourtType type) {
        type.names().values().stream()
                .flatMap(List::stream)
                .map(Clause::words)
                .filter(words -> String.join("", words).length() >= SHORTEST_NAME)
                .forEach(words -> add(new Phrase(Cue.COURT, words)));
    }

    private void add(Phrase phrase) {
        String first = phrase.words().get(0);
        boolean stem = first.endsWith("*");
        String key = stem ? first.substring(0, first.length() - 1) : first;
        longestStem = stem ? Math.max(longestStem, key.length()) : longestStem;
        (stem ? byFirstStem : byFirstWord)
                .computeIfAbsent(key, k -> new ArrayList<>())
                .add(phrase);
    }

    /** Each cue with the positions of the words at which its phrases begin. */
    Map<Cue, List<Integer>> in(List<String> words) {
        Map<Cue, List<Integer>> found = new EnumMap<>(Cue.class);
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            collect(byFirstWord.getOrDefault(word, List.of()), words, at, found);
            for (int length = SHORTEST_STEM; length <= Math.min(word.length(), longestStem); length++) {
                collect(byFirstStem.getOrDefault(word.substring(0, length), List.of()), words, at, found);
            }
        }
        return found;
    }

    private static void collect(List<Phrase> phrases, List<String> words, int at, Map<Cue, List<Integer>> found) {
        for (Phrase phrase : phrases) {
            if (isAt(phrase.words(), words, at)) {
                found.computeIfAbsent(phrase.cue(), cue -> new ArrayList<>()).add(at);
            }
        }
    }

    private static boolean isAt(List<String> phrase, List<String> words, int at) {
        if (at + phrase.size() > words.size()) {
            return false;
        }
        for (int i = 1; i < phrase.size(); i++) {
            String wanted = phrase.get(i);
            String word = words.get(at + i);
            boolean fits = wanted.endsWith("*")
                    ? word.startsWith(wanted.substring(0, wanted.length() - 1))
                    : word.equals(wanted);
            if (!fits) {
                return false;
            }
        }
        return true;
    }
}
