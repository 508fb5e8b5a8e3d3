package dev.assize.judges.coverage.internal;

import dev.assize.text.Span;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Takes a long clause apart into elementary propositions, as people do who write lists of facts: the subject and its verb with
 * what directly follows, then subject and verb with each further complement ("The valve closes … in two seconds").
 *
 * <p>Each can be checked by itself: what directly follows the verb stays with it ("tried to leave"), and so does what a German or
 * Dutch clause ends with.
 */
final class Propositions {

    /** Stands between subject and verb and a complement that followed later. */
    static final String OMITTED = " … ";

    /** Shorter clauses say one thing. */
    private static final int LONG = 5;

    /** A joining word or an infinitive opens a complement of so many content words, a preposition one of any weight. */
    private static final int FEWEST_WORDS = 2;

    /** They belong to the noun before them. */
    private static final Set<String> GENITIVES = Set.of("of", "de", "du", "des", "d", "van", "von", "vom");

    /** Before a verb they make an infinitive. */
    private static final Set<String> INFINITIVES = Set.of("to", "te", "zu", "a", "om", "um");

    private final ReadText text;
    private final DiscourseMarkers markers;

    Propositions(ReadText text, DiscourseMarkers markers) {
        this.text = text;
        this.markers = markers;
    }

    /** One item or several; the text of each but the first starts with the subject and its verb. */
    List<Item> of(Clauses.Clause clause, Item whole) {
        int stem = stemEnd(clause);
        if (content(clause.start(), clause.end()) < LONG || stem <= clause.start()) {
            return List.of(whole);
        }
        List<Integer> cuts = cuts(clause, stem);
        if (cuts.isEmpty()) {
            return List.of(whole);
        }
        // A clause that opens with a complement has its subject after the verb.
        int about = markers.isPreposition(text.token(clause.start())) ? cuts.get(0) : stem;
        List<Item> items = new ArrayList<>();
        int from = clause.start();
        for (int i = 0; i <= cuts.size(); i++) {
            int to = i == cuts.size() ? clause.end() : cuts.get(i);
            items.add(item(clause, about, from, to, whole));
            from = to;
        }
        return items;
    }

    /** For each proposition of a list the whole that it and its neighbours were taken from. */
    static Map<String, String> wholes(List<String> items) {
        Map<String, String> wholes = new HashMap<>();
        int first = 0;
        for (int i = 1; i <= items.size(); i++) {
            if (i == items.size() || !continues(items.get(first), items.get(i))) {
                List<String> parts = items.subList(first, i);
                StringBuilder whole = new StringBuilder(parts.get(0));
                parts.stream()
                        .skip(1)
                        .forEach(part -> whole.append(' ')
                                .append(part, part.indexOf(OMITTED) + OMITTED.length(), part.length()));
                parts.stream().filter(part -> parts.size() > 1).forEach(part -> wholes.put(part, whole.toString()));
                first = i;
            }
        }
        return wholes;
    }

    private static boolean continues(String first, String item) {
        int omission = item.indexOf(OMITTED);
        return omission > 0 && first.startsWith(item.substring(0, omission));
    }

    private Item item(Clauses.Clause clause, int about, int from, int to, Item whole) {
        Span own = ReferenceReader.closed(text.span(from, to - 1), text.text());
        Span span = to == clause.end()
                ? Span.of(own.start(), Math.max(own.end(), whole.source().end()))
                : own;
        String words = ReferenceReader.plain(span.in(text.text()));
        if (from == clause.start()) {
            return new Item(words, span);
        }
        String stem = ReferenceReader.plain(text.span(clause.start(), about - 1).in(text.text()));
        return new Item(stem + OMITTED + words, span);
    }

    /** Before each preposition, infinitive or joining word that opens a complement, but for what directly follows the verb. */
    private List<Integer> cuts(Clauses.Clause clause, int stem) {
        List<Integer> cuts = new ArrayList<>();
        int from = stem;
        for (int i = stem + 1; i < clause.end(); i++) {
            int fewest = fewest(i, clause.end());
            boolean apart = !text.isBracketed(i) && Character.isWhitespace(lastBetween(i));
            if (fewest > 0 && apart && content(from, i) > 0 && content(i, next(i, clause.end())) >= fewest) {
                cuts.add(i);
                from = i;
            }
        }
        return cuts;
    }

    private char lastBetween(int at) {
        String between = text.between(at);
        return between.isEmpty() ? '-' : between.charAt(between.length() - 1);
    }

    /** How many content words a complement that opens here must have; 0 when none opens. */
    private int fewest(int at, int end) {
        Token token = text.token(at);
        if (markers.joinsMembers(token) || markers.opens(token)) {
            return FEWEST_WORDS;
        }
        if (!markers.isPreposition(token) || GENITIVES.contains(token.folded())) {
            return 0;
        }
        boolean infinitive = INFINITIVES.contains(token.folded()) && at + 1 < end && markers.isVerb(text.token(at + 1));
        return infinitive ? FEWEST_WORDS : 1;
    }

    /** Where the next preposition or joining word stands. */
    private int next(int at, int end) {
        int i = at + 1;
        while (i < end && (fewest(i, end) == 0 || content(at, i) == 0)) {
            i++;
        }
        return i;
    }

    /** The token after the subject and its verb, with all the auxiliaries of it; the start of the clause when there is no verb. */
    private int stemEnd(Clauses.Clause clause) {
        for (int i = clause.start() + 1; i < clause.end(); i++) {
            if (isVerb(i) && content(clause.start(), i) > 0) {
                return particleEnd(i, verbsEnd(i + 1, clause.end()), clause.end());
            }
        }
        return clause.start();
    }

    /** The token after the verbs that follow, with small words among them: "is still being". */
    private int verbsEnd(int from, int end) {
        int at = from;
        while (at < end && (isVerb(at) || (at + 1 < end && isSmall(at) && isVerb(at + 1)))) {
            at++;
        }
        return at;
    }

    /** The token after the particle of a parted verb, which belongs to the verb wherever it stands: "betaalt … terug". */
    private int particleEnd(int verb, int verbsEnd, int end) {
        for (int i = verbsEnd; i < end && VerbRoots.isParted(text.token(verb).key()); i++) {
            Token token = text.token(i);
            if (token.stop() && VerbRoots.hasParticle(text.token(verb).key(), token.folded())) {
                return i + 1;
            }
        }
        return verbsEnd;
    }

    private boolean isSmall(int at) {
        return !text.token(at).isContent() && !markers.isPreposition(text.token(at));
    }

    private boolean isVerb(int at) {
        return markers.isAuxiliary(text.token(at)) || markers.isVerb(text.token(at));
    }

    private int content(int from, int to) {
        int content = 0;
        for (int i = from; i < to; i++) {
            content += text.token(i).isContent() ? 1 : 0;
        }
        return content;
    }
}
