package dev.assize.law.be.provision;

import dev.assize.law.be.provision.PathElement.Kind;
import dev.assize.law.be.token.Tokens;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Sub-divisions that stand in brackets of their own, as English writes them: "(2)(b)".
 *
 * @param next the token after the last bracket
 */
record BracketedPath(List<PathElement> steps, int next) {

    private static final int DEEPEST = 3;

    BracketedPath {
        steps = List.copyOf(steps);
    }

    /** The brackets that begin at a token and touch one another; null when none do. */
    static @Nullable BracketedPath at(Tokens tokens, int open) {
        List<PathElement> steps = new ArrayList<>();
        int at = open;
        while (tokens.is(at, "(")
                && (at == open || tokens.touches(at))
                && tokens.is(at + 2, ")")
                && steps.size() < DEEPEST) {
            boolean figure = tokens.isNumber(at + 1) && tokens.form(at + 1).length() <= 2;
            boolean letter = tokens.isWord(at + 1) && tokens.form(at + 1).length() == 1;
            if (!figure && !letter) {
                break;
            }
            Kind kind = letter ? Kind.LETTER : steps.isEmpty() ? Kind.PARAGRAPH : Kind.UNMARKED;
            steps.add(new PathElement(kind, tokens.form(at + 1)));
            at += 3;
        }
        return steps.isEmpty() ? null : new BracketedPath(steps, at);
    }

    /** Whether it begins with a paragraph. */
    boolean startsWithFigure() {
        return steps.get(0).kind() == Kind.PARAGRAPH;
    }

    String value() {
        return steps.get(0).value();
    }
}
