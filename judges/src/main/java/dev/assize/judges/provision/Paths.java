package dev.assize.judges.provision;

import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.PathElement.Kind;
import java.util.List;
import java.util.Locale;

/** How two ways down into an article compare. */
final class Paths {

    private Paths() {}

    /** Equal up to notation: "8.1", "8, § 1" and "8, lid 1" are one place; "§ 3" and "3°" never are. */
    static boolean sameUpToNotation(List<PathElement> one, List<PathElement> other) {
        if (one.size() != other.size()) {
            return false;
        }
        for (int i = 0; i < one.size(); i++) {
            if (!same(one.get(i), other.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** A text that is the same for paths that are equal up to notation, and for no others. */
    static String normal(List<PathElement> path) {
        StringBuilder text = new StringBuilder();
        for (PathElement step : path) {
            text.append(isParagraph(step.kind()) ? Kind.PARAGRAPH : step.kind())
                    .append(' ')
                    .append(step.value().toLowerCase(Locale.ROOT))
                    .append('\n');
        }
        return text.toString();
    }

    static boolean same(PathElement one, PathElement other) {
        return one.value().equalsIgnoreCase(other.value())
                && (one.kind() == other.kind() || (isParagraph(one.kind()) && isParagraph(other.kind())));
    }

    private static boolean isParagraph(Kind kind) {
        return kind == Kind.PARAGRAPH || kind == Kind.SUBPARAGRAPH || kind == Kind.MEMBER;
    }

    /** Whether the first leads to something that holds what the second leads to: each of its steps is there, in order. */
    static boolean isCoarser(List<PathElement> coarse, List<PathElement> fine) {
        int at = 0;
        for (PathElement step : fine) {
            if (at < coarse.size() && same(coarse.get(at), step)) {
                at++;
            }
        }
        return at == coarse.size();
    }

    /** Whether both have a step of one kind, and of different values: "§ 2, al. 1" and "§ 2, al. 3". */
    static boolean contradict(List<PathElement> one, List<PathElement> other) {
        for (PathElement step : one) {
            boolean differs = false;
            for (PathElement another : other) {
                if (another.kind() == step.kind()) {
                    if (another.value().equalsIgnoreCase(step.value())) {
                        differs = false;
                        break;
                    }
                    differs = true;
                }
            }
            if (differs) {
                return true;
            }
        }
        return false;
    }

    /** Whether both have a step of one value, of whatever kind: "§ 2" and "2°". */
    static boolean sharesValue(List<PathElement> one, List<PathElement> other) {
        return one.stream()
                .anyMatch(
                        step -> other.stream().anyMatch(another -> step.value().equalsIgnoreCase(another.value())));
    }

    /** Whether two paths have the same figures, of whatever kinds, or one goes on where the other ends. */
    static boolean sharesAll(List<PathElement> one, List<PathElement> other) {
        if (one.isEmpty() || other.isEmpty()) {
            return one.isEmpty() && other.isEmpty();
        }
        int shorter = Math.min(one.size(), other.size());
        for (int i = 0; i < shorter; i++) {
            if (!one.get(i).value().equalsIgnoreCase(other.get(i).value())) {
                return false;
            }
        }
        return true;
    }

    static boolean hasStep(List<PathElement> path, PathElement step) {
        return path.stream().anyMatch(other -> same(other, step));
    }

    /** Whether texts write a step in few ways; indents and sentences they name in too many to say that one is nowhere. */
    static boolean isCountable(PathElement step) {
        return step.kind() != Kind.INDENT && step.kind() != Kind.SENTENCE;
    }
}
