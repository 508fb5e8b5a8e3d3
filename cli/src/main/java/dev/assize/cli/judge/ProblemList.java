package dev.assize.cli.judge;

import dev.assize.cli.terminal.Cells;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.Status;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.summary.FigureText;
import dev.assize.runs.summary.ProblemKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What kept cases from being judged: each kind of problem once, with how many cases have it and the first of them, and which
 * answers are missing and why. Memory does not grow with the cases.
 */
final class ProblemList {

    private static final int MOST_SHOWN = 10;
    private static final int MOST_CRITICAL = 5;
    private static final int MOST_KEPT = 1_000;
    private static final Pattern PLACE = Pattern.compile("^\\S+:\\d+(?:#\\d+)?: ");

    private static final Pattern ENCODING = Pattern.compile("name the encoding (UTF-[\\w-]+)");

    /** @param kind as {@link ProblemKind} tells it */
    private record Problem(Status status, String kind) {}

    /**
     * @param first the id of the first case that has it
     * @param text what is said of that case
     */
    private record Seen(long count, String first, String text) {
        Seen again() {
            return new Seen(count + 1, first, text);
        }
    }

    private final Map<Problem, Seen> problems = new LinkedHashMap<>();
    private final Map<String, Long> withheld = new TreeMap<>();
    private final Map<String, Long> details = new TreeMap<>();
    private final Map<String, Seen> critical = new LinkedHashMap<>();
    private long unkept;
    private long moreCritical;
    private boolean byRules;
    private boolean fromFile;

    void add(RecordedResult result) {
        if (result.status() != Status.JUDGED) {
            note(result.status(), reason(result), place(result));
        }
        Set<String> messages = new LinkedHashSet<>();
        for (Finding finding : result.findings()) {
            if (finding.severity() == Severity.CRITICAL) {
                messages.add(finding.message());
            }
        }
        for (String message : messages) {
            critical(message, result.id());
        }
        for (RecordedAnswer answer : result.answers()) {
            Optional<String> why = answer.withheld();
            if (why.isPresent()) {
                missing(answer, why.get());
            }
        }
    }

    /** Where it stands, where that is known, otherwise its id. */
    private static String place(RecordedResult result) {
        return result.error()
                .map(PLACE::matcher)
                .filter(Matcher::lookingAt)
                .map(found -> found.group().replaceFirst(": $", ""))
                .orElse(result.id());
    }

    private void note(Status status, String text, String id) {
        Problem problem = new Problem(status, ProblemKind.of(text));
        Seen seen = problems.get(problem);
        if (seen != null) {
            problems.put(problem, seen.again());
        } else if (problems.size() < MOST_KEPT) {
            problems.put(problem, new Seen(1, id, text));
        } else {
            unkept++;
        }
    }

    private void critical(String message, String id) {
        Seen seen = critical.get(message);
        if (seen != null) {
            critical.put(message, seen.again());
        } else if (critical.size() < MOST_KEPT) {
            critical.put(message, new Seen(1, id, message));
        } else {
            moreCritical++;
        }
    }

    private void missing(RecordedAnswer answer, String why) {
        withheld.merge(why, 1L, Long::sum);
        byRules |= answer.by().startsWith("embedded");
        fromFile |= answer.by().equals("answers");
        String detail = why + "\n" + answer.rationale();
        if (details.containsKey(detail) || details.size() < MOST_KEPT) {
            details.merge(detail, 1L, Long::sum);
        }
    }

    /** Why a case has no verdict: its error without its place, or the first answer that is missing. */
    static String reason(RecordedResult result) {
        return result.error()
                .map(message -> PLACE.matcher(message).replaceFirst(""))
                .or(() -> result.answers().stream()
                        .filter(answer -> answer.withheld().isPresent())
                        .findFirst()
                        .map(ProblemList::told))
                .orElse("no verdict");
    }

    /** {@code no answer to list-facts: no rules for Spanish}. */
    private static String told(RecordedAnswer answer) {
        return "no answer to " + answer.asks() + ": "
                + (answer.rationale().isBlank() ? bare(answer) : answer.rationale());
    }

    private static String bare(RecordedAnswer answer) {
        String why = answer.withheld().orElse("");
        return why.equals("unanswered") ? "it was left out of the reply" : why.replace('_', ' ');
    }

    boolean isEmpty() {
        return problems.isEmpty() && withheld.isEmpty();
    }

    /** A line for each problem in full, the gravest and most frequent first, and what to do about them. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        List<Map.Entry<Problem, Seen>> sorted = problems.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<Problem, Seen> entry) ->
                                entry.getKey().status())
                        .reversed()
                        .thenComparing(entry -> -entry.getValue().count()))
                .toList();
        sorted.stream()
                .limit(MOST_SHOWN)
                .forEach(entry -> lines.add(line(entry.getKey().status(), entry.getValue())));
        long more = sorted.stream()
                        .skip(MOST_SHOWN)
                        .mapToLong(entry -> entry.getValue().count())
                        .sum()
                + unkept;
        if (more > 0) {
            lines.add("… and " + FigureText.count(more, "case") + " with other problems; the results tell them all");
        }
        if (!withheld.isEmpty()) {
            lines.add(answers());
        }
        return lines;
    }

    /** The critical findings in full, which a row of a table mostly cuts: the most frequent first. */
    List<String> criticalLines() {
        List<String> lines = new ArrayList<>();
        critical.entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getValue().count()))
                .limit(MOST_CRITICAL)
                .forEach(entry -> lines.add(found(entry.getKey(), entry.getValue())));
        long more = Math.max(0, critical.size() - MOST_CRITICAL) + moreCritical;
        if (more > 0) {
            lines.add("… and " + FigureText.count(more) + " other critical findings; -o FILE keeps them all");
        }
        return lines;
    }

    private static String found(String message, Seen seen) {
        String where = seen.count() > 1 ? FigureText.count(seen.count(), "case") + ", first " : "";
        return where + Cells.line(seen.first()) + ": " + Cells.line(message);
    }

    private static String line(Status kind, Seen seen) {
        String status = kind.word();
        String text = Cells.line(seen.text());
        String place = Cells.line(seen.first());
        if (seen.count() > 1) {
            return FigureText.count(seen.count()) + " " + status + ", first " + place + ": " + text;
        }
        return place + ": " + (kind == Status.INVALID ? "" : status + ", ") + text;
    }

    /** {@code 24 answers withheld: 24 unreadable, the model sent no JSON object}. */
    private String answers() {
        long all = withheld.values().stream().mapToLong(Long::longValue).sum();
        String kinds = withheld.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .map(entry -> FigureText.count(entry.getValue()) + " "
                        + entry.getKey().replace('_', ' ') + commonest(entry.getKey()))
                .collect(Collectors.joining("; "));
        return FigureText.count(all, "answer") + " withheld: " + kinds;
    }

    private String commonest(String why) {
        return details.entrySet().stream()
                .filter(entry ->
                        entry.getKey().startsWith(why + "\n") && entry.getKey().length() > why.length() + 1)
                .max(Map.Entry.comparingByValue())
                .map(entry -> ", " + Cells.line(entry.getKey().substring(why.length() + 1)))
                .orElse("");
    }

    /** The next step for each kind of problem, as commands. */
    List<String> hints(String judge) {
        List<String> hints = new ArrayList<>();
        if (problems.keySet().stream().anyMatch(ProblemList::isAboutAField)) {
            hints.add("'assize describe " + judge
                    + "' shows the fields of a case, --map FIELD=PATH reads one from another place of the record");
        }
        if (fromFile && (withheld.containsKey("unanswered") || withheld.containsKey("wrong_form"))) {
            hints.add("a file of answers names a case by its id and a question by its id, as the results do: {\"id\":"
                    + " \"…\", \"answers\": {\"QUESTION\": …}}");
        }
        if (!fromFile && (withheld.containsKey("unreadable") || withheld.containsKey("unanswered"))) {
            hints.add(
                    "try a model that writes JSON reliably, or give replies more room with --max-output-tokens; 'assize"
                            + " judge … --dry-run --show 1' prints what is sent");
        }
        if (byRules && (withheld.containsKey("cannot_tell") || withheld.containsKey("doubtful"))) {
            hints.add("a model can answer what the built-in rules leave open: --model PROVIDER/NAME asks it everything,"
                    + " --answerer cascade:embedded,model:PROVIDER/NAME only the rest");
        }
        encodings()
                .forEach(encoding -> hints.add(
                        encoding.startsWith("UTF")
                                ? "--encoding " + encoding + " reads a file that is written so"
                                : "--encoding " + encoding + " reads a file that older programs of Windows wrote"));
        if (problems.values().stream().anyMatch(seen -> seen.text().contains("name the delimiter"))) {
            hints.add("--delimiter CHAR says what separates the cells, such as --delimiter '#'");
        }
        if (has(Status.FAILED)) {
            hints.add("'assize resume NAME' retries failed cases of a run that was kept with --run NAME");
        }
        return hints;
    }

    /** Those in which files that are no UTF-8 may be written: the one that their beginning shows, or the most usual. */
    private Set<String> encodings() {
        Set<String> encodings = new TreeSet<>();
        for (Seen seen : problems.values()) {
            if (seen.text().contains("expected UTF-8")) {
                Matcher named = ENCODING.matcher(seen.text());
                encodings.add(named.find() ? named.group(1) : "windows-1252");
            }
        }
        return encodings;
    }

    /** A record that cannot be read at all has no fields to speak of. */
    private static boolean isAboutAField(Problem problem) {
        return problem.status() == Status.INVALID
                && (problem.kind().startsWith("field ") || problem.kind().contains("the field"));
    }

    private boolean has(Status status) {
        return problems.keySet().stream().anyMatch(problem -> problem.status() == status);
    }
}
