package dev.assize.law.be.provision;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What stands in brackets is an aside: the acts that are named and cited there are not what the text is about behind them. "L'article 33
 * de la loi du 18 juin 1850 (loi du 7 avril 1964, article 9) … l'article 29 de cette loi" is of the law of 1850.
 *
 * <p>Brackets that end a heading are none, and neither are those before which nothing was cited.
 */
final class Asides {

    private record Aside(int close, ActsMet.State state, List<DocumentAct> order) {}

    private final Brackets brackets;
    private final ActsMet met;
    private final DocumentActs acts;
    private final Deque<Aside> open = new ArrayDeque<>();

    Asides(Brackets brackets, ActsMet met, DocumentActs acts) {
        this.brackets = brackets;
        this.met = met;
        this.acts = acts;
    }

    /** Goes on to a token at which an act is named or cited: leaves the brackets before it and enters those around it. */
    void reach(int token) {
        while (!open.isEmpty() && token > open.peek().close()) {
            Aside aside = open.pop();
            met.comeBackTo(aside.state());
            acts.comeBackTo(aside.order());
        }
        enter(brackets.around(token));
    }

    private void enter(int bracket) {
        if (bracket < 0
                || (!open.isEmpty() && open.peek().close() <= brackets.closing(bracket))
                || brackets.endHeading(bracket)) {
            return;
        }
        enter(brackets.around(bracket));
        if (met.lastCited() != null || met.namedSinceCited() != null) {
            open.push(new Aside(brackets.closing(bracket), met.state(), acts.order()));
        }
    }
}
