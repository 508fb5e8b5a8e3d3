package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Walks from an article to the act that follows it.
 *
 * <p>Little may stand between the two: a comma, "in fine" or "et suivants", a preposition, a determiner, the part of the
 * act ("livre III, titre XVIII du"), the word that makes it a bill. Any other word means that no act follows.
 */
final class FollowingAct {

    private static final Set<String> LINKS = WordSet.of(
            "de d du des dudit desdits desdites van uit der vanuit des contenu contenus contenue contenues figurant vermeld opgenomen "
                    + "bedoeld vervat des del desselben derselben dieses dieser");
    private static final Set<String> CONTAINED =
            WordSet.of("contenu contenus contenue contenues figurant vermeld opgenomen vervat");
    private static final Set<String> DETERMINERS =
            WordSet.of("la le l les cette cet ce ces ladite ledit lesdites lesdits meme memes susdite "
                    + "susdit het de den deze die dit dat dezelfde hetzelfde voormelde voormeld voornoemde voornoemd genoemde genoemd "
                    + "bovenvermelde bovengenoemde vermelde gezegde zelfde bedoelde bovenvermeld vernoemde hoger eerder desbetreffende "
                    + "geciteerde aangehaalde nouvelle ancienne ancien nouveau presente present onderhavige huidige "
                    + "precitee precite susmentionnee susvisee leur leurs son sa ses zijn haar hun zgn eerstgenoemd eerstgenoemde eerstvermeld eerstvermelde laatstgenoemd laatstvermeld diezelfde datzelfde dite dit derniere dernier dernieres derniers "
                    + "laatstgenoemde laatstvermelde bestreden aangevochten");
    private static final Set<String> TAILS = WordSet.of(
            "ancien anciens nouveau nouveaux oud nieuw precite precites precitee precitees fine "
                    + "attaque attaques attaquee attaquees entrepris litigieux initio suivants suivant volgende volgenden ev es susvise susvises voormeld voornoemd vermeld sqq svv litt");
    private static final Set<String> DRAFTS = Set.of(
            "projet", "avant", "proposition", "ontwerp", "voorontwerp", "voorstel", "wetsontwerp", "wetsvoorstel");
    private static final Set<String> STRUCTURES =
            WordSet.of("titre livre chapitre section sous partie annexe annexes titel boek hoofdstuk "
                    + "afdeling deel bijlage onderafdeling buch kapitel");
    private static final Set<String> COMPANIES =
            WordSet.of("nv bv bvba sa sprl srl asbl vzw cv cvba scrl sca snc ebvba aisbl ivzw");
    private static final int INITIALS = 4;
    private static final int FAR = 26;

    private final Tokens tokens;
    private final ActMentions mentions;

    FollowingAct(Tokens tokens, ActMentions mentions) {
        this.tokens = tokens;
        this.mentions = mentions;
    }

    /** Whether a word names a part of an act. */
    static boolean isStructure(String form) {
        return STRUCTURES.contains(form);
    }

    /**
     * The act that the words from a token on give to the article before them; null when they give none.
     *
     * @param linkRequired whether a preposition must come before the act, as after an amending clause
     */
    @Nullable
    ActAttachment from(int first, boolean linkRequired) {
        boolean renumbered = tokens.is(first, "(") && CitationReader.isRenumbering(tokens.form(first + 1));
        int start = renumbered ? afterBracket(first) : ArticleRemark.after(tokens, first);
        // "tot invoeging van een artikel 648 in het Wetboek van Strafvordering": what is inserted is of the act that it
        // is put into.
        boolean inserted = (tokens.is(start, "in") || tokens.is(start, "dans")) && isIndefinite(start);
        start = inserted ? start + 1 : start;
        Walk walk = new Walk(linkRequired);
        for (int at = start; at < start + FAR && at < tokens.size(); at++) {
            ActMention mention = mentions.at(at);
            boolean inDraft = tokens.is(at - 1, "en") && tokens.is(at, "projet");
            if (mention != null && !inDraft && (mention.form() == Form.NAMED || !walk.isStructure(at))) {
                return walk.accepts(mention, at) ? walk.attachment(mention) : null;
            }
            if (tokens.gapBefore(at) == Gap.PARAGRAPH) {
                return null;
            }
            int initials = linkRequired || walk.linked || mention != null ? at : lastInitial(at);
            if (initials > at) {
                return new ActAttachment(UnknownAct.abbreviated(at, initials, tokens), "", false, initials);
            }
            if (!walk.step(at)) {
                return unknownAbbreviation(at, walk);
            }
        }
        return null;
    }

    private boolean isIndefinite(int end) {
        for (int at = end - 1; at > end - INITIALS && at > 0; at--) {
            if (tokens.form(at).startsWith("art")) {
                return tokens.is(at - 1, "een") || tokens.is(at - 1, "un");
            }
        }
        return false;
    }

    /** What was passed on the way from an article to its act. */
    private final class Walk {
        private final boolean linkRequired;
        private boolean linked;
        private boolean determined;
        private boolean comma;
        private boolean draft;
        private int structureFrom = -1;
        private int structureTo = -1;

        Walk(boolean linkRequired) {
            this.linkRequired = linkRequired;
        }

        boolean isStructure(int at) {
            return STRUCTURES.contains(tokens.form(at)) && (linked || isStructureNumber(at + 1));
        }

        /** Passes one token; false when it cannot stand between an article and its act. */
        boolean step(int at) {
            String form = tokens.form(at);
            if (isStructure(at) || (structureFrom >= 0 && isStructurePart(at))) {
                passStructure(at);
            } else if (form.equals("en") && tokens.is(at + 1, "projet")) {
                draft = true;
            } else if (DRAFTS.contains(form)) {
                draft = true;
                linked |= !tokens.is(at - 1, "en");
            } else if (LINKS.contains(form)) {
                boolean determiner = isDutchDeterminer(at, form);
                linked |= !determiner;
                determined |= determiner;
            } else if (DETERMINERS.contains(form) || isContainment(at)) {
                determined = true;
            } else if (form.equals(",") && !linked && (!comma || TAILS.contains(tokens.form(at - 1)))) {
                // "§ 1er, in fine, de la loi": commas around the aside.
                comma = true;
            } else {
                return (form.equals("-") && draft) || isTail(at, linked);
            }
            return true;
        }

        private void passStructure(int at) {
            String form = tokens.form(at);
            structureFrom = structureFrom < 0 ? at : structureFrom;
            boolean filler = LINKS.contains(form) || DETERMINERS.contains(form) || form.equals(",");
            structureTo = filler ? structureTo : at;
        }

        boolean accepts(ActMention mention, int at) {
            boolean placed = linked || (!linkRequired && (!determined || !comma));
            return placed && isNear(at, linked, mention);
        }

        ActAttachment attachment(ActMention mention) {
            String hierarchy = structureTo < 0 ? "" : tokens.text(structureFrom, structureTo);
            return new ActAttachment(mention, hierarchy, draft || mention.family() == Family.DRAFT, mention.last());
        }
    }

    /** "vervat in de wet", "figurant dans le Code". */
    private boolean isContainment(int at) {
        return (tokens.is(at, "in") || tokens.is(at, "dans") || tokens.is(at, "a"))
                && CONTAINED.contains(tokens.form(at - 1));
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
        return next != null
                && Set.of("wet", "wetten", "grondwet", "richtlijn", "verordening", "ordonnantie")
                        .contains(tokens.form(at + 1));
    }

    private boolean isNear(int at, boolean linked, ActMention mention) {
        return linked || mention.form() != Form.GENERIC || tokens.isCapitalised(at) || mention.family() == Family.DRAFT;
    }

    private boolean isStructureNumber(int at) {
        return tokens.isNumber(at)
                || tokens.is(at, "premier")
                || tokens.is(at, "ier")
                || tokens.is(at, "ler")
                || NumeralReader.isRomanNumber(tokens, at);
    }

    private boolean isStructurePart(int at) {
        return tokens.isNumber(at)
                || STRUCTURES.contains(tokens.form(at))
                || NumeralReader.isRomanNumber(tokens, at)
                || LINKS.contains(tokens.form(at))
                || DETERMINERS.contains(tokens.form(at))
                || Set.of(",", "er", "ler", "ier", "premier", "bis", "preliminaire", "voorafgaande", "bij", "a", "-")
                        .contains(tokens.form(at));
    }

    /** "et suivants", "e.v.", "(nouveau)", "in fine": they stand between an article and its act. */
    private boolean isTail(int at, boolean linked) {
        String form = tokens.form(at);
        if (linked) {
            return false;
        }
        if (form.equals("(") || form.equals(")") || form.equals("[") || form.equals("]")) {
            int word = form.equals("(") || form.equals("[") ? at + 1 : at - 1;
            return TAILS.contains(tokens.form(word))
                    || (tokens.isNumber(word) && tokens.form(word).length() <= 2);
        }
        if (tokens.isNumber(at)) {
            return (tokens.is(at - 1, "(") && tokens.is(at + 1, ")"))
                    || (tokens.is(at - 1, "[") && tokens.is(at + 1, "]"));
        }
        if (form.equals(".")) {
            return ListSeparator.isIdleStop(tokens, at)
                    || (tokens.form(at - 1).length() == 1 && tokens.touches(at) && tokens.isWord(at - 1));
        }
        if (form.equals("et") || form.equals("en") || form.equals("in") || form.equals("ab")) {
            return TAILS.contains(tokens.form(at + 1))
                    || tokens.is(at + 1, "svt")
                    || (tokens.is(at + 1, "s") && tokens.is(at + 2, "."))
                    || tokens.is(at + 1, "suiv");
        }
        if (form.equals("e") || form.equals("v") || form.equals("s") || form.equals("svt") || form.equals("suiv")) {
            return tokens.is(at + 1, ".");
        }
        return TAILS.contains(form);
    }

    /** Capitals right after a number are an act, known or not: "artikel 905.1 CTW". */
    private @Nullable ActAttachment unknownAbbreviation(int at, Walk walk) {
        boolean two =
                (walk.linked ? tokens.isUpperCase(at + 1) : isMixed(at + 1)) && tokens.gapBefore(at + 1) == Gap.BLANK;
        boolean capitals = tokens.isUpperCase(at)
                && tokens.form(at).length() >= (two ? 2 : 3)
                && tokens.form(at).length() <= 7;
        if (!capitals
                || (walk.comma && !walk.linked && !isBehindStep(at))
                || COMPANIES.contains(tokens.form(at))
                || NumeralReader.isRomanNumber(tokens, at)
                || tokens.gapBefore(at) != Gap.BLANK) {
            return null;
        }
        if (tokens.isUpperCase(at + 1) && !walk.linked) {
            return null;
        }
        int last = two ? at + 1 : at;
        return new ActAttachment(UnknownAct.abbreviated(at, last, tokens), "", false, last);
    }

    /** "RvV", "BuPo": capitals with small letters between them, as the initials of several words have. */
    private boolean isMixed(int at) {
        String written = tokens.isWord(at) ? tokens.text(at, at) : "";
        return written.length() > 2
                && written.length() <= 7
                && !tokens.isUpperCase(at)
                && Characters.isUpperCase(written.charAt(0))
                && written.chars().skip(1).anyMatch(Characters::isUpperCase);
    }

    /** "artikel 12, § 1, eerste lid, VWHD moet": behind a sub-division capitals that no name goes on with are the act; Dutch puts a comma before it. */
    private boolean isBehindStep(int at) {
        boolean step = tokens.is(at - 1, ",")
                && (tokens.is(at - 2, "lid") || tokens.is(at - 2, "°") || tokens.is(at - 2, "alinea"));
        return step && !tokens.isCapitalised(at + 1);
    }

    /** The stop that ends "L.F.", "A.Ong.": initials right behind a number, known or not; the token itself when they are none or a company's. */
    private int lastInitial(int at) {
        if (!tokens.is(at + 1, ".")) {
            return at;
        }
        StringBuilder letters = new StringBuilder();
        int next = at;
        while (tokens.isCapitalised(next)
                && tokens.form(next).length() <= INITIALS
                && tokens.is(next + 1, ".")
                && tokens.touches(next + 1)
                && (next == at || tokens.touches(next))) {
            letters.append(tokens.form(next));
            next += 2;
        }
        boolean several = next >= at + 4
                && tokens.gapBefore(at) == Gap.BLANK
                && !COMPANIES.contains(letters.toString())
                && !(tokens.is(at - 1, ",") && tokens.isCapitalised(next));
        return several ? next - 1 : at;
    }
}
