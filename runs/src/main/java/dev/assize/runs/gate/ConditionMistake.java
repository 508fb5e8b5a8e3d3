package dev.assize.runs.gate;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What is wrong with a condition, in plain words: the library that evaluates it speaks of overloads, containers and tokens. */
final class ConditionMistake {

    private static final Pattern PLACE = Pattern.compile("<input>:\\d+:(\\d+): ");
    private static final Pattern FIELD = Pattern.compile("undeclared reference to '.*?names: \\[([^\\]]+)\\]");
    private static final Pattern NAME = Pattern.compile("undeclared reference to '([^']*)'");
    private static final Pattern KEY = Pattern.compile("no such (?:key|field|attribute)[^:]*: ?(.*)");
    private static final Pattern UNMATCHED =
            Pattern.compile("found no matching overload for '([^']+)' applied to '\\(?(.*?)\\)?'", Pattern.DOTALL);
    private static final Pattern OVERLOAD =
            Pattern.compile("no such overload: (\\w+)\\.([\\w-]+)(?:\\[\\])?\\(([^)]*)\\)");
    private static final Pattern UNEXPECTED =
            Pattern.compile("(?:extraneous|mismatched) input '([^']*)'|token recognition error at: '([^']*)'");

    private static final Map<String, String> INSTEAD =
            Map.of("and", "&&", "or", "||", "not", "!", "=", "==", "AND", "&&", "OR", "||", "NOT", "!");

    private static final List<String> ARITHMETIC = List.of("divide", "multiply", "add", "subtract", "modulo");

    private ConditionMistake() {}

    /** @param told what the library says */
    static String of(String text, String told) {
        Matcher field = FIELD.matcher(told);
        if (field.find()) {
            return "there is no such field as \"" + field.group(1) + "\"";
        }
        Matcher name = NAME.matcher(told);
        if (name.find()) {
            return "there is no \"" + name.group(1) + "\"";
        }
        if (told.contains("Syntax error")) {
            return syntax(text, told);
        }
        Matcher unmatched = UNMATCHED.matcher(told);
        if (unmatched.find()) {
            return operator(unmatched.group(1)) + " does not work on " + kinds(unmatched.group(2));
        }
        Matcher overload = OVERLOAD.matcher(told);
        if (overload.find()) {
            return misfit(overload.group(1), overload.group(2), overload.group(3));
        }
        Matcher key = KEY.matcher(told);
        if (key.find()) {
            return "a verdict has no field " + key.group(1).strip();
        }
        return isShortList(told)
                ? "a list is shorter than that"
                : told.contains("divi") || told.contains("modul")
                        ? "it divides by zero"
                        : "it does not fit what a case or a run has";
    }

    /** The name that is not there, where that is what is wrong. */
    static Optional<String> unknown(String told) {
        Matcher name = NAME.matcher(told);
        return FIELD.matcher(told).find() || !name.find() ? Optional.empty() : Optional.of(name.group(1));
    }

    /** Whether a list has no element at the place that is asked for. */
    static boolean isShortList(String told) {
        return told.contains("index out of") || told.contains("invalid index");
    }

    private static String syntax(String text, String told) {
        Matcher place = PLACE.matcher(told);
        int column = place.find() ? Integer.parseInt(place.group(1)) : 1;
        Matcher unexpected = UNEXPECTED.matcher(told);
        String found =
                !unexpected.find() ? "" : unexpected.group(1) == null ? unexpected.group(2) : unexpected.group(1);
        if (found.contains("EOF") || column > text.length()) {
            return "it ends too early";
        }
        String instead = INSTEAD.get(found.strip());
        return "it cannot be read from character " + column + " on"
                + (found.isBlank() ? "" : ", \"" + found.strip() + "\"")
                + (instead == null ? "" : "; write " + instead);
    }

    private static String misfit(String type, String work, String other) {
        if (ARITHMETIC.contains(work)) {
            return kind(type).equals("a number") && kind(other).equals("a number")
                    ? "numbers with and without a decimal point do not mix; write 2.0 for 2"
                    : kind(type) + " and " + kind(other) + " cannot be reckoned with";
        }
        if (work.equals("compare") || work.equals("equal")) {
            return kind(type) + " cannot be compared with " + kind(other);
        }
        return work.equals("size")
                ? kind(type) + " has no size"
                : work.equals("ref-resolve") || work.equals("get")
                        ? kind(type) + " has no fields"
                        : kind(type) + " cannot be used so";
    }

    private static String operator(String name) {
        return "\"" + name.replace("_", "").replace("@", "") + "\"";
    }

    private static String kinds(String types) {
        String flat = types.replaceAll("\\([^()]*\\)", "");
        return List.of(flat.split(",\\s*")).stream().map(ConditionMistake::kind).collect(Collectors.joining(" and "));
    }

    private static String kind(String type) {
        String bare = type.strip().replaceFirst("\\(.*", "");
        return switch (bare) {
            case "double", "int", "uint" -> "a number";
            case "string" -> "a text";
            case "bool" -> "a yes or no";
            case "list" -> "a list";
            case "map" -> "an object";
            case "null_type", "null" -> "nothing";
            default -> "something else";
        };
    }
}
