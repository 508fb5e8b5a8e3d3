package dev.assize.judges.citation.internal;

import dev.assize.core.question.Basis;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.law.be.bilingual.PassageMatch;
import dev.assize.law.be.bilingual.TextWords;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tells which of several texts a snippet is about. French and Dutch are compared through the table of words of
 * {@link PassageMatch}; where a text is English, through the notions of the glossary. Between German and another language
 * there are no rules. The order of the texts does not matter.
 */
public final class ContextReader {

    /** How far a snippet points to a text. */
    public enum Pull {
        NONE,
        SOME,
        STRONG
    }

    /** A lead over the second best from which on 97 in 100 choices are right. */
    private static final double CLEAR_LEAD = 0.2;

    private static final double SMALLEST_LEAD = 0.02;

    /** Hardly anything is shared with any other text: then a little less will do, such as two words that the table half knows. */
    private static final double ALONE = 0.8;

    private static final double LESS_ALONE = 0.8;

    /** What a snippet and a text share before anything is said of them, and before it can be much. */
    private record Least(double forSome, double forStrong) {}

    private static final Least BY_WORDS = new Least(2.0, 5.0);
    private static final Least BY_NOTIONS = new Least(0.8, 2.0);

    /** The snippet of a case and some of its summaries are read for several questions. */
    private static final RecentResults<String, TextWords> TEXTS = new RecentResults<>(16, TextWords::of);

    private final List<PassageMatch.Weight> weights;
    private final List<Boolean> readable;
    private final double lead;
    private final List<Pull> pulls;
    private final List<Boolean> across;
    private final Least least;

    private ContextReader(
            List<PassageMatch.Weight> weights, List<Boolean> readable, List<Boolean> across, Least least) {
        this.weights = weights;
        this.readable = readable;
        double best = best();
        this.lead = best <= 0 ? 0 : (best - secondBest()) / best;
        this.pulls = pulls(weights, best, lead, least);
        this.across = across;
        this.least = least;
    }

    public static ContextReader of(String snippet, List<String> texts) {
        TextWords wanted = TEXTS.of(snippet);
        List<TextWords> read = new ArrayList<>(texts.size());
        List<Boolean> readable = new ArrayList<>(texts.size());
        List<Boolean> across = new ArrayList<>(texts.size());
        boolean english = isEnglish(wanted);
        for (String text : texts) {
            TextWords words = TEXTS.of(text);
            read.add(words);
            readable.add(isComparable(wanted, words));
            across.add(areOfTwoLanguages(wanted, words));
            english |= isEnglish(words);
        }
        return english
                ? new ContextReader(SharedNotions.weigh(snippet, texts), readable, across, BY_NOTIONS)
                : new ContextReader(PassageMatch.belgian().weigh(wanted, read), readable, across, BY_WORDS);
    }

    private static boolean isEnglish(TextWords text) {
        return text.language().orElse(null) == Language.ENGLISH;
    }

    private static boolean areOfTwoLanguages(TextWords one, TextWords other) {
        return one.language().isPresent()
                && other.language().isPresent()
                && !one.language().equals(other.language());
    }

    /** Nobody wrote rules for German beside another language. */
    private static boolean isComparable(TextWords one, TextWords other) {
        Optional<Language> language = one.language();
        Optional<Language> second = other.language();
        boolean german = (language.orElse(null) == Language.GERMAN) != (second.orElse(null) == Language.GERMAN);
        return !german || language.isEmpty() || second.isEmpty();
    }

    /** One answer for each text, in their order; at most one of them is {@code STRONG}. */
    public static List<Pull> read(String snippet, List<String> texts) {
        return of(snippet, texts).pulls();
    }

    /** Whether there are rules for comparing the snippet with that text. */
    public boolean isReadable(int text) {
        return readable.get(text);
    }

    /** By what the text was compared with the snippet, and how far it is ahead of the second best, or behind the best. */
    public Basis basis(int text) {
        String kind = (least.equals(BY_NOTIONS) ? "notions" : "words") + (across.get(text) ? "-across-languages" : "");
        double best = best();
        double behind = best <= 0 ? 0 : (best - weights.get(text).score()) / best;
        return Basis.of(kind, behind == 0 ? lead() : behind);
    }

    /** By what share of its score the best text is ahead of the second best; 0 when nothing is shared with any. */
    public double lead() {
        return lead;
    }

    /** One answer for each text, in their order; at most one of them is {@code STRONG}. */
    public List<Pull> pulls() {
        return pulls;
    }

    private static List<Pull> pulls(List<PassageMatch.Weight> weights, double best, double lead, Least least) {
        List<Pull> pulls = new ArrayList<>();
        for (PassageMatch.Weight weight : weights) {
            double behind = best <= 0 ? 1 : (best - weight.score()) / best;
            if (weight.shared() < least.forSome() || behind >= SMALLEST_LEAD) {
                pulls.add(Pull.NONE);
            } else {
                double enough = lead >= ALONE ? least.forStrong() * LESS_ALONE : least.forStrong();
                boolean strong = lead >= CLEAR_LEAD && weight.shared() >= enough;
                pulls.add(strong ? Pull.STRONG : Pull.SOME);
            }
        }
        return List.copyOf(pulls);
    }

    private double best() {
        double best = 0;
        for (PassageMatch.Weight weight : weights) {
            best = Math.max(best, weight.score());
        }
        return best;
    }

    private double secondBest() {
        double best = 0;
        double second = 0;
        for (PassageMatch.Weight weight : weights) {
            second = Math.max(second, Math.min(best, weight.score()));
            best = Math.max(best, weight.score());
        }
        return second;
    }
}
