package dev.assize.law.be.act;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.law.be.internal.Ordinals;
import dev.assize.law.be.internal.RegistryJson;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.FoldedText;
import dev.assize.text.ResourceText;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The acts that are known by name, with every spelling under which they are cited; immutable.
 *
 * <p>One name may belong to several acts ("Code civil" is the old one and the new one, "CDE" a code and a treaty): a
 * look-up gives them all, in the order of the file, and the citation decides.
 */
public final class ActRegistry {

    private static final Pattern EU_NUMBER = Pattern.compile("(?<![0-9/])[0-9]{1,4}/[0-9]{1,4}(?![0-9])");

    /** As many words as the decisions of a country use; a text of noise must not fill the memory. */
    private static final int MOST_REMEMBERED = 50_000;

    private static final ActRegistry STANDARD = load("acts.json");

    private final Map<String, RegisteredAct> acts = new LinkedHashMap<>();
    private final ActEditions editions;
    private final Map<String, RegisteredAct> byNumber = new HashMap<>();

    /** What {@link #beginning} found out; shared by all threads, which would all find out the same. */
    private final Map<String, Beginning> beginnings = new ConcurrentHashMap<>();

    private final NameTrie<RegisteredAct> names = NameTrie.ofFullNames();
    private final NameTrie<RegisteredAct> abbreviations = new NameTrie<>(12);
    private final Map<LocalDate, List<RegisteredAct>> byDate = new HashMap<>();
    private final Map<RegisteredAct, List<Set<String>>> titles = new HashMap<>();
    private final Map<String, List<RegisteredAct>> byTitleWord = new HashMap<>();

    private ActRegistry(List<RegisteredAct> entries) {
        for (RegisteredAct act : entries) {
            if (acts.put(act.id(), act) != null) {
                throw new IllegalArgumentException("Two acts have the id \"" + act.id() + "\"; ids must differ");
            }
            byDate.computeIfAbsent(act.date(), date -> new ArrayList<>()).add(act);
            act.abbreviations().forEach(name -> {
                abbreviations.add(name, act);
                // "loi CPAS": the title may be abbreviated behind the date too, "loi du 8 juillet 1976 des CPAS".
                if (name.indexOf(' ') > 0 && !TitleWords.of(name).isEmpty()) {
                    titles.computeIfAbsent(act, key -> new ArrayList<>()).add(TitleWords.of(name));
                }
            });
            act.french().forEach(name -> {
                addName(name, act);
                addNumbers(name, act);
            });
            act.dutch().forEach(name -> addName(name, act));
            act.german().forEach(name -> addName(name, act));
        }
        editions = new ActEditions(entries);
    }

    /** Which acts bore one name one after the other. */
    public ActEditions editions() {
        return editions;
    }

    /** "Wetboek Vennootschappen" for "Wetboek van vennootschappen": Dutch decisions drop the preposition. */
    private static String withoutPreposition(String name) {
        for (String opening :
                List.of("Wetboek van de ", "Wetboek van het ", "Wetboek van ", "Wetboek der ", "Verdrag inzake de ")) {
            if (name.startsWith(opening)) {
                return opening.substring(0, opening.indexOf(' ') + 1) + name.substring(opening.length());
            }
        }
        return name;
    }

    private void addName(String name, RegisteredAct act) {
        names.add(name, act);
        names.add(withoutPreposition(name), act);
        if (name.startsWith("Wetboek ")) {
            names.add(name.replaceFirst("Wetboek", "Wetb."), act);
        }
        Set<String> words = TitleWords.of(name);
        titles.computeIfAbsent(act, key -> new ArrayList<>()).add(words);
        for (String word : words) {
            List<RegisteredAct> sharing = byTitleWord.computeIfAbsent(word, key -> new ArrayList<>());
            if (!sharing.contains(act)) {
                sharing.add(act);
            }
        }
    }

    /** The acts that ship with the library. */
    public static ActRegistry standard() {
        return STANDARD;
    }

    /** Reads a registry in the form of {@code acts.json}; the message of a refusal names the entry and the field. */
    public static ActRegistry parse(String json) {
        try {
            List<RegisteredAct> entries = new ArrayList<>();
            for (JsonNode entry : RegistryJson.read(json)) {
                entries.add(act(entry));
            }
            return new ActRegistry(entries);
        } catch (IOException malformed) {
            throw new IllegalArgumentException(
                    "The registry of acts is not JSON: " + malformed.getMessage(), malformed);
        }
    }

    private static RegisteredAct act(JsonNode entry) {
        String id = entry.path("id").asText();
        try {
            return new RegisteredAct(
                    id,
                    ActType.valueOf(entry.path("type").asText()),
                    LocalDate.parse(entry.path("date").asText()),
                    Numbering.valueOf(entry.path("numbering").asText()),
                    strings(entry.path("fr")),
                    strings(entry.path("nl")),
                    strings(entry.path("de")),
                    strings(entry.path("short")),
                    entry.path("last").asInt(0),
                    entry.path("former").asText());
        } catch (DateTimeException | IllegalArgumentException wrong) {
            throw new IllegalArgumentException(
                    "Act \"" + id + "\": " + wrong.getMessage()
                            + "; expected id, type, date (ISO), numbering, fr, nl and short; de, last and former are optional",
                    wrong);
        }
    }

    private static List<String> strings(JsonNode array) {
        List<String> strings = new ArrayList<>();
        array.forEach(element -> strings.add(element.asText()));
        return strings;
    }

    private static ActRegistry load(String resource) {
        return parse(ResourceText.beside(ActRegistry.class, resource));
    }

    public Optional<RegisteredAct> find(String id) {
        return Optional.ofNullable(acts.get(id));
    }

    public List<RegisteredAct> acts() {
        return List.copyOf(acts.values());
    }

    /** The acts that a name or an abbreviation, alone, may mean; empty when the registry has none. */
    public List<RegisteredAct> named(String name) {
        Tokens tokens = Tokens.of(stripArticle(name));
        for (NameTrie<RegisteredAct> trie : List.of(names, abbreviations)) {
            NameTrie.Match<RegisteredAct> match = trie.longest(tokens, 0);
            if (match != null && onlyMarksAfter(tokens, match.last())) {
                return match.values();
            }
        }
        return List.of();
    }

    private static boolean onlyMarksAfter(Tokens tokens, int last) {
        for (int i = last + 1; i < tokens.size(); i++) {
            if (!tokens.isMark(i)) {
                return false;
            }
        }
        return true;
    }

    private static String stripArticle(String name) {
        String folded = FoldedText.fold(name);
        for (String article : List.of("la ", "le ", "les ", "l'", "de ", "het ", "the ")) {
            if (folded.startsWith(article) && name.length() > article.length()) {
                return name.strip().substring(article.length());
            }
        }
        return name;
    }

    NameTrie<RegisteredAct> names() {
        return names;
    }

    NameTrie<RegisteredAct> abbreviations() {
        return abbreviations;
    }

    /** The acts made on a day. Twins are frequent, so a date alone identifies nothing. */
    public List<RegisteredAct> dated(LocalDate date) {
        return List.copyOf(byDate.getOrDefault(date, List.of()));
    }

    /** The share of the words of a title that occur in one name of an act, from 0 to 1. */
    public double likeness(RegisteredAct act, Set<String> titleWords) {
        double best = 0;
        for (Set<String> words : titles.getOrDefault(act, List.of())) {
            best = Math.max(
                    best, (double) shared(words, titleWords) / Math.max(1, Math.min(titleWords.size(), words.size())));
        }
        return best;
    }

    /** Which part of the words of both titles they share: it tells twins of one day apart, whose titles differ by a few words. */
    public double overlap(RegisteredAct act, Set<String> titleWords) {
        double best = 0;
        for (Set<String> words : titles.getOrDefault(act, List.of())) {
            long shared = shared(words, titleWords);
            best = Math.max(best, (double) shared / (titleWords.size() + words.size() - shared));
        }
        return best;
    }

    private static long shared(Set<String> words, Set<String> titleWords) {
        return titleWords.stream()
                .filter(word -> TitleWords.hasLike(words, word))
                .count();
    }

    /**
     * The act of a type whose name has all these words: the only one, or the first of those whose very name they are, for of acts that bore a name
     * one after the other the file has the present one first; empty when none or several have them.
     */
    public Optional<RegisteredAct> titled(ActType type, Set<String> titleWords) {
        String rarest = titleWords.stream()
                .min((a, b) -> Integer.compare(sharing(a).size(), sharing(b).size()))
                .orElse("");
        List<RegisteredAct> fitting = sharing(rarest).stream()
                .filter(act -> act.type() == type)
                .filter(act ->
                        titles.getOrDefault(act, List.of()).stream().anyMatch(words -> words.containsAll(titleWords)))
                .toList();
        Optional<RegisteredAct> named =
                fitting.stream().filter(act -> hasTitle(act, titleWords)).findFirst();
        return named.isPresent() || fitting.size() != 1 ? named : Optional.of(fitting.get(0));
    }

    private boolean hasTitle(RegisteredAct act, Set<String> words) {
        return titles.getOrDefault(act, List.of()).contains(words);
    }

    /** The act of the Union with a number such as "2016/679". */
    public Optional<RegisteredAct> numbered(String number) {
        return Optional.ofNullable(byNumber.get(number));
    }

    private void addNumbers(String name, RegisteredAct act) {
        Matcher found = EU_NUMBER.matcher(name);
        while (found.find()) {
            byNumber.putIfAbsent(found.group(), act);
        }
    }

    /** Whether the registered name of an act, or a description of one, may begin with a word. */
    record Beginning(boolean ofName, boolean ofDescription) {}

    Beginning beginning(String form) {
        Beginning known = beginnings.get(form);
        if (known == null) {
            known = new Beginning(
                    names.mayBegin(form) || abbreviations.mayBegin(form),
                    ActNouns.mayBegin(form)
                            || Qualifiers.beforeNoun(form)
                            || form.equals("op")
                            || Ordinals.value(form) > 0);
            if (beginnings.size() < MOST_REMEMBERED) {
                beginnings.put(form, known);
            }
        }
        return known;
    }

    private List<RegisteredAct> sharing(String word) {
        return byTitleWord.getOrDefault(word, List.of());
    }
}
