package dev.assize.judges.coverage.internal;

import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;

/** Which clauses of a reference draw a conclusion, rather than state a fact. */
final class Conclusions {

    private final ReadText reference;
    private final DiscourseMarkers discourse;

    Conclusions(ReadText reference, DiscourseMarkers discourse) {
        this.reference = reference;
        this.discourse = discourse;
    }

    /** A marker stands in the clause, it tells what something shows or what is advised, or an arrow leads to it. */
    boolean isAt(int start, int end) {
        if (discourse.concludesAt(reference.tokens(), start) || isPointedAt(start)) {
            return true;
        }
        for (int i = start; i < end; i++) {
            PartOfSpeech part = reference.part(i);
            if (part == PartOfSpeech.RELATIVE) {
                return false;
            }
            Token token = reference.token(i);
            boolean marked = !discourse.concludesOnlyInFront(token) && discourse.concludesAt(reference.tokens(), i);
            if (marked || discourse.advisesAt(reference.tokens(), i) || concludesByVerb(i, end)) {
                return true;
            }
        }
        return false;
    }

    /** "The results show that …", "the authors recommend …", but not "the map shows the river". */
    private boolean concludesByVerb(int at, int end) {
        if (reference.part(at) != PartOfSpeech.FINITE_VERB) {
            return false;
        }
        Token verb = reference.token(at);
        if (discourse.advises(verb)) {
            return true;
        }
        if (!discourse.proves(verb)) {
            return false;
        }
        for (int i = at + 1; i < Math.min(end, at + 4); i++) {
            PartOfSpeech part = reference.part(i);
            if (part == PartOfSpeech.SUBORDINATOR || part == PartOfSpeech.RELATIVE) {
                return true;
            }
        }
        return false;
    }

    private boolean isPointedAt(int start) {
        int from = start == 0 ? 0 : reference.token(start - 1).span().end();
        String before = reference
                .text()
                .substring(from, Math.max(from, reference.token(start).span().start()));
        return before.contains("->") || before.contains("=>") || before.indexOf('\u2192') >= 0;
    }
}
