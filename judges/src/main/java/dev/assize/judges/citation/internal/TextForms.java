package dev.assize.judges.citation.internal;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.law.be.bilingual.BilingualTable;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A text as topics are looked for in it: its words, folded, each between blanks. Belongs to one thread. */
final class TextForms {

    private static final BilingualTable WORDS = BilingualTable.belgian();
    private static final int BEGINNING = 7;
    private static final int SHORTEST = 4;
    private static final int ENDING = 2;
    private static final int LETTERS = SoughtForm.LETTERS;
    private static final int FEWEST_PLACES = 1 << 9;
    private static final int MOST_PLACES = 1 << 12;

    private static final RecentWords<List<String>> PARTS = new RecentWords<>(1 << 12, WORDS::parts);

    private final char[] spaced;
    private @Nullable String words;

    /** By three letters in a row, where they end last; 0 where they stand nowhere. */
    private final int[] lasts;

    /** By where three letters end, where three of the same place end before; 0 where none do. */
    private final int[] before;

    private @Nullable Set<String> parts;

    private TextForms(char[] spaced) {
        this.spaced = spaced;
        this.before = new int[spaced.length];
        this.lasts = new int[Math.max(FEWEST_PLACES, Math.min(MOST_PLACES, Integer.highestOneBit(spaced.length) * 8))];
        for (int i = LETTERS - 1; i < spaced.length; i++) {
            int place = place(spaced[i - 2], spaced[i - 1], spaced[i]);
            before[i] = lasts[place];
            lasts[place] = i;
        }
    }

    static TextForms of(String text) {
        return new TextForms(SpacedWords.of(text));
    }

    boolean hasAny(List<SoughtForm> forms) {
        for (int i = 0; i < forms.size(); i++) {
            if (has(forms.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is the beginning of a word, up to seven letters, or is inside one; a short one, whether it is a word. */
    private boolean has(SoughtForm sought) {
        String form = sought.letters();
        if (sought.isPart()) {
            return parts().contains(form);
        }
        // Most of what is asked for has not even its letters there.
        if (!sought.mayStandIn(lasts)) {
            return false;
        }
        if (form.length() > SHORTEST) {
            return holds(form, false);
        }
        return holds(form, true) || (holds(form, false) && parts().contains(form));
    }

    /** Whether it stands in the text, or is one of its words. */
    private boolean holds(String form, boolean asWord) {
        if (form.length() < LETTERS) {
            return words().contains(asWord ? " " + form + " " : form);
        }
        int last = lasts[place(form.charAt(0), form.charAt(1), form.charAt(2))];
        for (int at = last; at > 0; at = before[at]) {
            int start = at - LETTERS + 1;
            if (isAt(start, form) && (!asWord || isWord(start, start + form.length()))) {
                return true;
            }
        }
        return false;
    }

    private boolean isAt(int start, String form) {
        int length = form.length();
        if (start + length > spaced.length) {
            return false;
        }
        for (int i = LETTERS; i < length; i++) {
            if (spaced[start + i] != form.charAt(i)) {
                return false;
            }
        }
        return spaced[start] == form.charAt(0)
                && spaced[start + 1] == form.charAt(1)
                && spaced[start + 2] == form.charAt(2);
    }

    /** What is known of its words of so many letters and more, one after the other. */
    <V> List<V> all(RecentWords<V> known, int shortest) {
        List<V> all = new ArrayList<>();
        int start = 1;
        for (int end = start; end < spaced.length; end++) {
            if (spaced[end] == ' ') {
                if (end - start >= shortest) {
                    all.add(known.of(spaced, start, end));
                }
                start = end + 1;
            }
        }
        return all;
    }

    /** The text as a string, which few questions need. */
    private String words() {
        String made = words == null ? new String(spaced) : words;
        words = made;
        return made;
    }

    private boolean isWord(int start, int end) {
        return start > 0 && spaced[start - 1] == ' ' && end < spaced.length && spaced[end] == ' ';
    }

    private boolean isSeen(char first, char second, char third) {
        return lasts[place(first, second, third)] > 0;
    }

    private int place(char first, char second, char third) {
        return SoughtForm.number(first, second, third) & (lasts.length - 1);
    }

    private Set<String> parts() {
        Set<String> known = parts;
        if (known == null) {
            known = new HashSet<>();
            for (List<String> each : all(PARTS, 1)) {
                known.addAll(each);
            }
            parts = known;
        }
        return known;
    }

    /** Whether it is one of the words, or a longer one is like it. */
    boolean hasLike(String said) {
        return holds(said, true) || hasAnyLike(List.of(said));
    }

    /** Whether a longer word is like one of these. */
    boolean hasAnyLike(List<String> said) {
        for (int i = 0; i < said.size(); i++) {
            if (mayHaveLike(said.get(i))) {
                return hasLikeWord(said);
            }
        }
        return false;
    }

    /** What is like a word has five of its letters in a row, or all of a shorter one; most words have not even these. */
    private boolean mayHaveLike(String said) {
        int wanted = Math.min(SHORTEST + 1, said.length()) - LETTERS + 1;
        int inRow = 0;
        for (int i = LETTERS; i <= said.length() && inRow < wanted; i++) {
            inRow = isSeen(said.charAt(i - 3), said.charAt(i - 2), said.charAt(i - 1)) ? inRow + 1 : 0;
        }
        return inRow >= wanted;
    }

    private boolean hasLikeWord(List<String> said) {
        int start = 1;
        for (int end = start; end < spaced.length; end++) {
            if (spaced[end] == ' ') {
                if (end - start > SHORTEST + 1 && isLikeAny(said, start, end)) {
                    return true;
                }
                start = end + 1;
            }
        }
        return false;
    }

    private boolean isLikeAny(List<String> said, int start, int end) {
        for (int i = 0; i < said.size(); i++) {
            if (isLike(said.get(i), start, end - start)) {
                return true;
            }
        }
        return false;
    }

    /** One holds the other, as compounds do, or they begin alike up to an ending: "allergy", "allergie". */
    private boolean isLike(String said, int start, int length) {
        int shorter = Math.min(said.length(), length);
        int same = 0;
        while (same < shorter && said.charAt(same) == spaced[start + same]) {
            same++;
        }
        return (same > SHORTEST && (same >= shorter - ENDING || same >= BEGINNING))
                || holds(said, start, length)
                || isHeldBy(said, start, length);
    }

    private boolean holds(String said, int start, int length) {
        for (int at = start; at <= start + length - said.length(); at++) {
            if (spaced[at] == said.charAt(0) && words().startsWith(said, at)) {
                return true;
            }
        }
        return false;
    }

    private boolean isHeldBy(String said, int start, int length) {
        for (int at = 0; at <= said.length() - length; at++) {
            if (said.regionMatches(at, words(), start, length)) {
                return true;
            }
        }
        return false;
    }
}
