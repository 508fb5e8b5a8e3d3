package dev.assize.judges.provision;

import dev.assize.law.be.token.Tokens;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** Where a source has each number, letter and ordinal; made once for all that is looked for. */
final class NumberPlaces {

    private static final int[] NOWHERE = {};

    private final Tokens tokens;
    private final Map<String, int[]> places = new HashMap<>();

    NumberPlaces(Tokens tokens) {
        this.tokens = tokens;
        Map<String, Integer> sizes = new HashMap<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.isNumber(at) || StepNotation.mayBeStep(tokens.form(at))) {
                String form = tokens.form(at);
                int size = sizes.merge(form, 1, Integer::sum);
                int[] known = places.computeIfAbsent(form, key -> new int[4]);
                if (size > known.length) {
                    known = Arrays.copyOf(known, known.length * 2);
                    places.put(form, known);
                }
                known[size - 1] = at;
            }
        }
        places.replaceAll((form, known) -> Arrays.copyOf(known, sizes.getOrDefault(form, 0)));
    }

    /** The tokens with a form, in their order. */
    int[] of(String form) {
        return places.getOrDefault(form, NOWHERE);
    }

    /** The first of some tokens that does not begin before a place of the source. */
    int firstAfter(int[] candidates, int from) {
        int token = tokens.indexAt(from);
        int found = Arrays.binarySearch(candidates, token);
        return found >= 0 ? found : -found - 1;
    }
}
