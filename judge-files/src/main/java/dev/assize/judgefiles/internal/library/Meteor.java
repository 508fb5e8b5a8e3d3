package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.tartarus.snowball.ext.PorterStemmer;

/**
 * METEOR of one sentence as nltk computes it ({@code single_meteor_score}, alpha 0.9, beta 3, gamma 0.5): words in lower case are
 * matched exactly, then by their Porter stem. The step over WordNet is left out.
 */
final class Meteor {

    private static final Fraction ALPHA = Fraction.of(9, 10);
    private static final Fraction GAMMA = Fraction.of(1, 2);
    private static final int BETA = 3;

    private record Word(int place, String text) {}

    private record Match(int candidate, int reference) {}

    private Meteor() {}

    static Fraction of(String candidate, String reference) {
        List<Word> said = words(candidate);
        List<Word> meant = words(reference);
        int saidCount = said.size();
        int meantCount = meant.size();
        List<Match> matches = new ArrayList<>(match(said, meant));
        matches.addAll(match(stems(said), stems(meant)));
        if (matches.isEmpty()) {
            return Fraction.ZERO;
        }
        matches.sort(Comparator.comparingInt(Match::candidate));
        Fraction precision = Fraction.of(matches.size(), saidCount);
        Fraction recall = Fraction.of(matches.size(), meantCount);
        Fraction mean = precision
                .times(recall)
                .dividedBy(ALPHA.times(precision).plus(Fraction.ONE.minus(ALPHA).times(recall)));
        Fraction fragments = Fraction.of(chunks(matches), matches.size());
        return Fraction.ONE.minus(GAMMA.times(fragments.pow(BETA))).times(mean);
    }

    private static List<Word> words(String text) {
        List<Word> words = new ArrayList<>();
        for (String token : MetricTokens.wordsAndMarks(Characters.lower(text))) {
            words.add(new Word(words.size(), token));
        }
        return words;
    }

    private static List<Word> stems(List<Word> words) {
        PorterStemmer stemmer = new PorterStemmer();
        List<Word> stems = new ArrayList<>();
        for (Word word : words) {
            stemmer.setCurrent(word.text());
            stemmer.stem();
            stems.add(new Word(word.place(), stemmer.getCurrent()));
        }
        return stems;
    }

    /** From the end backwards, each word with the last free one that equals it; what is matched is taken out of both lists. */
    private static List<Match> match(List<Word> said, List<Word> meant) {
        List<Match> matches = new ArrayList<>();
        for (int i = said.size() - 1; i >= 0; i--) {
            for (int j = meant.size() - 1; j >= 0; j--) {
                if (said.get(i).text().equals(meant.get(j).text())) {
                    matches.add(new Match(said.get(i).place(), meant.get(j).place()));
                    said.remove(i);
                    meant.remove(j);
                    break;
                }
            }
        }
        return matches;
    }

    private static int chunks(List<Match> matches) {
        int chunks = 1;
        for (int i = 1; i < matches.size(); i++) {
            boolean next = matches.get(i).candidate() == matches.get(i - 1).candidate() + 1
                    && matches.get(i).reference() == matches.get(i - 1).reference() + 1;
            chunks += next ? 0 : 1;
        }
        return chunks;
    }
}
