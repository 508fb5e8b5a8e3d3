package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.internal.memo.RecentWords;
import java.util.List;

/**
 * A text as its folded words, to look for other words in.
 *
 * @param spaced the words with a space before and after each
 * @param begun the bits of the lists of {@link Phrases} of which an expression may begin in it; all of them where nobody looked
 */
record WordSequence(List<String> words, String spaced, int begun) {

    /** Names and short texts are looked for in all others. */
    private static final RecentWords<WordSequence> RECENT = new RecentWords<>(WordSequence::read);

    WordSequence {
        words = List.copyOf(words);
    }

    static WordSequence of(String text) {
        return RECENT.of(text);
    }

    private static WordSequence read(String text) {
        List<String> words = Name.wordsOf(text);
        return new WordSequence(words, " " + String.join(" ", words) + " ", Phrases.ANY);
    }

    /** For a text in which expressions of several lists are looked for. */
    static WordSequence said(String text) {
        WordSequence read = read(text);
        return new WordSequence(read.words, read.spaced, Phrases.begunIn(read.words));
    }

    /** Whether the other's words stand here, one after another; no words stand nowhere. */
    boolean holds(WordSequence other) {
        return !other.words.isEmpty() && spaced.contains(other.spaced);
    }

    boolean holdsAny(List<WordSequence> names) {
        for (WordSequence name : names) {
            if (holds(name)) {
                return true;
            }
        }
        return false;
    }

    boolean isHeldByAny(List<WordSequence> texts) {
        for (WordSequence text : texts) {
            if (text.holds(this)) {
                return true;
            }
        }
        return false;
    }
}
