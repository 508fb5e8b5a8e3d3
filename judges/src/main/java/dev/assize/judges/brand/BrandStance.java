package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandForms;
import dev.assize.judges.brand.internal.Name;
import java.util.List;
import java.util.Optional;

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

    /** In words. Nobody writes a longer one; what is longer is heard in parts, so that time grows with the length of a text alone. */
    private static final int LONGEST_SENTENCE = 500;

    private final BrandForms forms;
    private final Name brand;
    private final BrandMention mention;
    private final PronounRemarks pronouns;

    /** Whether the sentence before asked whether it is the brand. */
    private boolean asked;

    private boolean affirmed;

    /** Affirmed as one says what one will take back: "at first sight it would be the brand". */
    private boolean hedged;

    private boolean denied;

    /** A brand is denied of something, and the brand itself was not called one since, or only with a hedge. */
    private boolean none;

    private Optional<String> other = Optional.empty();

    private BrandStance(String brand) {
        this.brand = Name.of(brand);
        this.forms = BrandForms.of(brand);
        this.mention = new BrandMention(this.brand);
        this.pronouns = new PronounRemarks(mention);
    }

    /** @param brand blank when the title has none */
    static BrandStance of(String reasoning, String brand) {
        BrandStance stance = new BrandStance(brand);
        for (String sentence : StanceSentences.of(reasoning)) {
            List<StanceWord> words = StanceWord.in(sentence);
            for (int from = 0; from == 0 || from < words.size(); from += LONGEST_SENTENCE) {
                int to = Math.min(words.size(), from + LONGEST_SENTENCE);
                stance.hear(words.subList(from, to), sentence.endsWith("?"));
            }
        }
        return stance;
    }

    /**
     * Whether it denies that the brand is the brand, or says that there is none, and does not take that back. A reasoning that says of whatever it
     * is that it is no brand, and of no name that it is, has found none.
     */
    boolean denies() {
        return denied || (none && !(affirmed && !hedged) && other.isEmpty());
    }

    /** The name that it takes for the brand instead. */
    Optional<String> other() {
        return affirmed ? Optional.empty() : other;
    }

    /** What is asked is not yet said; the sentence behind it answers, be it without the name. */
    private void hear(List<StanceWord> words, boolean asks) {
        boolean named = mention.isIn(words);
        if (asks && named) {
            asked = true;
            return;
        }
        if (asked && !named && PronounRemarks.answersNo(words)) {
            deny();
        }
        asked = false;
        hear(words);
    }

    private void hear(List<StanceWord> words) {
        hearThatNobodyIsNamed(words);
        boolean noun = words.stream().anyMatch(word -> word.isOn(StanceList.NOUNS));
        for (int at = 0; at < words.size(); at++) {
            int end = brand.isEmpty() ? -1 : mention.end(words, at);
            if (end > at) {
                hearOfBrand(words, at, end, noun);
            } else if (!brand.isEmpty() && pronouns.giveAnotherRole(words, at)) {
                deny();
            } else if (words.get(at).isOn(StanceList.NOUNS)) {
                hearOfNoun(words, at);
            } else if (words.get(at).isOn(StanceList.MADE)) {
                NamedMaker.makerAround(words, at).ifPresent(this::claim);
            } else if (words.get(at).isOn(StanceList.COMES)) {
                NamedMaker.originAfter(words, at).ifPresent(this::claim);
            }
        }
        int said = endOfNoBrand(words);
        // What is named afterwards is what remains.
        none = (none || said >= 0) && !mention.isIn(words.subList(Math.max(0, said), words.size()));
    }

    /**
     * Where the clause ends that says of something that it is no brand: "people are not brands", "a brand I do not see in it", "unbranded"; -1
     * where none does.
     */
    private int endOfNoBrand(List<StanceWord> words) {
        // "No brand except Zorvex".
        boolean named = mention.isIn(words);
        int found = -1;
        boolean noun = false;
        boolean negated = false;
        boolean excepted = false;
        for (int at = 0; at <= words.size(); at++) {
            if (at == words.size() || (words.get(at).isMark() && !words.get(at).isColon())) {
                found = noun && negated && !excepted ? at : found;
                noun = false;
                negated = false;
                excepted = false;
                continue;
            }
            StanceWord word = words.get(at);
            boolean brandless = word.isOn(StanceList.BRANDLESS);
            noun |= brandless || word.isOn(StanceList.NOUNS) || word.isOn(StanceList.BRANDS);
            negated |= brandless || StanceNegation.isDenial(words, at);
            excepted |= word.isOn(StanceList.UNLESS) || (named && word.isOn(StanceList.OTHERS));
        }
        return found;
    }

    /** "Whoever makes this is not mentioned". */
    private void hearThatNobodyIsNamed(List<StanceWord> words) {
        for (int at = 0; at < words.size(); at++) {
            boolean makes = words.get(at).isOn(StanceList.MADE)
                    && words.subList(Math.max(0, at - 2), at).stream().anyMatch(word -> word.isOn(StanceList.WHO));
            for (int later = at + 1;
                    makes && later + 1 < words.size() && !words.get(later).isMark();
                    later++) {
                boolean unsaid = words.get(later).isOn(StanceList.MENTIONED)
                        || words.get(later + 1).isOn(StanceList.MENTIONED);
                if (unsaid && StanceNegation.isNear(words, later, StanceList.NEGATIONS)) {
                    deny();
                    return;
                }
            }
        }
    }

    /** @param noun whether the sentence speaks of a brand or a maker at all */
    private void hearOfBrand(List<StanceWord> words, int start, int end, boolean noun) {
        if (StanceNegation.isRuledOut(words, start)
                || OtherRole.isGiven(words, start, end)
                || StanceNegation.isNotTheMaker(words, start, end)) {
            deny();
            return;
        }
        if (isChosen(words, start)) {
            hedged = false;
            affirm();
            return;
        }
        int after = BrandNoun.after(words, end);
        int before = after >= 0 ? -1 : BrandNoun.before(words, start);
        if (after < 0 && before < 0) {
            // "Whether Zorvex is the colour or the maker cannot be said": in German and Dutch the verb comes last.
            if (noun && StanceNegation.isLeftOpen(words, start, end)) {
                deny();
            }
            return;
        }
        int from = after >= 0 ? end : before + 1;
        int to = after >= 0 ? after : start;
        boolean negated = StanceNegation.isNegatedBetween(words, from, to)
                || StanceNegation.isDoubted(words, Math.min(start, before < 0 ? start : before))
                || StanceNegation.isLeftOpen(words, start, Math.max(end, after))
                || (after >= 0 && StanceNegation.isNegationLast(words, after));
        if (negated) {
            deny();
        } else {
            boolean plainly = affirmed && !hedged;
            hedged = !plainly && isHedged(words.subList(0, Math.max(end, to)));
            affirm();
        }
    }

    /** "I choose Zorvex": whoever chooses a name takes it for the brand. */
    private static boolean isChosen(List<StanceWord> words, int start) {
        return start > 0 && words.get(start - 1).isOn(StanceList.CHOSEN);
    }

    private static boolean isHedged(List<StanceWord> words) {
        return Phrases.HEDGES.areIn(words.stream().map(StanceWord::folded).toList());
    }

    /** "There is no brand", which is a denial where there is one; and "the brand is Bravix", "Bravix is the brand". */
    private void hearOfNoun(List<StanceWord> words, int noun) {
        int first = PronounRemarks.firstFiller(words, noun);
        boolean negated = first > 0
                && words.get(first - 1).isOn(StanceList.NEGATIONS)
                && !StanceNegation.isCopulaNear(words, first - 1);
        boolean absent = (negated || words.get(0).isOn(StanceList.NONE))
                && !StanceNegation.isFollowedByOther(words, noun)
                && !mention.isIn(words);
        if (absent || OtherRole.isUnsaid(words, noun) || (!brand.isEmpty() && pronouns.deny(words, noun))) {
            deny();
            return;
        }
        NamedMaker.nameAfter(words, noun)
                .or(() -> NamedMaker.nameBefore(words, noun))
                .ifPresent(this::claim);
    }

    private void affirm() {
        affirmed = true;
        denied = false;
        none = false;
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
            affirmed &= !hedged;
        }
    }
}
