package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * What a statement says in brackets or as an example: an aside, which may be left out but not contradicted, or the points
 * that a marking scheme gives for the words before it ("(0.5 P)"), which are no part of the statement.
 */
final class Parentheticals {

    private static final Set<String> POINTS =
            Set.of("p", "pt", "pts", "point", "points", "punkt", "punkte", "punt", "punten", "mark", "marks");

    private final BitSet parentheticals = new BitSet();
    private final BitSet marks = new BitSet();

    Parentheticals(List<Token> tokens, String text) {
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

    /** An example runs to the end of the statement. One that names somebody or something is held to the name. */
    void readExample(List<Token> tokens, BitSet names, DiscourseMarkers discourse, String text) {
        for (int i = 1; i < tokens.size(); i++) {
            int length = discourse.announcesExample(tokens, i);
            int start = i + length;
            if (length > 0 && start < tokens.size() && !commentsOnly(tokens.get(start - 1), text)) {
                if (names.nextSetBit(start) < 0) {
                    marks.set(i, start);
                    parentheticals.set(start, tokens.size());
                }
                return;
            }
        }
    }

    /** "They are, for example, converted": between commas it announces nothing. */
    private static boolean commentsOnly(Token marker, String text) {
        int after = marker.span().end();
        return after < text.length() && text.charAt(after) == ',';
    }

    private void close(List<Token> tokens, int start, int end) {
        boolean points = end - start == 2
                && tokens.get(start).kind() == Token.Kind.NUMBER
                && POINTS.contains(tokens.get(start + 1).folded());
        // A statement all in brackets says what is in them.
        if (points) {
            marks.set(start, end);
        } else if (start > 0) {
            parentheticals.set(start, end);
        }
    }

    boolean isAside(int at) {
        return parentheticals.get(at);
    }

    boolean isMark(int at) {
        return marks.get(at);
    }
}
