package dev.assize.judges.coverage;

import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.VerdictReader;
import dev.assize.core.whole.Violation;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The five lines that account for a score, as somebody else wrote them. */
final class RationaleLines {

    static final String ORGANIZATION = "/rationale/3";
    private static final String SCORE = "/rationale/4";

    private static final Pattern COUNT = Pattern.compile("(\\d{1,6})\\s*(?:of|/|out of)\\s*(\\d{1,6})");
    private static final Pattern RESULT =
            Pattern.compile("score:\\s*(\\d{1,3}(?:\\.\\d{1,9})?)\\s*(?:≈\\s*(\\d{1,3}(?:\\.\\d{1,9})?))?");
    private static final Pattern PART = Pattern.compile(
            "([a-z]{1,20}_ratio)\\s*(?:[(=]\\s*)?(\\d{1,3}(?:\\.\\d{1,9})?)\\)?\\s*[*×]\\s*(0?\\.\\d{1,9})");

    /** So many of so many. */
    record Count(int matched, int total) {}

    private final VerdictReader reply;

    RationaleLines(VerdictReader reply) {
        this.reply = reply;
    }

    static String place(ItemKind kind) {
        return "/rationale/" + List.of(ItemKind.values()).indexOf(kind);
    }

    Optional<Count> count(ItemKind kind) {
        Matcher count = COUNT.matcher(line(place(kind)));
        return count.find()
                ? Optional.of(new Count(Integer.parseInt(count.group(1)), Integer.parseInt(count.group(2))))
                : Optional.empty();
    }

    Optional<ItemCount> tally(ItemKind kind) {
        return count(kind)
                .filter(count -> count.matched() <= count.total())
                .map(count -> new ItemCount(count.matched(), count.total()));
    }

    Optional<Boolean> organized() {
        String line = line(ORGANIZATION);
        boolean mismatched = line.contains("mismatch") || line.contains("not matched");
        return mismatched || line.contains("match") ? Optional.of(!mismatched) : Optional.empty();
    }

    private String line(String place) {
        return reply.text(place).orElse("").toLowerCase(Locale.ROOT);
    }

    /** Holds the numbers of the last line against the score that the other lines give. */
    void checkScore(CoverageScore score, AuditNotes sheet) {
        String line = line(SCORE);
        Matcher result = RESULT.matcher(line);
        if (!result.find()) {
            return;
        }
        if (new BigDecimal(result.group(1)).compareTo(BigDecimal.valueOf(score.rounded())) != 0) {
            sheet.add(
                    Violation.ARITHMETIC,
                    SCORE,
                    "rounds to " + result.group(1) + ", expected \"" + score.printed() + "\"");
        }
        if (result.group(2) != null && !isRounded(new BigDecimal(result.group(2)), score.exact())) {
            sheet.add(
                    Violation.ARITHMETIC,
                    SCORE,
                    "computes " + result.group(2) + ", expected \"" + score.printed() + "\"");
        }
        checkFormula(line, score, sheet);
    }

    private static void checkFormula(String line, CoverageScore score, AuditNotes sheet) {
        List<Told> told = new ArrayList<>();
        Matcher part = PART.matcher(line);
        while (part.find()) {
            told.add(new Told(part.group(1), new BigDecimal(part.group(2)), new BigDecimal(part.group(3))));
        }
        if (told.isEmpty()) {
            return;
        }
        List<CoverageScore.Part> expected = score.parts();
        boolean sameFormula = told.size() == expected.size()
                && expected.stream().allMatch(wanted -> told.stream().anyMatch(one -> one.weighs(wanted)));
        if (!sameFormula) {
            sheet.add(Violation.FORMULA, SCORE, "uses another formula, expected \"" + score.printed() + "\"");
        } else if (!expected.stream().allMatch(wanted -> told.stream().anyMatch(one -> one.is(wanted)))) {
            sheet.add(Violation.ARITHMETIC, SCORE, "has a wrong ratio, expected \"" + score.printed() + "\"");
        }
    }

    /** A part of the sum as the line prints it. */
    private record Told(String name, BigDecimal ratio, BigDecimal weight) {

        boolean weighs(CoverageScore.Part part) {
            return part.name().equals(name) && isRounded(weight, part.weight());
        }

        boolean is(CoverageScore.Part part) {
            return weighs(part) && isRounded(ratio, part.ratio());
        }
    }

    /** Whether a printed number is the exact one to as many decimals as it shows; cutting off is as good as rounding. */
    private static boolean isRounded(BigDecimal printed, Rational exact) {
        BigDecimal whole = new BigDecimal(exact.numerator());
        BigDecimal parts = new BigDecimal(exact.denominator());
        return printed.compareTo(whole.divide(parts, printed.scale(), RoundingMode.HALF_UP)) == 0
                || (printed.scale() > 1
                        && printed.compareTo(whole.divide(parts, printed.scale(), RoundingMode.DOWN)) == 0);
    }
}
