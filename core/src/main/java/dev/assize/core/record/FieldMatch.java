package dev.assize.core.record;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Which fields of some records a judge finds, which it misses, and which it does not know. Records are shown one by one; not
 * shared between threads.
 */
public final class FieldMatch {

    /**
     * Words that names for a role are made of, without accents, for a guess that a person then confirms: in English and in the
     * other languages that sheets of questions and answers are headed in here.
     */
    private static final Map<FieldRole, List<String>> HINTS = Map.of(
            FieldRole.OUTPUT,
            List.of(
                    "output",
                    "response",
                    "answer",
                    "prediction",
                    "predicted",
                    "completion",
                    "generated",
                    "generation",
                    "candidate",
                    "actual",
                    "model",
                    "llm",
                    "hypothesis",
                    "reply",
                    "summary",
                    "student",
                    "assistant",
                    "antwort",
                    "ausgabe",
                    "antwoord",
                    "uitvoer",
                    "reponse",
                    "sortie"),
            FieldRole.REFERENCE,
            List.of(
                    "reference",
                    "expected",
                    "gold",
                    "truth",
                    "target",
                    "correct",
                    "ideal",
                    "label",
                    "solution",
                    "answer",
                    "referenz",
                    "erwartet",
                    "richtig",
                    "soll",
                    "muster",
                    "referentie",
                    "verwacht",
                    "juist",
                    "attendu",
                    "corrige",
                    "antwort",
                    "antwoord",
                    "reponse"),
            FieldRole.QUESTION,
            List.of(
                    "question",
                    "prompt",
                    "query",
                    "input",
                    "instruction",
                    "task",
                    "frage",
                    "eingabe",
                    "vraag",
                    "invoer",
                    "requete"),
            FieldRole.CONTEXT,
            List.of("context", "document", "source", "text", "passage", "kontext", "dokument", "quelle", "bron"),
            FieldRole.METADATA,
            List.of());

    private static final Pattern ACCENTS = Pattern.compile("\\p{M}+");

    private final FieldNames names;
    private final Map<String, String> found = new LinkedHashMap<>();
    private final Set<String> keys = new LinkedHashSet<>();
    private final Set<String> used = new LinkedHashSet<>();
    private long seen;

    public FieldMatch(List<Field> fields) {
        this.names = new FieldNames(fields);
    }

    public void see(ObjectNode record) {
        seen++;
        // A column that nobody gave a name is none that anybody can name.
        record.fieldNames().forEachRemaining(key -> {
            if (!key.isBlank()) {
                keys.add(key);
            }
        });
        for (Field field : names.fields()) {
            for (FieldNames.Way way : names.paths(field.name())) {
                FieldPath path = way.path();
                if (path.find(record).filter(value -> !value.isNull()).isPresent()) {
                    found.putIfAbsent(field.name(), path.toString());
                    head(record, path.steps().get(0)).ifPresent(used::add);
                    break;
                }
            }
        }
    }

    /** The record's own spelling of the first step of a path. */
    private static Optional<String> head(ObjectNode record, String step) {
        if (record.has(step)) {
            return Optional.of(step);
        }
        String wanted = bare(step);
        List<String> own = new ArrayList<>();
        record.fieldNames().forEachRemaining(own::add);
        return own.stream().filter(key -> bare(key).equals(wanted)).findFirst();
    }

    private static String bare(String name) {
        return name.toLowerCase(Locale.ROOT).replaceAll("[_\\- ]", "");
    }

    /** Without accents too: {@code Réponse} is a heading of people, not a name of a program. */
    private static String heard(String name) {
        return ACCENTS.matcher(Normalizer.normalize(bare(name), Normalizer.Form.NFD))
                .replaceAll("");
    }

    /** How many records were shown. */
    public long seen() {
        return seen;
    }

    /** Where a field of the judge was first found; empty when no record has it. */
    public Optional<String> place(String field) {
        return Optional.ofNullable(found.get(field));
    }

    /** The fields that the judge requires, that no record has, and for which nothing else in the same role stands in. */
    public List<Field> missing() {
        return names.fields().stream()
                .filter(Field::required)
                .filter(field -> !found.containsKey(field.name()))
                .filter(field -> names.fields().stream()
                        .noneMatch(other -> other.role() == field.role()
                                && !other.name().equals(field.name())
                                && found.containsKey(other.name())))
                .toList();
    }

    /** The records' fields that the judge reads under no name; {@code id} is known to all. */
    public List<String> unknown() {
        return keys.stream()
                .filter(key -> !used.contains(key) && !key.equals("id"))
                .toList();
    }

    /** All fields of the records. */
    public List<String> keys() {
        return List.copyOf(keys);
    }

    /**
     * For each of some fields that are not there the unknown one whose name sounds most like it, and none for two of them: what
     * sounds most is given away first. What is left alone goes to the only required field that is left. A field without a likely name is not in it.
     */
    public Map<String, String> guesses(List<Field> missing) {
        Map<String, String> guesses = new LinkedHashMap<>();
        List<String> free = new ArrayList<>(unknown());
        List<Field> open = new ArrayList<>(missing);
        for (Optional<Likeness> best = best(open, free); best.isPresent(); best = best(open, free)) {
            guesses.put(best.get().field().name(), best.get().key());
            open.remove(best.get().field());
            free.remove(best.get().key());
        }
        List<Field> required = open.stream().filter(Field::required).toList();
        if (required.size() == 1 && free.size() == 1) {
            guesses.put(required.get(0).name(), free.get(0));
        }
        return guesses;
    }

    /** The unknown fields that sound as much like an output as any: two or more of them may be two models side by side. */
    public List<String> likelyOutputs() {
        List<String> likely = new ArrayList<>();
        int most = 1;
        for (String key : unknown()) {
            int weight = Likeness.weight(FieldRole.OUTPUT, key);
            if (weight > most) {
                likely.clear();
                most = weight;
            }
            if (weight == most) {
                likely.add(key);
            }
        }
        return likely;
    }

    private static Optional<Likeness> best(List<Field> open, List<String> free) {
        return open.stream()
                .flatMap(field -> free.stream().map(key -> Likeness.of(field, key)))
                .filter(Likeness::isLikely)
                .reduce((one, other) -> other.isBetterThan(one) ? other : one);
    }

    /** How much the name of an unknown field sounds like the role of a missing one. */
    private record Likeness(Field field, String key, int weight, int rank) {

        static Likeness of(Field field, String key) {
            List<String> hints = HINTS.getOrDefault(field.role(), List.of());
            int rank = hints.size();
            for (int i = hints.size() - 1; i >= 0; i--) {
                rank = heard(key).contains(hints.get(i)) ? i : rank;
            }
            return new Likeness(field, key, weight(field.role(), key), rank);
        }

        /** The hints of the role that the name has, less those of other roles alone: a gold answer is no output. */
        static int weight(FieldRole role, String key) {
            List<String> own = HINTS.getOrDefault(role, List.of());
            String name = heard(key);
            int weight = (int) own.stream().filter(name::contains).count();
            int others = (int) HINTS.values().stream()
                    .flatMap(List::stream)
                    .distinct()
                    .filter(hint -> !own.contains(hint) && name.contains(hint))
                    .count();
            return weight == 0 ? 0 : weight - others;
        }

        boolean isLikely() {
            return weight > 0;
        }

        boolean isBetterThan(Likeness other) {
            return weight != other.weight ? weight > other.weight : rank < other.rank;
        }
    }
}
