package dev.assize.bench.provision;

import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One provision at one place: what a reading is taken apart into, spoilt, and put together from again. */
record Occurrence(
        CitedAct act,
        String key,
        List<PathElement> path,
        Span span,
        Attribution attribution,
        String hierarchy,
        boolean disputed,
        boolean inferred,
        List<Integer> lists) {

    static List<Occurrence> of(ProvisionReading reading) {
        List<Occurrence> occurrences = new ArrayList<>();
        for (Provision provision : reading.provisions()) {
            for (int i = 0; i < provision.spans().size(); i++) {
                Span span = provision.spans().get(i);
                List<Integer> lists = provision.lists().stream()
                        .filter(list -> {
                            Span whole = reading.lists().get(list - 1).span();
                            return whole.start() < span.end() && span.start() < whole.end();
                        })
                        .toList();
                occurrences.add(new Occurrence(
                        provision.act(),
                        provision.key(),
                        provision.path(),
                        span,
                        provision.attributions().get(i),
                        provision.hierarchy(),
                        provision.disputed(),
                        provision.inferred(),
                        lists));
            }
        }
        return occurrences;
    }

    private record Distinct(int act, String key, List<PathElement> path) {}

    static List<Provision> provisions(List<Occurrence> occurrences) {
        Map<Distinct, List<Occurrence>> groups = new LinkedHashMap<>();
        occurrences.forEach(one -> groups.computeIfAbsent(
                        new Distinct(one.act.number(), one.key, one.path), any -> new ArrayList<>())
                .add(one));
        List<Provision> provisions = new ArrayList<>();
        groups.values().forEach(group -> provisions.add(provision(group)));
        return provisions;
    }

    private static Provision provision(List<Occurrence> group) {
        Occurrence first = group.get(0);
        boolean oneHierarchy = group.stream().allMatch(one -> one.hierarchy.equals(first.hierarchy));
        return new Provision(
                first.act,
                first.key,
                first.path,
                group.stream().map(Occurrence::span).toList(),
                group.stream().map(Occurrence::attribution).toList(),
                oneHierarchy ? first.hierarchy : "",
                group.stream().allMatch(Occurrence::disputed),
                group.stream().allMatch(Occurrence::inferred),
                group.stream().flatMap(one -> one.lists.stream()).distinct().toList());
    }

    Occurrence withAct(CitedAct other) {
        return new Occurrence(other, key, path, span, attribution, "", disputed, inferred, lists);
    }

    /** With the nearest name of its act for the words that are the reason. */
    Occurrence because(Attribution.Reason reason, boolean identified) {
        int name = act.places().stream()
                .min(Comparator.comparingInt(place -> Math.abs(place - span.end())))
                .orElse(span.start());
        return new Occurrence(
                act,
                key,
                path,
                span,
                new Attribution(reason, Span.of(name, name + 1), identified),
                hierarchy,
                disputed,
                inferred,
                lists);
    }

    Occurrence withPath(List<PathElement> other) {
        return new Occurrence(act, key, other, span, attribution, hierarchy, disputed, inferred, lists);
    }

    Occurrence withKey(String other, List<PathElement> otherPath) {
        return new Occurrence(act, other, otherPath, span, attribution, hierarchy, disputed, inferred, lists);
    }

    Occurrence upTo(int end) {
        return new Occurrence(
                act, key, path, Span.of(span.start(), end), attribution, hierarchy, disputed, inferred, lists);
    }

    Occurrence inHierarchy(String part) {
        return new Occurrence(act, key, path, span, attribution, part, disputed, inferred, lists);
    }

    boolean isByContext() {
        return attribution.reason().compareTo(Attribution.Reason.SHARED_FORWARD) > 0;
    }

    int number() {
        return key.matches("\\d{1,5}") ? Integer.parseInt(key) : -1;
    }
}
