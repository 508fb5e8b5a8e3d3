package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.NounPhrases.Phrase;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The terms a reference turns on: of its noun phrases and names those that people would most likely list, as many as go with what it
 * states. A phrase inside a longer one is not counted beside it.
 */
final class Terms {

    /** A noun phrase with what tells whether it is a term. */
    record Candidate(Phrase phrase, Set<String> keys, Map<TermSignal, Double> signals) {}

    private static final Map<TermSignal, Double> WEIGHTS = weights();

    private static final int FEWEST = 2;
    private static final int MOST = 6;
    private static final int STATEMENTS_PER_TERM = 3;

    /** A long reference has named what it turns on by then. */
    private static final int CANDIDATES = 200;

    private static final double TEN_LETTERS = 10;
    private static final int LONGEST_NOUN = 15;

    private final ReadText reference;
    private final Set<String> asked;

    private Terms(ReadText reference, Set<String> asked) {
        this.reference = reference;
        this.asked = asked;
    }

    /**
     * @param asked the keys of the question's words
     * @param statements how many facts and conclusions the reference has
     */
    static List<Item> of(ReadText reference, DiscourseMarkers markers, Set<String> asked, int statements) {
        List<Candidate> best = new ArrayList<>(candidates(reference, markers, asked));
        best.sort(Comparator.comparingDouble((Candidate candidate) -> -sum(candidate))
                .thenComparingInt(candidate -> candidate.phrase().start()));
        return best.stream()
                .limit(most(statements))
                .sorted(Comparator.comparingInt(candidate -> candidate.phrase().start()))
                .map(candidate -> item(reference, candidate.phrase()))
                .toList();
    }

    /** The phrases that may be terms, each once. */
    static List<Candidate> candidates(ReadText reference, DiscourseMarkers markers, Set<String> asked) {
        Terms terms = new Terms(reference, asked);
        Map<String, Candidate> found = new LinkedHashMap<>();
        for (Phrase phrase : NounPhrases.in(reference, markers, CANDIDATES)) {
            Candidate candidate = terms.candidate(phrase);
            if (!terms.tellsPlace(candidate, markers)) {
                found.putIfAbsent(String.join(" ", candidate.keys()), candidate);
            }
        }
        return largest(List.copyOf(found.values()));
    }

    /** "In Paris", said once: the fact that tells the place asks for it already. */
    private boolean tellsPlace(Candidate candidate, DiscourseMarkers markers) {
        Phrase phrase = candidate.phrase();
        boolean led = phrase.start() > 0 && markers.leadsToPlace(reference.token(phrase.start() - 1));
        if (!led || asked.containsAll(candidate.keys())) {
            return false;
        }
        for (int i = phrase.start(); i < phrase.end(); i++) {
            int word = reference.word(i);
            boolean once =
                    reference.places().start(word + 1) - reference.places().start(word) == 1;
            if (reference.part(i) != PartOfSpeech.NAME || !once) {
                return false;
            }
        }
        return true;
    }

    private static List<Candidate> largest(List<Candidate> found) {
        return found.stream()
                .filter(candidate -> found.stream()
                        .noneMatch(
                                other -> other.keys().size() > candidate.keys().size()
                                        && other.keys().containsAll(candidate.keys())))
                .toList();
    }

    private static int most(int statements) {
        int more = (statements + STATEMENTS_PER_TERM / 2) / STATEMENTS_PER_TERM;
        return Math.min(MOST, FEWEST + more);
    }

    private static double sum(Candidate candidate) {
        double sum = 0;
        for (Map.Entry<TermSignal, Double> signal : candidate.signals().entrySet()) {
            sum += WEIGHTS.getOrDefault(signal.getKey(), 0.0) * signal.getValue();
        }
        return sum;
    }

    private static Item item(ReadText reference, Phrase phrase) {
        Span span = reference.span(phrase.start(), phrase.end() - 1);
        return new Item(span.in(reference.text()), span);
    }

    private Candidate candidate(Phrase phrase) {
        Set<String> keys = new HashSet<>();
        boolean name = false;
        int longest = 0;
        for (int i = phrase.start(); i < phrase.end(); i++) {
            Token token = reference.token(i);
            if (token.isContent()) {
                keys.add(token.key());
            }
            name |= reference.part(i) == PartOfSpeech.NAME;
            longest = reference.part(i).isNominal()
                    ? Math.max(longest, token.folded().length())
                    : longest;
        }
        int before = phrase.start() - 1;
        Map<TermSignal, Double> signals = new EnumMap<>(TermSignal.class);
        signals.put(TermSignal.BIAS, 1.0);
        signals.put(TermSignal.NAME, name ? 1.0 : 0);
        signals.put(TermSignal.WORDS, keys.size() > 1 ? 1.0 : 0);
        signals.put(TermSignal.ASKED, asked.containsAll(keys) ? 1.0 : 0);
        signals.put(TermSignal.LED, isLed(before) ? 1.0 : 0);
        signals.put(TermSignal.COUNTED, before >= 0 && reference.part(before) == PartOfSpeech.NUMBER ? 1.0 : 0);
        signals.put(TermSignal.LENGTH, Math.min(LONGEST_NOUN, longest) / TEN_LETTERS);
        signals.put(TermSignal.FIRST, phrase.start() < reference.sentenceEnd(0) ? 1.0 : 0);
        return new Candidate(phrase, Set.copyOf(keys), signals);
    }

    /** Whether a preposition stands before the phrase, or before its article. */
    private boolean isLed(int before) {
        if (before < 0) {
            return false;
        }
        boolean article = reference.part(before) == PartOfSpeech.DETERMINER;
        int at = article ? before - 1 : before;
        return at >= 0 && reference.part(at) == PartOfSpeech.PREPOSITION;
    }

    private static Map<TermSignal, Double> weights() {
        Map<TermSignal, Double> weights = new EnumMap<>(TermSignal.class);
        for (String line : WordList.beside(Terms.class, "term-weights.txt").lines()) {
            String[] pair = line.split(" +");
            weights.put(TermSignal.valueOf(pair[0]), Double.parseDouble(pair[1]));
        }
        return Map.copyOf(weights);
    }
}
