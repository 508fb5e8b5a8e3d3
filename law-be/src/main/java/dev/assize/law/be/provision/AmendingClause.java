package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The clause that says how an article came to its wording: "inséré par l'article 4 de la loi du 5 juillet 1998".
 *
 * <p>The amending act is never the parent of the amended article. The parent stands after the clause, or inside it where
 * the text says into what the article was put.
 */
final class AmendingClause {

    private static final Set<String> PARTICIPLES =
            WordSet.of("insere inseree inseres inserees introduit introduite introduits modifie modifiee modifies "
                    + "modifiees approuve approuvee approuves goedgekeurd remplace remplacee remplaces remplacees complete completee abroge abrogee abroges retabli retablie ajoute "
                    + "ajoutee ajoutes redige renumerote ingevoegd gewijzigd vervangen toegevoegd opgeheven hersteld aangevuld ingelast "
                    + "gevoegd vernummerd ingevoerd invoegt toevoegt insere annexe annexee annexes");
    /** "sa modification par l'article 2": the same, said by a noun. */
    private static final Set<String> CHANGES = WordSet.of(
            "modification modifications remplacement abrogation insertion introduction wijziging vervanging opheffing invoeging");

    private static final Set<String> LEAD_IN =
            WordSet.of("tel telle tels telles que qu zoals als laatst dernierement en dernier lieu , il a ete "
                    + "etait est het werd is sont ont ( successivement lastelijk recemment");
    private static final Set<String> AGENTS = Set.of("par", "door", "bij");
    /** "Code … annexé à l'arrêté royal du …": the decree only brought the code. */
    private static final Set<String> ANNEXED = Set.of("annexe", "annexee", "annexes");

    private static final Set<String> DETERMINERS = Set.of("la", "le", "l", "un", "une", "les", "de", "het", "een");
    private static final int LONGEST = 90;
    private static final int LEAD = 8;
    private static final int INTO = 24;
    private static final int REACH = 6;

    private final Tokens tokens;
    private final ActMentions mentions;

    AmendingClause(Tokens tokens, ActMentions mentions) {
        this.tokens = tokens;
        this.mentions = mentions;
    }

    /**
     * The participle before an act that makes it an amending one ("modifiée par la loi"); -1 when there is none. In "la loi a remplacé la loi
     * du …" the second is what was replaced.
     */
    int participleBefore(int first) {
        boolean agent = false;
        for (int at = first - 1; at >= Math.max(0, first - REACH); at--) {
            agent |= AGENTS.contains(tokens.form(at));
            if (PARTICIPLES.contains(tokens.form(at)) || CHANGES.contains(tokens.form(at))) {
                return agent || ANNEXED.contains(tokens.form(at)) ? at : -1;
            }
            if (tokens.is(at, ".") || tokens.is(at, ";") || tokens.is(at, ",")) {
                return -1;
            }
        }
        return -1;
    }

    /** Whether the participle tells of a treaty that a law approved. */
    boolean isApproval(int participle) {
        return tokens.form(participle).startsWith("approuve") || tokens.is(participle, "goedgekeurd");
    }

    /** Whether the act is the agent of something that was done to another: "abrogation par un arrêté", "bij wet van". */
    boolean isAgent(int first) {
        int at = first - 1;
        while (at > first - 3 && DETERMINERS.contains(tokens.form(at))) {
            at--;
        }
        return AGENTS.contains(tokens.form(at));
    }

    /** The token after the clause that begins at {@code from}; {@code from} when none begins there. */
    int end(int from) {
        int participle = participle(from);
        if (participle < 0) {
            return from;
        }
        int lastAct = -1;
        for (int at = participle + 1; at < participle + LONGEST && at < tokens.size(); at++) {
            ActMention mention = mentions.at(at);
            if (mention != null && mention.identifies()) {
                lastAct = mention.last();
                at = mention.last();
                if (tokens.is(at + 1, ",") && parentFollows(at + 2)) {
                    return at + 2;
                }
                continue;
            }
            if (endsSentence(at)) {
                break;
            }
        }
        return lastAct < 0 ? from : lastAct + 1;
    }

    private boolean parentFollows(int at) {
        return Set.of("du", "de", "des", "van", "dudit", "d").contains(tokens.form(at));
    }

    private boolean endsSentence(int at) {
        boolean stop = tokens.is(at, ".")
                && tokens.isCapitalised(at + 1)
                && tokens.form(at - 1).length() > 3;
        return stop || tokens.is(at, ";") || tokens.gapBefore(at) == Gap.PARAGRAPH;
    }

    private int participle(int from) {
        for (int at = from; at < from + LEAD; at++) {
            if (PARTICIPLES.contains(tokens.form(at))) {
                return at;
            }
            if (!LEAD_IN.contains(tokens.form(at))) {
                return -1;
            }
        }
        return -1;
    }

    /** The act into which the article was put: "introduit dans la loi du 5 août 1978 par …"; null when not said. */
    @Nullable
    ActMention target(int from) {
        int clause = tokens.is(from, ",") ? from + 1 : from;
        boolean opens = participle(from) >= 0 || tokens.is(clause, "bij") || tokens.is(clause, "door");
        boolean participle = false;
        for (int at = clause; opens && at < clause + INTO && at < tokens.size() && !endsSentence(at); at++) {
            ActMention mention = mentions.at(at);
            participle |= PARTICIPLES.contains(tokens.form(at));
            boolean into = participle && (tokens.is(at, "dans") || tokens.is(at, "in"));
            if (into) {
                return actAfter(at);
            }
            at = mention == null ? at : mention.last();
        }
        return null;
    }

    private @Nullable ActMention actAfter(int preposition) {
        for (int at = preposition + 1; at < preposition + 4; at++) {
            ActMention mention = mentions.at(at);
            if (mention != null) {
                return mention;
            }
        }
        return null;
    }
}
