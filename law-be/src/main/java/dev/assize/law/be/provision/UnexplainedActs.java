package dev.assize.law.be.provision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Citations of "the law" before any law was named, which only the rest of the text explains: "gelet op artikel 34ter van de wet" at the head
 * of a decision is of the law of which it cites 34ter later; else probably, and still disputed, of the law that it names most.
 */
final class UnexplainedActs {

    private record Waiting(Citation citation, AssignedAct assigned) {}

    private final DocumentActs acts;
    private final CitedBefore cited;
    private final TellingNumber telling;
    private final List<Waiting> waiting = new ArrayList<>();

    UnexplainedActs(DocumentActs acts, CitedBefore cited, TellingNumber telling) {
        this.acts = acts;
        this.cited = cited;
        this.telling = telling;
    }

    /** Keeps a citation whose act nobody knows yet, and lets any other through. */
    void note(Citation citation, AssignedAct assigned, DistinctProvisions provisions) {
        if (assigned.act().isUnexplained()) {
            waiting.add(new Waiting(citation, assigned));
        } else {
            provisions.add(citation, assigned);
        }
    }

    /** Lets the rest through, under the acts that the whole text gives them. */
    void settle(DistinctProvisions provisions) {
        Map<DocumentAct, DocumentAct> byNumber = byNumber();
        Map<DocumentAct, DocumentAct> mostNamed = new HashMap<>();
        for (Waiting one : waiting) {
            DocumentAct noun = one.assigned().act();
            DocumentAct known = byNumber.get(noun);
            DocumentAct act = known != null ? known : mostNamed.computeIfAbsent(noun, this::mostNamed);
            boolean sure = known != null
                    || telling.isLike(one.citation().articles().get(0).numeral(), act);
            provisions.add(
                    one.citation(),
                    act.equals(noun) ? one.assigned() : one.assigned().to(act, !sure));
        }
    }

    /** The acts of which an inserted number, cited of a noun, is cited elsewhere too, by that noun. */
    private Map<DocumentAct, DocumentAct> byNumber() {
        Map<DocumentAct, DocumentAct> known = new HashMap<>();
        for (Waiting one : waiting) {
            DocumentAct noun = one.assigned().act();
            ArticleNumeral numeral = one.citation().articles().get(0).numeral();
            DocumentAct act = numeral.isInserted() ? cited.actOf(numeral) : null;
            if (act != null && !act.isUnexplained() && act.isOfKindOf(noun)) {
                known.putIfAbsent(noun, act);
            }
        }
        return known;
    }

    /** The act of the kind that the text names most; the noun's own where there is none. */
    private DocumentAct mostNamed(DocumentAct noun) {
        DocumentAct most = noun;
        for (DocumentAct act : acts.all()) {
            boolean possible = !act.isUnexplained() && !act.isDisputed() && act.isOfKindOf(noun);
            most = possible && (most.equals(noun) || act.timesNamed() > most.timesNamed()) ? act : most;
        }
        return most;
    }
}
