package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The figures by which the numbers of a case are told apart, when they stand alone: "0415 it is, the other one reads 0451". A year or
 * a hundred is no such figure, and neither is one that several numbers share.
 */
final class NumberParts {

    private static final Pattern FIGURES = Pattern.compile("\\d{3,}");
    private static final Pattern ALONE = Pattern.compile("(?<![" + Characters.LETTER_OR_NUMBER + "./:-])\\d{3,7}(?!["
            + Characters.LETTER_OR_NUMBER + "%]|[ ]?%|[./:-]\\d)");
    private static final Pattern EVERYDAY = Pattern.compile("(?:19|20)\\d\\d|\\d00");

    /** Each figure with the word for the number that it belongs to. */
    private final Map<String, String> words = new HashMap<>();

    NumberParts(ReasoningFacts facts) {
        if (!facts.hasNumber()) {
            return;
        }
        Set<String> cited = parts(facts.citedNumber());
        List<Set<String>> others = new ArrayList<>();
        for (ReasoningFacts.NamedCandidate candidate : facts.candidates()) {
            Set<String> parts = parts(candidate.number());
            if (!parts.equals(cited)) {
                others.add(parts);
            }
        }
        cited.stream()
                .filter(part -> others.stream().noneMatch(other -> other.contains(part)))
                .forEach(part -> words.put(part, ClauseWords.CITED_NUMBER));
        others.stream()
                .flatMap(Set::stream)
                .filter(part -> !cited.contains(part))
                .forEach(part -> words.put(part, ClauseWords.OTHER_NUMBER));
    }

    /** Its longer groups of figures, and all figures in a row. */
    static Set<String> parts(String number) {
        Set<String> parts = new HashSet<>();
        FIGURES.matcher(number)
                .results()
                .map(MatchResult::group)
                .filter(part -> !EVERYDAY.matcher(part).matches())
                .forEach(part -> {
                    parts.add(part);
                    String significant = part.replaceFirst("^0+", "");
                    if (significant.length() > 2) {
                        parts.add(significant);
                    }
                });
        StringBuilder row = new StringBuilder();
        number.chars().filter(Characters::isDigit).forEach(unit -> row.append((char) unit));
        if (row.length() > 4) {
            parts.add(row.toString());
        }
        return parts;
    }

    /** The text with a word for each such figure that stands alone. */
    String marked(String text) {
        if (words.isEmpty()) {
            return text;
        }
        Matcher alone = ALONE.matcher(text);
        return alone.replaceAll(found -> words.getOrDefault(found.group(), found.group()));
    }
}
