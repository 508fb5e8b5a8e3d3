package dev.assize.judgefiles.internal.library;

import dev.assize.text.Characters;
import dev.assize.text.EditDistance;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether two short texts are the same thing written differently: case, accents, spaces, hyphens and marks apart, in the plural, with
 * the words in another order, or with one slip in a text of six letters or more.
 */
final class NearText {

    private static final int SLIP_FROM = 6;

    private NearText() {}

    static boolean near(String a, String b) {
        List<String> left = words(a);
        List<String> right = words(b);
        String one = String.join("", left);
        String other = String.join("", right);
        if (one.isEmpty() || other.isEmpty()) {
            return one.equals(other) && FoldedText.fold(a).equals(FoldedText.fold(b));
        }
        return isNear(one, other) || (left.size() > 1 && isNear(sorted(left), sorted(right)));
    }

    private static boolean isNear(String one, String other) {
        if (one.equals(other) || isPlural(one, other) || isPlural(other, one)) {
            return true;
        }
        return Math.min(one.length(), other.length()) >= SLIP_FROM && EditDistance.between(one, other, 2) < 2;
    }

    private static boolean isPlural(String one, String many) {
        return many.equals(one + "s")
                || many.equals(one + "es")
                || (one.endsWith("y") && many.equals(one.substring(0, one.length() - 1) + "ies"));
    }

    private static String sorted(List<String> words) {
        return String.join("", words.stream().sorted().toList());
    }

    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        String folded = FoldedText.fold(text) + " ";
        folded.codePoints().forEach(point -> {
            if (Characters.isLetterOrDigit(point)) {
                word.appendCodePoint(point);
            } else if (point != '\'' && word.length() > 0) {
                words.add(word.toString());
                word.setLength(0);
            }
        });
        return words;
    }
}
