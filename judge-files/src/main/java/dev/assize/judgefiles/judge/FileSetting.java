package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.library.Readings;
import dev.assize.judgefiles.internal.library.WrittenDatum;
import java.util.List;
import java.util.Locale;

/**
 * A choice that the file leaves to its user.
 *
 * @param otherwise the value when nobody chooses
 */
record FileSetting(String name, Kind kind, List<String> options, Datum otherwise, String description) {

    /** What a setting holds. */
    enum Kind {
        NUMBER("number"),
        TEXT("text"),
        YES_NO("yes/no"),
        CHOICE("choice");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    FileSetting {
        options = List.copyOf(options);
    }

    ValueType type() {
        return switch (kind) {
            case NUMBER -> PlainType.NUMBER;
            case TEXT -> PlainType.TEXT;
            case YES_NO -> PlainType.TRUTH;
            case CHOICE -> new ValueType.OneOf(options);
        };
    }

    /** Throws {@link IllegalArgumentException} for a value that it cannot have. */
    Datum parse(String written) {
        return switch (kind) {
            case NUMBER -> Readings.number(written).map(Datum::number).orElseThrow(() -> wrong("a number", written));
            case TEXT -> Datum.text(written);
            case YES_NO -> {
                String word = written.toLowerCase(Locale.ROOT);
                if (!List.of("true", "yes", "false", "no").contains(word)) {
                    throw wrong("yes or no", written);
                }
                yield Datum.truth(word.equals("true") || word.equals("yes"));
            }
            case CHOICE -> {
                if (!options.contains(written)) {
                    throw wrong("one of " + String.join(", ", options), written);
                }
                yield Datum.text(written);
            }
        };
    }

    private IllegalArgumentException wrong(String expected, String written) {
        return new IllegalArgumentException("the setting " + name + " is " + expected + ", got \"" + written + "\"");
    }

    String shown(Datum value) {
        return WrittenDatum.of(value);
    }
}
