package dev.assize.text;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * The language of a text, by a vote of its small words.
 *
 * <p>Every word that is a stop word of some languages gives each of them its share of one vote, so "de" (French and
 * Dutch) says less than "het". In a tie the number words vote too. Letters that only one of the four writes break the silence of texts without small
 * words. The first part of a long text is enough.
 */
public final class LanguageVote {

    private static final int WORDS_READ = 400;
    private static final Map<String, Set<Language>> SPEAKERS =
            speakers(language -> Lexicon.of(language).stopWords());
    private static final Map<String, Set<Language>> COUNTERS =
            speakers(language -> NumberWords.of(language).words());

    private final Map<String, Set<Language>> speakers;
    private final Map<Language, Double> votes = new EnumMap<>(Language.class);

    private LanguageVote(Map<String, Set<Language>> speakers) {
        this.speakers = speakers;
    }

    /** The language with the most votes; empty when no word of any of them was seen, or none leads. */
    public static Optional<Language> find(String text) {
        LanguageVote vote = new LanguageVote(SPEAKERS);
        vote.read(text);
        return vote.winner().or(() -> vote.recount(text));
    }

    /** The number words break a tie; they alone are too few to tell. */
    private Optional<Language> recount(String text) {
        if (votes.isEmpty()) {
            return Optional.empty();
        }
        LanguageVote second = new LanguageVote(COUNTERS);
        second.votes.putAll(votes);
        second.read(text);
        return second.winner();
    }

    private void read(String text) {
        int words = 0;
        int at = 0;
        while (at < text.length() && words < WORDS_READ) {
            if (!Characters.isLetter(text.charAt(at))) {
                at++;
                continue;
            }
            int end = at + 1;
            while (end < text.length() && Characters.isLetter(text.charAt(end)) && end - at < 40) {
                end++;
            }
            count(text.substring(at, end));
            words++;
            at = end;
        }
    }

    private void count(String word) {
        Set<Language> known = speakers.getOrDefault(FoldedText.fold(word), Set.of());
        for (Language speaker : known) {
            vote(speaker, 1.0 / known.size());
        }
        for (int i = 0; i < word.length(); i++) {
            if (word.charAt(i) > 0x7F) {
                countLetter(word.charAt(i));
            }
        }
    }

    private void countLetter(char letter) {
        switch (letter) {
            case 'ß', 'ä', 'ö', 'ü', 'Ä', 'Ö', 'Ü' -> vote(Language.GERMAN, 0.4);
            case 'é', 'è', 'ê', 'à', 'â', 'ç', 'ô', 'û', 'î', 'œ', 'É', 'À', 'Ç' -> vote(Language.FRENCH, 0.3);
            default -> {}
        }
    }

    private void vote(Language language, double weight) {
        votes.merge(language, weight, Double::sum);
    }

    private Optional<Language> winner() {
        Optional<Language> best = Optional.empty();
        double most = 0;
        for (Map.Entry<Language, Double> count : votes.entrySet()) {
            if (count.getValue() > most) {
                best = Optional.of(count.getKey());
                most = count.getValue();
            } else if (count.getValue() == most) {
                best = Optional.empty();
            }
        }
        return best;
    }

    private static Map<String, Set<Language>> speakers(Function<Language, Set<String>> words) {
        Map<String, Set<Language>> speakers = new HashMap<>();
        for (Language language : Language.values()) {
            for (String word : words.apply(language)) {
                speakers.computeIfAbsent(word, any -> EnumSet.noneOf(Language.class))
                        .add(language);
            }
        }
        return speakers;
    }
}
