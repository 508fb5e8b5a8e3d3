package dev.assize.judges.brand;

import dev.assize.judges.brand.variation.BrandLexicon;
import dev.assize.judges.brand.variation.Name;
import dev.assize.text.Sentences;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a reasoning in English, French, Dutch or German for what good reasoning does. */
final class ReasoningReader {

    private static final Pattern QUOTED = Pattern.compile(
            "\"([^\"]{1,80})\"|“([^”]{1,80})”|„([^“”]{1,80})[“”]|«([^»]{1,80})»|(?<!\\p{L})'([^']{1,80})'(?!\\p{L})");
    private static final int SHORTEST_WORD = 3;
    private static final int FEWEST_WORDS_OF_A_STATEMENT = 3;

    private final String reasoning;
    private final List<String> words;
    private final String spaced;
    private final String brand;
    private final List<String> input;
    private final List<String> output;

    /**
     * @param brand blank when there is none
     * @param input title, keyword and taxonomy, as far as they are known
     */
    ReasoningReader(String reasoning, String brand, List<String> input, List<String> output) {
        this.reasoning = reasoning;
        this.words = Name.wordsOf(reasoning);
        this.spaced = " " + String.join(" ", words) + " ";
        this.brand = brand;
        this.input = List.copyOf(input);
        this.output = List.copyOf(output);
    }

    boolean has(Merit merit) {
        return switch (merit) {
            case GIVES_REASON -> Phrases.REASONS.areIn(words);
            case GOES_IN_STEPS -> statements() > 1 || Phrases.STEPS.count(words) > 1;
            case EXPLAINS_VARIATIONS -> Phrases.VARIATIONS.areIn(words);
            case LEADS_TO_OUTPUT -> leadsToOutput();
            case NAMES_BRAND -> namesBrand();
            case NAMES_SOURCE -> Phrases.SOURCES.areIn(words);
            case USES_INPUT -> usesInput();
            case STAYS_WITH_INPUT -> (namesBrand() || usesInput()) && quotesOnlyWhatIsThere();
        };
    }

    boolean admitsDoubt() {
        return Phrases.DOUBTS.areIn(words);
    }

    private long statements() {
        return Sentences.of(reasoning).stream()
                .filter(sentence -> Name.wordsOf(sentence.in(reasoning)).size() >= FEWEST_WORDS_OF_A_STATEMENT)
                .count();
    }

    private boolean leadsToOutput() {
        return output.isEmpty() ? Phrases.ABSENCE.areIn(words) : output.stream().anyMatch(this::mentions);
    }

    private boolean namesBrand() {
        return brand.isBlank() ? Phrases.ABSENCE.areIn(words) : mentions(brand);
    }

    private boolean mentions(String name) {
        List<String> parts = Name.wordsOf(name);
        return !parts.isEmpty() && spaced.contains(" " + String.join(" ", parts) + " ");
    }

    private boolean usesInput() {
        Set<String> telling = new HashSet<>();
        input.forEach(text -> telling.addAll(Name.wordsOf(text)));
        Name.wordsOf(brand).forEach(telling::remove);
        telling.removeIf(
                word -> word.length() < SHORTEST_WORD || BrandLexicon.standard().isLittle(word));
        return words.stream().anyMatch(telling::contains);
    }

    private boolean quotesOnlyWhatIsThere() {
        StringBuilder known = new StringBuilder(" ").append(String.join(" ", Name.wordsOf(brand)));
        input.forEach(text -> known.append(' ').append(String.join(" ", Name.wordsOf(text))));
        output.forEach(text -> known.append(' ').append(String.join(" ", Name.wordsOf(text))));
        String all = known.append(' ').toString();
        return quotes().stream()
                .map(quote -> String.join(" ", Name.wordsOf(quote)))
                .allMatch(quote -> quote.isEmpty() || all.contains(" " + quote + " "));
    }

    private List<String> quotes() {
        List<String> quotes = new ArrayList<>();
        Matcher matcher = QUOTED.matcher(reasoning);
        while (matcher.find()) {
            for (int group = 1; group <= matcher.groupCount(); group++) {
                if (matcher.group(group) != null) {
                    quotes.add(matcher.group(group));
                }
            }
        }
        return quotes;
    }
}
