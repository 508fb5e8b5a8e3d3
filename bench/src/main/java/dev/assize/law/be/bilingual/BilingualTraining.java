package dev.assize.law.be.bilingual;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * Learns the table of French and Dutch words from abstracts of the same decisions in both languages and prints it as it
 * ships. Arguments: a gzipped JSONL file with {@code fr} and {@code nl}; how many entries (24000).
 */
public final class BilingualTraining {

    private static final int ROUNDS = 5;
    private static final int DEFAULT_SIZE = 24_000;

    /** A word that stands in fewer texts is hardly part of compounds. */
    private static final int PART_OF_COMPOUNDS = 15;

    private static final int SHORTEST_PART = 4;
    private static final int FEWEST_DOCUMENTS = 3;
    private static final double LEAST_PROBABILITY = 0.02;

    /** Two words with the probability of each direction. */
    private record Pair(long french, long dutch, double mean, int frenchDocuments, int dutchDocuments) {

        /** Sure pairs of frequent words first. */
        double rank() {
            return mean * Math.log1p(Math.min(frenchDocuments, dutchDocuments));
        }

        String line() {
            return String.format(
                    Locale.ROOT,
                    "%s\t%s\t%.2f\t%d\t%d",
                    WordCode.letters(french),
                    WordCode.letters(dutch),
                    Math.max(0.01, mean),
                    frenchDocuments,
                    dutchDocuments);
        }
    }

    private BilingualTraining() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        int size = arguments.length > 1 ? Integer.parseInt(arguments[1]) : DEFAULT_SIZE;
        List<String> french = new ArrayList<>();
        List<String> dutch = new ArrayList<>();
        ObjectMapper mapper = new ObjectMapper();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                JsonNode pair = mapper.readTree(line);
                french.add(pair.path("fr").asText());
                dutch.add(pair.path("nl").asText());
            }
        }
        print(learn(french, dutch), size, french.size(), System.out);
    }

    private static void print(List<Pair> pairs, int size, int abstracts, PrintStream out) {
        out.println("# French and Dutch words of Belgian case law that stand for one another.");
        out.println("# Columns: French, Dutch (first seven letters, folded), probability (mean of both directions),");
        out.println("# abstracts with the French word, abstracts with the Dutch word.");
        out.println("# origin: public abstracts of the Court of Cassation, 1966 to 2025, in French and Dutch");
        out.println("# made: " + LocalDate.now(Clock.systemUTC()) + " by bench/bilingual-table.sh");
        out.println("# abstracts: " + abstracts);
        pairs.stream().limit(size).map(Pair::line).sorted().forEach(out::println);
    }

    private static List<Pair> learn(List<String> french, List<String> dutch) {
        WordSets frenchWords = WordSets.of(french, null);
        WordSets dutchWords = WordSets.of(dutch, new CompoundSplitter(partsOfCompounds(WordSets.of(dutch, null))));
        Map<Long, double[]> both = new HashMap<>();
        align(frenchWords, dutchWords)
                .forEach(
                        LEAST_PROBABILITY / 4,
                        (source, target, probability) -> both.computeIfAbsent(
                                        (long) source << 32 | target, unseen -> new double[2])[0] = probability);
        align(dutchWords, frenchWords)
                .forEach(
                        LEAST_PROBABILITY / 4,
                        (source, target, probability) -> both.computeIfAbsent(
                                        (long) target << 32 | source, unseen -> new double[2])[1] = probability);
        List<Pair> pairs = new ArrayList<>();
        both.forEach((words, probabilities) -> {
            int one = (int) (words >>> 32);
            int other = (int) (long) words;
            Pair pair = new Pair(
                    frenchWords.code(one),
                    dutchWords.code(other),
                    (probabilities[0] + probabilities[1]) / 2,
                    frenchWords.documents(one),
                    dutchWords.documents(other));
            boolean frequent = Math.min(pair.frenchDocuments(), pair.dutchDocuments()) >= FEWEST_DOCUMENTS;
            if (frequent && Math.max(probabilities[0], probabilities[1]) >= LEAST_PROBABILITY) {
                pairs.add(pair);
            }
        });
        pairs.sort(Comparator.comparingDouble(Pair::rank)
                .reversed()
                .thenComparingLong(Pair::french)
                .thenComparingLong(Pair::dutch));
        return pairs;
    }

    private static WordAlignment align(WordSets from, WordSets to) {
        return WordAlignment.learn(from.texts(), to.texts(), from.size(), to.size(), ROUNDS);
    }

    private static CodeSet partsOfCompounds(WordSets words) {
        CodeSet parts = new CodeSet(words.size());
        for (int word = 0; word < words.size(); word++) {
            boolean longEnough = WordCode.letters(words.code(word)).length() >= SHORTEST_PART;
            if (longEnough && words.documents(word) >= PART_OF_COMPOUNDS) {
                parts.add(words.code(word));
            }
        }
        return parts;
    }
}
