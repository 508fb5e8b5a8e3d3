package dev.assize.law.be.provision;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Sub-divisions named before their article: "l'alinéa 2 de l'article 5", "het eerste en tweede lid van artikel 5".
 *
 * <p>Several may lead up to it, from the wide to the narrow behind commas ("§ 2, 3°, van artikel 8"), or from the narrow to the
 * wide behind prepositions ("l'alinéa 2 du § 3 de l'article 8").
 */
final class LeadingPath {

    private static final Set<String> LINKS = WordSet.of("de l la du des les van d het dudit ledit");

    /** "L'alinéa 3 de cet article"; in "beslist dat artikel 6 …" the word is a conjunction. */
    private static final Set<String> DEMONSTRATIVES = WordSet.of(
            "cet dit dat meme hetzelfde ditzelfde datzelfde zelfde dezelfde cette ladite die deze diezelfde voormeld voornoemd voormelde");

    private static final Set<String> OF = Set.of("de", "du", "des", "van");
    private static final Set<String> JOINTS = Set.of("et", "en", "ou", "of");
    private static final Set<String> DETERMINERS = Set.of("le", "la", "l", "les", "het", "de");
    private static final int FAR = 9;
    private static final int DEEPEST = 3;

    private final Tokens tokens;
    private final SubdivisionReader subdivisions;

    LeadingPath(Tokens tokens) {
        this.tokens = tokens;
        this.subdivisions = new SubdivisionReader(tokens);
    }

    /** Sub-divisions and the token they begin with. */
    private record Part(SubdivisionReader.Found found, int first) {}

    /**
     * Gives the only article of a citation, cited as a whole, the sub-divisions that stand before its first word.
     *
     * @param taken the last token of the citation before, whose sub-divisions are its own
     */
    List<ArticleReference> appliedTo(int word, List<ArticleReference> references, int taken) {
        if (references.size() != 1 || references.get(0).paths().size() != 1) {
            return references;
        }
        boolean numbered = references.get(0).last() > word;
        int link = word;
        while (link > 0 && isLink(link - 1, numbered) && word - link < 3) {
            link--;
        }
        List<PathElement> own = references.get(0).paths().get(0);
        List<List<PathElement>> paths = link == word ? List.of() : paths(link, taken);
        boolean deeper = paths.stream().allMatch(path -> isInside(path, own));
        return paths.isEmpty() || !deeper
                ? references
                : List.of(references.get(0).withPaths(joined(List.of(own), paths)));
    }

    /** "het tweede lid van artikel 13, § 3": what stands before the article lies inside what stands behind it. */
    private static boolean isInside(List<PathElement> path, List<PathElement> own) {
        return own.isEmpty()
                || path.get(0).kind().depth() > own.get(own.size() - 1).kind().depth();
    }

    private boolean isLink(int at, boolean numbered) {
        boolean conjunction = numbered && tokens.is(at, "dat");
        return LINKS.contains(tokens.form(at)) || (!conjunction && DEMONSTRATIVES.contains(tokens.form(at)));
    }

    private List<List<PathElement>> paths(int end, int taken) {
        Part part = endingAt(end, taken);
        if (part == null && tokens.is(end - 1, ",")) {
            part = endingAt(end - 1, taken);
        }
        List<List<PathElement>> paths = part == null ? List.of() : steps(part);
        int first = part == null ? end : part.first();
        for (int depth = 1; part != null && depth < DEEPEST; depth++) {
            Part beside = JOINTS.contains(tokens.form(part.first() - 1)) ? endingAt(part.first() - 1, taken) : null;
            Part wider = tokens.is(part.first() - 1, ",") ? endingAt(part.first() - 1, taken) : null;
            Part deeper = OF.contains(tokens.form(part.first() - 1)) ? endingAt(part.first() - 1, taken) : null;
            if (beside != null && depth(beside) == depth(part)) {
                paths = together(steps(beside), paths);
                part = beside;
            } else if (wider != null && depth(wider) < depth(part)) {
                paths = joined(steps(wider), paths);
                part = wider;
            } else if (deeper != null && depth(deeper) > depth(part)) {
                paths = joined(paths, steps(deeper));
                part = deeper;
            } else {
                part = null;
            }
            first = part == null ? first : part.first();
        }
        return paths.isEmpty() ? paths : together(pathsBefore(first, paths.get(0), taken), paths);
    }

    /** "Le paragraphe 4, alinéa 1er, et le paragraphe 5 de cet article": the other paths of a list whose last one is as wide. */
    private List<List<PathElement>> pathsBefore(int first, List<PathElement> path, int taken) {
        int joint = DETERMINERS.contains(tokens.form(first - 1)) ? first - 2 : first - 1;
        List<List<PathElement>> before =
                joint > taken && JOINTS.contains(tokens.form(joint)) ? paths(joint, taken) : List.of();
        boolean asWide = before.stream()
                .allMatch(other -> other.get(0).kind() == path.get(0).kind());
        return asWide ? before : List.of();
    }

    private static List<List<PathElement>> together(List<List<PathElement>> some, List<List<PathElement>> others) {
        List<List<PathElement>> all = new ArrayList<>(some);
        all.addAll(others);
        return all;
    }

    private static int depth(Part part) {
        return part.found().kind().depth();
    }

    private static List<List<PathElement>> steps(Part part) {
        return part.found().members().stream().map(List::of).toList();
    }

    private static List<List<PathElement>> joined(List<List<PathElement>> some, List<List<PathElement>> others) {
        List<List<PathElement>> all = new ArrayList<>();
        for (List<PathElement> one : some) {
            for (List<PathElement> other : others) {
                List<PathElement> path = new ArrayList<>(one);
                path.addAll(other);
                all.add(path);
            }
        }
        return all;
    }

    private @Nullable Part endingAt(int end, int taken) {
        Part marked = markedEndingAt(end, taken);
        return marked == null ? listEndingAt(end, taken) : marked;
    }

    /** "lid 4 en 5 van artikel 56": a bare figure behind a noun in the singular. */
    private @Nullable Part listEndingAt(int end, int taken) {
        boolean figure = tokens.isNumber(end - 1) && JOINTS.contains(tokens.form(end - 2));
        Part before = figure ? markedEndingAt(end - 2, taken) : null;
        if (before == null || before.found().kind().depth() > PathElement.Kind.MEMBER.depth()) {
            return null;
        }
        PathElement next = new PathElement(before.found().kind(), tokens.form(end - 1));
        if (Expansion.number(next.value())
                <= Expansion.number(before.found().last().value())) {
            return null;
        }
        List<PathElement> members = new ArrayList<>(before.found().members());
        members.add(next);
        return new Part(new SubdivisionReader.Found(members, end, true, true), before.first());
    }

    private @Nullable Part markedEndingAt(int end, int taken) {
        Part widest = null;
        for (int start = end - 2; start > taken && start >= end - FAR; start--) {
            SubdivisionReader.Found found = subdivisions.at(start);
            boolean lettered = found != null && found.kind() == PathElement.Kind.LETTER && !tokens.is(end - 1, ")");
            if (found != null && found.next() == end && !lettered) {
                widest = new Part(found, start);
            }
        }
        return widest;
    }
}
