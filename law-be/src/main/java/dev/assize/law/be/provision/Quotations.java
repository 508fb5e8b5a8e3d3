package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;

/** Which quotation marks open, and where what they open is closed. One pass over the tokens. */
final class Quotations {

    private static final String OPENING = "«“„‟";
    private static final String CLOSING = "»”";

    /** How soon after an article its quotation begins: "… dispose ce qui suit : «". */
    private static final int SOON = 25;

    private static final Set<String> PROVISIONS = WordSet.of(
            "article articles disposition dispositions artikel artikelen bepaling bepalingen paragraphe paragraaf alinea lid");
    private static final Set<String> DEMONSTRATIVES = WordSet.of(
            "cet cette ces ledit ladite lesdits lesdites dit deze die dat voormeld voormelde dudit la les de");

    private final Tokens tokens;
    private final int[] closing;

    Quotations(Tokens tokens) {
        this.tokens = tokens;
        this.closing = new int[tokens.size()];
        Deque<Integer> open = new ArrayDeque<>();
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.is(at, "\"")) {
                boolean opens = opens(at, open.isEmpty());
                if (opens) {
                    open.push(at);
                } else if (!open.isEmpty()) {
                    closing[open.pop()] = at;
                }
            }
        }
    }

    private boolean opens(int at, boolean outside) {
        char mark = tokens.original().charAt(tokens.start(at));
        if (OPENING.indexOf(mark) >= 0 || CLOSING.indexOf(mark) >= 0) {
            return OPENING.indexOf(mark) >= 0;
        }
        boolean before = tokens.gapBefore(at) != Gap.NONE;
        boolean after = tokens.gapBefore(at + 1) != Gap.NONE;
        return before == after ? outside : before;
    }

    /**
     * The token that opens the quotation which an article opens soon after a token; -1 when it opens none. The title of an act
     * between the two ("du décret du 22 juin 2007 « relatif à … », dispose : « … ») is passed over, and the next sentence may
     * open the quotation where it takes the article up ("Cet article disposait : « … »").
     */
    int openAfter(int last, ActMentions mentions) {
        int left = SOON;
        boolean stopped = false;
        for (int at = last + 1; left > 0 && at < tokens.size(); at++, left--) {
            ActMention mention = mentions.at(at);
            if (mention != null && closing[at] == 0) {
                at = mention.last();
                continue;
            }
            if (closing[at] > 0 && isTitle(at)) {
                at = closing[at];
                continue;
            }
            if (closing[at] > 0) {
                return !stopped || takesUp(at) ? at : -1;
            }
            boolean paragraph =
                    tokens.gapBefore(at) == Gap.PARAGRAPH && !tokens.is(at - 1, ":") && !endsSentence(at - 1);
            boolean stop = endsSentence(at) || paragraph;
            if (stop && stopped) {
                return -1;
            }
            stopped |= stop;
        }
        return -1;
    }

    private boolean endsSentence(int at) {
        return tokens.is(at, ";")
                || (tokens.is(at, ".")
                        && tokens.isCapitalised(at + 1)
                        && tokens.form(at - 1).length() > 3);
    }

    /** The token that closes the quotation which a token opens. */
    int closing(int open) {
        return closing[open];
    }

    /** What stands in quotation marks right behind the date or the noun of an act, in small letters, is its title. */
    private boolean isTitle(int open) {
        return tokens.isNumber(open - 1) && tokens.isWord(open + 1) && !tokens.isCapitalised(open + 1);
    }

    /** "Cet article disposait : «", "Deze bepaling luidt: „": the sentence is about the article cited before. */
    private boolean takesUp(int open) {
        for (int at = open - 1; at > 0 && at > open - SOON; at--) {
            if (PROVISIONS.contains(tokens.form(at)) && DEMONSTRATIVES.contains(tokens.form(at - 1))) {
                return true;
            }
            if (tokens.is(at, ".") && tokens.isCapitalised(at + 1)) {
                return false;
            }
        }
        return false;
    }
}
