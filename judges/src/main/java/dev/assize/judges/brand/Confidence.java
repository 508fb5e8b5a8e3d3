package dev.assize.judges.brand;

import dev.assize.text.FoldedText;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How sure a model says it is, in hundredths.
 *
 * <p>A number up to 1 is a share, a larger one up to 100 a percentage; "85 %" and "8/10" say their own scale; words are
 * read in English, French, Dutch and German.
 */
record Confidence(int percent) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,9}(?:[.,]\\d{1,30})?)\\s{0,9}(%|/\\s{0,9}(\\d{1,9}))?");

    private static final Map<String, Integer> WORDS = Map.ofEntries(
            Map.entry("certain", 98),
            Map.entry("very high", 95),
            Map.entry("high", 90),
            Map.entry("medium", 60),
            Map.entry("moderate", 60),
            Map.entry("mid", 60),
            Map.entry("low", 30),
            Map.entry("very low", 10),
            Map.entry("none", 0),
            Map.entry("certaine", 98),
            Map.entry("tres elevee", 95),
            Map.entry("tres haute", 95),
            Map.entry("elevee", 90),
            Map.entry("eleve", 90),
            Map.entry("haute", 90),
            Map.entry("forte", 90),
            Map.entry("moyenne", 60),
            Map.entry("moyen", 60),
            Map.entry("faible", 30),
            Map.entry("basse", 30),
            Map.entry("tres faible", 10),
            Map.entry("zeker", 98),
            Map.entry("zeer hoog", 95),
            Map.entry("hoog", 90),
            Map.entry("gemiddeld", 60),
            Map.entry("matig", 60),
            Map.entry("laag", 30),
            Map.entry("zeer laag", 10),
            Map.entry("sicher", 98),
            Map.entry("sehr hoch", 95),
            Map.entry("hoch", 90),
            Map.entry("mittel", 60),
            Map.entry("niedrig", 30),
            Map.entry("gering", 30),
            Map.entry("sehr niedrig", 10));

    Confidence {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("Confidence lies between 0 and 100 percent, got " + percent);
        }
    }

    /** Empty when the text is blank, no confidence at all, or beyond any scale. */
    static Optional<Confidence> parse(String text) {
        String folded = FoldedText.fold(text);
        Integer word = WORDS.get(folded);
        if (word != null) {
            return Optional.of(new Confidence(word));
        }
        Matcher matcher = NUMBER.matcher(folded);
        if (!matcher.matches()) {
            return Optional.empty();
        }
        BigDecimal number = new BigDecimal(matcher.group(1).replace(',', '.'));
        String mark = matcher.group(2) == null ? "" : matcher.group(2);
        if (mark.startsWith("/")) {
            return share(number, new BigDecimal(matcher.group(3)));
        }
        boolean percentage = mark.equals("%") || number.compareTo(BigDecimal.ONE) > 0;
        return share(number, percentage ? HUNDRED : BigDecimal.ONE);
    }

    private static Optional<Confidence> share(BigDecimal number, BigDecimal whole) {
        return whole.signum() == 0 || number.compareTo(whole) > 0
                ? Optional.empty()
                : Optional.of(new Confidence(number.multiply(HUNDRED)
                        .divide(whole, 0, RoundingMode.HALF_UP)
                        .intValueExact()));
    }
}
