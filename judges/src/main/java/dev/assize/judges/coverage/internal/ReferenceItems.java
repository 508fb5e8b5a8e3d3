package dev.assize.judges.coverage.internal;

import java.util.List;

/** What a reference states, each list in the order of the reference. Nothing is both a fact and a conclusion. */
public record ReferenceItems(List<Item> facts, List<Item> conclusions, List<Item> terms) {

    public ReferenceItems {
        facts = List.copyOf(facts);
        conclusions = List.copyOf(conclusions);
        terms = List.copyOf(terms);
    }
}
