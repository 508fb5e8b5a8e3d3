package dev.assize.law.be.court;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of cantons of one town: 2e, tweede, deuxième, II. */
final class CantonNumbers {

    private static final Pattern FIGURES = Pattern.compile("(\\d{1,2})(?:er|re|e|eme|ste|de)?");

    private static final List<String> ORDINALS = List.of(
            "premier eerste i",
            "deuxieme second tweede ii",
            "troisieme derde iii",
            "quatrieme vierde iv",
            "cinquieme vijfde v",
            "sixieme zesde vi",
            "septieme zevende vii",
            "huitieme achtste viii",
            "neuvieme negende ix",
            "dixieme tiende x",
            "onzieme elfde xi",
            "douzieme twaalfde xii");

    private static final Map<String, Integer> NUMBERS = numbers();

    private CantonNumbers() {}

    /** 1 or more; 0 when the word is no number. */
    static int of(String foldedWord) {
        Matcher figures = FIGURES.matcher(foldedWord);
        return figures.matches() ? Integer.parseInt(figures.group(1)) : NUMBERS.getOrDefault(foldedWord, 0);
    }

    private static Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new TreeMap<>();
        for (int i = 0; i < ORDINALS.size(); i++) {
            for (String word : ORDINALS.get(i).split(" ")) {
                numbers.put(word, i + 1);
            }
        }
        return Map.copyOf(numbers);
    }
}
