package dev.assize.law.be.act;

import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/**
 * Finds where the title of an act ends: "relative à l'internement", "betreffende de arbeidsovereenkomsten".
 *
 * <p>A title opens with one of a few words and runs on until a sentence mark, a verb that belongs to the citing
 * sentence, or the next article. It may hold another act and its date ("révisant l'arrêté-loi du 28 décembre 1944").
 * A comma ends it: titles with commas are in the registry, and elsewhere what follows adds nothing to the identity.
 */
final class ActTitle {

    private static final int LONGEST = 45;

    private static final Set<String> OPENERS = WordSet.of(
            "relatif relative relatifs relatives sur organique en betreffende houdende tot op inzake ter over aangaande "
                    + "nopens waarbij voor tegen uber pris prise met");

    private static final Set<String> PREPOSITIONS = WordSet.of("van in op met tot bij aan voor over uit");

    private static final Set<String> AFTER_COMMA = WordSet.of(
            "relatif relative relatifs relatives portant concernant betreffende houdende inzake tendant modifiant");

    /** "la loi portant exécution du règlement (UE) 2016/679": the bracket belongs to the number of the act inside. */
    private static final Set<String> UNIONS = Set.of("ue", "eu", "ce", "eg", "cee", "eeg");

    private static final Set<String> STOPS = WordSet.of(
            "article articles art artikel artikelen artt dispose disposent prevoit prevoient "
                    + "stipule stipulent enonce enoncent precise precisent est sont etait etaient ont avait ne n viole violent "
                    + "doit doivent peut peuvent qui que qu dont lorsque lorsqu si tel telle tels telles modifie modifiee "
                    + "modifiees insere inseree remplace remplacee precite precitee precitees susmentionnee susvisee il elle ils "
                    + "elles on se s impose imposent permet permettent exige exigent implique rend vise visent constitue applique "
                    + "confirme donne fait ni mais car donc selon cet cette ces lequel laquelle lesquels lesquelles ainsi ci dit dite "
                    + "definit entend etablit fixe oblige confere autorise consacre interdit punit sanctionne soit etant "
                    + "bepaalt bepalen luidt luiden stelt stellen is was waren wordt worden werd werden heeft hebben kan "
                    + "kunnen moet moeten dat die dient dienen waarin volgt blijkt schendt schenden niet geen ook zoals gewijzigd "
                    + "ingevoegd vervangen laatst juncto jo indien wanneer omdat zodat omvat vereist voorziet voorzien verplicht "
                    + "geldt gelden maakt laat legt voormeld voormelde hierna verder hij zij men schrijft regelt verbiedt vermeldt "
                    + "bestraft stellig alsook alsmede noch doch zou zouden mag mogen voorschrijft lu lus lue lues combine combines "
                    + "gelezen samen werkt wijkt belet beletten sluit strekt houdt voert geeft verwijst beoogt impliceert houden sluiten omschrijft definieert definieren machtigt kent verleent bevat bevatten betreft");

    private static final Set<String> OF_LAWS = WordSet.of(
            "relatif relative relatifs relatives sur concernant portant organique instituant betreffende houdende inzake");

    private ActTitle() {}

    /** The last token of the capitalised words behind a Dutch noun: "Wet Accijnsproducten", "KB Rijbewijs"; the noun itself when none follow. */
    static int endOfShort(Tokens tokens, ActNoun noun, int last) {
        boolean dutch = noun.words().startsWith("wet")
                || noun.words().equals("codex")
                || noun.words().equals("kb")
                || noun.words().contains("besluit")
                || noun.words().equals("k b");
        int end = last;
        while (dutch
                && tokens.isWord(end + 1)
                && !tokens.is(end, ".")
                && tokens.isCapitalised(end + 1)
                && tokens.gapBefore(end + 1) == Gap.BLANK) {
            end++;
        }
        return end;
    }

    /** Whether a word opens the title of a law that an initial announces: "L. relative à", "W. betreffende". */
    static boolean opensLaw(String form) {
        return OF_LAWS.contains(form);
    }

    /** The last token of the title that begins at {@code from}, after a noun; {@code from - 1} if none does. */
    static int end(Tokens tokens, int from, boolean dutch) {
        return opens(tokens, from, dutch) ? lastWord(tokens, from) : from - 1;
    }

    /** As {@link #end}, after a date or a number, where a comma may come first. */
    static int endAfterDate(Tokens tokens, int from, boolean dutch) {
        int first = from;
        if (tokens.is(first, ",") && AFTER_COMMA.contains(tokens.form(first + 1))) {
            first++;
        }
        return opens(tokens, first, dutch) ? lastWord(tokens, first) : from - 1;
    }

    /** The token behind « relatives aux allocations familiales », a title in quotation marks; the token itself when none begins there. */
    static int afterQuoted(Tokens tokens, int open) {
        for (int at = open + 1; tokens.is(open, "\"") && at < open + LONGEST; at++) {
            if (tokens.is(at, "\"")) {
                return at + 1;
            }
        }
        return open;
    }

    /** The last token of the title behind a noun without a date: "Code de la nationalité", "wet op de huur". */
    static int ofNoun(Tokens tokens, ActNoun noun, ActType type, int last) {
        if (noun.family() == ActNoun.Family.CODE
                && Set.of("de", "du", "des", "d", "van", "der").contains(tokens.form(last + 1))) {
            return Qualifiers.endOfNounPhrase(tokens, last + 1);
        }
        boolean treaty = type == ActType.TREATY;
        if (treaty
                && Set.of("de", "du", "d", "van", "entre", "tussen", "ce", "cee")
                        .contains(tokens.form(last + 1))) {
            // "Verdrag van de Raad van Europa betreffende de computercriminaliteit": whose it is, then what it is
            // about.
            return end(tokens, Qualifiers.endOfNounPhrase(tokens, last + 1) + 1, noun.isDutch());
        }
        boolean coordinated = ActDates.isCoordination(tokens.form(last));
        return coordinated ? endAfterDate(tokens, last + 1, noun.isDutch()) : end(tokens, last + 1, noun.isDutch());
    }

    private static boolean opens(Tokens tokens, int index, boolean dutch) {
        String form = tokens.form(index);
        if (!tokens.isWord(index) || tokens.gapBefore(index) == Gap.PARAGRAPH) {
            return false;
        }
        if (form.equals("en")) {
            return tokens.is(index + 1, "matiere") || tokens.is(index + 1, "vue");
        }
        if (form.equals("de") || form.equals("d") || form.equals("des")) {
            return !dutch && tokens.isWord(index + 1) && !startsReference(tokens.form(index + 1));
        }
        if (form.equals("met")) {
            return tokens.is(index + 1, "betrekking");
        }
        boolean participle =
                form.length() > 5 && form.endsWith("ant") && !form.equals("pendant") && !form.equals("devant");
        return participle || OPENERS.contains(form);
    }

    private static boolean startsReference(String form) {
        return WordSet.of("la le l cette cet ce ladite ses son leur sorte voorwaarden partijen")
                .contains(form);
    }

    private static int lastWord(Tokens tokens, int first) {
        int last = first;
        for (int i = first + 1; i < tokens.size() && i - first < LONGEST; i++) {
            if (endsTitle(tokens, i)) {
                break;
            }
            last = i;
        }
        while (last > first && isDangling(tokens.form(last))) {
            last--;
        }
        return last;
    }

    private static boolean endsTitle(Tokens tokens, int index) {
        if (tokens.isMark(index)) {
            return !isInnerMark(tokens, index);
        }
        if (tokens.gapBefore(index) == Gap.PARAGRAPH || isStop(tokens, index) || isVerbA(tokens, index)) {
            return true;
        }
        boolean joins = isJoint(tokens.form(index));
        return joins && (tokens.isNumber(index + 1) || startsArticle(tokens, index + 1));
    }

    /** "van die gegevens" points, "die bepaalt" relates: only the second ends a title. */
    static boolean isStop(Tokens tokens, int index) {
        boolean pointing =
                (tokens.is(index, "die") || tokens.is(index, "dat")) && PREPOSITIONS.contains(tokens.form(index - 1));
        return !pointing && STOPS.contains(tokens.form(index));
    }

    /** "a" is a verb where it has no accent: "la loi … a instauré". */
    private static boolean isVerbA(Tokens tokens, int index) {
        return tokens.is(index, "a") && tokens.original().charAt(tokens.start(index)) == 'a';
    }

    private static boolean isInnerMark(Tokens tokens, int index) {
        String form = tokens.form(index);
        boolean betweenDigits = form.equals("/") || form.equals("-");
        boolean abbreviation = form.equals(".")
                && tokens.touches(index)
                && tokens.form(index - 1).length() == 1;
        boolean union = (form.equals("(") && UNIONS.contains(tokens.form(index + 1)) && tokens.is(index + 2, ")"))
                || (form.equals(")") && UNIONS.contains(tokens.form(index - 1)) && tokens.is(index - 2, "("));
        return betweenDigits || abbreviation || union || form.equals("&") || form.equals("°");
    }

    private static boolean isJoint(String form) {
        return form.equals("et") || form.equals("en") || form.equals("ou") || form.equals("of") || form.equals("und");
    }

    /** "… et l'article 5", "… en de artikelen 5". */
    private static boolean startsArticle(Tokens tokens, int index) {
        for (int i = index; i < index + 3; i++) {
            String form = tokens.form(i);
            if (form.startsWith("art") && STOPS.contains(form)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isDangling(String form) {
        return isJoint(form)
                || Set.of(
                                "de", "la", "le", "les", "l", "d", "du", "des", "het", "van", "dans", "par", "door",
                                "bij", "in", "aux", "au")
                        .contains(form);
    }
}
