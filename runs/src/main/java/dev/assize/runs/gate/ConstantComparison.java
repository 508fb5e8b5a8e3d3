package dev.assize.runs.gate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Comparisons in a condition that come out the same for every case, so that a gate never closes: the verdict, which is an object,
 * with a text; the list of findings with a number; the label with one that the judge never gives. Only what is plainly so is
 * told: a name on one side, a constant on the other, and nothing reckoned with either.
 */
final class ConstantComparison {

    private static final Pattern WORD =
            Pattern.compile("\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|[\\w.]+|[=!<>]=|&&|\\|\\||\\S");
    private static final Set<String> BEFORE = Set.of("(", "&&", "||", "!", "?", ":", ",", "");
    private static final Set<String> AFTER = Set.of(")", "&&", "||", "?", ":", ",", "");

    private final List<String> words = new ArrayList<>();
    private final Set<String> labels;

    private ConstantComparison(String text, Set<String> labels) {
        this.labels = labels;
        Matcher word = WORD.matcher(text);
        while (word.find()) {
            words.add(word.group());
        }
    }

    /**
     * The first of them, with what to write instead.
     *
     * @param labels those that the judge gives; none when they are not known
     */
    static Optional<String> in(String text, Set<String> labels) {
        ConstantComparison condition = new ConstantComparison(text, labels);
        return Stream.iterate(0, at -> at < condition.words.size(), at -> at + 1)
                .flatMap(at -> condition.at(at).stream())
                .findFirst();
    }

    private Optional<String> at(int place) {
        String work = word(place);
        if (work.equals("in")
                && word(place - 1).equals("label")
                && word(place + 1).equals("[")) {
            return Stream.iterate(
                            place + 2,
                            at -> isText(word(at)),
                            at -> word(at + 1).equals(",") ? at + 2 : -1)
                    .flatMap(at -> unknown(word(at)).stream())
                    .findFirst();
        }
        if (!(work.equals("==") || work.equals("!="))
                || !BEFORE.contains(word(place - 2))
                || !AFTER.contains(word(place + 2))) {
            return Optional.empty();
        }
        String left = word(place - 1);
        String right = word(place + 1);
        return isText(left) || isNumber(left) ? mistake(right, left) : mistake(left, right);
    }

    private Optional<String> mistake(String name, String constant) {
        if (!isText(constant) && !isNumber(constant)) {
            return Optional.empty();
        }
        return switch (name) {
            case "verdict" ->
                Optional.of("the verdict is an object and never equals " + constant
                        + "; name the label as label, or a field of the verdict, as verdict.NAME");
            case "findings" ->
                Optional.of("the findings are a list and never equal " + constant
                        + "; ask for their number, as size(findings), or for a code, as \"code\" in findings");
            case "label" ->
                isText(constant) ? unknown(constant) : Optional.of("a label is a text and never equals " + constant);
            default -> Optional.empty();
        };
    }

    private Optional<String> unknown(String written) {
        String label = written.substring(1, written.length() - 1);
        return labels.isEmpty() || labels.contains(label) || label.contains("\\")
                ? Optional.empty()
                : Optional.of("the judge never gives the label " + written + "; it gives " + String.join(", ", labels));
    }

    private String word(int place) {
        return place < 0 || place >= words.size() ? "" : words.get(place);
    }

    private static boolean isText(String word) {
        return word.length() > 1 && (word.startsWith("\"") || word.startsWith("'"));
    }

    private static boolean isNumber(String word) {
        return !word.isEmpty() && word.charAt(0) >= '0' && word.charAt(0) <= '9';
    }
}
