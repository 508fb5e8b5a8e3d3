package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the act that stands next to an article: after it ("de la loi du …", "van het Ger.W.", "EVRM"), after the clause
 * that amended it ("inséré par la loi du 5 juillet 1998, du Code judiciaire"), or before it ("Ger.W., art. 19").
 */
final class ActPosition {

    private static final Set<String> BEFORE = WordSet.of(
            "l les la le de het son ses leur leurs notamment specialement particulier en dont "
                    + "inzonderheid name met meer bepaald zijn haar hun dans in inz spec et ( , : - a aux van waarvan met namelijk "
                    + "op not principalement entre autres onder andere bijzonder het spec en son ingevoegde opgenomen vervatte");
    private static final Set<String> SHORTENED = WordSet.of("inz spec not nl notam partic bijz");
    private static final int NEAR_BEFORE = 7;
    private static final int LONGEST_BRACKET = 50;
    private static final int LONGEST_PARTS = 16;

    /** "Traité …, signé le 31 mars 1965 et approuvé par": so much may stand between a treaty and its approval. */
    private static final int BEFORE_APPROVAL = 16;

    private final Tokens tokens;
    private final ActMentions mentions;
    private final AmendingClause amending;
    private final FollowingAct following;
    private final int[] mentionEndingAt;

    /** By a way of numbering the first token of the first act that numbers its articles so; empty until somebody asks. */
    private final Map<Numbering, Integer> firstNumbered = new EnumMap<>(Numbering.class);

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

    /** Whether a registered act that numbers its articles so is named before a token. */
    boolean hasNamed(Numbering numbering, int before) {
        if (firstNumbered.isEmpty()) {
            for (ActMention mention : mentions.all()) {
                mention.candidates().forEach(act -> firstNumbered.merge(act.numbering(), mention.first(), Math::min));
            }
            firstNumbered.putIfAbsent(Numbering.PLAIN, 0);
        }
        Integer first = firstNumbered.get(numbering);
        return first != null && first < before;
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
        int start = beforeParts(beforeBracket(first));
        for (int at = start - 1; at >= 0 && at >= start - NEAR_BEFORE; at--) {
            if (mentionEndingAt[at] > 0) {
                ActMention mention = mentions.at(mentionEndingAt[at] - 1);
                boolean bound = at == first - 1 || start < first || !onlyLinks(at + 1, first);
                boolean apart = tokens.is(at + 1, "(");
                return bound && mention != null ? apart ? mention : amended(mention) : null;
            }
            boolean passes = BEFORE.contains(tokens.form(at)) || isStopOfShortWord(at);
            if (!passes || tokens.gapBefore(at + 1) == Gap.PARAGRAPH) {
                return null;
            }
        }
        return null;
    }

    /** "Loi générale sur les douanes (A.R. du 18 juillet 1977, confirmé par …), art. 281": what the brackets hold is an aside. */
    private int beforeBracket(int first) {
        int close = tokens.is(first - 1, ",") ? first - 2 : first - 1;
        int depth = 0;
        for (int at = close; tokens.is(close, ")") && at > close - LONGEST_BRACKET && at > 0; at--) {
            depth += tokens.is(at, ")") ? 1 : tokens.is(at, "(") ? -1 : 0;
            if (depth == 0) {
                return mentionEndingAt[at - 1] > 0 ? at : first;
            }
        }
        return first;
    }

    /** "Code de commerce, livre II, titre VII, art. 251": the parts of the act between its name and the article. */
    private int beforeParts(int first) {
        int start = first;
        int at = first - 1;
        while (at > first - LONGEST_PARTS && (tokens.is(at, ",") || isPartNumber(at) || tokens.is(at, "er"))) {
            boolean part = isPartNumber(at) && FollowingAct.isStructure(tokens.form(at - 1));
            start = part ? at - 1 : start;
            at = part ? at - 2 : at - 1;
        }
        return start;
    }

    private boolean isPartNumber(int at) {
        return tokens.isNumber(at)
                || NumeralReader.isRomanNumber(tokens, at)
                || tokens.is(at, "ier")
                || tokens.is(at, "preliminaire");
    }

    /** "(inz. art. 5)", "(spéc. art. 5)": the stop of a word that leads to the article. */
    private boolean isStopOfShortWord(int at) {
        return tokens.is(at, ".") && tokens.touches(at) && SHORTENED.contains(tokens.form(at - 1));
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
        // A treaty does nothing to other acts: in "Protocol bij het Verdrag" the preposition is another one.
        boolean agent = mention.type() != ActType.TREATY && amending.isAgent(mention.first());
        return agent || amending.participleBefore(mention.first()) >= 0;
    }

    /** Whether the article that begins at a token did something to another: "inséré par l'article 4". */
    boolean isAmending(int first) {
        return amending.participleBefore(first) >= 0 && amending.isAgent(first);
    }

    /** Whether that article is told between commas: ", modifié par l'article 1er de l'arrêté royal du …,". */
    boolean isAmendingAside(int first) {
        int participle = amending.participleBefore(first);
        return participle > 0 && tokens.is(participle - 1, ",") && amending.isAgent(first);
    }

    private @Nullable ActMention endingJustBefore(int index, boolean approved) {
        int reach = approved ? BEFORE_APPROVAL : NEAR_BEFORE;
        for (int at = index - 1; at >= 0 && at > index - reach; at--) {
            if (mentionEndingAt[at] > 0) {
                return mentions.at(mentionEndingAt[at] - 1);
            }
            // "Loi du 16 février 1961, art. 6, modifié par la loi du 20 décembre 1974, art. 1er": each has its article.
            if (CitationReader.isArticleWord(tokens.form(at))) {
                return null;
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
