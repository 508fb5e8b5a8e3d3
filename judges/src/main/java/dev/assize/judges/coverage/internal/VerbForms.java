package dev.assize.judges.coverage.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * The regular forms of a Dutch or German verb from its infinitive, for word lists that name the infinitive alone: the
 * Snowball rules do not bring "verhoogde" and "verhogen" together. Forms that do not exist do no harm.
 */
final class VerbForms {

    private VerbForms() {}

    static List<String> of(String word) {
        if (!word.endsWith("en") || word.length() < 6) {
            return List.of(word);
        }
        String base = word.substring(0, word.length() - 2);
        List<String> forms = new ArrayList<>(List.of(word));
        for (String stem : List.of(base, lengthened(base))) {
            forms.add(stem);
            forms.add(stem + "t");
            forms.add(stem + "te");
            forms.add(stem + "de");
            forms.add(stem + "d");
        }
        return forms;
    }

    /** Dutch writes a long vowel twice before the ending falls off: verhogen, verhoog. */
    private static String lengthened(String base) {
        int vowel = base.length() - 2;
        boolean single = "aeou".indexOf(base.charAt(vowel)) >= 0 && "aeiou".indexOf(base.charAt(vowel - 1)) < 0;
        return single ? base.substring(0, vowel) + base.charAt(vowel) + base.substring(vowel) : base;
    }
}
