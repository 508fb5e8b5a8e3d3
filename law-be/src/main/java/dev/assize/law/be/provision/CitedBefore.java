package dev.assize.law.be.provision;

import dev.assize.law.be.act.Numbering;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Which act each article was cited of so far. */
final class CitedBefore {

    private final Map<String, DocumentAct> actOfKey = new HashMap<>();
    private final Map<String, Integer> placeOfKey = new HashMap<>();
    private final Map<Integer, Set<DocumentAct>> actsOfStem = new HashMap<>();

    /** @param place the token at which it is cited */
    void remember(ArticleNumeral numeral, DocumentAct act, int place) {
        actOfKey.put(numeral.toString(), act);
        placeOfKey.put(numeral.toString(), place);
        if (act.numbering() == Numbering.PARAGRAPHED && numeral.isDecimal()) {
            actOfKey.put(numeral.head(), act);
        }
        actsOfStem.computeIfAbsent(numeral.leading(), stem -> new HashSet<>()).add(act);
    }

    /** The token at which this very number was cited last; -1 when it was not. */
    int place(ArticleNumeral numeral) {
        return placeOfKey.getOrDefault(numeral.toString(), -1);
    }

    /** The act under which this very number was cited last. */
    @Nullable
    DocumentAct actOf(ArticleNumeral numeral) {
        DocumentAct same = actOfKey.get(numeral.toString());
        // "6.2" behind "6.1 EVRM" is another paragraph of the same article.
        DocumentAct whole = same == null && numeral.isDecimal() ? actOfKey.get(numeral.head()) : null;
        return whole != null && whole.numbering() == Numbering.PARAGRAPHED ? whole : same;
    }

    /** The same, or the act of the number it was inserted behind. */
    @Nullable
    DocumentAct actOfOrAround(ArticleNumeral numeral) {
        DocumentAct same = actOf(numeral);
        return same == null && numeral.isInserted() ? actOfStem(numeral) : same;
    }

    /** 9ter stands where 9bis does: numbers that were inserted behind one article are of its act, if only one act has it. */
    private @Nullable DocumentAct actOfStem(ArticleNumeral numeral) {
        Set<DocumentAct> known = actsOfStem.getOrDefault(numeral.leading(), Set.of());
        return known.size() == 1 ? known.iterator().next() : null;
    }
}
