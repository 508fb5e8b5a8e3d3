package dev.assize.judges.provision;

import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The acts that a source names, ready to be looked up by whatever an extraction calls them. */
final class SourceActs {

    /** Of the acts that share a word of a title no more are compared. */
    private static final int MOST_ALIKE = 200;

    private static final Pattern MARKS = Pattern.compile("[^" + Characters.LETTER_OR_NUMBER + "]+");

    private static final Pattern BRACKETS = Pattern.compile("[()]");

    private final String source;
    private final Map<CitedAct, List<ActName>> names = new HashMap<>();
    private final Map<CitedAct, ActIdentity> identities = new HashMap<>();
    private final Map<RegisteredAct, Set<CitedAct>> byEntry = new HashMap<>();

    /** The entries that some name in the source may mean: of "C. civ." both codes, whichever the reading chose. */
    private final Set<RegisteredAct> possible = new HashSet<>();

    private final Map<String, Set<CitedAct>> byName = new HashMap<>();
    private final Map<LocalDate, Set<CitedAct>> byDate = new HashMap<>();
    private final Map<String, Set<CitedAct>> byNumber = new HashMap<>();
    private final Map<String, Set<CitedAct>> byWord = new HashMap<>();
    private final Map<String, ActName> readNames = new HashMap<>();
    private final Set<LocalDate> dates;

    /** Whether an act is nowhere; thousands of items may name the same. */
    private final Map<ActIdentity, Boolean> nowhere = new HashMap<>();

    /** Its words alone, with a blank around each: folding a source costs as much as cutting it, and hardly any extraction needs it. */
    private @Nullable String words;

    SourceActs(ProvisionReading reading, DecisionText source) {
        this.source = source.original();
        this.dates = source.dates().days();
        reading.acts().forEach(this::add);
    }

    private void add(CitedAct act) {
        List<ActName> read = act.names().stream().map(this::read).toList();
        names.put(act, read);
        identities.put(act, ActIdentity.of(act, read(act.name())));
        act.registered().ifPresent(entry -> put(byEntry, entry, act));
        read.forEach(name -> possible.addAll(name.candidates()));
        act.date().ifPresent(date -> put(byDate, date, act));
        for (ActName name : read) {
            put(byName, name.folded(), act);
            name.date().ifPresent(date -> put(byDate, date, act));
            if (!name.number().isEmpty()) {
                put(byNumber, name.number(), act);
            }
            name.words().forEach(word -> put(byWord, word, act));
        }
    }

    /** Texts name one act in the same words over and over. */
    private ActName read(String name) {
        return readNames.computeIfAbsent(name, ActName::read);
    }

    private static <K> void put(Map<K, Set<CitedAct>> index, K key, CitedAct act) {
        Set<CitedAct> acts = index.computeIfAbsent(key, any -> new LinkedHashSet<>());
        if (acts.size() < MOST_ALIKE) {
            acts.add(act);
        }
    }

    ActIdentity identity(CitedAct act) {
        ActIdentity identity = identities.get(act);
        return identity != null ? identity : ActIdentity.of(act, ActName.read(act.name()));
    }

    /** Whether an act is provably another than one of the source, under none of its names the same. */
    boolean areOther(ActIdentity act, CitedAct cited) {
        return act.isProvablyOther(identity(cited))
                && names.getOrDefault(cited, List.of()).stream().noneMatch(name -> isNamed(act, name));
    }

    private static boolean isNamed(ActIdentity act, ActName name) {
        boolean sameDay = act.written() != null
                && name.date().filter(act.written()::equals).isPresent();
        boolean sameEntry = act.candidates().size() == 1 && act.candidates().equals(name.candidates());
        return sameDay || sameEntry || name.folded().equals(act.folded());
    }

    /** The days that the source writes, of acts or not. */
    boolean hasDate(LocalDate date) {
        return dates.contains(date);
    }

    /** The acts that a name may mean, in the order in which the source names them. */
    List<CitedAct> named(ActName name) {
        Set<CitedAct> alike = new LinkedHashSet<>(byName.getOrDefault(name.folded(), Set.of()));
        name.candidates().forEach(entry -> alike.addAll(byEntry.getOrDefault(entry, Set.of())));
        name.date().ifPresent(date -> alike.addAll(byDate.getOrDefault(date, Set.of())));
        alike.addAll(byNumber.getOrDefault(name.number(), Set.of()));
        name.words().forEach(word -> alike.addAll(byWord.getOrDefault(word, Set.of())));
        List<CitedAct> meant = new ArrayList<>();
        for (CitedAct act : alike) {
            if (name.means(act, names.getOrDefault(act, List.of()))) {
                meant.add(act);
            }
        }
        // The very name comes first: "collectieve arbeidsovereenkomst nr. 109" is no "arbeidsovereenkomst".
        meant.sort(Comparator.comparing((CitedAct act) -> !isNamedSo(act, name)).thenComparing(CitedAct::number));
        // A title of few words is part of many others: the decree on the court's publications is not the court's own
        // law.
        ActIdentity own = ActIdentity.of(name, name.writtenDate(), "");
        List<CitedAct> possible =
                meant.stream().filter(act -> !areOther(own, act)).toList();
        return possible.isEmpty() ? meant : possible;
    }

    private boolean isNamedSo(CitedAct act, ActName name) {
        return byName.getOrDefault(name.folded(), Set.of()).contains(act);
    }

    /** Whether the source writes the noun of a part of an act, alone or as a plural, and its number: "les considérants 32 et 42". */
    boolean hasPart(String noun, String number) {
        return words().contains(" " + FoldedText.fold(noun)) && words().contains(words(FoldedText.fold(number)));
    }

    /** Whether the source has an identified act nowhere: neither its entry, nor its date, nor its number, nor its name. */
    boolean isNowhere(ActIdentity act) {
        return nowhere.computeIfAbsent(act, this::findsNowhere);
    }

    private boolean findsNowhere(ActIdentity act) {
        Collection<RegisteredAct> entries = act.candidates();
        if (!entries.isEmpty()) {
            return entries.stream()
                            .noneMatch(entry -> byEntry.containsKey(entry)
                                    || possible.contains(entry)
                                    || dates.contains(entry.date()))
                    && !byName.containsKey(act.folded())
                    && act.words().stream().noneMatch(byWord::containsKey)
                    && entries.stream().noneMatch(this::isWritten)
                    && !isSpelt(act);
        }
        LocalDate written = act.written();
        boolean dated = written != null
                && !dates.contains(written)
                && dates.stream().noneMatch(date -> ActIdentity.isSlip(date, written));
        boolean numbered = !act.number().isEmpty() && !source.contains(act.number());
        return (dated && (act.number().isEmpty() || numbered)) && !byName.containsKey(act.folded()) && !isSpelt(act);
    }

    /**
     * Whether the source has the very name of an act, or one of the two that "WB (werkloosheidsbesluit)" gives, read as a name or not; a date
     * beside it may be known from elsewhere.
     */
    private boolean isSpelt(ActIdentity act) {
        return Stream.concat(Stream.of(act.folded()), BRACKETS.splitAsStream(act.folded()))
                .map(SourceActs::words)
                .anyMatch(name -> !name.isBlank() && words().contains(name));
    }

    /** Whether the source writes the date or a name of an act, read as such or not: then an item may well mean it. */
    boolean isWritten(ActIdentity act) {
        boolean dated = act.written() != null && dates.contains(act.written());
        return dated || act.candidates().stream().anyMatch(this::isWritten) || isSpelt(act);
    }

    private String words() {
        String text = words == null ? words(FoldedText.fold(source)) : words;
        words = text;
        return text;
    }

    /** Without marks, which editors put into names: "traité [CE]". */
    private static String words(String folded) {
        return " " + MARKS.matcher(folded).replaceAll(" ").strip() + " ";
    }

    /** Whether the source has one of the names of a registered act, read as a name or not. */
    private boolean isWritten(RegisteredAct entry) {
        String text = words();
        return Stream.of(entry.french(), entry.dutch(), entry.german())
                .flatMap(List::stream)
                .map(name -> words(FoldedText.fold(name)))
                .anyMatch(text::contains);
    }
}
