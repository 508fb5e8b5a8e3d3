package dev.assize.judges.citation.reading;

import dev.assize.law.be.date.WrittenDate;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a text can be recognised by in another language: notions of the glossary, numbers, dates, and words that look
 * alike; each with a weight.
 */
final class ContextFeatures {

    private static final double NOTION = 1.6;
    private static final double WORD = 1.0;
    private static final double LOOKALIKE = 0.9;
    private static final double DATE = 3.0;
    private static final int STEM = 7;
    private static final int LOOKALIKE_LETTERS = 5;
    private static final int SHORTEST_WORD = 4;

    /** More than a long summary; what follows tells nothing new. */
    private static final int LONGEST = 20_000;

    private ContextFeatures() {}

    static Map<String, Double> of(String text) {
        Map<String, Double> features = new LinkedHashMap<>();
        String read = text.length() > LONGEST ? text.substring(0, LONGEST) : text;
        FoldedText folded = FoldedText.of(read);
        List<String> words = wordsWithoutDates(folded, features);
        Tongue tongue = Tongue.of(words);
        for (String word : words) {
            addWord(word, tongue, features);
        }
        Glossary.SHIPPED.notions(tongue, words, notion -> features.put("c" + notion, NOTION));
        return features;
    }

    private static List<String> wordsWithoutDates(FoldedText text, Map<String, Double> features) {
        StringBuilder rest = new StringBuilder(text.original());
        for (WrittenDate date : WrittenDate.findAll(text)) {
            features.put("d" + date.date(), DATE);
            for (int i = date.span().start(); i < date.span().end(); i++) {
                rest.setCharAt(i, ' ');
            }
        }
        return tokens(FoldedText.fold(rest.toString()));
    }

    /** Words, and numbers with their points and suffixes: 6.1, 1675/2, 47sexies. */
    private static List<String> tokens(String folded) {
        List<String> tokens = new ArrayList<>();
        int at = 0;
        while (at < folded.length()) {
            int end = at;
            while (end < folded.length()
                    && (Character.isLetterOrDigit(folded.charAt(end)) || joinsNumber(folded, end, at))) {
                end++;
            }
            if (end > at) {
                tokens.add(folded.substring(at, end));
            }
            at = Math.max(end, at + 1);
        }
        return tokens;
    }

    private static boolean joinsNumber(String text, int at, int start) {
        return at > start
                && "./:".indexOf(text.charAt(at)) >= 0
                && Character.isDigit(text.charAt(start))
                && at + 1 < text.length()
                && Character.isDigit(text.charAt(at + 1));
    }

    private static void addWord(String word, Tongue tongue, Map<String, Double> features) {
        if (Character.isDigit(word.charAt(0))) {
            features.put("n" + word, numberWeight(word));
            int point = word.indexOf('.');
            if (point > 0) {
                features.put("n" + word.substring(0, point), numberWeight(word.substring(0, point)));
            }
            return;
        }
        if (word.length() >= SHORTEST_WORD && !tongue.isLittle(word)) {
            features.put("w" + word.substring(0, Math.min(STEM, word.length())), WORD);
            String alike = Lookalike.of(word);
            if (alike.length() >= LOOKALIKE_LETTERS) {
                features.put("g" + alike.substring(0, LOOKALIKE_LETTERS), LOOKALIKE);
            }
        }
    }

    /** A long number is hardly shared by chance; small ones and years are. */
    private static double numberWeight(String number) {
        boolean year = number.length() == 4 && (number.startsWith("19") || number.startsWith("20"));
        if (year) {
            return 0.8;
        }
        return switch (number.length()) {
            case 1 -> 0.4;
            case 2 -> 1.2;
            default -> 2.5;
        };
    }
}
