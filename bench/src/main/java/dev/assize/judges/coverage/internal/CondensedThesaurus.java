package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Stemmer;
import dev.assize.text.WordList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Makes the list of synonyms that the reader searches from a readable thesaurus: for each stem, in their order, whether it is a
 * verb, its synonyms and its opposites, those of all its forms among them.
 *
 * <p>Usage: {@code CondensedThesaurus <language> <output file>}.
 */
final class CondensedThesaurus {

    /** Not "rupture", "rare", "histoire". */
    private static final Pattern FRENCH_INFINITIVE =
            Pattern.compile(".*([^i]er|[fdblnpcrgv]ier|ir|dre|ttre|aitre|oitre|aire"
                    + "|uire|[^o]ire|croire|boire|vre|ompre|aincre|clure)");

    private static final int SHORTEST_VERB = 5;

    private final Stemmer stemmer;
    private final VerbRoots roots;
    private final boolean germanic;
    private final Map<String, Set<String>> synonyms = new TreeMap<>();
    private final Map<String, Set<String>> opposites = new TreeMap<>();
    private final Set<String> verbs = new TreeSet<>();
    private final Set<String> others = new TreeSet<>();

    private CondensedThesaurus(Language language) {
        this.stemmer = new Stemmer(language);
        this.roots = VerbRoots.of(language);
        this.germanic = language == Language.DUTCH || language == Language.GERMAN;
    }

    public static void main(String[] args) throws IOException {
        Language language = Language.BUILT_IN.stream()
                .filter(known -> known.code().equals(args[0]))
                .findFirst()
                .orElseThrow();
        CondensedThesaurus thesaurus = new CondensedThesaurus(language);
        WordList readable = WordList.beside(CondensedThesaurus.class, "thesaurus/" + args[0] + ".thesaurus");
        readable.lines("synonyms").forEach(thesaurus::relateAll);
        readable.lines("opposites").forEach(thesaurus::oppose);
        Files.write(Path.of(args[1]), thesaurus.lines(language), StandardCharsets.ISO_8859_1);
    }

    private void relateAll(String line) {
        List<String> words = words(line);
        List<String> stems = stems(words);
        for (String stem : stems) {
            synonyms.computeIfAbsent(stem, any -> new TreeSet<>()).addAll(stems);
        }
        addVerbs(words, stems);
    }

    private void oppose(String line) {
        int bar = line.indexOf('|');
        List<String> left = words(line.substring(0, bar));
        List<String> right = words(line.substring(bar + 1));
        for (String one : stems(left)) {
            for (String other : stems(right)) {
                opposites.computeIfAbsent(one, any -> new TreeSet<>()).add(other);
                opposites.computeIfAbsent(other, any -> new TreeSet<>()).add(one);
            }
        }
        addVerbs(left, stems(left));
        addVerbs(right, stems(right));
    }

    /** Words that stand for one another are verbs together. */
    private void addVerbs(List<String> words, List<String> stems) {
        (words.stream().allMatch(this::mayBeInfinitive) ? verbs : others).addAll(stems);
    }

    /** "Parler" and "parlement" have one stem: it tells no verb; nor does a short one, such as "mois" of "moisir". */
    private boolean isVerb(String stem) {
        return verbs.contains(stem) && !others.contains(stem) && stem.length() >= SHORTEST_VERB;
    }

    private boolean mayBeInfinitive(String word) {
        return germanic
                ? word.length() > 4 && (word.endsWith("en") || word.endsWith("ern") || word.endsWith("eln"))
                : FRENCH_INFINITIVE.matcher(word).matches();
    }

    private static List<String> words(String line) {
        return Arrays.asList(line.strip().split(" +"));
    }

    private List<String> stems(List<String> words) {
        return words.stream()
                .flatMap(word -> Stream.concat(
                        germanic ? VerbForms.of(word).stream() : Stream.of(word), roots.forms(word).stream()))
                .map(word -> roots.key(word, stemmer))
                .distinct()
                .toList();
    }

    private List<String> lines(Language language) {
        List<String> lines = new ArrayList<>();
        lines.add(
                "# " + language.englishName()
                        + " stems in their order, each with whether it is a verb, its synonyms and its opposites; made by bench/thesaurus.sh.");
        Set<String> stems = new TreeSet<>(synonyms.keySet());
        stems.addAll(opposites.keySet());
        for (String stem : stems) {
            lines.add(String.join(
                            "\t",
                            stem,
                            "0",
                            isVerb(stem) ? "v" : "",
                            withoutItself(synonyms, stem),
                            "",
                            withoutItself(opposites, stem))
                    .stripTrailing());
        }
        return lines;
    }

    private static String withoutItself(Map<String, Set<String>> relation, String stem) {
        Set<String> all = new TreeSet<>(relation.getOrDefault(stem, Set.of()));
        all.remove(stem);
        return String.join(" ", all);
    }
}
