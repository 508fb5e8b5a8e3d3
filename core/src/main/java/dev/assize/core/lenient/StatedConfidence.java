package dev.assize.core.lenient;

import dev.assize.text.Characters;
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
 * read in English, French, Dutch and German. Where a number and a word stand together ("high (0.9)"), the number counts.
 */
public record StatedConfidence(int percent) {

    private static final BigDecimal HUNDRED = BigDecimal.valueOf(100);
    private static final Pattern NUMBER =
            Pattern.compile("(\\d{1,9}(?:[.,]\\d{0,30})?|[.,]\\d{1,30})\\s?(%|/\\s?(\\d{1,9}))?");
    private static final Pattern NUMBER_THEN_WORD = Pattern.compile("([\\d.,%/ ]{1,60}?)[,;]? ([a-z ]{1,40})");
    private static final Pattern WORD_THEN_NUMBER = Pattern.compile("([a-z ]{1,40})[,;]? ([\\d.,%/ ]{1,60})");

    private static final int LONGEST = 200;
    private static final Pattern PERCENT = Pattern.compile(
            Characters.WORD_START + "(?:percent|per cent|pct|pour ?cent|procent|prozent)" + Characters.WORD_END);
    private static final Pattern OUT_OF = Pattern.compile(" (?:out of|sur|op|von) ");
    private static final Pattern NOISE = Pattern.compile("[~≈()\\[\\]:=_'\"]|" + Characters.WORD_START
            + "(?:confidence|confident|sure|score|level|about|around|approximately|approx|circa|confiance|vertrouwen"
            + "|konfidenz|environ|ongeveer|etwa)" + Characters.WORD_END + "|(?<=[a-z])-(?=[a-z])");
    private static final Pattern GAP = Pattern.compile(" {2,}");

    private static final Map<String, Integer> WORDS = Map.ofEntries(
            Map.entry("certain", 98),
            Map.entry("extremely high", 98),
            Map.entry("very high", 95),
            Map.entry("high", 90),
            Map.entry("medium high", 75),
            Map.entry("moderately high", 75),
            Map.entry("medium", 60),
            Map.entry("moderate", 60),
            Map.entry("medium low", 45),
            Map.entry("mid", 60),
            Map.entry("low", 30),
            Map.entry("very low", 10),
            Map.entry("none", 0),
            Map.entry("certaine", 98),
            Map.entry("tres elevee", 95),
            Map.entry("tres eleve", 95),
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

    public StatedConfidence {
        if (percent < 0 || percent > 100) {
            throw new IllegalArgumentException("Confidence lies between 0 and 100 percent, got " + percent);
        }
    }

    /** Empty when the text is blank, no confidence at all, or beyond any scale. */
    public static Optional<StatedConfidence> parse(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        if (isPlainNumber(text)) {
            return number(text);
        }
        String bare = bare(text);
        Matcher numberFirst = NUMBER_THEN_WORD.matcher(bare);
        Matcher wordFirst = WORD_THEN_NUMBER.matcher(bare);
        if (numberFirst.matches() && WORDS.containsKey(numberFirst.group(2))) {
            return number(numberFirst.group(1));
        }
        if (wordFirst.matches() && WORDS.containsKey(wordFirst.group(1))) {
            return number(wordFirst.group(2));
        }
        return Optional.ofNullable(WORDS.get(bare)).map(StatedConfidence::new).or(() -> number(bare));
    }

    /** "0.85": there is nothing to take off. */
    private static boolean isPlainNumber(String text) {
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            if ((unit < '0' || unit > '9') && unit != '.') {
                return false;
            }
        }
        return !text.isEmpty() && !text.endsWith(".");
    }

    /** The number or the word, without what only says that it is a confidence. */
    private static String bare(String text) {
        String scaled = PERCENT.matcher(FoldedText.fold(text)).replaceAll("%");
        String marked = OUT_OF.matcher(scaled).replaceAll("/");
        String bare = GAP.matcher(NOISE.matcher(marked).replaceAll(" "))
                .replaceAll(" ")
                .strip();
        return bare.endsWith(".") ? bare.substring(0, bare.length() - 1) : bare;
    }

    private static Optional<StatedConfidence> number(String text) {
        Matcher matcher = NUMBER.matcher(text);
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

    private static Optional<StatedConfidence> share(BigDecimal number, BigDecimal whole) {
        return whole.signum() == 0 || number.compareTo(whole) > 0
                ? Optional.empty()
                : Optional.of(new StatedConfidence(number.multiply(HUNDRED)
                        .divide(whole, 0, RoundingMode.HALF_UP)
                        .intValueExact()));
    }
}
