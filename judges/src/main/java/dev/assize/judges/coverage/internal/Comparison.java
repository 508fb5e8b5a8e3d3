package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a statement compares with what, and by which word: "the bridge is longer than the tunnel". Each of the four languages puts the
 * one that is compared before the word for "than" and the other behind it, so a sentence that has them on the other sides says the
 * opposite, and the same where its comparative is the opposite too ("the tunnel is shorter than the bridge").
 *
 * @param compared the parts before the verb
 * @param standard the parts behind the word for "than"
 * @param quality the part that they are compared by
 * @param less whether it is said of the first in a lesser degree: "less long"
 */
record Comparison(List<Integer> compared, List<Integer> standard, int quality, boolean less) {

    /** How far before the word for "than" the comparative may stand: "more inhabitants than", "longer to build than". */
    private static final int REACH = 3;

    private static final Set<String> LESS = WordSet.of("less fewer moins moindre minder weniger");
    private static final Set<String> FRENCH_MORE =
            WordSet.of("plus moins davantage meilleur meilleure meilleurs meilleures pire mieux moindre");

    /** What the statement compares; empty when it compares nothing. */
    static Optional<Comparison> of(Statement statement, Language language) {
        List<Token> tokens = statement.tokens();
        int than = than(tokens, 0, tokens.size(), language);
        int verb = than < 0 ? 0 : statement.grammar().subjectEnd();
        int quality = -1;
        List<Integer> compared = new ArrayList<>();
        List<Integer> standard = new ArrayList<>();
        for (int part = 0; part < statement.parts() && verb > 0; part++) {
            int at = statement.part(part).at();
            if (at < verb) {
                compared.add(part);
            } else if (at < than) {
                quality = at >= than - REACH && !statement.part(part).exact() ? part : quality;
            } else if (!ClauseBoundaries.areParted(tokens, statement.text(), than, at, language)) {
                standard.add(part);
            }
        }
        return compared.isEmpty() || standard.isEmpty() || quality < 0
                ? Optional.empty()
                : Optional.of(new Comparison(compared, standard, quality, isLess(tokens, than, 0)));
    }

    /** Whether the word may be one for "than". */
    static boolean mayBeThan(String folded, Language language) {
        return switch (folded) {
            case "than" -> language == Language.ENGLISH;
            case "que", "qu" -> language == Language.FRENCH;
            case "dan" -> language == Language.DUTCH;
            case "als" -> language == Language.GERMAN;
            default -> false;
        };
    }

    /** Where a comparative is followed by the word for "than"; -1 when none is. */
    private static int than(List<Token> tokens, int start, int end, Language language) {
        for (int i = start + 1; i < end; i++) {
            if (mayBeThan(tokens.get(i).folded(), language) && follows(tokens, i, start, language)) {
                return i;
            }
        }
        return -1;
    }

    /** French "que" and German "als" mean much else where no comparative stands before them. */
    private static boolean follows(List<Token> tokens, int than, int start, Language language) {
        for (int i = than - 1; i >= Math.max(start, than - REACH); i--) {
            String word = tokens.get(i).folded();
            boolean comparative = switch (language.code()) {
                case "en" -> true;
                case "fr" -> FRENCH_MORE.contains(word);
                default -> word.equals("mehr") || (word.length() > 3 && word.endsWith("er"));
            };
            if (comparative) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLess(List<Token> tokens, int than, int start) {
        for (int i = Math.max(start, than - REACH); i < than; i++) {
            if (LESS.contains(tokens.get(i).folded())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the sentence compares the same things and says the opposite of them. */
    boolean isContradicted(Match match, int sentence) {
        Said said = said(match, sentence);
        return said != null && said.turned != said.opposite;
    }

    /** The word by which the sentence says the same of the two in the other order; -1 when it does not. */
    int converse(Match match, int sentence) {
        Said said = said(match, sentence);
        return said != null && said.turned && said.opposite ? said.word : -1;
    }

    /**
     * How a sentence compares the two.
     *
     * @param turned whether they have changed sides
     * @param opposite whether the comparative is the opposite one
     * @param word where it stands
     */
    private record Said(boolean turned, boolean opposite, int word) {}

    private @Nullable Said said(Match match, int sentence) {
        ReadText passage = match.passage();
        int start = passage.sentenceStart(sentence);
        int end = passage.sentenceEnd(sentence);
        int than = than(passage.tokens(), start, end, passage.language());
        if (than < 0) {
            return null;
        }
        boolean kept = areAll(match, compared, sentence, start, than) && areAll(match, standard, sentence, than, end);
        boolean turned = areAll(match, compared, sentence, than, end) && areAll(match, standard, sentence, start, than);
        if (kept == turned) {
            return null;
        }
        Thesaurus.Kin kin = match.word(match.statement().part(quality).word()).kin();
        boolean otherDegree = isLess(passage.tokens(), than, start) != less;
        for (int i = Math.max(start, than - REACH); i < than; i++) {
            if (kin.isOpposite(passage.token(i).key())) {
                return new Said(turned, !otherDegree, i);
            }
        }
        int place = match.place(quality, Math.max(start, than - REACH), than);
        return place < 0 ? null : new Said(turned, otherDegree, place);
    }

    /** Whether those of the parts that the sentence has stand within these bounds and nowhere else in it, and one is there. */
    private static boolean areAll(Match match, List<Integer> parts, int sentence, int from, int to) {
        boolean any = false;
        for (int part : parts) {
            int place = match.place(part, from, to);
            any |= place >= 0;
            if (place < 0 && match.inSentence(part, sentence) > 0) {
                return false;
            }
        }
        return any;
    }
}
