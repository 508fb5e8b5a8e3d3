package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Numbers that tell by themselves of which act they hardly are, and of which they probably are.
 *
 * <p>A plain number is of no code that numbers its articles XX.99 or 4.1.22. And of those that were inserted (9ter, 48/6), few acts have one, so it is of the act on which it hangs anywhere in the text. Treaties and acts of the Union have none with a slash.
 * And acts that were often amended have several: one that only the context explains is of such an act rather than of one of which the text cites plain
 * numbers alone.
 */
final class TellingNumber {

    private static final int OFTEN = 2;

    private final DocumentActs acts;
    private final Map<String, ActMention> attached = new HashMap<>();
    private final Map<DocumentAct, Set<String>> inserted = new HashMap<>();
    private final Set<DocumentAct> decimal = new HashSet<>();

    TellingNumber(List<Citation> citations, DocumentActs acts) {
        this.acts = acts;
        for (Citation citation : citations) {
            ActAttachment act = citation.act();
            if (act != null && act.mention().identifies() && !act.draft()) {
                citation.articles().stream()
                        .map(ArticleReference::numeral)
                        .filter(ArticleNumeral::isInserted)
                        .forEach(numeral -> attached.putIfAbsent(numeral.toString(), act.mention()));
            }
        }
    }

    /** Notes that an article was cited of an act. */
    void remember(ArticleNumeral numeral, DocumentAct act) {
        if (numeral.isInserted()) {
            inserted.computeIfAbsent(act, any -> new HashSet<>()).add(numeral.toString());
        }
        if (numeral.isDecimal()) {
            decimal.add(act);
        }
    }

    /** The act on which this very number hangs somewhere in the text; null when the number is a plain one or hangs on none. */
    @Nullable
    DocumentAct attachedAct(ArticleNumeral numeral) {
        ActMention mention = numeral.isInserted() ? attached.get(numeral.toString()) : null;
        return mention == null ? null : acts.meet(mention, true);
    }

    /** Whether the text cites other inserted numbers of an act. */
    boolean isLike(ArticleNumeral numeral, DocumentAct act) {
        return numeral.isInserted() && inserted.containsKey(act);
    }

    /** Whether an act can have an article of this number. */
    static boolean fits(ArticleNumeral numeral, DocumentAct act) {
        boolean slashed = numeral.isInserted() && numeral.head().indexOf('/') > 0;
        boolean plain = act.type().numbersItsParagraphs() || act.type() == ActType.CONSTITUTION;
        boolean deep = numeral.decimals().size() > 1 && !numeral.endsWithLetter();
        return act.mayHave(numeral) && !(plain && (slashed || deep || numeral.isRoman()));
    }

    /** The act that a bare number is of rather than of the one that the context offers; null when nothing speaks against that one. */
    @Nullable
    DocumentAct rather(ArticleNumeral numeral, DocumentAct offered) {
        boolean fits = fits(numeral, offered);
        boolean isLike = !numeral.isInserted() || inserted.containsKey(offered);
        if (fits && isLike) {
            return null;
        }
        DocumentAct first = null;
        for (DocumentAct act : acts.latestFirst()) {
            // 30.1 is a paragraph where an act numbers them, and else an article where articles are numbered so.
            boolean shaped = !numeral.isDecimal() || act.numbering() != Numbering.PLAIN;
            boolean possible = shaped && !act.equals(offered) && !act.isDisputed() && fits(numeral, act);
            boolean often = inserted.getOrDefault(act, Set.of()).size() >= OFTEN;
            // Who wrote "7.2 MAR" writes "19.11" of it too.
            boolean alike = numeral.isDecimal() ? decimal.contains(act) : numeral.isInserted() && often;
            if (possible && alike) {
                return act;
            }
            first = first == null && possible ? act : first;
        }
        return fits ? null : first;
    }
}
