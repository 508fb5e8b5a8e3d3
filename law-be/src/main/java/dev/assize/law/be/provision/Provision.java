package dev.assize.law.be.provision;

import dev.assize.text.Span;
import java.util.List;

/**
 * A provision that a text cites: an act, an article, and the way down to a part of it.
 *
 * @param key the number of the article alone: "1382", "XX.99", "29bis"
 * @param path from the article down to the part; empty for the whole article
 * @param spans every place where it is cited, first one first; a member of a range has the span of the range
 * @param attributions why it belongs to its act, one for each of the spans
 * @param hierarchy the part of the act that every citation of it names ("livre III, titre V"); empty when not all do
 * @param disputed whether two careful readers may differ about it
 * @param inferred whether it is nowhere written but lies inside a range
 * @param lists the numbers of the lists and ranges it is a member of, in {@link ProvisionReading#lists()}
 */
public record Provision(
        CitedAct act,
        String key,
        List<PathElement> path,
        List<Span> spans,
        List<Attribution> attributions,
        String hierarchy,
        boolean disputed,
        boolean inferred,
        List<Integer> lists) {

    public Provision {
        path = List.copyOf(path);
        spans = List.copyOf(spans);
        lists = List.copyOf(lists);
        attributions = List.copyOf(attributions);
        if (spans.isEmpty() || attributions.size() != spans.size()) {
            throw new IllegalArgumentException(
                    spans.size() + " places of article " + key + " have " + attributions.size() + " reasons");
        }
    }

    /** The strongest reason of all places. */
    public Attribution attribution() {
        Attribution strongest = attributions.get(0);
        for (Attribution other : attributions) {
            boolean stronger = other.reason().compareTo(strongest.reason()) < 0;
            boolean surer = other.reason() == strongest.reason() && other.identified() && !strongest.identified();
            strongest = stronger || surer ? other : strongest;
        }
        return strongest;
    }

    /** Whether an act that is identified hangs on the article at one of its places. */
    public boolean isAttached() {
        return attributions.stream().anyMatch(Attribution::isAttached);
    }

    Provision asDisputed() {
        return new Provision(act, key, path, spans, attributions, hierarchy, true, inferred, lists);
    }

    public Span span() {
        return spans.get(0);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(key);
        path.forEach(element -> text.append(", ").append(element));
        return text.append(" [").append(act.name()).append(']').toString();
    }
}
