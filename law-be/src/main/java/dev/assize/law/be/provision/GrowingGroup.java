package dev.assize.law.be.provision;

import java.util.List;

/** A group of articles while it is being read. */
final class GrowingGroup {

    final List<ArticleReference> references;

    /** The token behind what was read. */
    int next;

    /** So many references from the first are known to have no number such as 4.1.22. */
    private int undotted;

    GrowingGroup(List<ArticleReference> references) {
        this.references = references;
    }

    /** Whether it has a number such as 4.1.22. Each reference is looked at once, however long the list grows. */
    boolean hasDotted() {
        while (undotted < references.size()
                && references.get(undotted).numeral().decimals().size() <= 1) {
            undotted++;
        }
        return undotted < references.size();
    }

    /** Takes back what was read last. */
    void cutTo(int size) {
        references.subList(size, references.size()).clear();
        undotted = Math.min(undotted, size);
    }
}
