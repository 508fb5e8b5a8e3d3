package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;

/** Small words around the noun of an act. */
final class Qualifiers {

    /** Words between a noun and its date: "loi spéciale organique du", "besluit van de Vlaamse Regering van". */
    private static final Set<String> BEFORE_DATE = WordSet.of(
            "du de la le des l d van vom het der speciale special spec organique ordinaire "
                    + "programme cadre coord redressement coordonnee coordonnees coordonne generale general fondamentale uniforme interpretative royal "
                    + "ministeriel gouvernement executif flamand flamande wallon wallonne francaise francais germanophone region regions "
                    + "communaute communautaire communautaires capitale bruxelles bruxellois conseil parlement regional college reuni "
                    + "commission commune regering vlaamse waalse brusselse hoofdstedelijke executieve gemeenschap gewest gewestraad raad "
                    + "europees europeen europese et en dd regent prince royale bijzondere gecoordineerde organieke precite precitee "
                    + "precitees susmentionnee susvisee susdite voormelde voornoemde genoemde gezegde bovenvermelde commissie executive "
                    + "deutschsprachigen gemeinschaft communal communaux provincial communale provinciale date modificatif modificative voormeld hervatte nationale flamandes");

    private static final Set<String> AFTER_NOUN =
            WordSet.of("communal provincial speciale organique organiques coordonnees coordonnee coordonne generale "
                    + "uniforme communale provinciale hypothecaire electoral civil penal judiciaire wallon flamand bruxellois belge "
                    + "europeenne europeen benelux fiscal rural forestier social ferroviaire consulaire militaire general "
                    + "internationale international additionnel additionnelle sociale flamande wallonne bruxelloise");

    private static final Set<String> BACK =
            WordSet.of("precite precitee precitees precites susmentionnee susvisee susdite voormelde voornoemde "
                    + "genoemde gezegde bovenvermelde voormeld meme dezelfde hetzelfde date");

    private static final Set<String> DEMONSTRATIVES =
            WordSet.of("cette cet ce ces ladite ledit lesdites lesdits dudit desdits desdites meme memes dezelfde "
                    + "hetzelfde die deze dit dat voormelde voormeld voornoemde voornoemd genoemde genoemd vermelde bovenvermelde susdite "
                    + "susdit zelfde gezegde bovengenoemde presente present desselben derselben dieses dieser");

    private static final Set<String> BEFORE_NOUN = WordSet.of(
            "bijzondere gecoordineerde samengeordende gecoord gec eeg organieke gewone nieuwe vlaamse waalse brusselse belgische "
                    + "belgisch vlaams waals brussels europees europese federale eenvormige algemene internationaal internationale "
                    + "gerechtelijk burgerlijk sociaal militair consulair herzien nouvelle nouveau ancien ancienne vorige oude oud nieuw "
                    + "aanvullend aanvullende toegevoegd additioneel");

    private static final Set<String> LINKS = Set.of(
            "de", "du", "des", "la", "le", "les", "l", "d", "van", "der", "het", "den", "a", "au", "aux", "sur", "en",
            "et");

    private static final Set<String> PHRASE_STOPS =
            WordSet.of("est sont ne n que qui et en ou of dispose prevoit in dans est lorsque "
                    + "is wordt bepaalt heeft kan dat die pour par relatif");

    private static final int LONGEST_PHRASE = 9;

    private Qualifiers() {}

    static boolean ofDatedAct(String form) {
        return BEFORE_DATE.contains(form) || ForeignState.isAdjective(form);
    }

    static boolean afterNoun(String form) {
        return AFTER_NOUN.contains(form);
    }

    static boolean beforeNoun(String form) {
        return BEFORE_NOUN.contains(form) || ForeignState.isAdjective(form);
    }

    static boolean isDemonstrative(String form) {
        return DEMONSTRATIVES.contains(form);
    }

    static boolean isBackReference(String form) {
        return BACK.contains(form);
    }

    /**
     * The end of "de la fonction publique wallonne" after "Code": links and words up to the first that belongs to the
     * sentence. A name whose parts are capitalised ends with its last capital.
     */
    static int endOfNounPhrase(Tokens tokens, int from) {
        int last = from - 1;
        for (int i = from; i < tokens.size() && i < from + LONGEST_PHRASE; i++) {
            if (isPlaceBehindApostrophe(tokens, i)) {
                last = i + 2;
                i += 2;
                continue;
            }
            if (!tokens.isWord(i)) {
                break;
            }
            String form = tokens.form(i);
            if (LINKS.contains(form)) {
                boolean coordination = form.equals("et") || form.equals("en");
                if (coordination && !tokens.isWord(i + 1)) {
                    break;
                }
                continue;
            }
            if (PHRASE_STOPS.contains(form)) {
                break;
            }
            last = i;
            if (!LINKS.contains(tokens.form(i + 1)) && !tokens.isCapitalised(i + 1) && !afterNoun(tokens.form(i + 1))) {
                break;
            }
        }
        return last;
    }

    /** "'s-Gravenhage", "'s-Hertogenbosch". */
    private static boolean isPlaceBehindApostrophe(Tokens tokens, int at) {
        return tokens.is(at, "s") && tokens.is(at + 1, "-") && tokens.touches(at + 1) && tokens.isCapitalised(at + 2);
    }
}
