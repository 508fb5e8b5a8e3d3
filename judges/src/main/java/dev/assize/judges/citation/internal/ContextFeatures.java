package dev.assize.judges.citation.internal;

import dev.assize.law.be.date.WrittenDate;
import dev.assize.text.FoldedText;
import dev.assize.text.WordList;

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
    private static final int SHORTEST_WORD = 4;

    /** More than a long summary; what follows tells nothing new. */
    private static final int LONGEST = 20_000;

    private static final FeatureSet CITATION_WORDS = TextTokens.of(String.join(
                    " ",
                    WordList.beside(ContextFeatures.class, "citation-words.txt").lines()))
            .hashes();

    private final FeatureSet features = new FeatureSet();
    private final TextTokens tokens;

    private ContextFeatures(TextTokens tokens) {
        this.tokens = tokens;
    }

    static FeatureSet of(String text) {
        FoldedText folded = FoldedText.of(text.length() > LONGEST ? text.substring(0, LONGEST) : text);
        TextTokens words = TextTokens.of(folded.folded()).without(CITATION_WORDS);
        ContextFeatures reader = new ContextFeatures(words);
        WrittenDate.findAll(folded).forEach(date -> reader.add('d', date.date().toEpochDay(), DATE));
        reader.addTokens();
        return reader.features;
    }

    private void add(char kind, long what, double weight) {
        features.put(FeatureSet.hash(what * 31, kind), weight);
    }

    private void addTokens() {
        LittleWords little = LittleWords.of(tokens);
        for (int token = 0; token < tokens.size(); token++) {
            if (tokens.isNumber(token)) {
                addNumber(token);
            } else if (tokens.length(token) >= SHORTEST_WORD && !little.has(tokens, token)) {
                add('w', tokens.hash(token, STEM), WORD);
                long alike = tokens.sharedSpelling(token);
                if (alike != 0) {
                    add('g', alike, LOOKALIKE);
                }
            }
        }
        Glossary.SHIPPED.notions(little.language(), tokens, notion -> add('c', notion, NOTION));
    }

    /** The whole number, and what stands before its point: "6.1" is also written "6, § 1". */
    private void addNumber(int token) {
        int length = tokens.length(token);
        add('n', tokens.hash(token, length), numberWeight(token, length));
        int point = 0;
        while (point < length && tokens.charAt(token, point) != '.') {
            point++;
        }
        if (point < length) {
            add('n', tokens.hash(token, point), numberWeight(token, point));
        }
    }

    /** A long number is hardly shared by chance; small ones and years are. */
    private double numberWeight(int token, int length) {
        boolean year = length == 4 && (tokens.startsWith(token, "19") || tokens.startsWith(token, "20"));
        if (year) {
            return 0.8;
        }
        return switch (length) {
            case 1 -> 0.4;
            case 2 -> 1.2;
            default -> 2.5;
        };
    }
}
