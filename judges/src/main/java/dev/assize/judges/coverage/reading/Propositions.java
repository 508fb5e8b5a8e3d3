package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes a long clause apart into elementary propositions, as people do who write lists of facts: the subject with its verb and
 * what directly follows, then the subject with each further complement ("The valve … in two seconds").
 */
final class Propositions {

    /** Shorter clauses say one thing. */
    private static final int LONG = 6;

    private static final int FEWEST_WORDS = 2;
    /** Stands between the subject and a complement that followed later. */
    static final String OMITTED = " … ";

    private final ReadText text;
    private final DiscourseMarkers markers;

    Propositions(ReadText text, DiscourseMarkers markers) {
        this.text = text;
        this.markers = markers;
    }

    /** One item or several; the text of each but the first starts with the subject. */
    List<Item> of(Clauses.Clause clause, Item whole) {
        if (content(clause.start(), clause.end()) < LONG) {
            return List.of(whole);
        }
        List<Integer> cuts = cuts(clause);
        int subject = subjectEnd(clause);
        if (cuts.isEmpty() || subject <= clause.start()) {
            return List.of(whole);
        }
        List<Item> items = new ArrayList<>();
        int from = clause.start();
        for (int i = 0; i <= cuts.size(); i++) {
            int to = i == cuts.size() ? clause.end() : cuts.get(i);
            items.add(item(clause, subject, from, to, whole));
            from = to;
        }
        return items;
    }

    private Item item(Clauses.Clause clause, int subject, int from, int to, Item whole) {
        Span own = text.span(from, to - 1);
        Span span = to == clause.end()
                ? Span.of(own.start(), Math.max(own.end(), whole.source().end()))
                : own;
        String words = ReferenceReader.plain(span.in(text.text()));
        if (from == clause.start()) {
            return new Item(words, span);
        }
        String about =
                ReferenceReader.plain(text.span(clause.start(), subject - 1).in(text.text()));
        return new Item(about + OMITTED + words, span);
    }

    /** Before each preposition or infinitive that opens a complement of some weight, once the verb has come. */
    private List<Integer> cuts(Clauses.Clause clause) {
        List<Integer> cuts = new ArrayList<>();
        int from = clause.start();
        boolean verb = false;
        for (int i = clause.start() + 1; i < clause.end(); i++) {
            verb |= markers.isVerb(text.token(i - 1));
            boolean opens = isOpener(i) && !text.isBracketed(i);
            if (verb && opens && content(from, i) >= FEWEST_WORDS && content(i, clause.end()) >= FEWEST_WORDS) {
                cuts.add(i);
                from = i;
            }
        }
        return cuts;
    }

    private boolean isOpener(int at) {
        Token token = text.token(at);
        // "Of", "de", "van", "von" belong to the noun before them.
        return markers.isPreposition(token)
                && !List.of("of", "de", "du", "des", "d", "van", "von", "vom").contains(token.folded());
    }

    /** The token after the subject: what stands before the first verb. */
    private int subjectEnd(Clauses.Clause clause) {
        for (int i = clause.start(); i < clause.end(); i++) {
            boolean verb = markers.isAuxiliary(text.token(i)) || markers.isVerb(text.token(i));
            if (verb) {
                return text.language() == Language.ENGLISH || content(clause.start(), i) > 0 ? i : clause.start();
            }
        }
        return clause.start();
    }

    private int content(int from, int to) {
        int content = 0;
        for (int i = from; i < to; i++) {
            content += text.token(i).isContent() ? 1 : 0;
        }
        return content;
    }
}
