package dev.assize.text;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/**
 * Learns the weights of the part-of-speech tagger: an averaged perceptron over tagged texts, of which each tenth, by a hash, is left out
 * and then measured.
 *
 * <p>Arguments: a language ({@code fr}), the tagged texts, the file for the weights, and what its first line says of their origin. A
 * tagged text is a line of JSON: {@code t} the text, {@code s} where it is from, {@code w} its words as {@code [start, end, part]}.
 */
final class TaggerTraining {

    private static final int PLACES = 1 << 15;
    private static final int EPOCHS = 8;
    private static final int UNKNOWN = -1;

    /** The largest weights are cut, so that the others keep their differences in a byte. */
    private static final double KEPT_IN_FULL = 0.9999;

    private final float[] weights = new float[PLACES * PartOfSpeech.COUNT];
    private final double[] totals = new double[weights.length];
    private final int[] changed = new int[weights.length];
    private int step;

    private TaggerTraining() {}

    /** A text, its tokens, and for each the number of its part of speech or {@link #UNKNOWN}. */
    private record Tagged(String text, List<Token> tokens, List<Integer> parts, String source) {

        boolean isHeldOut() {
            return Math.floorMod(text.hashCode(), 10) == 0;
        }
    }

    public static void main(String... args) throws IOException {
        Language language = Language.BUILT_IN.stream()
                .filter(known -> known.code().equals(args[0]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no built-in language \"" + args[0] + "\""));
        List<Tagged> texts = read(Path.of(args[1]), new Tokenizer(language));
        List<Tagged> learnt =
                new ArrayList<>(texts.stream().filter(text -> !text.isHeldOut()).toList());
        byte[] weights = new TaggerTraining().learn(learnt, TaggerWeights.FORM + args[3] + "\n");
        Files.write(Path.of(args[2]), weights);
        System.out.printf("%s: %d words learnt from%n", args[0], words(learnt));
        measure(
                new PartOfSpeechTagger(new TaggerWeights(weights)),
                texts.stream().filter(Tagged::isHeldOut).toList());
    }

    private static int words(List<Tagged> texts) {
        return texts.stream().mapToInt(text -> text.tokens().size()).sum();
    }

    private static List<Tagged> read(Path file, Tokenizer tokenizer) throws IOException {
        ObjectMapper json = new ObjectMapper();
        List<Tagged> texts = new ArrayList<>();
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode row = json.readTree(line);
                String text = row.get("t").asText();
                List<Token> tokens = tokenizer.read(text);
                texts.add(new Tagged(
                        text, tokens, parts(tokens, row.get("w")), row.get("s").asText()));
            }
        }
        return texts;
    }

    /** The part of speech of the tagged word that holds the first letter of each token. */
    private static List<Integer> parts(List<Token> tokens, JsonNode words) {
        List<Integer> parts = new ArrayList<>();
        int word = 0;
        for (Token token : tokens) {
            int start = token.span().start();
            while (word < words.size() && words.get(word).get(1).asInt() <= start) {
                word++;
            }
            boolean tagged = word < words.size() && words.get(word).get(0).asInt() <= start;
            parts.add(
                    tagged && !token.isExact()
                            ? PartOfSpeech.valueOf(words.get(word).get(2).asText())
                                    .number()
                            : UNKNOWN);
        }
        return parts;
    }

    private byte[] learn(List<Tagged> texts, String firstLine) {
        Random random = new Random(1);
        for (int epoch = 0; epoch < EPOCHS; epoch++) {
            Collections.shuffle(texts, random);
            for (Tagged text : texts) {
                learn(text, epoch == 0);
            }
        }
        return inBytes(firstLine);
    }

    /** @param byTruth whether the words before count as what they are, or as what they are taken for */
    private void learn(Tagged text, boolean byTruth) {
        TaggedText tagged = new TaggedText(text.text(), text.tokens());
        TaggerFeatures features = new TaggerFeatures(tagged, PLACES);
        for (int i = 0; i < tagged.size(); i++) {
            step++;
            int[] places = features.at(i);
            int taken = tagged.isExact(i) ? PartOfSpeech.NUMBER.number() : best(places);
            int truth = text.parts().get(i);
            if (truth != UNKNOWN && truth != taken) {
                for (int place : places) {
                    change(place * PartOfSpeech.COUNT + truth, 1);
                    change(place * PartOfSpeech.COUNT + taken, -1);
                }
            }
            features.saw(i, PartOfSpeech.of(byTruth && truth != UNKNOWN ? truth : taken));
        }
    }

    private int best(int[] places) {
        float[] sums = new float[PartOfSpeech.COUNT];
        for (int place : places) {
            for (int part = 0; part < sums.length; part++) {
                sums[part] += weights[place * PartOfSpeech.COUNT + part];
            }
        }
        int best = 0;
        for (int part = 1; part < sums.length; part++) {
            best = sums[part] > sums[best] ? part : best;
        }
        return best;
    }

    private void change(int weight, int by) {
        totals[weight] += (double) weights[weight] * (step - changed[weight]);
        changed[weight] = step;
        weights[weight] += by;
    }

    /** The mean of each weight over all steps. */
    private byte[] inBytes(String firstLine) {
        double[] means = new double[weights.length];
        for (int i = 0; i < means.length; i++) {
            change(i, 0);
            means[i] = totals[i] / step;
        }
        double[] sizes = Arrays.stream(means).map(Math::abs).sorted().toArray();
        double largest = sizes[(int) (sizes.length * KEPT_IN_FULL)];
        byte[] line = firstLine.getBytes(StandardCharsets.UTF_8);
        byte[] bytes = Arrays.copyOf(line, line.length + means.length);
        for (int i = 0; i < means.length; i++) {
            double scaled = Math.rint(means[i] / largest * Byte.MAX_VALUE);
            bytes[line.length + i] = (byte) Math.max(-Byte.MAX_VALUE, Math.min(Byte.MAX_VALUE, scaled));
        }
        return bytes;
    }

    private static void measure(PartOfSpeechTagger tagger, List<Tagged> texts) {
        Map<String, int[]> right = new TreeMap<>();
        for (Tagged text : texts) {
            PartOfSpeech[] parts = tagger.read(text.text(), text.tokens());
            for (int i = 0; i < parts.length; i++) {
                if (text.parts().get(i) != UNKNOWN) {
                    count(right, "all", parts[i].number() == text.parts().get(i));
                    count(
                            right,
                            "of " + text.source(),
                            parts[i].number() == text.parts().get(i));
                }
            }
        }
        right.forEach((source, count) -> System.out.printf(
                "  held out, %s: %.3f right (%d of %d)%n", source, (double) count[0] / count[1], count[0], count[1]));
    }

    private static void count(Map<String, int[]> right, String source, boolean isRight) {
        int[] count = right.computeIfAbsent(source, unused -> new int[2]);
        count[0] += isRight ? 1 : 0;
        count[1]++;
    }
}
