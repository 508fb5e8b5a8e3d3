package dev.assize.law.be.act;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The words of names that a misspelt word may have been meant for: a letter too many or too few, another one, or two that changed
 * places. The first letter of a word is hardly ever the wrong one, and a short word is often another word.
 */
final class NameSlips<T> {
    private static final int SHORTEST = 7;

    private final String form;
    private final Set<NameNode<T>> meant = Collections.newSetFromMap(new IdentityHashMap<>());

    private NameSlips(String form) {
        this.form = form;
    }

    /** The end of the only word behind a place that is one slip away; null when there is none, or more than one. */
    static <T> @Nullable NameNode<T> of(NameNode<T> from, String form) {
        if (form.length() < SHORTEST) {
            return null;
        }
        NameSlips<T> slips = new NameSlips<>(form);
        slips.collect(from, 0, false);
        return slips.meant.size() == 1 ? slips.meant.iterator().next() : null;
    }

    private void collect(NameNode<T> node, int at, boolean slipped) {
        if (at == form.length()) {
            if (slipped && node.endsWord()) {
                meant.add(node);
            }
            if (!slipped) {
                node.next().stream().filter(NameNode::endsWord).forEach(meant::add);
            }
            return;
        }
        NameNode<T> next = node.after(form.charAt(at));
        if (next != null) {
            collect(next, at + 1, slipped);
        }
        if (slipped || at == 0) {
            return;
        }
        collect(node, at + 1, true);
        for (NameNode<T> other : node.next()) {
            collect(other, at, true);
            collect(other, at + 1, true);
        }
        NameNode<T> later = at + 1 < form.length() ? node.after(form.charAt(at + 1)) : null;
        NameNode<T> swapped = later == null ? null : later.after(form.charAt(at));
        if (swapped != null) {
            collect(swapped, at + 2, true);
        }
    }
}
