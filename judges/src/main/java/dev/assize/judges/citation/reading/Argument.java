package dev.assize.judges.citation.reading;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A text cut into sentences and these into clauses, minding the abbreviations of lawyers. */
record Argument(List<Clause> clauses) {

    private static final Set<String> ABBREVIATIONS = Set.of(
            "cass c a art n nr no ch trib trav arb arbh arbrb comm corr civ pas const max cf rb kh vz entr pres r g e i cour c.t j rg ar etc resp"
                    .split(" "));

    private static final List<String> TURNS = List.of(
            " but ",
            " mais ",
            " maar ",
            " however ",
            " cependant ",
            " echter ",
            " although ",
            " hoewel ",
            " whereas ",
            " alors que ",
            " terwijl ",
            " - ");

    /** An argument longer than this is read up to here. */
    private static final int LONGEST = 20_000;

    static Argument of(String text) {
        String read = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        List<Clause> clauses = new ArrayList<>();
        List<String> sentences = sentences(read);
        for (int i = 0; i < sentences.size(); i++) {
            for (String clause : clauses(sentences.get(i))) {
                Clause parsed = Clause.of(i, clause);
                if (!parsed.words().isEmpty()) {
                    clauses.add(parsed);
                }
            }
        }
        return new Argument(List.copyOf(clauses));
    }

    /** The clauses of one sentence as one. */
    List<Clause> sentences() {
        List<Clause> whole = new ArrayList<>();
        StringBuilder text = new StringBuilder();
        int current = -1;
        for (Clause clause : clauses) {
            if (clause.sentence() != current && current >= 0) {
                whole.add(Clause.of(current, text.toString()));
                text.setLength(0);
            }
            current = clause.sentence();
            text.append(clause.text()).append(", ");
        }
        if (current >= 0) {
            whole.add(Clause.of(current, text.toString()));
        }
        return whole;
    }

    private static List<String> sentences(String text) {
        List<String> sentences = new ArrayList<>();
        int start = 0;
        for (int at = 0; at < text.length(); at++) {
            char unit = text.charAt(at);
            boolean ends =
                    unit == '\n' || unit == ';' || unit == '!' || unit == '?' || (unit == '.' && isFullStop(text, at));
            if (ends) {
                sentences.add(text.substring(start, at));
                start = at + 1;
            }
        }
        sentences.add(text.substring(start));
        return sentences;
    }

    private static boolean isFullStop(String text, int dot) {
        boolean beforeBreak = dot + 1 == text.length() || Character.isWhitespace(text.charAt(dot + 1));
        int start = dot;
        while (start > 0 && Characters.isLetterOrDigit(text.charAt(start - 1)) && dot - start < 20) {
            start--;
        }
        boolean notAvailable = start > 0 && text.charAt(start - 1) == '/';
        return beforeBreak && (notAvailable || !isAbbreviation(text.substring(start, dot)));
    }

    private static boolean isAbbreviation(String word) {
        return ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT));
    }

    private static List<String> clauses(String sentence) {
        String marked = sentence.replace('—', ',')
                .replace('–', ',')
                .replace('→', ',')
                .replace("≠", " differs from ")
                .replace("!=", " differs from ");
        for (String turn : TURNS) {
            marked = marked.replace(turn, ", ");
        }
        return List.of(marked.split("[,(]"));
    }
}
