package dev.assize.judges.citation.internal;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.law.be.court.CourtType;
import dev.assize.law.be.court.Courts;
import dev.assize.text.FoldedText;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The cue words, looked up by the first word of each phrase. Immutable after loading. */
final class CueList {

    private static final int SHORTEST_STEM = 3;
    private static final int SHORTEST_NAME = 5;
    private static final int SHORTEST_COMPOUND = 7;

    /** What tells of what an argument speaks; a slip there would lose the subject. */
    private static final Set<Cue> OFTEN_MISSPELT = Set.of(Cue.COURT, Cue.NUMBER, Cue.MATTER);

    /** Stands in a phrase for a few words. */
    private static final String APART = "~";

    private static final int MOST_BETWEEN = 4;
    private static final int NEAR = 3;

    private static final Set<Cue> DENIABLE = Set.of(Cue.MATCH, Cue.FIT);

    private static final long COMPARING = FoundCues.bits(
            Cue.COURT,
            Cue.PLACE,
            Cue.NUMBER,
            Cue.UNSAID,
            Cue.UNSURE,
            Cue.DIFFER,
            Cue.OTHER,
            Cue.MATCH,
            Cue.FIT,
            Cue.SUITABLE,
            Cue.LOWER,
            Cue.LIMIT,
            Cue.CITED_ONE,
            Cue.FRENCH,
            Cue.DUTCH,
            Cue.NATIONAL,
            Cue.SPECIFIC,
            Cue.GENERIC);

    private static final long FACTS = FoundCues.bits(Cue.COURT, Cue.NUMBER, Cue.IDENTITY, Cue.PLACE, Cue.SEAT);

    static final CueList SHIPPED = load();

    /** A phrase behind its first word. */
    private record Phrase(Cue cue, List<String> words) {}

    private final Map<String, List<Phrase>> byFirstWord = new HashMap<>();
    /** By the first letters of a stem, the stems that begin so, the shortest first. */
    private final Map<String, TreeMap<String, List<Phrase>>> byFirstStem = new HashMap<>();

    private final Map<String, Cue> byEnding = new LinkedHashMap<>();
    private final Misspellings misspellings = new Misspellings();

    private static CueList load() {
        CueList list = new CueList();
        for (String line : WordList.beside(CueList.class, "cues.txt").lines()) {
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
        if (first.startsWith("*")) {
            byEnding.put(first.substring(1), phrase.cue());
            return;
        }
        boolean stem = first.endsWith("*");
        String key = stem ? first.substring(0, first.length() - 1) : first;
        if (!stem) {
            byFirstWord.computeIfAbsent(key, k -> new ArrayList<>()).add(phrase);
        } else if (key.length() >= SHORTEST_STEM) {
            // Of stems that begin one word, the shorter one comes first in the order of letters too.
            byFirstStem
                    .computeIfAbsent(key.substring(0, SHORTEST_STEM), k -> new TreeMap<>())
                    .computeIfAbsent(key, k -> new ArrayList<>())
                    .add(phrase);
        }
        if (phrase.words().size() == 1 && OFTEN_MISSPELT.contains(phrase.cue())) {
            misspellings.add(key);
        }
    }

    /**
     * What a word may be by itself.
     *
     * @param phrases that may begin with it
     * @param ending the cue of its last letters, where no phrase is found
     * @param denied whether it denies by its first letters, where nothing else is found
     * @param meant the word that it is a misspelling of, where it is nothing at all
     */
    private record Heard(
            List<Phrase> phrases,
            @Nullable Cue ending,
            boolean denied,
            @Nullable String meant,
            PlaceSense place) {}

    private final RecentWords<Heard> heard = new RecentWords<>(1 << 12, this::hear);

    private Heard hear(String word) {
        List<Phrase> phrases = new ArrayList<>(byFirstWord.getOrDefault(word, List.of()));
        if (word.length() >= SHORTEST_STEM) {
            byFirstStem
                    .getOrDefault(word.substring(0, SHORTEST_STEM), new TreeMap<>())
                    .forEach((stem, begun) -> {
                        if (word.startsWith(stem)) {
                            phrases.addAll(begun);
                        }
                    });
        }
        return new Heard(
                List.copyOf(phrases), ending(word), isDenied(word), misspellings.correct(word), PlaceSense.of(word));
    }

    /** What a word has to do with a place, kept with what it is a cue of: each word of an argument is asked for both. */
    PlaceSense place(String word) {
        return heard.of(word).place();
    }

    private @Nullable Cue ending(String word) {
        if (word.length() >= SHORTEST_COMPOUND) {
            for (Map.Entry<String, Cue> ending : byEnding.entrySet()) {
                if (word.endsWith(ending.getKey())) {
                    return ending.getValue();
                }
            }
        }
        return null;
    }

    /** "unconfirmed", "onbevestigd": what is found to agree, denied by its first letters. */
    private boolean isDenied(String word) {
        return (word.startsWith("un") || word.startsWith("on"))
                && byFirstWord.getOrDefault(word.substring(2), List.of()).stream()
                        .anyMatch(phrase -> phrase.words().size() == 1 && DENIABLE.contains(phrase.cue()));
    }

    /** Each cue with the positions of the words at which its phrases begin. */
    FoundCues in(List<String> words) {
        FoundCues found = new FoundCues();
        for (int at = 0; at < words.size(); at++) {
            Heard word = heard.of(words.get(at));
            String meant = word.meant();
            if (!collect(word, words, at, found) && meant != null) {
                collect(heard.of(meant), words, at, found);
            }
        }
        settleEverydayWords(words, found);
        return found;
    }

    /**
     * A body may be a court, a town its seat and a role its number, or all of them what a case is about. They are compared where they
     * are asked for, or stand with a word for being one, being another, or not being told.
     */
    private static void settleEverydayWords(List<String> words, FoundCues found) {
        boolean compared = found.hasAny(COMPARING);
        boolean ofMatter = found.has(Cue.MATTER);
        settle(Cue.TOWN, Cue.SEAT, compared, words, found);
        if (!ofMatter) {
            settle(Cue.BODY, Cue.COURT, compared || found.has(Cue.DECISION), words, found);
            settle(Cue.ROLE, Cue.NUMBER, compared, words, found);
        }
        // "The same docket on both sides" compares no texts.
        if (!found.hasAny(FACTS)) {
            found.positions(Cue.BOTH_SIDES).forEach(at -> found.note(Cue.CONTEXT, at));
        }
    }

    private static void settle(Cue everyday, Cue meant, boolean compared, List<String> words, FoundCues found) {
        for (int at : found.positions(everyday)) {
            if (everyday == Cue.ROLE && isPlayed(words, at)) {
                continue;
            }
            boolean asked = at > 0 && CourtRemarks.WHICH.contains(words.get(at - 1));
            boolean denied = Stream.of(Cue.NOT, Cue.MISSING)
                    .flatMap(cue -> found.positions(cue).stream())
                    .anyMatch(not -> Math.abs(not - at) <= NEAR);
            if (compared || asked || denied) {
                found.note(meant, at);
            }
        }
    }

    /** "Joue un rôle", "speelt geen rol". */
    private static boolean isPlayed(List<String> words, int role) {
        return words.subList(Math.max(0, role - NEAR - 2), Math.min(words.size(), role + NEAR)).stream()
                .anyMatch(word -> word.startsWith("jou") || word.startsWith("speel") || word.equals("spelen"));
    }

    private static boolean collect(Heard word, List<String> words, int at, FoundCues found) {
        boolean known = false;
        for (Phrase phrase : word.phrases()) {
            if (isAt(phrase.words(), words, at)) {
                found.note(phrase.cue(), at);
                if (phrase.cue() == Cue.COURT && phrase.words().size() > 1) {
                    found.cover(at + 1, at + phrase.words().size());
                }
                known = true;
            }
        }
        Cue ending = word.ending();
        if (!known && ending != null) {
            found.note(ending, at);
            return true;
        }
        if (!known && word.denied()) {
            found.note(Cue.NOT, at);
            return true;
        }
        return known;
    }

    /** Where the second half of a parted verb stands, a few words on, with no negation between: "wijkt echter af". */
    private static int where(String half, List<String> words, int from) {
        for (int at = from; at < words.size() && at <= from + MOST_BETWEEN; at++) {
            if (words.get(at).equals(half)) {
                return at > from ? at : -1;
            }
            if (CourtRemarks.PLAIN_NEGATIONS.contains(words.get(at))) {
                return -1;
            }
        }
        return -1;
    }

    static boolean isAt(List<String> phrase, List<String> words, int at) {
        if (at + phrase.size() > words.size()) {
            return false;
        }
        int parted = 0;
        for (int i = 1; i < phrase.size(); i++) {
            String wanted = phrase.get(i);
            if (wanted.equals(APART)) {
                int next = where(phrase.get(i + 1), words, at + i);
                if (next < 0) {
                    return false;
                }
                parted = next - (at + i + 1);
                continue;
            }
            if (at + i + parted >= words.size()) {
                return false;
            }
            String word = words.get(at + i + parted);
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
