package dev.assize.judges.provision;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The numbers of a source that a scanner may have written with letters: "I3", "l0", "2O7", "7:l". The source is cut into words
 * once, for all numbers that are looked for.
 */
final class MisreadNumbers {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final Pattern WORDS_OR_FIGURES = Pattern.compile("[\\p{L}\\p{N}]+(?:[./:][\\p{L}\\p{N}]+)*");
    private static final String ONES = "1lI";
    private static final String NOUGHTS = "0Oo";
    private static final String JOINTS = "./:";

    private final String source;

    /** The words with a letter that may be a figure, by how they would be written with figures. */
    private final Map<String, Set<String>> alone = new HashMap<>();

    /** Where words begin that are joined with what comes behind them, by how they would be written with figures. */
    private final Map<String, List<Integer>> joined = new HashMap<>();

    private final BitSet ends = new BitSet();

    MisreadNumbers(String source) {
        this.source = source;
        Matcher word = WORD.matcher(source);
        while (word.find()) {
            String written = word.group();
            String figures = figures(written);
            ends.set(word.end());
            if (!figures.equals(written)) {
                alone.computeIfAbsent(figures, any -> new HashSet<>()).add(written);
            }
            if (word.end() < source.length() && JOINTS.indexOf(source.charAt(word.end())) >= 0) {
                joined.computeIfAbsent(figures, any -> new ArrayList<>()).add(word.start());
            }
        }
    }

    /** Whether a number may stand in the source with letters for figures, and not only as it is. */
    boolean have(String key) {
        if ((key.indexOf('1') < 0 && key.indexOf('0') < 0)
                || !WORDS_OR_FIGURES.matcher(key).matches()) {
            return false;
        }
        Matcher first = WORD.matcher(key);
        String figures = first.lookingAt() ? figures(first.group()) : "";
        if (figures.length() == key.length()) {
            return alone.getOrDefault(figures, Set.of()).stream()
                    .anyMatch(written -> !written.equals(key) && isMisread(key, written, 0));
        }
        return joined.getOrDefault(figures, List.of()).stream()
                .anyMatch(start -> ends.get(start + key.length())
                        && !source.startsWith(key, start)
                        && isMisread(key, source, start));
    }

    private static boolean isMisread(String key, String text, int start) {
        for (int i = 0; i < key.length(); i++) {
            char wanted = key.charAt(i);
            char found = text.charAt(start + i);
            boolean same = wanted == '1'
                    ? ONES.indexOf(found) >= 0
                    : wanted == '0' ? NOUGHTS.indexOf(found) >= 0 : wanted == found;
            if (!same) {
                return false;
            }
        }
        return true;
    }

    private static String figures(String word) {
        char[] letters = word.toCharArray();
        for (int i = 0; i < letters.length; i++) {
            if (ONES.indexOf(letters[i]) >= 0) {
                letters[i] = '1';
            } else if (NOUGHTS.indexOf(letters[i]) >= 0) {
                letters[i] = '0';
            }
        }
        return new String(letters);
    }
}
