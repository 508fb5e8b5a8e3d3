package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What of a source is shown with a question about it: a short source whole, of a long one the parts where the article stands and where
 * its act is named. Parts begin and end at fixed places, so that questions about neighbours share a text, and a model reads it once.
 */
final class Excerpts {

    private static final int WHOLE = 6_000;
    private static final int PART = 1_000;
    private static final int AROUND = 300;
    private static final int MOST_PLACES = 4;
    private static final String LEFT_OUT = "\n[…]\n";

    private final String source;
    private final Map<String, List<Span>> byArticle = new HashMap<>();

    Excerpts(ExtractionCase subject) {
        this.source = subject.sourceText();
        for (Provision provision : subject.reading().provisions()) {
            byArticle.computeIfAbsent(provision.key(), key -> new ArrayList<>()).addAll(provision.spans());
        }
    }

    /** Where a provision is cited, and its act before it. */
    String of(Provision provision) {
        return of(provision.spans(), provision.act());
    }

    /**
     * Where the source has the article of an item, of whatever act, and the item's own act.
     *
     * @param place where the source shows why the item is in doubt; null when nowhere
     */
    String of(ReadItem item, @Nullable Span place) {
        List<Span> places = new ArrayList<>();
        if (place != null) {
            places.add(place);
        }
        places.addAll(byArticle.getOrDefault(item.item().key(), List.of()));
        return of(places, item.act());
    }

    String at(Span place) {
        return of(List.of(place), null);
    }

    private String of(List<Span> places, @Nullable CitedAct act) {
        if (source.length() <= WHOLE) {
            return source;
        }
        TreeSet<Integer> parts = new TreeSet<>();
        for (Span place : places.subList(0, Math.min(MOST_PLACES, places.size()))) {
            add(place.start(), place.end(), parts);
            if (act != null) {
                addName(act, place.start(), parts);
            }
        }
        if (act != null && !act.places().isEmpty()) {
            int first = act.places().get(0);
            add(first, first, parts);
        }
        return joined(parts);
    }

    /** The last place before an article where its act is named. */
    private void addName(CitedAct act, int article, Collection<Integer> parts) {
        act.places().stream()
                .filter(place -> place < article)
                .reduce((one, other) -> other)
                .ifPresent(place -> add(place, place, parts));
    }

    private void add(int start, int end, Collection<Integer> parts) {
        int last = Math.min(source.length() - 1, end + AROUND) / PART;
        for (int part = Math.max(0, start - AROUND) / PART; part <= last; part++) {
            parts.add(part);
        }
    }

    /** @param parts in their order */
    private String joined(Set<Integer> parts) {
        StringBuilder text = new StringBuilder();
        for (int part : parts) {
            if (!parts.contains(part - 1)) {
                text.append(text.length() > 0 ? LEFT_OUT : "");
            }
            text.append(source, cut(part * PART), cut((part + 1) * PART));
        }
        return text.toString();
    }

    /** The next blank from there on, so that no word is cut; a text without blanks is cut where it may be. */
    private int cut(int wanted) {
        if (wanted == 0 || wanted >= source.length()) {
            return Math.min(wanted, source.length());
        }
        int end = Math.min(source.length(), wanted + AROUND);
        for (int at = wanted; at < end; at++) {
            if (source.charAt(at) <= ' ') {
                return at;
            }
        }
        return Character.isLowSurrogate(source.charAt(wanted)) ? wanted + 1 : wanted;
    }
}
