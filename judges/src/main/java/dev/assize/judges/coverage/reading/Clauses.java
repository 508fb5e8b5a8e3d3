package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts the sentences of a reference into clauses that each state something: at semicolons, before a joining word that
 * is followed by a verb of its own, before a marker of a conclusion, and between the members of a bare enumeration.
 */
final class Clauses {

    /** A stretch of tokens, the end not included. */
    record Clause(int start, int end, boolean conclusion) {}

    private static final int LONGEST_MEMBER = 5;

    private final Passage reference;
    private final Discourse discourse;
    private final List<Clause> clauses = new ArrayList<>();

    private Clauses(Passage reference, Discourse discourse) {
        this.reference = reference;
        this.discourse = discourse;
    }

    static List<Clause> of(Passage reference, Discourse discourse) {
        Clauses clauses = new Clauses(reference, discourse);
        for (int sentence = 0; sentence < reference.sentences(); sentence++) {
            clauses.cutSentence(sentence);
        }
        return List.copyOf(clauses.clauses);
    }

    private void cutSentence(int sentence) {
        int start = reference.sentenceStart(sentence);
        int end = reference.sentenceEnd(sentence);
        boolean last = sentence == reference.sentences() - 1;
        if (!last && endsWithColon(end) && !hasVerb(start, end)) {
            return;
        }
        if (!hasVerb(start, end) && cutEnumeration(start, end)) {
            return;
        }
        int from = start;
        for (int i = start + 1; i < end; i++) {
            if (isCut(from, i, end)) {
                add(from, i, false);
                from = i;
            }
        }
        boolean closing = last && reference.sentences() >= 3 && discourse.closesAt(reference.tokens(), start);
        add(from, end, closing);
    }

    private void add(int start, int end, boolean closing) {
        int from = start;
        while (from < end
                && discourse.joins(reference.token(from))
                && !discourse.concludesAt(reference.tokens(), from)) {
            from++;
        }
        boolean content = false;
        for (int i = from; i < end; i++) {
            content |= reference.token(i).isContent();
        }
        if (content) {
            clauses.add(new Clause(from, end, closing || concludes(from, end)));
        }
    }

    /** The marker opens the clause, or stands right after its subject or verb ("wij menen dus"). */
    private boolean concludes(int start, int end) {
        if (discourse.concludesAt(reference.tokens(), start)) {
            return true;
        }
        for (int i = start + 1; i < Math.min(end, start + 4); i++) {
            Token token = reference.token(i);
            boolean ambiguous = token.folded().equals("so")
                    || token.folded().equals("also")
                    || token.folded().equals("ainsi");
            if (!ambiguous && discourse.concludesAt(reference.tokens(), i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCut(int from, int at, int end) {
        String between = between(at);
        if (between.indexOf(';') >= 0) {
            return true;
        }
        boolean comma = between.indexOf(',') >= 0;
        if (comma && discourse.concludesAt(reference.tokens(), at) && hasVerb(at, end)) {
            return true;
        }
        return discourse.joins(reference.token(at)) && hasVerb(from, at) && opensStatement(at + 1, end);
    }

    /** Whether a verb comes soon enough to belong to what the joining word opens. */
    private boolean opensStatement(int start, int end) {
        int to = Math.min(end, start + 6);
        boolean verb = false;
        for (int i = start; i < to && !verb; i++) {
            verb = discourse.isVerb(reference.token(i));
            if (i > start && between(i).indexOf(',') >= 0) {
                return false;
            }
        }
        return verb && end - start >= 3;
    }

    private boolean hasVerb(int start, int end) {
        for (int i = start; i < end; i++) {
            if (discourse.isVerb(reference.token(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean endsWithColon(int end) {
        int at = reference.token(end - 1).span().end();
        String text = reference.text();
        while (at < text.length() && (text.charAt(at) == ' ' || text.charAt(at) == ')')) {
            at++;
        }
        return at < text.length() && text.charAt(at) == ':';
    }

    /** "enqueue and dequeue" states two things; "Paris, France" one. */
    private boolean cutEnumeration(int start, int end) {
        List<Integer> cuts = new ArrayList<>();
        boolean joined = false;
        for (int i = start + 1; i < end; i++) {
            boolean joiner = discourse.joins(reference.token(i));
            if (joiner || between(i).indexOf(',') >= 0) {
                cuts.add(i);
                joined |= joiner;
            }
        }
        cuts.add(end);
        if (!joined && cuts.size() < 3) {
            return false;
        }
        int from = start;
        for (int cut : cuts) {
            if (cut - from > LONGEST_MEMBER || !hasWord(from, cut)) {
                return false;
            }
            from = cut;
        }
        from = start;
        for (int cut : cuts) {
            add(from, cut, false);
            from = cut;
        }
        return true;
    }

    private boolean hasWord(int start, int end) {
        for (int i = start; i < end; i++) {
            Token token = reference.token(i);
            if (token.isContent() && !token.isExact()) {
                return true;
            }
        }
        return false;
    }

    private String between(int at) {
        return reference
                .text()
                .substring(
                        reference.token(at - 1).span().end(),
                        Math.max(
                                reference.token(at - 1).span().end(),
                                reference.token(at).span().start()));
    }
}
