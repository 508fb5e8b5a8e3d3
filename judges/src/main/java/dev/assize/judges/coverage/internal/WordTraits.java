package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PerLanguage;
import dev.assize.text.Token;
import org.jspecify.annotations.Nullable;

/**
 * What a word may do to its sentence, whichever list tells it: deny, suppose, quantify, make it passive. Most words do nothing of the
 * kind; a sentence without such a word need not be looked at more closely. Threads share it: what it remembers is the same whoever
 * looked it up.
 */
final class WordTraits {

    /** It negates, or says that something fails, is untrue or is rejected. Without such a word nothing is denied. */
    static final int DENIES = 1;

    /** It negates. */
    static final int NEGATES = 1 << 1;

    /** It is a hedge, or a verb that may tell what others say. */
    static final int SUPPOSES = 1 << 2;

    /** It quantifies, or may with the next word. */
    static final int QUANTIFIES = 1 << 3;

    /** It can make a verb passive. */
    static final int PASSIVE = 1 << 4;

    /** It is a verb, as far as its form tells; a German word with a capital is none all the same. */
    static final int VERB = 1 << 5;

    /** It tells of plans: it may govern a deed that is not done, or is a noun for it. */
    static final int PLANS = 1 << 6;

    /** It tells what comes first: "after", "before". */
    static final int ORDERS = 1 << 7;

    /** It opens a unit, or may tell an amount without one: a half, a fraction, noon. Without such a word only numbers tell amounts. */
    static final int MEASURES = 1 << 8;

    /** It may have a part in telling an amount that begins with it: an article, a half, a fraction, "out of", noon. */
    static final int COUNTS = 1 << 9;

    /** It may be the word for "than". */
    static final int COMPARES = 1 << 10;

    /** It may leave open whether a clause is so: "if", "should", "would". */
    static final int OPENS = 1 << 11;

    /** It may govern a verb whose deed is not done: "forget", "instead". */
    static final int UNDONE = 1 << 12;

    /** It may tell a thing that has another side: "sell", "mother". */
    static final int CONVERSE = 1 << 13;

    /** It may say that somebody was what the next word says: "former", "ex". */
    static final int FORMER = 1 << 14;

    /** Texts of many topics have some thousands of words that recur, and each is looked up in ten lists. */
    private static final int REMEMBERED = 1 << 13;

    /** A longer word hardly comes again, and would fill the memory. */
    private static final int LONGEST = 64;

    private static final PerLanguage<WordTraits> BY_LANGUAGE = new PerLanguage<>(WordTraits::new);

    private final Language language;
    private final Lexicon lexicon;
    private final PolarityWords words;
    private final DiscourseMarkers markers;
    private final PlanWords plans;
    private final AmountWords amounts;
    private final Units units;
    private final Thesaurus thesaurus;
    private final OpenWords open;
    private final UndoneWords undone;
    private final ConverseWords converse;
    private final @Nullable Entry[] remembered = new Entry[REMEMBERED];

    /** What is known of a word; whoever finds another in its place makes it again. */
    private record Entry(String folded, String key, int traits) {}

    private WordTraits(Language language) {
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.words = PolarityWords.of(language);
        this.markers = DiscourseMarkers.of(language);
        this.plans = PlanWords.of(language);
        this.amounts = AmountWords.of(language);
        this.units = Units.of(language);
        this.thesaurus = Thesaurus.of(language);
        this.open = OpenWords.of(language);
        this.undone = UndoneWords.of(language);
        this.converse = ConverseWords.of(language);
    }

    static WordTraits of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Those of the constants that hold for the word, together. */
    int of(Token token) {
        String folded = token.folded();
        int hash = folded.hashCode();
        int slot = (hash ^ (hash >>> 15)) & (REMEMBERED - 1);
        Entry known = remembered[slot];
        if (known != null && known.folded().equals(folded) && known.key().equals(token.key())) {
            return known.traits();
        }
        int traits = ofFolded(folded) | ofKey(token.key());
        if (folded.length() <= LONGEST) {
            remembered[slot] = new Entry(folded, token.key(), traits);
        }
        return traits;
    }

    private int ofFolded(String folded) {
        return (lexicon.isNegation(folded) ? DENIES | NEGATES : 0)
                | (words.mayDenyWithOthers(folded) ? DENIES : 0)
                | (markers.isVerbForm(folded) ? VERB : 0)
                | (words.maySuppose(folded) ? SUPPOSES : 0)
                | (Quantifier.mayBe(folded, language) ? QUANTIFIES : 0)
                | (PassiveVoice.isAuxiliary(folded) ? PASSIVE : 0)
                | (plans.tellsOfPlans(folded) ? PLANS : 0)
                | (thesaurus.tellsOrder(folded) ? ORDERS : 0)
                | (amounts.mayTellAmount(folded) || units.mayOpen(folded) ? MEASURES : 0)
                | (amounts.mayCount(folded) ? COUNTS : 0)
                | (open.mayLeaveOpen(folded) ? OPENS : 0)
                | (undone.mayGovern(folded) ? UNDONE : 0)
                | (converse.hasForm(folded) ? CONVERSE : 0)
                | (FormerRole.mayBeFormer(folded, language) ? FORMER : 0)
                | (Comparison.mayBeThan(folded, language) ? COMPARES : 0);
    }

    private int ofKey(String key) {
        boolean verb = thesaurus.isVerb(key) || VerbRoots.isParted(key);
        return (words.mayDeny(key) ? DENIES : 0)
                | (verb ? VERB : 0)
                | (plans.isIntending(key) || plans.isPondering(key) ? PLANS : 0)
                | (undone.mayGovernByKey(key) ? UNDONE : 0)
                | (converse.hasKey(key) ? CONVERSE : 0)
                | (units.mayOpen(key) ? MEASURES : 0);
    }
}
