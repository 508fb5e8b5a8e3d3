package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What the clause before an article speaks of, law or not. */
final class ClauseSubject {

    private static final int FAR_PRONOUN = 9;

    /** "le Guide régional d'urbanisme, notamment ses articles 393 et 397". */
    private static final int NEAR_PAPER = 4;

    private static final int LONGEST_PAPER = 6;

    private static final Set<String> SAYING =
            WordSet.of("bepaalt bepalen stipuleert voorziet prevoit prevoient stipule stipulent dispose enonce luidt");

    private final Tokens tokens;
    private final ActMentions mentions;
    private final DocumentActs acts;

    ClauseSubject(Tokens tokens, ActMentions mentions, DocumentActs acts) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.acts = acts;
    }

    /** "Le projet de loi, en son article 14", "Ledit arrêté prévoit en son article 7": the act of the noun; null when none stands there. */
    @Nullable
    DocumentAct noun(int first) {
        for (int at = first - 1; at > 0 && at > first - FAR_PRONOUN; at--) {
            ActMention mention = mentions.at(at);
            boolean beside = mention != null && first - mention.last() <= NEAR_PAPER;
            if (mention != null && mention.form() == Form.GENERIC && (mention.family() != Family.PRIVATE || beside)) {
                return acts.resolve(mention, null);
            }
            if (mention != null || tokens.is(at, ".") || tokens.is(at, ";")) {
                return null;
            }
        }
        return null;
    }

    /** "Het contract bepaalt in artikel 12", "le bail (art. 3)": the article of what the sentence lets speak, or has before the bracket, if that is no law. */
    @Nullable
    DocumentAct contract(int first) {
        int open = bracketBefore(first);
        ActMention paper = open > 0 ? endingAt(open - 1) : null;
        if (paper != null && paper.family() == Family.PRIVATE) {
            return acts.resolve(paper, null);
        }
        for (int at = first - 1; at > 0 && at > first - FAR_PRONOUN; at--) {
            if (SAYING.contains(tokens.form(at))) {
                ActMention speaker = endingAt(at - 1);
                return speaker != null && speaker.family() == Family.PRIVATE ? acts.resolve(speaker, null) : null;
            }
            if (!tokens.isWord(at)) {
                return null;
            }
        }
        return null;
    }

    /** The bracket in which an article stands, also behind a remark: "la politique de confidentialité (version du 3 mai 2021, art. 4)"; -1 when there is none. */
    private int bracketBefore(int first) {
        for (int at = first - 1; at > 0 && at > first - FAR_PRONOUN; at--) {
            if (tokens.is(at, "(")) {
                return at;
            }
            if (tokens.is(at, ")") || mentions.at(at) != null) {
                return -1;
            }
        }
        return -1;
    }

    private @Nullable ActMention endingAt(int last) {
        for (int first = last; first > last - LONGEST_PAPER; first--) {
            ActMention mention = mentions.at(first);
            if (mention != null) {
                return mention.last() == last ? mention : null;
            }
        }
        return null;
    }
}
