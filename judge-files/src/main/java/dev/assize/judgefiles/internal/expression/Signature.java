package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a function takes and gives, as its documentation writes it: {@code "list(A), 'exact'|'case' -> list(A)"}.
 *
 * <p>{@code A} stands for one type throughout. A parameter {@code T?} may be none, and a result {@code T?} is none only then;
 * a result {@code T|none} may always be none. {@code any} takes everything.
 */
final class Signature {

    private final String text;
    private final List<Pattern> parameters;
    private final Pattern result;

    /** A type with a variable in it. */
    private record Pattern(String word, List<Pattern> inside, List<String> options, boolean optional, boolean orNone) {}

    private Signature(String text, List<Pattern> parameters, Pattern result) {
        this.text = text;
        this.parameters = List.copyOf(parameters);
        this.result = result;
    }

    static Signature parse(String text) {
        int arrow = text.indexOf("->");
        Scanner scanner = new Scanner(text.substring(0, arrow).strip());
        List<Pattern> parameters = new ArrayList<>();
        while (!scanner.atEnd()) {
            parameters.add(scanner.type());
            scanner.skip(',');
        }
        return new Signature(
                text, parameters, new Scanner(text.substring(arrow + 2).strip()).type());
    }

    int arity() {
        return parameters.size();
    }

    boolean takesNone(int parameter) {
        return parameters.get(parameter).optional();
    }

    String parameters() {
        return text.substring(0, text.indexOf("->")).strip();
    }

    /** The result for arguments of these types; empty when they do not fit. */
    Optional<ValueType> apply(List<ValueType> arguments) {
        Map<String, ValueType> variables = new LinkedHashMap<>();
        boolean none = false;
        for (int i = 0; i < parameters.size(); i++) {
            Pattern parameter = parameters.get(i);
            ValueType argument = arguments.get(i);
            if (parameter.optional() && argument.mayBeNone()) {
                none = true;
                argument = argument == PlainType.NONE ? PlainType.NEVER : argument.present();
            }
            if (!fits(argument, parameter, variables)) {
                return Optional.empty();
            }
        }
        ValueType type = type(result, variables);
        return Optional.of(result.orNone() || (result.optional() && none) ? ValueType.maybe(type) : type);
    }

    private static boolean fits(ValueType argument, Pattern wanted, Map<String, ValueType> variables) {
        if (argument == PlainType.NEVER) {
            return true;
        }
        return switch (wanted.word()) {
            case "any" -> !(argument instanceof ValueType.TableOf);
            case "list" ->
                argument instanceof ValueType.ListOf list
                        && fits(list.items(), wanted.inside().get(0), variables);
            case "A" -> {
                Optional<ValueType> both = ValueType.join(variables.getOrDefault("A", PlainType.NEVER), argument);
                both.ifPresent(type -> variables.put("A", type));
                yield both.isPresent();
            }
            case "option" ->
                argument instanceof ValueType.OneOf some && wanted.options().containsAll(some.options());
            default -> argument.fits(plain(wanted.word()));
        };
    }

    private static ValueType type(Pattern pattern, Map<String, ValueType> variables) {
        return switch (pattern.word()) {
            case "list" -> new ValueType.ListOf(type(pattern.inside().get(0), variables));
            case "A" -> variables.getOrDefault("A", PlainType.NEVER);
            case "option" -> new ValueType.OneOf(pattern.options());
            case "reading" -> reading();
            case "pairing" -> pairing(variables.getOrDefault("A", PlainType.TEXT));
            default -> plain(pattern.word());
        };
    }

    private static ValueType reading() {
        Map<String, ValueType> fields = new LinkedHashMap<>();
        fields.put("value", new ValueType.OneOf(List.of("supported", "not stated")));
        fields.put("quote", PlainType.TEXT);
        fields.put("rationale", PlainType.TEXT);
        fields.put("basis", new ValueType.OneOf(List.of("copied", "reworded")));
        fields.put("measure", PlainType.NUMBER);
        return new ValueType.RecordOf(fields);
    }

    private static ValueType pairing(ValueType item) {
        Map<String, ValueType> pair = new LinkedHashMap<>();
        pair.put("left", item);
        pair.put("right", item);
        Map<String, ValueType> fields = new LinkedHashMap<>();
        fields.put("matched", new ValueType.ListOf(new ValueType.RecordOf(pair)));
        fields.put("missing", new ValueType.ListOf(item));
        fields.put("extra", new ValueType.ListOf(item));
        return new ValueType.RecordOf(fields);
    }

    private static ValueType plain(String word) {
        return switch (word) {
            case "number" -> PlainType.NUMBER;
            case "text" -> PlainType.TEXT;
            case "yes/no" -> PlainType.TRUTH;
            case "date" -> PlainType.DATE;
            case "json" -> PlainType.JSON;
            default -> throw new IllegalArgumentException("No type is called \"" + word + "\"");
        };
    }

    @Override
    public String toString() {
        return text;
    }

    private static final class Scanner {
        private final String text;
        private int at;

        Scanner(String text) {
            this.text = text;
        }

        boolean atEnd() {
            return at >= text.length();
        }

        void skip(char mark) {
            while (!atEnd() && (text.charAt(at) == ' ' || text.charAt(at) == mark)) {
                at++;
            }
        }

        Pattern type() {
            if (text.charAt(at) == '\'') {
                return options();
            }
            int start = at;
            while (!atEnd() && (Character.isLetter(text.charAt(at)) || text.charAt(at) == '/')) {
                at++;
            }
            String word = text.substring(start, at);
            List<Pattern> inside = new ArrayList<>();
            if (!atEnd() && text.charAt(at) == '(') {
                at++;
                inside.add(type());
                at++;
            }
            boolean optional = !atEnd() && text.charAt(at) == '?';
            at += optional ? 1 : 0;
            boolean orNone = text.startsWith("|none", at);
            at += orNone ? "|none".length() : 0;
            return new Pattern(word, inside, List.of(), optional, orNone);
        }

        private Pattern options() {
            List<String> options = new ArrayList<>();
            while (!atEnd() && text.charAt(at) == '\'') {
                int end = text.indexOf('\'', at + 1);
                options.add(text.substring(at + 1, end));
                at = end + 1;
                skip('|');
            }
            boolean orNone = text.startsWith("none", at);
            at += orNone ? "none".length() : 0;
            return new Pattern("option", List.of(), options, false, orNone);
        }
    }
}
