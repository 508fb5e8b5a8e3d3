package dev.assize.judges.coverage.internal;

import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Cuts the sentences of a reference into clauses that each state something.
 *
 * <p>A cut is made at a semicolon, before a joining word that leads to a verb of its own, before a reason or a contrast, and before a
 * marker of a conclusion. A sentence without a verb that lists members is cut into these.
 */
final class Clauses {

    /**
     * A stretch of tokens, the end not included.
     *
     * @param stemStart where the words begin that it leans on: "the bridge … has a main span of 430 metres"
     * @param stemEnd the token after them; as the start where it leans on none
     */
    record Clause(int start, int end, int stemStart, int stemEnd, boolean conclusion) {

        boolean leans() {
            return stemEnd > stemStart;
        }
    }

    /** What two verbs say of one subject is told apart where both have so many content words: not "starts and ends in Farrow". */
    private static final int FEWEST_WORDS = 2;

    private final ReadText reference;
    private final DiscourseMarkers markers;
    private final ClauseGrammar grammar;
    private final Enumeration enumeration;
    private final Conclusions conclusions;
    private final List<Clause> clauses = new ArrayList<>();

    private Clauses(ReadText reference, DiscourseMarkers markers) {
        this.reference = reference;
        this.markers = markers;
        this.grammar = new ClauseGrammar(reference);
        this.enumeration = new Enumeration(reference, markers);
        this.conclusions = new Conclusions(reference, markers);
    }

    static List<Clause> of(ReadText reference, DiscourseMarkers markers) {
        Clauses clauses = new Clauses(reference, markers);
        for (int sentence = 0; sentence < reference.sentences(); sentence++) {
            clauses.cutSentence(sentence);
        }
        return List.copyOf(clauses.clauses);
    }

    private void cutSentence(int sentence) {
        int start = afterMarker(sentence);
        int end = reference.sentenceEnd(sentence);
        boolean last = sentence == reference.sentences() - 1;
        if (!last && endsWithColon(end) && !grammar.hasVerb(start, end)) {
            return;
        }
        int from = start;
        int stemStart = 0;
        int stemEnd = 0;
        for (int i = start + 1; i < end; i++) {
            boolean marked = reference.between(i).indexOf(';') >= 0;
            if (marked || isCut(from, i, end)) {
                addMembers(from, i, stemStart, stemEnd, false);
                boolean alone = marked || markers.givesReason(reference.token(i)) || grammar.hasSubject(i + 1, end);
                stemStart = from;
                stemEnd = alone ? from : grammar.subjectEnd(from, i);
                from = i;
            }
        }
        boolean closing = last && reference.sentences() >= 3 && markers.closesAt(reference.tokens(), start);
        addMembers(from, end, stemStart, stemEnd, closing);
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

    private void addMembers(int clauseStart, int end, int stemStart, int stemEnd, boolean closing) {
        int start = afterAnnouncement(clauseStart, end);
        int from = start;
        for (int cut : members(start, end)) {
            add(from, cut, stemStart, stemEnd, closing);
            from = cut;
        }
        add(from, end, stemStart, stemEnd, closing);
    }

    /** "There are four ways: a, b, c and d" announces what the list then says; the list is what can be checked. */
    private int afterAnnouncement(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if (reference.between(i).indexOf(':') >= 0) {
                return members(i, end).isEmpty() ? start : i;
            }
        }
        return start;
    }

    /** What a verb is said of together is one fact; "push and pop" are two names. */
    private List<Integer> members(int start, int end) {
        return hasPredicate(start, end) ? List.of() : enumeration.cuts(start, end);
    }

    /** Whether a verb stands anywhere but at the head of a member. */
    private boolean hasPredicate(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            // "The mayor, Ann Roy, will resign": behind an apposition a verb with more behind it is no member.
            boolean alone =
                    i + 1 == end || grammar.hasCommaBefore(i + 1) || markers.joinsMembers(reference.token(i + 1));
            boolean head = markers.joinsMembers(reference.token(i - 1)) || (grammar.hasCommaBefore(i) && alone);
            if (!head && reference.part(i) == PartOfSpeech.FINITE_VERB) {
                return true;
            }
        }
        return false;
    }

    private void add(int start, int end, int stemStart, int stemEnd, boolean closing) {
        int from = start;
        while (from < end
                && markers.joinsMembers(reference.token(from))
                && !markers.concludesAt(reference.tokens(), from)) {
            from++;
        }
        if (grammar.contentWords(from, end) > 0) {
            clauses.add(new Clause(from, end, stemStart, stemEnd, closing || conclusions.isAt(from, end)));
        }
    }

    private boolean isCut(int from, int at, int end) {
        String between = reference.between(at);
        // "do...while" is one word.
        boolean apart = between.isEmpty() || Character.isWhitespace(between.charAt(between.length() - 1));
        if (!apart || reference.isBracketed(at)) {
            return false;
        }
        if (markers.givesReason(reference.token(at))) {
            return grammar.isStatement(from, at) && grammar.isStatement(at + 1, end);
        }
        boolean comma = between.indexOf(',') >= 0;
        boolean joins = reference.part(at) == PartOfSpeech.COORDINATOR && !markers.offersAnother(reference.token(at));
        boolean concludes = comma && markers.concludesAt(reference.tokens(), at);
        return (joins || concludes)
                && grammar.isWhole(from, at, comma)
                && grammar.opensWithVerb(at + 1, end)
                && (grammar.hasSubject(at + 1, end)
                        ? grammar.isStatement(from, at) && grammar.isStatement(at + 1, end)
                        : saysEnough(from, at) && saysEnough(at + 1, end));
    }

    private boolean saysEnough(int start, int end) {
        return grammar.contentWords(start, end) >= FEWEST_WORDS || grammar.hasAmount(start, end);
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
