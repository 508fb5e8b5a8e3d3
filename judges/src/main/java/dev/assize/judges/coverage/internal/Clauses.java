package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Cuts the sentences of a reference into clauses that each state something.
 *
 * <p>A cut is made at a semicolon, before a joining word that is followed by a verb of its own, before a reason or a next
 * step, before a marker of a conclusion, and between the members of an enumeration.
 */
final class Clauses {

    /** A stretch of tokens, the end not included. */
    record Clause(int start, int end, boolean conclusion) {}

    private static final int VERB_COMES_WITHIN = 6;

    private final ReadText reference;
    private final DiscourseMarkers discourse;
    private final Enumeration enumeration;
    private final BitSet verbs = new BitSet();
    private final List<Clause> clauses = new ArrayList<>();

    private Clauses(ReadText reference, DiscourseMarkers discourse) {
        this.reference = reference;
        this.discourse = discourse;
        this.enumeration = new Enumeration(reference, discourse);
        for (int i = 0; i < reference.size(); i++) {
            verbs.set(i, discourse.isVerb(reference.token(i)));
        }
    }

    static List<Clause> of(ReadText reference, DiscourseMarkers discourse) {
        Clauses clauses = new Clauses(reference, discourse);
        for (int sentence = 0; sentence < reference.sentences(); sentence++) {
            clauses.cutSentence(sentence);
        }
        return List.copyOf(clauses.clauses);
    }

    private void cutSentence(int sentence) {
        int start = afterMarker(sentence);
        int end = reference.sentenceEnd(sentence);
        boolean last = sentence == reference.sentences() - 1;
        if (!last && endsWithColon(end) && !hasVerb(start, end)) {
            return;
        }
        int from = start;
        for (int i = start + 1; i < end; i++) {
            if (isCut(from, i, end)) {
                addMembers(from, i, false);
                from = i;
            }
        }
        boolean closing = last && reference.sentences() >= 3 && discourse.closesAt(reference.tokens(), start);
        addMembers(from, end, closing);
    }

    /** The first token after the bullet or number of a list item. */
    private int afterMarker(int sentence) {
        int start = reference.sentenceStart(sentence);
        int end = reference.sentenceEnd(sentence);
        Token first = reference.token(start);
        int lineEnd = Math.min(reference.text().length(), first.span().end() + 4);
        int marker = ListMarker.length(reference.text().substring(first.span().start(), lineEnd));
        boolean numbered = marker > 0 && first.span().length() < marker;
        return numbered && start + 1 < end ? start + 1 : start;
    }

    private void addMembers(int clauseStart, int end, boolean closing) {
        int start = afterAnnouncement(clauseStart, end);
        int from = start;
        for (int cut : enumeration.cuts(start, end, hasPredicate(start, end))) {
            add(from, cut, closing);
            from = cut;
        }
        add(from, end, closing);
    }

    /** "There are four ways: a, b, c and d" announces what the list then says; the list is what can be checked. */
    private int afterAnnouncement(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if (reference.between(i).indexOf(':') >= 0) {
                return enumeration.cuts(i, end, hasPredicate(i, end)).isEmpty() ? start : i;
            }
        }
        return start;
    }

    private void add(int start, int end, boolean closing) {
        int from = start;
        while (from < end
                && discourse.joinsMembers(reference.token(from))
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
            if (!discourse.concludesOnlyInFront(reference.token(i)) && discourse.concludesAt(reference.tokens(), i)) {
                return true;
            }
        }
        return false;
    }

    private boolean isCut(int from, int at, int end) {
        String between = reference.between(at);
        if (between.indexOf(';') >= 0) {
            return true;
        }
        // "do...while" is one word.
        boolean apart = between.isEmpty() || Character.isWhitespace(between.charAt(between.length() - 1));
        Token token = reference.token(at);
        if (!apart || reference.isBracketed(at)) {
            return false;
        }
        if (discourse.relates(token) && relatesHere(at, end, between)) {
            return true;
        }
        if (discourse.opens(token) && between.indexOf(',') >= 0) {
            return true;
        }
        // "was so cold": after a verb it tells a degree.
        boolean degree = verbs.get(at - 1) && discourse.concludesOnlyInFront(token);
        boolean statement = !degree && hasVerb(from, at) && opensStatement(at + 1, end);
        return statement
                && (discourse.opens(token) || discourse.joins(token) || discourse.concludesAt(reference.tokens(), at));
    }

    /**
     * A relative clause says something of its own: "a location that can store a value". English and French put its verb
     * right after the pronoun; Dutch and German put a comma before it and the verb last.
     */
    private boolean relatesHere(int at, int end, String between) {
        if (end - at < 3) {
            return false;
        }
        return discourse.verbComesLast() ? between.indexOf(',') >= 0 : verbs.get(at + 1);
    }

    /** Whether a verb comes soon enough to belong to what the joining word opens. */
    private boolean opensStatement(int start, int end) {
        int to = Math.min(end, start + VERB_COMES_WITHIN);
        for (int i = start; i < to; i++) {
            if (i > start && reference.between(i).indexOf(',') >= 0) {
                return false;
            }
            if (verbs.get(i)) {
                return end - start >= 3;
            }
        }
        return false;
    }

    private boolean hasVerb(int start, int end) {
        int verb = verbs.nextSetBit(start);
        return verb >= 0 && verb < end;
    }

    /** Whether a verb stands anywhere but at the head of a member: "push and pop" are two names, not two deeds. */
    private boolean hasPredicate(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            boolean head = discourse.joinsMembers(reference.token(i - 1))
                    || reference.between(i).indexOf(',') >= 0;
            Token token = reference.token(i);
            if (discourse.isAuxiliary(token) || (!head && verbs.get(i))) {
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
}
