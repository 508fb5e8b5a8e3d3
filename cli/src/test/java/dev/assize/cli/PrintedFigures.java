package dev.assize.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The figures in what a command prints for people: counts, shares, intervals, amounts, times. Names, ids and texts that programs
 * read too are no figures, whatever digits they have.
 */
final class PrintedFigures {

    /** Words of ours in which a number is part of the method and not of what was measured. */
    private static final Pattern METHOD =
            Pattern.compile("95 % |\\(95 %|95 %:|95 of 100|--[a-z-]+ \\S+|\\d{4}-\\d\\d-\\d\\d( \\d\\d:\\d\\d UTC)?");

    private static final Pattern FIGURE = Pattern.compile(
            "(?<![\\p{L}\\p{N}_.:-])([−+-]?)\\$?(\\d+:\\d\\d:\\d\\d|(?:\\d{1,3}(?:,\\d{3})+|\\d+)(?:\\.\\d+)?)( [KMGT]B)?( %)?"
                    + "(?![\\p{L}\\p{N}_]|:\\d|\\.\\d|-\\d)");

    private PrintedFigures() {}

    /** Those figures of a text that its JSON form does not have, each as it is printed with the words before it. */
    static List<String> missing(String text, JsonNode json) {
        List<String> names = new ArrayList<>();
        List<BigDecimal> numbers = new ArrayList<>();
        collect(json, names, numbers);
        names.sort(Comparator.comparingInt(String::length).reversed());
        String told = METHOD.matcher(text).replaceAll("‹›");
        for (String name : names) {
            told = Pattern.compile("(?<![\\p{L}\\p{N}.,])" + Pattern.quote(name) + "(?![\\p{L}\\p{N}]|[.,]\\p{N})")
                    .matcher(told)
                    .replaceAll("‹›");
        }
        List<String> missing = new ArrayList<>();
        Matcher figure = FIGURE.matcher(told);
        while (figure.find()) {
            if (numbers.stream().noneMatch(number -> isPrinted(number, figure))) {
                missing.add(told.substring(Math.max(0, figure.start() - 60), figure.end())
                        .replace('\n', '⏎'));
            }
        }
        return missing;
    }

    private static void collect(JsonNode json, List<String> names, List<BigDecimal> numbers) {
        if (json.isNumber()) {
            numbers.add(json.decimalValue());
        } else if (json.isTextual()) {
            text(json.asText(), names, numbers);
        } else if (json.isContainerNode()) {
            if (json.isArray()) {
                numbers.add(BigDecimal.valueOf(json.size()));
            }
            json.fieldNames().forEachRemaining(name -> text(name, names, numbers));
            json.forEach(child -> collect(child, names, numbers));
        }
    }

    private static void text(String text, List<String> names, List<BigDecimal> numbers) {
        if (text.matches("\\d{1,9}")) {
            numbers.add(new BigDecimal(text));
        } else if (text.chars().anyMatch(Character::isDigit)) {
            names.add(text);
        }
    }

    /** Whether a number comes to what is printed when it is rounded as far, as it is or as a percentage. */
    private static boolean isPrinted(BigDecimal number, Matcher figure) {
        String digits = figure.group(2).replace(",", "");
        if (digits.contains(":")) {
            String[] time = digits.split(":");
            return number.compareTo(BigDecimal.valueOf(
                            Long.parseLong(time[0]) * 3600 + Long.parseLong(time[1]) * 60 + Long.parseLong(time[2])))
                    == 0;
        }
        BigDecimal printed = new BigDecimal(digits);
        boolean below = figure.group(1).equals("−") || figure.group(1).equals("-");
        int unit = figure.group(3) == null ? 0 : " KB MB GB TB".indexOf(figure.group(3)) / 3 * 3 + 3;
        BigDecimal value = (below ? printed.negate() : printed).movePointRight(unit);
        // A count is a count; of shares and other figures the last digit is rounded, from what was rounded before for
        // programs.
        BigDecimal off = printed.scale() == 0 && figure.group(4) == null
                ? BigDecimal.ZERO
                : BigDecimal.ONE
                        .movePointLeft(printed.scale())
                        .multiply(new BigDecimal("0.56"))
                        .movePointRight(unit);
        return near(value, number, off) || near(value, number.movePointRight(2), off);
    }

    private static boolean near(BigDecimal printed, BigDecimal number, BigDecimal off) {
        return printed.subtract(number).abs().compareTo(off) <= 0;
    }

    /** So that a failure lists each figure once. */
    static String list(List<String> missing) {
        return String.join("\n", new TreeSet<>(missing));
    }
}
