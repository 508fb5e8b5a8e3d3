package dev.assize.judges.brand;

import dev.assize.judges.brand.variation.BrandForms;
import dev.assize.judges.brand.variation.BrandLexicon;
import dev.assize.judges.brand.variation.Name;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Span;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a reasoning says of the brand: that it is the brand, that it is not, or that another name is.
 *
 * <p>A claim is made of a name, a word for a brand or a maker ("brand", "fabricant", "merk", "Hersteller") and what stands
 * between them: "the brand is Zorvex", "Zorvex is the brand", "made by Bravix". A negation between the two, or before a
 * clause with both ("I do not think that …"), turns it into a denial, unless it belongs to something else: "no other
 * brand than", "not only", "not a word but the brand". The last claim about the brand counts, since a reasoning may weigh a
 * thing before it decides. The words are a list beside this class, in the four languages together.
 */
final class BrandStance {

    private static final WordList WORDS = WordList.beside(BrandStance.class, "stance-words.txt");
    private static final Set<String> NOUNS = Set.copyOf(WORDS.words("brand nouns"));
    private static final Set<String> COPULAS = Set.copyOf(WORDS.words("copulas"));
    private static final Set<String> FILLERS = Set.copyOf(WORDS.words("fillers"));
    private static final Set<String> DEFINITE = Set.copyOf(WORDS.words("definite"));
    private static final Set<String> OTHERS = Set.copyOf(WORDS.words("others"));
    private static final Set<String> CONTRASTS = Set.copyOf(WORDS.words("contrasts"));
    private static final Set<String> AFFIRMERS = Set.copyOf(WORDS.words("affirmers"));
    private static final Set<String> MADE = Set.copyOf(WORDS.words("made"));
    private static final Set<String> BY = Set.copyOf(WORDS.words("by"));
    private static final Set<String> ROLES = Set.copyOf(WORDS.words("other roles"));
    private static final Set<String> THINKING = Set.copyOf(WORDS.words("thinking"));
    private static final Set<String> NONE = Set.copyOf(WORDS.words("none"));
    private static final Set<String> NEGATIONS = negations();
    private static final Set<String> SMALL = small();
    private static final Set<String> PRONOUNS = Set.copyOf(WORDS.words("pronouns"));
    private static final int LONGEST_GAP = 6;
    private static final int LONGEST_ROLE_GAP = 8;
    private static final int LONGEST_NAME = 4;

    /** A word of a sentence, or a mark that parts clauses. */
    private record Word(String folded, boolean capital) {

        boolean isMark() {
            return folded.equals(",") || folded.equals(";") || isColon();
        }

        boolean isColon() {
            return folded.equals(":");
        }
    }

    private final BrandForms forms;
    private final Name brand;
    private boolean affirmed;
    private boolean denied;
    private Optional<String> other = Optional.empty();

    private BrandStance(String brand) {
        this.brand = Name.of(brand);
        this.forms = BrandForms.of(brand);
    }

    /** @param brand blank when the title has none */
    static BrandStance of(String reasoning, String brand) {
        BrandStance stance = new BrandStance(brand);
        for (String sentence : reasoning.split("(?<=[.!?])\\s+|\\n")) {
            stance.hear(words(sentence));
        }
        return stance;
    }

    /** Whether it denies that the brand is the brand, or says that there is none, and does not take that back. */
    boolean denies() {
        return denied;
    }

    /** The name that it takes for the brand instead. */
    Optional<String> other() {
        return affirmed ? Optional.empty() : other;
    }

    private void hear(List<Word> words) {
        for (int at = 0; at < words.size(); at++) {
            int end = brand.isEmpty() ? -1 : endOfBrand(words, at);
            if (end > at) {
                hearOfBrand(words, at, end);
            } else if (NOUNS.contains(words.get(at).folded())) {
                hearOfNoun(words, at);
            } else if (MADE.contains(words.get(at).folded())) {
                makerAround(words, at).ifPresent(this::claim);
            }
        }
    }

    private void hearOfBrand(List<Word> words, int start, int end) {
        if (isRuledOut(words, start) || isInAnotherRole(words, end) || isNotTheMaker(words, start, end)) {
            deny();
            return;
        }
        int after = nounAfter(words, end);
        int before = after >= 0 ? -1 : nounBefore(words, start);
        if (after < 0 && before < 0) {
            return;
        }
        int from = after >= 0 ? end : before + 1;
        int to = after >= 0 ? after : start;
        boolean negated = isNegatedBetween(words, from, to)
                || isDoubted(words, Math.min(start, before < 0 ? start : before))
                || (after >= 0 && isNegationLast(words, after));
        if (negated) {
            deny();
        } else {
            affirm();
        }
    }

    /** "There is no brand", which is a denial where there is one; and "the brand is Bravix", "Bravix is the brand". */
    private void hearOfNoun(List<Word> words, int noun) {
        int first = firstFiller(words, noun);
        boolean negated =
                first > 0 && NEGATIONS.contains(words.get(first - 1).folded()) && !isCopulaNear(words, first - 1);
        boolean absent = (negated || NONE.contains(words.get(0).folded()))
                && !isFollowedByOther(words, noun)
                && !holdsBrand(words);
        if (absent || (!brand.isEmpty() && isDeniedByPronoun(words, noun))) {
            deny();
            return;
        }
        nameAfter(words, noun).or(() -> nameBefore(words, noun)).ifPresent(this::claim);
    }

    private void affirm() {
        affirmed = true;
        denied = false;
    }

    private void deny() {
        denied = true;
        affirmed = false;
    }

    private void claim(String name) {
        Name claimed = Name.of(name);
        boolean another = brand.isEmpty()
                || !(brand.sameAs(claimed) || forms.variation(claimed).isPresent());
        if (another && other.isEmpty()) {
            other = Optional.of(name);
        }
    }

    /** "the brand is not Zorvex", "the maker is Bravix and not Zorvex": the name itself is ruled out. */
    private static boolean isRuledOut(List<Word> words, int start) {
        return start > 1
                && NEGATIONS.contains(words.get(start - 1).folded())
                && (nounBefore(words, start - 1) >= 0
                        || CONTRASTS.contains(words.get(start - 2).folded())
                        || words.get(start - 2).isMark());
    }

    /** "Zorvex is only the retailer". */
    private static boolean isInAnotherRole(List<Word> words, int end) {
        boolean copula = false;
        for (int at = end; at < words.size() && at < end + LONGEST_ROLE_GAP; at++) {
            String word = words.get(at).folded();
            if ((words.get(at).isMark() && copula) || NEGATIONS.contains(word) || NOUNS.contains(word)) {
                return false;
            }
            copula |= COPULAS.contains(word);
            if (copula && ROLES.contains(word)) {
                return true;
            }
        }
        return false;
    }

    /** "Zorvex did not make this", "I do not believe that Zorvex made it". */
    private static boolean isNotTheMaker(List<Word> words, int start, int end) {
        boolean negated = false;
        for (int at = end; at < words.size() && at - end <= LONGEST_GAP; at++) {
            String word = words.get(at).folded();
            if (words.get(at).isMark() || BY.contains(word)) {
                return false;
            }
            negated |= NEGATIONS.contains(word);
            if (MADE.contains(word)) {
                return negated || isDoubted(words, start);
            }
        }
        return false;
    }

    /** "Zorvex fits it, so it cannot be the brand": a pronoun for the brand that was named last. */
    private boolean isDeniedByPronoun(List<Word> words, int noun) {
        int first = firstFiller(words, noun);
        boolean negated = holdsNegation(words, first, noun);
        int at = first - 1;
        while (at >= 0 && !PRONOUNS.contains(words.get(at).folded()) && isPlainUpTo(words, at, at + 1)) {
            negated |= NEGATIONS.contains(words.get(at).folded());
            at--;
        }
        boolean pronoun = at >= 0 && PRONOUNS.contains(words.get(at).folded());
        return pronoun && negated && isBrandNamedLast(words, at);
    }

    /** French puts its negation behind the verb: "ce n'est pas la marque". */
    private static boolean holdsNegation(List<Word> words, int from, int to) {
        return words.subList(from, to).stream().anyMatch(word -> NEGATIONS.contains(word.folded()));
    }

    private boolean isBrandNamedLast(List<Word> words, int before) {
        for (int at = before - 1; at >= 0; at--) {
            if (endOfBrand(words, at) > at) {
                return true;
            }
            boolean partOfBrand = brand.joined().contains(words.get(at).folded());
            if (isNameWord(words.get(at)) && !partOfBrand) {
                return false;
            }
        }
        return false;
    }

    private int endOfBrand(List<Word> words, int start) {
        int at = 0;
        String wanted = brand.joined();
        for (int end = start; end < words.size() && at < wanted.length(); end++) {
            if (!wanted.startsWith(words.get(end).folded(), at)) {
                return -1;
            }
            at += words.get(end).folded().length();
            if (at == wanted.length()) {
                return end + 1;
            }
        }
        return -1;
    }

    private boolean holdsBrand(List<Word> words) {
        for (int at = 0; at < words.size() && !brand.isEmpty(); at++) {
            if (endOfBrand(words, at) > at) {
                return true;
            }
        }
        return false;
    }

    /**
     * The brand noun that a copula joins to the name before {@code from}, or that stands beside it: "Zorvex, which opens the
     * title, is the brand", "the Zorvex brand". A noun that is itself the subject behind a comma speaks of something else.
     */
    private static int nounAfter(List<Word> words, int from) {
        boolean joined = false;
        boolean parted = false;
        for (int at = from; at < words.size() && at - from <= 2 * LONGEST_GAP; at++) {
            Word word = words.get(at);
            if (NOUNS.contains(word.folded())) {
                boolean subject = at + 1 < words.size()
                        && COPULAS.contains(words.get(at + 1).folded());
                return (joined || at - from <= 2) && !(parted && subject) ? at : -1;
            }
            if (word.folded().equals(";")) {
                return -1;
            }
            parted |= word.isMark();
            joined |= COPULAS.contains(word.folded());
        }
        return -1;
    }

    /** The brand noun before {@code to} with nothing between the two but a copula, fillers and a negation. */
    private static int nounBefore(List<Word> words, int to) {
        for (int at = to - 1; at >= 0 && to - at <= LONGEST_GAP; at--) {
            String word = words.get(at).folded();
            if (NOUNS.contains(word)) {
                return at;
            }
            if (!COPULAS.contains(word) && !FILLERS.contains(word) && !NEGATIONS.contains(word)) {
                return -1;
            }
        }
        return -1;
    }

    /** Whether a negation between a name and the noun is about them, and nothing else. */
    private static boolean isNegatedBetween(List<Word> words, int from, int to) {
        for (int at = from; at < to; at++) {
            boolean negation = NEGATIONS.contains(words.get(at).folded());
            boolean affirming = at + 1 < words.size()
                    && AFFIRMERS.contains(words.get(at + 1).folded());
            if (negation && !affirming && isPlainUpTo(words, at + 1, to)) {
                return true;
            }
        }
        return false;
    }

    /** Fillers, copulas and negations only: "not the", "n est pas la", "cannot be the". */
    private static boolean isPlainUpTo(List<Word> words, int from, int to) {
        for (int at = from; at < to; at++) {
            String word = words.get(at).folded();
            if (!FILLERS.contains(word) && !COPULAS.contains(word) && !NEGATIONS.contains(word)) {
                return false;
            }
        }
        return true;
    }

    /** "… dat Zorvex het merk niet is": the negation stands behind. */
    private static boolean isNegationLast(List<Word> words, int noun) {
        return noun + 1 < words.size()
                && NEGATIONS.contains(words.get(noun + 1).folded())
                && (noun + 2 == words.size()
                        || COPULAS.contains(words.get(noun + 2).folded()));
    }

    /** "I do not think that Zorvex is the brand": a negated verb of thinking governs the clause. */
    private static boolean isDoubted(List<Word> words, int before) {
        for (int at = before - 1; at >= 0; at--) {
            if (words.get(at).folded().equals(";")) {
                return false;
            }
            boolean thinking = THINKING.contains(words.get(at).folded());
            if (thinking
                    && (isNear(words, at, NEGATIONS)
                            || ROLES.contains(words.get(at).folded()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isNear(List<Word> words, int at, Set<String> wanted) {
        for (int near = Math.max(0, at - 2); near <= Math.min(words.size() - 1, at + 1); near++) {
            if (wanted.contains(words.get(near).folded())) {
                return true;
            }
        }
        return false;
    }

    private static int firstFiller(List<Word> words, int noun) {
        int first = noun;
        while (first > 0 && FILLERS.contains(words.get(first - 1).folded())) {
            first--;
        }
        return first;
    }

    private static boolean isFollowedByOther(List<Word> words, int noun) {
        for (int at = noun - 2; at <= noun + 2; at++) {
            if (at >= 0 && at < words.size() && OTHERS.contains(words.get(at).folded())) {
                return true;
            }
        }
        return false;
    }

    /** "Kettle is not a brand" speaks of kettle, "there is no brand" of brands. */
    private static boolean isCopulaNear(List<Word> words, int negation) {
        for (int at = negation - 1; at >= Math.max(0, negation - 2); at--) {
            if (COPULAS.contains(words.get(at).folded())) {
                return at > 0 && !SMALL.contains(words.get(at - 1).folded());
            }
        }
        return false;
    }

    /** "the brand is Bravix", "brand: Bravix", "la marque Bravix". */
    private static Optional<String> nameAfter(List<Word> words, int noun) {
        boolean definite = noun > 0 && DEFINITE.contains(words.get(noun - 1).folded());
        int at = noun + 1;
        boolean copula = false;
        while (at < words.size()
                && (COPULAS.contains(words.get(at).folded())
                        || FILLERS.contains(words.get(at).folded())
                        || (at == noun + 1 && words.get(at).isColon()))) {
            copula |= COPULAS.contains(words.get(at).folded()) || words.get(at).isColon();
            at++;
        }
        if (!definite && !copula) {
            return Optional.empty();
        }
        return nameAt(words, at).or(() -> knownBrand(words, noun + 1));
    }

    /** "The maker, according to the title, is Thermos": an everyday word that is also a brand is one in that place. */
    private static Optional<String> knownBrand(List<Word> words, int from) {
        boolean copula = false;
        for (int at = from; at < words.size() && at - from <= LONGEST_GAP; at++) {
            Word word = words.get(at);
            copula |= COPULAS.contains(word.folded()) || word.isColon();
            if (copula && word.capital() && BrandLexicon.standard().isBrand(Name.of(word.folded()))) {
                return Optional.of(word.folded());
            }
            if (NEGATIONS.contains(word.folded()) || NOUNS.contains(word.folded())) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** "Bravix is the brand": with the definite article, since "Bravix is a brand" may be said of any. */
    private static Optional<String> nameBefore(List<Word> words, int noun) {
        int at = noun - 1;
        if (at < 0 || !DEFINITE.contains(words.get(at).folded())) {
            return Optional.empty();
        }
        at--;
        while (at >= 0 && FILLERS.contains(words.get(at).folded())) {
            at--;
        }
        if (at < 1 || !COPULAS.contains(words.get(at).folded())) {
            return Optional.empty();
        }
        int start = at;
        while (start > 0 && at - start < LONGEST_NAME && isNameWord(words.get(start - 1))) {
            start--;
        }
        return start < at ? nameAt(words.subList(0, at), start) : subject(words, at);
    }

    /** "Electric is the brand": the only word before the copula is taken for a name, whatever it means elsewhere. */
    private static Optional<String> subject(List<Word> words, int copula) {
        Word first = words.get(0);
        boolean named = copula == 1
                && first.capital()
                && !SMALL.contains(first.folded())
                && !NONE.contains(first.folded())
                && !Phrases.SOURCES.areIn(List.of(first.folded()));
        return named ? Optional.of(first.folded()) : Optional.empty();
    }

    /** "made by Bravix", "von Bravix hergestellt". */
    private static Optional<String> makerAround(List<Word> words, int made) {
        for (int at = Math.max(1, made - LONGEST_GAP); at <= Math.min(words.size() - 1, made + 3); at++) {
            if (BY.contains(words.get(at - 1).folded())) {
                Optional<String> name = nameAt(words, at);
                if (name.isPresent()) {
                    return name;
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> nameAt(List<Word> words, int start) {
        StringBuilder name = new StringBuilder();
        for (int at = start; at < words.size() && at - start < LONGEST_NAME && isNameWord(words.get(at)); at++) {
            name.append(name.isEmpty() ? "" : " ").append(words.get(at).folded());
        }
        return name.isEmpty() ? Optional.empty() : Optional.of(name.toString());
    }

    /** A word with a capital that is no everyday word of any language: what opens a sentence often has one. */
    private static boolean isNameWord(Word word) {
        return word.capital()
                && !word.isMark()
                && word.folded().length() > 1
                && BrandLexicon.standard().isDistinctive(word.folded())
                && !NOUNS.contains(word.folded())
                && !FILLERS.contains(word.folded())
                && !COPULAS.contains(word.folded())
                && !NEGATIONS.contains(word.folded())
                && !SMALL.contains(word.folded());
    }

    private static List<Word> words(String sentence) {
        FoldedText text = FoldedText.of(sentence);
        String folded = text.folded();
        List<Word> words = new ArrayList<>();
        int at = 0;
        while (at < folded.length()) {
            char unit = folded.charAt(at);
            if (Characters.isLetterOrDigit(unit)) {
                at = addWord(text, at, words);
            } else {
                if (unit == ',' || unit == '(' || unit == ')') {
                    words.add(new Word(",", false));
                } else if (unit == ';' || unit == ':') {
                    words.add(new Word(String.valueOf(unit), false));
                }
                at++;
            }
        }
        return words;
    }

    /** "isn't" is "is" and "not"; any other apostrophe parts two words. */
    private static int addWord(FoldedText text, int start, List<Word> words) {
        String folded = text.folded();
        int end = start;
        while (end < folded.length() && Characters.isLetterOrDigit(folded.charAt(end))) {
            end++;
        }
        boolean contracted = folded.startsWith("'t", end) && folded.charAt(end - 1) == 'n' && end - start > 2;
        int stem = contracted ? end - 1 : end;
        Span span = text.originalSpan(start, stem);
        boolean capital = Characters.isUpperCase(text.original().codePointAt(span.start()));
        words.add(new Word(folded.substring(start, stem), capital));
        if (contracted) {
            words.add(new Word("not", false));
            return end + 2;
        }
        return end;
    }

    private static Set<String> negations() {
        Set<String> all = new HashSet<>(WORDS.words("negations"));
        for (Language language : Language.BUILT_IN) {
            all.addAll(Lexicon.of(language).negations());
        }
        WORDS.words("no negations").forEach(all::remove);
        return Set.copyOf(all);
    }

    private static Set<String> small() {
        Set<String> all = new HashSet<>();
        for (Language language : Language.BUILT_IN) {
            all.addAll(Lexicon.of(language).stopWords());
        }
        return Set.copyOf(all);
    }
}
