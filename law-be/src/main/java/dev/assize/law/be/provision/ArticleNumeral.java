package dev.assize.law.be.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;

/**
 * The number of an article as it is written, before it is known which act it belongs to.
 *
 * @param head what can only be the article: "1382", "29bis", "1675/13", "XX.99", "L1122-30", "7:96"
 * @param decimals what follows after dots: "5.1.e" has "1" and "e"; an article or a path, as the act decides
 * @param hyphenated what follows after a hyphen: "577-2", "6-1"; empty when nothing does
 */
record ArticleNumeral(String head, List<String> decimals, String hyphenated) {

    /** A key, and the part of the path that was written into the number. */
    record Reading(String key, List<PathElement> path) {}

    ArticleNumeral {
        decimals = List.copyOf(decimals);
    }

    static ArticleNumeral of(int number) {
        return new ArticleNumeral(Integer.toString(number), List.of(), "");
    }

    /** The number that the head begins with; -1 when it begins with letters. */
    int leading() {
        int end = 0;
        while (end < head.length() && Characters.isDigit(head.charAt(end))) {
            end++;
        }
        return end == 0 || end > 6 ? -1 : Integer.parseInt(head.substring(0, end));
    }

    boolean isPlain() {
        return decimals.isEmpty() && hyphenated.isEmpty() && head.chars().allMatch(Characters::isDigit);
    }

    boolean isDecimal() {
        return !decimals.isEmpty() && Characters.isDigit(decimals.get(0).charAt(0));
    }

    /** Whether it was put between two plain numbers: "9bis", "39/82". */
    boolean isInserted() {
        int figures = Integer.toString(Math.max(0, leading())).length();
        return leading() >= 0
                && decimals.isEmpty()
                && head.length() > figures
                && (head.charAt(figures) == '/' || LatinSuffix.is(head.substring(figures)));
    }

    /** Whether its last decimal is a letter: "6.3.a". */
    boolean endsWithLetter() {
        return !decimals.isEmpty()
                && Characters.isLetter(decimals.get(decimals.size() - 1).charAt(0));
    }

    /** The same number without its last decimal. */
    ArticleNumeral withoutLast() {
        return new ArticleNumeral(head, decimals.subList(0, decimals.size() - 1), hyphenated);
    }

    boolean isRoman() {
        return head.indexOf('.') > 0 && "IVXLC".indexOf(head.charAt(0)) >= 0;
    }

    boolean isLettered() {
        return Characters.isLetter(head.charAt(0)) && !isRoman() && !head.equals("unique");
    }

    boolean isColon() {
        return head.indexOf(':') > 0;
    }

    /** The key and path that the number stands for in an act numbered so. */
    Reading under(Numbering numbering) {
        int kept = switch (numbering) {
            case PARAGRAPHED -> 0;
            case DECIMAL_PAIR -> Math.min(1, decimals.size());
            case PLAIN, DECIMAL, ROMAN, COLON, LETTERED -> numericDecimals();
        };
        StringBuilder key = new StringBuilder(head);
        decimals.subList(0, kept).forEach(part -> key.append('.').append(part));
        List<PathElement> path = new ArrayList<>();
        for (String part : decimals.subList(kept, decimals.size())) {
            path.add(element(part, path));
        }
        if (!hyphenated.isEmpty()) {
            if (numbering == Numbering.PARAGRAPHED) {
                path.add(element(hyphenated, path));
            } else {
                key.append('-').append(hyphenated);
            }
        }
        return new Reading(key.toString(), path);
    }

    private int numericDecimals() {
        int count = 0;
        while (count < decimals.size() && Characters.isDigit(decimals.get(count).charAt(0))) {
            count++;
        }
        return count;
    }

    private static PathElement element(String part, List<PathElement> before) {
        if (Characters.isDigit(part.charAt(0))) {
            boolean second = before.stream().anyMatch(element -> element.kind() == PathElement.Kind.PARAGRAPH);
            return new PathElement(second ? PathElement.Kind.POINT : PathElement.Kind.PARAGRAPH, part);
        }
        boolean capital = Characters.isUpperCase(part.charAt(0));
        return new PathElement(capital ? PathElement.Kind.CAPITAL : PathElement.Kind.LETTER, part);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(head);
        decimals.forEach(part -> text.append('.').append(part));
        return hyphenated.isEmpty() ? text.toString() : text + "-" + hyphenated;
    }
}
