package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.text.FoldedText;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The proof that two items are one provision: the same act by the extraction's own id or name, the same article and path, and the same
 * figures and letters in their numbers. Those count read as steps or not: what a number says further than it was understood tells two items apart.
 */
final class ExtractedTwice {

    private static final Pattern WORDS = Pattern.compile("[a-z]{2,}");
    private static final Pattern NO_FIGURES = Pattern.compile("[^a-z0-9]+");

    private record Part(int act, String key, String path, String figures) {}

    private final Map<Part, Set<String>> accepted = new HashMap<>();
    private final Set<String> written = new HashSet<>();

    /** Notes an item that the source has, by which a duplicate is known. */
    void accept(ReadItem item) {
        note(item);
        part(item)
                .ifPresent(part ->
                        accepted.computeIfAbsent(part, any -> new HashSet<>()).addAll(ownNames(item)));
    }

    /** Notes an item that may be wrong: the very same once more is a duplicate nevertheless. */
    void note(ReadItem item) {
        written.add(literally(item));
    }

    private static String literally(ReadItem item) {
        ExtractedProvision own = item.item();
        return String.join("\n", own.actId(), own.actName(), own.number(), own.key());
    }

    boolean holds(ReadItem item) {
        if (written.contains(literally(item))) {
            return true;
        }
        Set<String> others =
                part(item).map(part -> accepted.getOrDefault(part, Set.of())).orElse(Set.of());
        return ownNames(item).stream().anyMatch(others::contains);
    }

    private static Optional<Part> part(ReadItem item) {
        CitedAct act = item.act();
        if (act == null || item.numbers().isEmpty()) {
            return Optional.empty();
        }
        ProvisionNumber number = item.numbers().get(0);
        return Optional.of(
                new Part(act.number(), Keys.normal(number.key()), Paths.normal(number.path()), figures(item)));
    }

    private static String figures(ReadItem item) {
        String words = WORDS.matcher(FoldedText.fold(item.item().number())).replaceAll(" ");
        return NO_FIGURES.matcher(words).replaceAll(" ");
    }

    /** Its act as the extraction itself tells: two items of one act share the id or the name. */
    private static Set<String> ownNames(ReadItem item) {
        Set<String> names = new HashSet<>();
        names.add("id " + item.item().actId());
        names.add("name " + item.identity().folded());
        names.remove("id ");
        names.remove("name ");
        return names;
    }
}
