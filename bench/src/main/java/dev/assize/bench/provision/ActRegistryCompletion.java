package dev.assize.bench.provision;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.act.TitleWords;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.zip.GZIPInputStream;

/**
 * Completes the registry of acts from public facts: names and abbreviations of known acts ({@code acts.json} of the data folder), and the
 * titles of further acts in both languages ({@code parallel/act_titles.jsonl.gz}). Entries that are there stay as they are and
 * only gain names; a second run changes nothing. Run it through {@code bench/complete-acts.sh DATA_DIR}.
 */
public final class ActRegistryCompletion {

    private static final double SAME_TITLE = 0.5;
    private static final int LONGEST_TITLE = 30;
    private static final Map<String, ActType> TYPES = Map.of(
            "loi", ActType.LAW,
            "arrêté royal", ActType.ROYAL_DECREE,
            "décret", ActType.DECREE,
            "ordonnance", ActType.ORDINANCE);
    private static final Map<ActType, String> DUTCH_NOUNS = Map.of(
            ActType.LAW, "wet",
            ActType.ROYAL_DECREE, "koninklijk besluit",
            ActType.DECREE, "decreet",
            ActType.ORDINANCE, "ordonnantie");
    private static final List<String> FRENCH_MONTHS = List.of(
            "janvier",
            "février",
            "mars",
            "avril",
            "mai",
            "juin",
            "juillet",
            "août",
            "septembre",
            "octobre",
            "novembre",
            "décembre");
    private static final List<String> DUTCH_MONTHS = List.of(
            "januari",
            "februari",
            "maart",
            "april",
            "mei",
            "juni",
            "juli",
            "augustus",
            "september",
            "oktober",
            "november",
            "december");

    /** One entry of the registry, while it gains names. */
    private record Entry(
            String id,
            String type,
            String date,
            String numbering,
            List<String> fr,
            List<String> nl,
            List<String> de,
            List<String> shorts,
            int last,
            String former) {}

    private final Map<String, Entry> entries = new LinkedHashMap<>();
    private final Map<String, String> ownerOfName = new HashMap<>();

    private ActRegistryCompletion(Path registry) throws IOException {
        for (JsonNode node : new ObjectMapper().readTree(Files.readString(registry))) {
            add(new Entry(
                    node.path("id").asText(),
                    node.path("type").asText(),
                    node.path("date").asText(),
                    node.path("numbering").asText(),
                    strings(node.path("fr")),
                    strings(node.path("nl")),
                    strings(node.path("de")),
                    strings(node.path("short")),
                    node.path("last").asInt(0),
                    node.path("former").asText()));
        }
    }

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 2) {
            System.err.println(
                    "Usage: complete-acts.sh DATA_DIR: a folder with acts.json and parallel/act_titles.jsonl.gz");
            System.exit(2);
        }
        Path data = Path.of(arguments[0]);
        Path registry = Path.of(arguments[1]);
        ActRegistryCompletion completion = new ActRegistryCompletion(registry);
        int before = completion.entries.size();
        completion.addNames(data.resolve("acts.json"));
        completion.addTitles(data.resolve("parallel/act_titles.jsonl.gz"));
        Files.writeString(registry, completion.printed());
        System.out.println(registry + ": " + completion.entries.size() + " acts, "
                + (completion.entries.size() - before) + " more");
    }

    private void add(Entry entry) {
        entries.put(entry.id(), entry);
        for (List<String> names : List.of(entry.fr(), entry.nl(), entry.de(), entry.shorts())) {
            names.forEach(name -> ownerOfName.putIfAbsent(label(name), entry.id()));
        }
    }

    /** Dots, blanks and case do not tell names apart. */
    private static String label(String name) {
        return FoldedText.fold(name).replaceAll("[^\\p{L}\\p{N}]", "");
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(element -> strings.add(element.asText()));
        return strings;
    }

    private void addNames(Path file) throws IOException {
        for (JsonNode node : new ObjectMapper().readTree(Files.readString(file)).path("acts")) {
            Optional<Entry> known = known(node);
            Set<String> ambiguous = new HashSet<>(strings(node.path("ambiguous_abbr")));
            known.ifPresent(entry -> {
                strings(node.path("names_fr")).stream()
                        .filter(name -> !TitleWords.of(name).isEmpty())
                        .forEach(name -> gain(entry, entry.fr(), name));
                strings(node.path("names_nl")).stream()
                        .filter(name -> !TitleWords.of(name).isEmpty())
                        .forEach(name -> gain(entry, entry.nl(), name));
                for (String list : List.of("abbr_fr", "abbr_nl")) {
                    strings(node.path(list)).stream()
                            .filter(name -> isAbbreviation(name) && !ambiguous.contains(name))
                            .forEach(name -> gain(entry, entry.shorts(), name));
                }
            });
        }
    }

    /** Dots or capitals make an abbreviation; two letters alone, a plain word or a date belong to too many acts. */
    private static boolean isAbbreviation(String name) {
        long capitals = name.chars().filter(Characters::isUpperCase).count();
        boolean dated = name.chars().filter(Characters::isDigit).count() > 2;
        return label(name).length() > 2 && !dated && (capitals > 1 || name.indexOf('.') > 0);
    }

    /** The entry that an act of the data is: by its id, or by one of its names. */
    private Optional<Entry> known(JsonNode node) {
        Entry byId = entries.get(node.path("id").asText());
        if (byId != null) {
            return Optional.of(byId);
        }
        for (String name : strings(node.path("names_fr"))) {
            Entry owner = entries.get(ownerOfName.getOrDefault(label(name), ""));
            if (owner != null && owner.date().equals(node.path("date").asText())) {
                return Optional.of(owner);
            }
        }
        return Optional.empty();
    }

    /** A name that another act bears already stays that act's alone. */
    private void gain(Entry entry, List<String> names, String name) {
        if (!name.isBlank() && ownerOfName.putIfAbsent(label(name), entry.id()) == null) {
            names.add(name);
        }
    }

    private void addTitles(Path file) throws IOException {
        List<Entry> added = new ArrayList<>();
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.isBlank()) {
                    titled(line).ifPresent(entry -> take(entry, added));
                }
            }
        }
        added.sort(Comparator.comparing(Entry::date).thenComparing(Entry::id));
        added.forEach(this::add);
    }

    private static Optional<Entry> titled(String line) throws JsonProcessingException {
        JsonNode node = new ObjectMapper().readTree(line);
        ActType type = TYPES.get(node.path("type_fr").asText());
        String french = node.path("fr").asText().strip();
        String dutch = node.path("nl").asText().strip();
        // One abstract may have a slip in the date, or a sentence for a title; two agree on neither.
        boolean whole = !french.isEmpty()
                && !dutch.isEmpty()
                && node.path("seen").asInt() > 1
                && french.split(" ").length <= LONGEST_TITLE;
        if (type == null || !whole || TitleWords.of(french).isEmpty()) {
            return Optional.empty();
        }
        LocalDate date = LocalDate.parse(node.path("date").asText());
        String day = date.getDayOfMonth() == 1 ? "1er" : Integer.toString(date.getDayOfMonth());
        String frenchName = titleOnly(node.path("type_fr").asText() + " du " + day + " "
                + FRENCH_MONTHS.get(date.getMonthValue() - 1) + " " + date.getYear() + " " + french);
        String dutchName = titleOnly(DUTCH_NOUNS.get(type) + " van " + date.getDayOfMonth() + " "
                + DUTCH_MONTHS.get(date.getMonthValue() - 1) + " " + date.getYear() + " " + dutch);
        String id = type.name().toLowerCase(Locale.ROOT).replace('_', '-') + "-" + date + "-" + slug(french);
        return Optional.of(new Entry(
                id,
                type.name(),
                date.toString(),
                "PLAIN",
                new ArrayList<>(List.of(frenchName)),
                new ArrayList<>(List.of(dutchName)),
                new ArrayList<>(),
                new ArrayList<>(),
                0,
                ""));
    }

    /** The name without what the sentence adds to it, as the grammar reads it. */
    private static String titleOnly(String name) {
        Tokens tokens = Tokens.of(name);
        List<ActMention> mentions = ActMentions.in(tokens, DateMarks.in(tokens), ActRegistry.standard())
                .all();
        return mentions.isEmpty() ? name : tokens.text(0, mentions.get(0).last());
    }

    private static String slug(String title) {
        return String.join("-", TitleWords.of(title).stream().limit(2).toList());
    }

    /** Adds its names to the entry of the same day, kind and subject; without one, it is an entry of its own. */
    private void take(Entry entry, List<Entry> added) {
        List<Entry> all = new ArrayList<>(entries.values());
        all.addAll(added);
        for (Entry other : all) {
            boolean same = other.date().equals(entry.date())
                    && (other.type().equals(entry.type()) || other.type().equals("CODE"))
                    && (isLike(other.fr(), entry.fr().get(0))
                            || isLike(other.nl(), entry.nl().get(0)));
            if (same) {
                return;
            }
        }
        added.add(entry);
    }

    private static boolean isLike(List<String> names, String title) {
        Set<String> words = TitleWords.of(title);
        for (String name : names) {
            Set<String> others = TitleWords.of(name);
            long shared = words.stream().filter(others::contains).count();
            if (!others.isEmpty() && shared >= SAME_TITLE * Math.min(words.size(), others.size())) {
                return true;
            }
        }
        return false;
    }

    private String printed() {
        List<String> all = new ArrayList<>();
        for (Entry entry : entries.values()) {
            all.add("  {\"id\": " + quoted(entry.id()) + ", \"type\": " + quoted(entry.type()) + ", \"date\": "
                    + quoted(entry.date()) + ", \"numbering\": " + quoted(entry.numbering())
                    + (entry.last() == 0 ? "" : ", \"last\": " + entry.last())
                    + (entry.former().isEmpty() ? "" : ", \"former\": " + quoted(entry.former())) + ",\n   \"fr\": "
                    + list(entry.fr()) + ",\n   \"nl\": " + list(entry.nl())
                    + (entry.de().isEmpty() ? "" : ",\n   \"de\": " + list(entry.de())) + ",\n   \"short\": "
                    + list(entry.shorts()) + "}");
        }
        return "[\n" + String.join(",\n", all) + "\n]\n";
    }

    private static String list(List<String> names) {
        return "["
                + String.join(
                        ", ", names.stream().map(ActRegistryCompletion::quoted).toList()) + "]";
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }
}
