package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.Name;
import java.util.List;

/** Where a sentence names the brand, in one word or several. */
record BrandMention(Name name) {

    private static final String AND = "and";

    /** Behind the brand that begins at a word; -1 where none does. */
    int end(List<StanceWord> words, int start) {
        int at = 0;
        String wanted = name.joined();
        for (int end = start; end < words.size() && at < wanted.length(); end++) {
            boolean joint = words.get(end).folded().equals(AND);
            if (end > start && joint != wanted.startsWith(AND, at)) {
                // "&" is written or not, in the name or in what is said of it.
                if (joint) {
                    continue;
                }
                // "Hans Anders": it only looks like one.
                if (!wanted.startsWith(words.get(end).folded(), at)) {
                    at += AND.length();
                }
            }
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

    boolean isIn(List<StanceWord> words) {
        for (int at = 0; at < words.size() && !name.isEmpty(); at++) {
            if (end(words, at) > at) {
                return true;
            }
        }
        return false;
    }

    /** Whether the brand is the name that stands nearest before a word. */
    boolean isNamedLast(List<StanceWord> words, int before) {
        for (int at = before - 1; at >= 0; at--) {
            if (end(words, at) > at) {
                return true;
            }
            boolean partOfBrand = name.joined().contains(words.get(at).folded());
            if (NamedMaker.isNameWord(words.get(at)) && !partOfBrand) {
                return false;
            }
        }
        return false;
    }
}
