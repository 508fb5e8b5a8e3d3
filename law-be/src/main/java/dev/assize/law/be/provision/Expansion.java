package dev.assize.law.be.provision;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;

/** What lies between the ends of a range; only what is certain, never past the upper bound. */
final class Expansion {

    /** No Belgian range is longer; a longer one is a slip or an attack. */
    private static final int LONGEST = 600;

    private Expansion() {}

    /** The number a value begins with; -1 when it begins with something else. */
    static int number(String value) {
        int end = 0;
        while (end < value.length() && end < 6 && Characters.isDigit(value.charAt(end))) {
            end++;
        }
        return end == 0 ? -1 : Integer.parseInt(value.substring(0, end));
    }

    /** The sub-divisions strictly between two of the same kind. */
    static List<PathElement> between(PathElement from, PathElement to) {
        List<String> values = from.kind() == PathElement.Kind.SMALL_ROMAN
                ? SmallRoman.between(from.value(), to.value())
                : between(from.value(), to.value());
        return values.stream().map(value -> new PathElement(from.kind(), value)).toList();
    }

    /** The values strictly between two: numbers by counting, letters by the alphabet. */
    static List<String> between(String from, String to) {
        List<String> values = new ArrayList<>();
        if (from.length() == 1
                && to.length() == 1
                && Characters.isLetter(from.charAt(0))
                && Characters.isLetter(to.charAt(0))) {
            for (char letter = (char) (from.charAt(0) + 1); letter < to.charAt(0); letter++) {
                values.add(String.valueOf(letter));
            }
            return values;
        }
        int first = number(from);
        int last = number(to);
        if (first >= 0 && last - first <= LONGEST) {
            int end = to.equals(Integer.toString(last)) ? last : last + 1;
            for (int value = first + 1; value < end; value++) {
                values.add(Integer.toString(value));
            }
        }
        return values;
    }

    /**
     * The articles strictly between two. Plain numbers are counted; numbers with a common stem count their last part
     * (1675/2 to 1675/19, XX.39 to XX.45, 5.1 to 5.10); of anything else only the ends are certain.
     */
    static List<ArticleNumeral> between(ArticleNumeral from, ArticleNumeral to) {
        String first = from.toString();
        String last = to.toString();
        if (last.startsWith(first + "/")) {
            return slashed(first, last);
        }
        int stem = commonStem(first, last);
        String start = first.substring(stem);
        String end = last.substring(stem);
        if (stem > 0 && isLetter(start) && isLetter(end)) {
            return lettered(from, start.charAt(0), end.charAt(0));
        }
        int low = number(start);
        int high = number(end);
        List<ArticleNumeral> members = new ArrayList<>();
        boolean counted = low >= 0 && high > low && high - low <= LONGEST && isCountable(start, low);
        boolean whole = end.equals(Integer.toString(high));
        if (!counted || (!whole && stem > 0)) {
            return members;
        }
        int bound = whole ? high : high + 1;
        for (int value = low + 1; value < bound; value++) {
            members.add(sibling(from, first.substring(0, stem), value));
        }
        return members;
    }

    private static boolean isLetter(String part) {
        return part.length() == 1 && Characters.isLetter(part.charAt(0));
    }

    /** "58.2.b to 58.2.j". */
    private static List<ArticleNumeral> lettered(ArticleNumeral from, char low, char high) {
        List<ArticleNumeral> members = new ArrayList<>();
        for (char letter = (char) (low + 1); letter < high && !from.decimals().isEmpty(); letter++) {
            List<String> decimals = new ArrayList<>(from.decimals());
            decimals.set(decimals.size() - 1, String.valueOf(letter));
            members.add(new ArticleNumeral(from.head(), decimals, ""));
        }
        return members;
    }

    /** "11 to 11/3" runs over 11/1 and 11/2. */
    private static List<ArticleNumeral> slashed(String first, String last) {
        List<ArticleNumeral> members = new ArrayList<>();
        int high = number(last.substring(first.length() + 1));
        for (int value = 1; value < high && high <= LONGEST; value++) {
            members.add(new ArticleNumeral(first + "/" + value, List.of(), ""));
        }
        return members;
    }

    /** A range may start at 31bis and count on from 32; a start such as 5/1 says nothing about what follows. */
    private static boolean isCountable(String part, int number) {
        String figures = Integer.toString(number);
        return part.startsWith(figures)
                && part.substring(figures.length()).chars().allMatch(Characters::isLetter)
                && (part.length() == figures.length() || LatinSuffix.is(part.substring(figures.length())));
    }

    private static int commonStem(String first, String last) {
        int stem = 0;
        for (int i = 0; i < Math.min(first.length(), last.length()) && first.charAt(i) == last.charAt(i); i++) {
            if ("/.:-".indexOf(first.charAt(i)) >= 0) {
                stem = i + 1;
            }
        }
        return stem;
    }

    private static ArticleNumeral sibling(ArticleNumeral from, String stem, int value) {
        if (!from.decimals().isEmpty() && from.hyphenated().isEmpty()) {
            List<String> decimals = new ArrayList<>(from.decimals());
            decimals.set(decimals.size() - 1, Integer.toString(value));
            return new ArticleNumeral(from.head(), decimals, "");
        }
        if (!from.hyphenated().isEmpty()) {
            return new ArticleNumeral(from.head(), from.decimals(), Integer.toString(value));
        }
        return new ArticleNumeral(stem + value, List.of(), "");
    }
}
