package dev.assize.law.be.provision;

import dev.assize.law.be.token.WordSet;
import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the act that stands next to an article: after it ("de la loi du …", "van het Ger.W.", "EVRM"), after the clause
 * that amended it ("inséré par la loi du 5 juillet 1998, du Code judiciaire"), or before it ("Ger.W., art. 19").
 */
final class ActPosition {

    private static final Set<String> LINKS = WordSet.of("de d du des dudit desdits dudites van uit der vanuit des contenu contenus figurant vermeld opgenomen bedoeld des "
                            + "del");
    private static final Set<String> DETERMINERS = WordSet.of("la le l les cette cet ce ces ladite ledit lesdites lesdits meme memes susdite "
                    + "susdit het de den deze die dit dat dezelfde hetzelfde voormelde voormeld voornoemde voornoemd genoemde genoemd "
                    + "bovenvermelde bovengenoemde vermelde gezegde zelfde bedoelde bovenvermeld vernoemde hoger eerder desbetreffende "
                    + "geciteerde aangehaalde nouvelle ancienne ancien nouveau presente present onderhavige huidige "
                    + "precitee precite susmentionnee susvisee leur son sa zijn haar zgn dite dit");
    private static final Set<String> TAILS = WordSet.of("ancien anciens nouveau nouveaux oud nieuw precite precites precitee precitees fine "
                    + "initio suivants suivant volgende volgenden ev es susvise susvises voormeld voornoemd vermeld sqq svv litt");
    private static final Set<String> DRAFTS =
            Set.of("projet", "avant", "proposition", "ontwerp", "voorontwerp", "voorstel", "wetsontwerp", "wetsvoorstel");
    private static final Set<String> STRUCTURES = WordSet.of("titre livre chapitre section sous partie annexe annexes titel boek hoofdstuk "
                    + "afdeling deel bijlage onderafdeling buch kapitel");
    private static final Set<String> BEFORE = WordSet.of("l les la le de het son ses leur leurs notamment specialement particulier en dont "
                    + "inzonderheid name met meer bepaald zijn haar hun dans in inz spec et ( , : - a aux van waarvan met namelijk "
                    + "op not principalement entre autres onder andere bijzonder het spec en son");
    private static final int FAR = 26;
    private static final int NEAR_BEFORE = 7;

    private final Tokens tokens;
    private final ActMentions mentions;
    private final AmendingClause amending;
    private final int[] mentionEndingAt;

    ActPosition(Tokens tokens, ActMentions mentions) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.amending = new AmendingClause(tokens, mentions);
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
        ActAttachment direct = follow(last + 1, false);
        if (direct != null) {
            return direct;
        }
        ActMention into = amending.target(last + 1);
        if (into != null) {
            return new ActAttachment(into, "", false, last);
        }
        int resumed = amending.end(last + 1);
        return resumed > last + 1 ? follow(resumed, true) : null;
    }

    /** The registered act that stands right after an article, with nothing between them; null when none does. */
    @Nullable
    ActAttachment rightAfter(int last) {
        ActMention mention = mentions.at(last + 1);
        boolean certain = mention != null && (!mention.candidates().isEmpty() || mention.defined() != null) && tokens.isCapitalised(last + 1);
        return mention != null && certain ? attachment(mention, -1, -1, false) : null;
    }

    private @Nullable ActAttachment follow(int from, boolean linkRequired) {
        int start = from;
        if (tokens.is(start, "(") && CitationReader.isRenumbering(tokens.form(start + 1))) {
            start = afterBracket(start);
        }
        boolean linked = false;
        boolean determined = false;
        boolean comma = false;
        boolean draft = false;
        int structureFrom = -1;
        int structureTo = -1;
        for (int at = start; at < start + FAR && at < tokens.size(); at++) {
            String form = tokens.form(at);
            ActMention mention = mentions.at(at);
            boolean structural = STRUCTURES.contains(form) && (linked || isStructureNumber(at + 1));
            if (mention != null && !structural && !isDraftNoun(mention, at)) {
                boolean placed = linked || (!determined && !linkRequired) || (!comma && !linkRequired);
                return placed && isNear(at, linked, mention) ? attachment(mention, structureFrom, structureTo, draft) : null;
            }
            if (tokens.gapBefore(at) == Gap.PARAGRAPH) {
                return null;
            }
            if (structural || (structureFrom >= 0 && isStructurePart(at))) {
                structureFrom = structureFrom < 0 ? at : structureFrom;
                structureTo = LINKS.contains(form) || DETERMINERS.contains(form) || form.equals(",") ? structureTo : at;
            } else if (DRAFTS.contains(form)) {
                draft = true;
                linked = true;
            } else if (form.equals("-") && draft) {
                continue;
            } else if (LINKS.contains(form)) {
                linked = !isDutchDeterminer(at, form) || linked;
                determined |= isDutchDeterminer(at, form);
            } else if (DETERMINERS.contains(form)) {
                determined = true;
            } else if (form.equals(",") && !linked && !comma) {
                comma = true;
            } else if (!isTail(at, linked)) {
                return unknownAbbreviation(at, linked, comma);
            }
        }
        return null;
    }

    private int afterBracket(int open) {
        for (int at = open + 1; at < open + FAR; at++) {
            if (tokens.is(at, ")")) {
                return at + 1;
            }
        }
        return open;
    }

    /** Dutch "de" is an article: "artikel 5, de wet" does not say that article 5 is of the law. */
    private boolean isDutchDeterminer(int at, String form) {
        if (!form.equals("de")) {
            return false;
        }
        ActMention next = mentions.at(at + 1);
        return next != null && Set.of("wet", "wetten", "grondwet", "richtlijn", "verordening", "ordonnantie").contains(tokens.form(at + 1));
    }

    private boolean isDraftNoun(ActMention mention, int at) {
        return mention.family() == Family.DRAFT && (mentions.at(mention.last() + 2) != null || tokens.is(at, "avant"));
    }

    private boolean isNear(int at, boolean linked, ActMention mention) {
        return linked || mention.form() != Form.GENERIC || tokens.isCapitalised(at) || mention.family() == Family.DRAFT;
    }

    private ActAttachment attachment(ActMention mention, int structureFrom, int structureTo, boolean draft) {
        String hierarchy = structureFrom < 0 || structureTo < 0 ? "" : tokens.text(structureFrom, structureTo);
        return new ActAttachment(mention, hierarchy, draft || mention.family() == Family.DRAFT, mention.last());
    }

    private boolean isStructureNumber(int at) {
        return tokens.isNumber(at) || NumeralReader.isRomanNumber(tokens, at);
    }

    private boolean isStructurePart(int at) {
        return tokens.isNumber(at)
                || STRUCTURES.contains(tokens.form(at))
                || NumeralReader.isRomanNumber(tokens, at)
                || LINKS.contains(tokens.form(at))
                || DETERMINERS.contains(tokens.form(at))
                || Set.of(",", "er", "ler", "premier", "bis", "preliminaire", "voorafgaande", "bij", "a", "-").contains(tokens.form(at));
    }

    /** "et suivants", "e.v.", "(nouveau)", "in fine": they stand between an article and its act. */
    private boolean isTail(int at, boolean linked) {
        String form = tokens.form(at);
        if (linked) {
            return false;
        }
        if (form.equals("(") || form.equals(")")) {
            int word = form.equals("(") ? at + 1 : at - 1;
            return TAILS.contains(tokens.form(word)) || (tokens.isNumber(word) && tokens.form(word).length() <= 2);
        }
        if (tokens.isNumber(at)) {
            return tokens.is(at - 1, "(") && tokens.is(at + 1, ")");
        }
        if (form.equals(".")) {
            return tokens.form(at - 1).length() == 1 && tokens.touches(at) && tokens.isWord(at - 1);
        }
        if (form.equals("et") || form.equals("en") || form.equals("in") || form.equals("ab")) {
            return TAILS.contains(tokens.form(at + 1)) || tokens.is(at + 1, "svt") || tokens.is(at + 1, "suiv");
        }
        if (form.equals("e") || form.equals("v") || form.equals("s") || form.equals("svt") || form.equals("suiv")) {
            return tokens.is(at + 1, ".");
        }
        return TAILS.contains(form);
    }

    /** Capitals right after a number are an act, known or not: "artikel 905.1 CTW". */
    private @Nullable ActAttachment unknownAbbreviation(int at, boolean linked, boolean comma) {
        boolean capitals = tokens.isUpperCase(at) && tokens.form(at).length() >= 3 && tokens.form(at).length() <= 7;
        if (!capitals || comma || NumeralReader.isRomanNumber(tokens, at) || tokens.gapBefore(at) != Gap.BLANK) {
            return null;
        }
        if (tokens.isUpperCase(at + 1) && !linked) {
            return null;
        }
        return new ActAttachment(UnknownAct.abbreviated(at, tokens), "", false, at);
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
            ActMention earlier = endingJustBefore(participle);
            if (earlier == null) {
                break;
            }
            parent = earlier;
        }
        return parent;
    }

    boolean isAmending(ActMention mention) {
        return amending.participleBefore(mention.first()) >= 0;
    }

    private @Nullable ActMention endingJustBefore(int index) {
        for (int at = index - 1; at >= 0 && at > index - NEAR_BEFORE; at--) {
            if (mentionEndingAt[at] > 0) {
                return mentions.at(mentionEndingAt[at] - 1);
            }
        }
        return null;
    }

    /** "la loi du 3 juillet 1978 et à l'article 5": joined by an "and" alone, the act is not the article's. */
    private boolean onlyLinks(int from, int to) {
        for (int at = from; at < to; at++) {
            if (Set.of(",", ":", "(", "-", "notamment", "son", "ses", "dont", "inzonderheid", "waarvan", "specialement", "zijn", "haar", "name", "inz", "spec")
                    .contains(tokens.form(at))) {
                return tokens.is(from, "et") || tokens.is(from, "en") && !tokens.is(from + 1, "son");
            }
        }
        return true;
    }
}
