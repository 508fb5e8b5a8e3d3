package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * What a statement says in brackets: an aside, which may be left out but not contradicted, or the points that a marking
 * scheme gives for the words before it ("(0.5 P)"), which are no part of the statement.
 */
final class Asides {

    private static final Set<String> POINTS =
            Set.of("p", "pt", "pts", "point", "points", "punkt", "punkte", "punt", "punten", "mark", "marks");

    private final BitSet asides = new BitSet();
    private final BitSet marks = new BitSet();

    Asides(List<Token> tokens, String text) {
        int depth = 0;
        int opened = 0;
        for (int i = 0; i < tokens.size(); i++) {
            int from = i == 0 ? 0 : tokens.get(i - 1).span().end();
            for (int at = from; at < tokens.get(i).span().start(); at++) {
                if (text.charAt(at) == '(') {
                    depth++;
                    opened = i;
                } else if (text.charAt(at) == ')' && depth > 0) {
                    depth--;
                    close(tokens, opened, i);
                }
            }
        }
        if (depth > 0) {
            close(tokens, opened, tokens.size());
        }
    }

    private void close(List<Token> tokens, int start, int end) {
        boolean points = end - start == 2
                && tokens.get(start).kind() == Token.Kind.NUMBER
                && POINTS.contains(tokens.get(start + 1).folded());
        // A statement all in brackets says what is in them.
        if (points) {
            marks.set(start, end);
        } else if (start > 0) {
            asides.set(start, end);
        }
    }

    boolean isAside(int at) {
        return asides.get(at);
    }

    boolean isMark(int at) {
        return marks.get(at);
    }
}
