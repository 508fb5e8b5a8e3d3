package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.expression.NameHint;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Turns the formula of a multi grader ({@code calculate_output}) into an expression: {@code + - * / ^}, a sign before a number,
 * and the eight functions. {@code ^} binds tighter than a sign and goes from right to left; {@code log} is the natural one.
 */
final class FormulaTranslator {

    private static final Set<String> ONE = Set.of("abs", "floor", "ceil", "exp", "sqrt", "log");
    private static final Set<String> SEVERAL = Set.of("min", "max");
    private static final int DEEPEST = 40;

    private final String formula;
    private final Map<String, String> names;
    private int at;
    private int depth;

    private FormulaTranslator(String formula, Map<String, String> names) {
        this.formula = formula;
        this.names = names;
    }

    /** A formula that cannot be read, and where. */
    static final class FormulaMistake extends RuntimeException {
        private final int offset;

        FormulaMistake(int offset, String message) {
            super(message);
            this.offset = offset;
        }

        int offset() {
            return offset;
        }
    }

    /** @param names the variables with their names in the expression */
    static String translate(String formula, Map<String, String> names) {
        FormulaTranslator translator = new FormulaTranslator(formula, names);
        String expression = translator.sum();
        translator.blanks();
        if (translator.at < formula.length()) {
            throw new FormulaMistake(
                    translator.at, "found \"" + formula.charAt(translator.at) + "\", expected the end of the formula");
        }
        return expression;
    }

    private void blanks() {
        while (at < formula.length() && Character.isWhitespace(formula.charAt(at))) {
            at++;
        }
    }

    private boolean take(char sign) {
        blanks();
        if (at < formula.length() && formula.charAt(at) == sign) {
            at++;
            return true;
        }
        return false;
    }

    private String sum() {
        if (++depth > DEEPEST) {
            throw new FormulaMistake(at, "the formula is nested too deeply");
        }
        String left = product();
        while (true) {
            if (take('+')) {
                left = left + " + " + product();
            } else if (take('-')) {
                left = left + " - " + product();
            } else {
                depth--;
                return left;
            }
        }
    }

    private String product() {
        String left = signed();
        while (true) {
            if (take('*')) {
                left = left + " * " + signed();
            } else if (take('/')) {
                left = "divide(" + left + ", " + signed() + ")";
            } else {
                return left;
            }
        }
    }

    private String signed() {
        if (take('-')) {
            return "(0 - " + signed() + ")";
        }
        return take('+') ? signed() : power();
    }

    private String power() {
        String base = atom();
        return take('^') ? "pow(" + base + ", " + signed() + ")" : base;
    }

    private String atom() {
        blanks();
        if (take('(')) {
            String inside = sum();
            close();
            return "(" + inside + ")";
        }
        if (at >= formula.length()) {
            throw new FormulaMistake(at, "the formula ends where a value is expected");
        }
        char first = formula.charAt(at);
        if (Character.isDigit(first) || first == '.') {
            return number();
        }
        if (Character.isLetter(first) || first == '_') {
            return word();
        }
        throw new FormulaMistake(at, "found \"" + first + "\", expected a number, a grader or a function");
    }

    private void close() {
        if (!take(')')) {
            throw new FormulaMistake(at, "a bracket is never closed");
        }
    }

    private String number() {
        int start = at;
        while (at < formula.length() && (Character.isDigit(formula.charAt(at)) || formula.charAt(at) == '.')) {
            at++;
        }
        String digits = formula.substring(start, at);
        if (!digits.matches("[0-9]*\\.?[0-9]+|[0-9]+\\.")) {
            throw new FormulaMistake(start, "\"" + digits + "\" is no number");
        }
        return digits.startsWith(".") ? "0" + digits : digits.endsWith(".") ? digits + "0" : digits;
    }

    private String word() {
        int start = at;
        while (at < formula.length() && (Character.isLetterOrDigit(formula.charAt(at)) || formula.charAt(at) == '_')) {
            at++;
        }
        String word = formula.substring(start, at);
        blanks();
        if (at < formula.length() && formula.charAt(at) == '(') {
            return function(word, start);
        }
        String name = names.get(word);
        if (name == null) {
            throw new FormulaMistake(
                    start, "no grader is called \"" + word + "\"" + NameHint.hint(word, names.keySet()));
        }
        return name;
    }

    private String function(String word, int start) {
        if (!ONE.contains(word) && !SEVERAL.contains(word)) {
            List<String> known = new ArrayList<>(ONE);
            known.addAll(SEVERAL);
            throw new FormulaMistake(
                    start,
                    "no function is called \"" + word + "\""
                            + NameHint.hint(word, known.stream().sorted().toList()));
        }
        take('(');
        List<String> arguments = new ArrayList<>(List.of(sum()));
        while (take(',')) {
            arguments.add(sum());
        }
        close();
        if (ONE.contains(word) && arguments.size() != 1) {
            throw new FormulaMistake(start, word + " takes one value, found " + arguments.size());
        }
        String result = arguments.get(0);
        if (SEVERAL.contains(word)) {
            for (int i = 1; i < arguments.size(); i++) {
                result = word + "(" + result + ", " + arguments.get(i) + ")";
            }
            return arguments.size() == 1 ? "(" + result + ")" : result;
        }
        return word + "(" + result + ")";
    }
}
