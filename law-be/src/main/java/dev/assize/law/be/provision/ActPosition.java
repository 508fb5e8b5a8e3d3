package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the act that stands next to an article: after it ("de la loi du …", "van het Ger.W.", "EVRM"), after the clause
 * that amended it ("inséré par la loi du 5 juillet 1998, du Code judiciaire"), or before it ("Ger.W., art. 19").
 */
final class ActPosition {

    private static final Set<String> BEFORE =
            WordSet.of("l les la le de het son ses leur leurs notamment specialement particulier en dont "
                    + "inzonderheid name met meer bepaald zijn haar hun dans in inz spec et ( , : - a aux van waarvan met namelijk "
                    + "op not principalement entre autres onder andere bijzonder het spec en son");
    private static final int NEAR_BEFORE = 7;

    /** "Traité …, signé le 31 mars 1965 et approuvé par": so much may stand between a treaty and its approval. */
    private static final int BEFORE_APPROVAL = 12;

    private final Tokens tokens;
    private final ActMentions mentions;
    private final AmendingClause amending;
    private final FollowingAct following;
    private final int[] mentionEndingAt;

    ActPosition(Tokens tokens, ActMentions mentions) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.amending = new AmendingClause(tokens, mentions);
        this.following = new FollowingAct(tokens, mentions);
        this.mentionEndingAt = new int[tokens.size()];
        for (ActMention mention : mentions.all()) {
            if (mention.identifies()) {
                mentionEndingAt[mention.last()] = mention.first() + 1;
            }
        }
    }

    /** The act after an article whose last token is {@code last}; null when none stands there. */
    @Nullable
    ActAttachment after(int last) {
        ActAttachment direct = following.from(last + 1, false);
        if (direct != null) {
            return direct;
        }
        ActMention into = amending.target(last + 1);
        if (into != null) {
            return new ActAttachment(into, "", false, last);
        }
        int resumed = amending.end(last + 1);
        return resumed > last + 1 ? following.from(resumed, true) : null;
    }

    /** The registered act that stands right after an article, with nothing between them; null when none does. */
    @Nullable
    ActAttachment rightAfter(int last) {
        ActMention mention = mentions.at(last + 1);
        boolean certain = mention != null
                && (!mention.candidates().isEmpty() || mention.defined() != null)
                && tokens.isCapitalised(last + 1);
        return mention != null && certain ? new ActAttachment(mention, "", false, mention.last()) : null;
    }

    /** The act that "dans" or "in" leads to from a token; null when none does. */
    @Nullable
    ActAttachment into(int preposition) {
        boolean leads = tokens.is(preposition, "dans") || tokens.is(preposition, "in") || tokens.is(preposition, "au");
        for (int at = preposition + 1; leads && at < preposition + 4; at++) {
            ActMention mention = mentions.at(at);
            if (mention != null) {
                return new ActAttachment(mention, "", false, mention.last());
            }
        }
        return null;
    }

    /** The act before an article whose first token is {@code first}; null when none stands there. */
    @Nullable
    ActMention before(int first) {
        for (int at = first - 1; at >= 0 && at >= first - NEAR_BEFORE; at--) {
            if (mentionEndingAt[at] > 0) {
                ActMention mention = mentions.at(mentionEndingAt[at] - 1);
                boolean bound = at == first - 1 || !onlyLinks(at + 1, first);
                return bound && mention != null ? amended(mention) : null;
            }
            if (!BEFORE.contains(tokens.form(at)) || tokens.gapBefore(at + 1) == Gap.PARAGRAPH) {
                return null;
            }
        }
        return null;
    }

    /** "Loi du 10 mars 1900, modifiée par la loi du 10 décembre 1962, art. 29": the article is of the amended act. */
    private ActMention amended(ActMention mention) {
        ActMention parent = mention;
        for (int hops = 0; hops < 8 && amending.participleBefore(parent.first()) > 0; hops++) {
            int participle = amending.participleBefore(parent.first());
            ActMention earlier = endingJustBefore(participle, amending.isApproval(participle));
            if (earlier == null) {
                break;
            }
            parent = earlier;
        }
        return parent;
    }

    boolean isAmending(ActMention mention) {
        return amending.participleBefore(mention.first()) >= 0 || amending.isAgent(mention.first());
    }

    /** Whether the article that begins at a token did something to another: "inséré par l'article 4". */
    boolean isAmending(int first) {
        return amending.participleBefore(first) >= 0 && amending.isAgent(first);
    }

    private @Nullable ActMention endingJustBefore(int index, boolean approved) {
        int reach = approved ? BEFORE_APPROVAL : NEAR_BEFORE;
        for (int at = index - 1; at >= 0 && at > index - reach; at--) {
            if (mentionEndingAt[at] > 0) {
                return mentions.at(mentionEndingAt[at] - 1);
            }
        }
        return null;
    }

    /** "la loi du 3 juillet 1978 et à l'article 5": joined by an "and" alone, the act is not the article's. */
    private boolean onlyLinks(int from, int to) {
        for (int at = from; at < to; at++) {
            if (WordSet.of(", : ( - notamment son ses dont inzonderheid waarvan specialement zijn haar name inz spec")
                    .contains(tokens.form(at))) {
                return tokens.is(from, "et") || (tokens.is(from, "en") && !tokens.is(from + 1, "son"));
            }
        }
        return true;
    }
}
