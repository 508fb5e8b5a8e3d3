package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What the words of each sentence of a text do to it, whichever item it is held against: deny, suppose, quantify, plan. Not for several
 * threads at once.
 */
final class SentenceTraits {

    private final ReadText text;

    /** The {@link WordTraits} of each token. */
    private final int[] ofTokens;

    /** Those of all the words of each sentence together, and at the end those of the whole text. */
    private final int[] ofSentences;

    private final @Nullable Optional<Token>[] hedges;

    /** Which sentences were looked at more closely, and what was found: each is asked for by every item. */
    private final BitSet openRead = new BitSet();

    private final BitSet open = new BitSet();
    private final BitSet undoneRead = new BitSet();
    private final BitSet undone = new BitSet();

    SentenceTraits(ReadText text) {
        this.text = text;
        this.ofTokens = new int[text.size()];
        WordTraits words = WordTraits.of(text.language());
        for (int at = 0; at < ofTokens.length; at++) {
            ofTokens[at] = words.of(text.token(at));
        }
        this.ofSentences = new int[text.sentences() + 1];
        // Two words may make a hedge with the hyphen between them.
        Arrays.fill(ofSentences, text.text().indexOf('-') < 0 ? 0 : WordTraits.SUPPOSES);
        for (int i = 0; i < text.sentences(); i++) {
            for (int at = text.sentenceStart(i); at < text.sentenceEnd(i); at++) {
                ofSentences[i] |= ofTokens[at];
            }
            ofSentences[text.sentences()] |= ofSentences[i];
        }
        this.hedges = hedges(text.sentences());
    }

    /** The {@link WordTraits} of each token. */
    int[] ofTokens() {
        return ofTokens;
    }

    /** Whether any token of the sentence stands in a clause that denies something or is reported as untrue. */
    boolean denies(int sentence) {
        return (ofSentences[text.sentences()] & WordTraits.DENIES) != 0
                && text.polarity().deniesWithin(text.sentenceStart(sentence), text.sentenceEnd(sentence));
    }

    /** Whether a word of the text may negate. */
    boolean negatesAnything() {
        return (ofSentences[text.sentences()] & WordTraits.NEGATES) != 0;
    }

    /** Whether a word of the sentence may say that somebody was what another word says. */
    boolean tellsOfFormer(int sentence) {
        return (ofSentences[sentence] & WordTraits.FORMER) != 0;
    }

    /** Whether a word of the sentence can make a verb passive. */
    boolean mayBePassive(int sentence) {
        return (ofSentences[sentence] & WordTraits.PASSIVE) != 0;
    }

    /** Whether a word of the sentence may tell that something is planned or to come. */
    boolean tellsOfPlans(int sentence) {
        return (ofSentences[sentence] & WordTraits.PLANS) != 0;
    }

    /** Whether the sentence may leave open whether something is so: by its words, by asking, or by a verb in front. */
    boolean mayBeOpen(int sentence) {
        if (!openRead.get(sentence)) {
            openRead.set(sentence);
            open.set(sentence, mayLeaveOpen(sentence) || text.endsWith('?', sentence) || opensWithVerb(sentence));
        }
        return open.get(sentence);
    }

    private boolean mayLeaveOpen(int sentence) {
        OpenWords words = OpenWords.of(text.language());
        return (ofSentences[sentence] & WordTraits.OPENS) != 0
                && (words.opensInFront(text.token(text.sentenceStart(sentence)))
                        || words.mayLeaveOpen(text.tokens(), text.sentenceStart(sentence), text.sentenceEnd(sentence)));
    }

    /** Whether a Dutch or German sentence opens with what may be a verb: it may be a condition. */
    boolean opensWithVerb(int sentence) {
        int first = text.sentenceStart(sentence);
        return PolarityWords.negatesAfterTheVerb(text.language())
                && ((ofTokens[first] & WordTraits.VERB) != 0
                        || VerbRoots.of(text.language())
                                .mayBeFinite(text.token(first).folded()));
    }

    /** Whether words of the sentence govern a verb whose deed is not done, or put something aside. */
    boolean mayBeUndone(int sentence) {
        if (!undoneRead.get(sentence)) {
            undoneRead.set(sentence);
            undone.set(
                    sentence,
                    (ofSentences[sentence] & WordTraits.UNDONE) != 0
                            && UndoneWords.of(text.language())
                                    .mayBeIn(text.tokens(), text.sentenceStart(sentence), text.sentenceEnd(sentence)));
        }
        return undone.get(sentence);
    }

    /** Whether a word of the sentence tells of how many or how often something is said. */
    boolean quantifies(int sentence) {
        if ((ofSentences[sentence] & WordTraits.QUANTIFIES) == 0) {
            return false;
        }
        for (int i = text.sentenceStart(sentence); i < text.sentenceEnd(sentence); i++) {
            if (Quantifier.at(text.tokens(), i, text.language()).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** The word by which the sentence only supposes what it says. */
    Optional<Token> hedge(int sentence) {
        if ((ofSentences[sentence] & WordTraits.SUPPOSES) == 0) {
            return Optional.empty();
        }
        Optional<Token> known = hedges[sentence];
        if (known == null) {
            List<Token> own = text.tokens().subList(text.sentenceStart(sentence), text.sentenceEnd(sentence));
            known = OnlySupposed.hedge(own, text.text(), PolarityWords.of(text.language()));
            hedges[sentence] = known;
        }
        return known;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static @Nullable Optional<Token>[] hedges(int sentences) {
        return new Optional[sentences];
    }
}
