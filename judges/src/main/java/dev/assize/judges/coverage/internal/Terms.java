package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The terms a reference turns on: the noun phrases and names its statements are about.
 *
 * <p>Numbers, dates, verbs and words of any topic are no terms. Nor is a name that only tells where something is or
 * comes from ("in Paris") and is said once: the fact that states the place already asks for it.
 */
final class Terms {

    private static final int MOST = 12;
    private static final int LONGEST = 4;

    /** A long reference has named what it turns on by then. */
    private static final int CANDIDATES = 200;

    private final ReadText reference;
    private final DiscourseMarkers discourse;
    private final Map<String, Integer> counts;
    private final Set<String> asked;
    private final boolean nounsHaveCapitals;

    private Terms(ReadText reference, DiscourseMarkers discourse, Set<String> asked) {
        this.reference = reference;
        this.discourse = discourse;
        this.asked = asked;
        this.nounsHaveCapitals = reference.language() == Language.GERMAN && reference.hasCapitals();
        this.counts = new LinkedHashMap<>();
        for (Token token : reference.tokens()) {
            counts.merge(token.key(), 1, Integer::sum);
        }
    }

    /** @param asked the keys of the question's words */
    static List<Item> of(ReadText reference, DiscourseMarkers discourse, Set<String> asked) {
        return new Terms(reference, discourse, asked).read();
    }

    private List<Item> read() {
        Map<String, Item> terms = new LinkedHashMap<>();
        Map<String, Set<String>> keysOf = new LinkedHashMap<>();
        int at = 0;
        while (at < reference.size() && terms.size() < CANDIDATES) {
            int end = at;
            while (end < reference.size() && (end == at ? isNominal(end) : adjacent(end) && continues(end))) {
                end++;
            }
            if (end > at) {
                add(Math.max(at, end - LONGEST), end, terms, keysOf);
                at = end;
            } else {
                at++;
            }
        }
        return largest(terms, keysOf);
    }

    private void add(int start, int end, Map<String, Item> terms, Map<String, Set<String>> keysOf) {
        if (tellsPlace(start, end)) {
            return;
        }
        StringBuilder name = new StringBuilder();
        Set<String> keys = new HashSet<>();
        for (int i = start; i < end; i++) {
            keys.add(reference.token(i).key());
            name.append(reference.token(i).key()).append(' ');
        }
        Span span = reference.span(start, end - 1);
        if (terms.putIfAbsent(name.toString(), new Item(span.in(reference.text()), span)) == null) {
            keysOf.put(name.toString(), keys);
        }
    }

    /** A term inside a longer one is not counted beside it, nor one that the question brings, if there are others. */
    private List<Item> largest(Map<String, Item> terms, Map<String, Set<String>> keysOf) {
        List<Item> kept = new ArrayList<>();
        List<Item> given = new ArrayList<>();
        for (Map.Entry<String, Item> term : terms.entrySet()) {
            Set<String> keys = keysOf.getOrDefault(term.getKey(), Set.of());
            boolean inside =
                    keysOf.values().stream().anyMatch(other -> other.size() > keys.size() && other.containsAll(keys));
            List<Item> list = asked.containsAll(keys) ? given : kept;
            if (!inside && list.size() < MOST) {
                list.add(term.getValue());
            }
        }
        return kept.isEmpty() ? given : kept;
    }

    private boolean tellsPlace(int start, int end) {
        boolean name = true;
        boolean once = true;
        for (int i = start; i < end; i++) {
            Token token = reference.token(i);
            name &= reference.isName(i);
            once &= counts.getOrDefault(token.key(), 0) == 1 && !asked.contains(token.key());
        }
        return name && once && start > 0 && discourse.leadsToPlace(reference.token(start - 1));
    }

    /** A noun, or a participle before one: "user defined function", "shared steering wheel". */
    private boolean continues(int at) {
        return isNominal(at)
                || (reference.language() == Language.ENGLISH
                        && isParticiple(reference.token(at))
                        && at + 1 < reference.size()
                        && adjacent(at + 1)
                        && isNominal(at + 1));
    }

    private static boolean isParticiple(Token token) {
        return token.isContent()
                && !token.isExact()
                && token.folded().length() > 4
                && (token.folded().endsWith("ing") || token.folded().endsWith("ed"));
    }

    private boolean isNominal(int at) {
        Token token = reference.token(at);
        if (token.isExact() || !token.isContent() || token.key().length() < 2 || discourse.isGeneric(token)) {
            return false;
        }
        if (reference.isName(at)) {
            return true;
        }
        if (nounsHaveCapitals) {
            return token.capitalised();
        }
        return !isVerbal(at, token);
    }

    private boolean isVerbal(int at, Token token) {
        boolean adverb =
                reference.language() == Language.ENGLISH && token.folded().endsWith("ly");
        boolean afterAuxiliary = at > 0
                && adjacent(at)
                && (discourse.isAuxiliary(reference.token(at - 1))
                        || reference.token(at - 1).folded().equals("to"));
        return adverb || afterAuxiliary || discourse.isVerb(token);
    }

    private boolean adjacent(int at) {
        int from = reference.token(at - 1).span().end();
        int to = reference.token(at).span().start();
        return to - from == 1 && " -'’".indexOf(reference.text().charAt(from)) >= 0;
    }
}
