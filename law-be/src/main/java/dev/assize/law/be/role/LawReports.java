package dev.assize.law.be.role;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.WordList;
import java.util.Set;
import java.util.stream.Collectors;

/** The abbreviations of law reports, which are often given in place of a case number. */
final class LawReports {

    private static final String FILE = "law-reports.txt";

    /** Letters alone: "J.T.T.", "JTT" and "J. T. T." are one abbreviation. */
    private static final Set<String> ABBREVIATIONS = load();

    private static final int LONGEST =
            ABBREVIATIONS.stream().mapToInt(String::length).max().orElse(0);

    private LawReports() {}

    /** Where the first law report is named in a folded text; -1 when none is. */
    static int firstIn(String folded) {
        for (int at = 0; at < folded.length(); at++) {
            boolean beginsWord = Characters.isLetter(folded.charAt(at))
                    && (at == 0 || !Characters.isLetterOrDigit(folded.charAt(at - 1)));
            if (beginsWord && isNamedAt(folded, at)) {
                return at;
            }
        }
        return -1;
    }

    /** Whether letters from here on, dots and blanks left out, make an abbreviation that ends with a word. */
    private static boolean isNamedAt(String folded, int start) {
        StringBuilder letters = new StringBuilder();
        for (int at = start; at < folded.length() && letters.length() <= LONGEST; at++) {
            char unit = folded.charAt(at);
            if (Characters.isLetter(unit)) {
                letters.append(unit);
                boolean endsWord = at + 1 == folded.length() || !Characters.isLetterOrDigit(folded.charAt(at + 1));
                if (endsWord && ABBREVIATIONS.contains(letters.toString()) && !isBeforeStroke(folded, at + 1)) {
                    return true;
                }
            } else if (unit != '.' && unit != ' ') {
                return false;
            }
        }
        return false;
    }

    /** Letters before a stroke are part of a role number: the AA of 2018/AA/412. */
    private static boolean isBeforeStroke(String folded, int end) {
        int at = end;
        while (at < folded.length() && (folded.charAt(at) == ' ' || folded.charAt(at) == '.')) {
            at++;
        }
        return at < folded.length() && folded.charAt(at) == '/';
    }

    private static Set<String> load() {
        return WordList.beside(LawReports.class, FILE).lines().stream()
                .map(line -> FoldedText.fold(line).replaceAll("[^a-z]", ""))
                .collect(Collectors.toUnmodifiableSet());
    }
}
