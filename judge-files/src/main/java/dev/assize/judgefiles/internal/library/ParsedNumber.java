package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Fraction;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.regex.Pattern;

/** A number that a text is as a whole. Commas group thousands; a decimal point is a point. */
final class ParsedNumber {

    private static final int LONGEST = 60;
    private static final Pattern FORM =
            Pattern.compile("[+-]?(?:[0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)?(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]{1,2})?");

    private ParsedNumber() {}

    static Optional<Fraction> find(String text) {
        String bare = text.strip().replace('\u2212', '-');
        if (bare.isEmpty() || bare.length() > LONGEST || !FORM.matcher(bare).matches()) {
            return Optional.empty();
        }
        boolean digits = bare.chars().anyMatch(Character::isDigit) && !bare.matches("[+-]?[eE].*");
        return digits ? Optional.of(Fraction.of(new BigDecimal(bare.replace(",", "")))) : Optional.empty();
    }
}
