package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import java.util.ArrayList;
import java.util.List;

/**
 * The paths of one article while they are being read.
 *
 * <p>Sub-divisions nest by their kind. One of a kind that the path has already starts the next member of a list at that
 * level; one that is wider closes the levels below it; any other goes deeper.
 */
final class ArticlePaths {

    private final List<List<PathElement>> finished = new ArrayList<>();
    private List<PathElement> current = List.of();

    List<List<PathElement>> all() {
        List<List<PathElement>> all = new ArrayList<>(finished);
        all.add(current);
        return all;
    }

    /** Puts the first path in place of what was read. */
    void open(List<PathElement> path) {
        current = List.copyOf(path);
    }

    boolean isEmpty() {
        return current.isEmpty();
    }

    /** The narrowest step of the path that is being read. */
    PathElement last() {
        return current.get(current.size() - 1);
    }

    boolean has(Kind kind) {
        return current.stream().anyMatch(element -> element.kind() == kind);
    }

    void add(SubdivisionReader.Found found, boolean listed) {
        boolean first = true;
        for (PathElement member : found.members()) {
            append(member, listed && first);
            first = false;
        }
    }

    /** @param listed whether an "and" stands before it, so that a wider one does not go deeper */
    void append(PathElement element, boolean listed) {
        current = withoutMark(element, listed);
        int sibling = -1;
        for (int i = 0; i < current.size() && sibling < 0; i++) {
            Kind kind = current.get(i).kind();
            boolean below = !listed && isBelow(element.kind(), kind);
            boolean same = !below
                    && (kind == element.kind() || kind.depth() == element.kind().depth());
            boolean wider = element.kind().depth() < kind.depth()
                    && (listed || (element.kind() == Kind.PARAGRAPH && !has(Kind.CAPITAL)));
            sibling = same || wider ? i : -1;
        }
        if (sibling >= 0) {
            finished.add(current);
        }
        List<PathElement> path = new ArrayList<>(sibling < 0 ? current : current.subList(0, sibling));
        path.add(element);
        current = List.copyOf(path);
    }

    /**
     * "lid 5, tweede alinea" of an act of the Union; "alinéa 4, eerste lid", where a conversion made a word of the paragraph sign: two nouns
     * for the same level, of which the second lies below the first.
     */
    private static boolean isBelow(Kind second, Kind first) {
        return (first == Kind.MEMBER && second == Kind.SUBPARAGRAPH)
                || (first == Kind.SUBPARAGRAPH && second == Kind.MEMBER);
    }

    /** "226septies, 5, derde lid": a figure above a sub-paragraph has lost its paragraph sign. */
    private List<PathElement> withoutMark(PathElement element, boolean listed) {
        boolean above = !current.isEmpty()
                && !listed
                && last().kind() == Kind.UNMARKED
                && (element.kind() == Kind.MEMBER || element.kind() == Kind.SUBPARAGRAPH);
        if (!above) {
            return current;
        }
        List<PathElement> path = new ArrayList<>(current.subList(0, current.size() - 1));
        path.add(new PathElement(Kind.PARAGRAPH, last().value()));
        return List.copyOf(path);
    }
}
