package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The adjectives by which a text says that an act is of another state: "loi congolaise", "Nederlands Burgerlijk Wetboek". */
final class ForeignState {

    private static final Set<String> FRENCH = WordSet.of(
            "afghan afghane albanais albanaise algerien algerienne allemand allemande americain americaine anglais anglaise "
                    + "argentin argentine armenien armenienne australien australienne autrichien autrichienne bresilien bresilienne "
                    + "britannique bulgare burundais burundaise camerounais camerounaise canadien canadienne chinois chinoise "
                    + "chypriote congolais congolaise coreen coreenne croate danois danoise egyptien egyptienne espagnol espagnole "
                    + "estonien estonienne finlandais finlandaise francais francaise georgien georgienne ghaneen ghaneenne grec grecque "
                    + "guineen guineenne hellenique hongrois hongroise indien indienne irakien irakienne iranien iranienne irlandais "
                    + "irlandaise israelien israelienne italien italienne ivoirien ivoirienne japonais japonaise kenyan kenyane kosovar "
                    + "letton lettone libanais libanaise lituanien lituanienne luxembourgeois luxembourgeoise malien malienne maltais "
                    + "maltaise marocain marocaine mexicain mexicaine neerlandais neerlandaise nigerian nigeriane norvegien norvegienne "
                    + "pakistanais pakistanaise polonais polonaise portugais portugaise roumain roumaine russe rwandais rwandaise "
                    + "senegalais senegalaise serbe slovaque slovene somalien somalienne suedois suedoise suisse syrien syrienne "
                    + "tcheque togolais togolaise tunisien tunisienne turc turque ukrainien ukrainienne vietnamien vietnamienne zairois "
                    + "zairoise");

    private static final Set<String> DUTCH = WordSet.of(
            "afghaans afghaanse albanees albanese algerijns algerijnse amerikaans amerikaanse argentijns argentijnse armeens armeense "
                    + "australisch australische braziliaans braziliaanse brits britse bulgaars bulgaarse burundees burundese canadees "
                    + "canadese chinees chinese congolees congolese deens deense duits duitse egyptisch egyptische engels engelse ests "
                    + "estse fins finse frans franse georgisch georgische ghanees ghanese grieks griekse hongaars hongaarse iers ierse "
                    + "indiaas indiase iraaks iraakse iraans iraanse israelisch israelische italiaans italiaanse japans japanse "
                    + "kameroens kameroense koreaans koreaanse kroatisch kroatische lets letse libanees libanese litouws litouwse luxemburgs luxemburgse "
                    + "maltees maltese marokkaans marokkaanse mexicaans mexicaanse nederlands nederlandse nigeriaans nigeriaanse noors "
                    + "noorse oekraiens oekraiense oostenrijks oostenrijkse pakistaans pakistaanse pools poolse portugees portugese "
                    + "roemeens roemeense russisch russische rwandees rwandese senegalees senegalese servisch servische sloveens "
                    + "sloveense slowaaks slowaakse somalisch somalische spaans spaanse syrisch syrische tsjechisch tsjechische "
                    + "tunesisch tunesische turks turkse zweeds zweedse zwitsers zwitserse");

    private static final Set<String> ALL =
            Stream.concat(FRENCH.stream(), DUTCH.stream()).collect(Collectors.toUnmodifiableSet());

    /** "Communauté française", "Franse Gemeenschap" are of this country; a convention may be "belgo-française". */
    private static final Set<String> OTHERWISE = WordSet.of("- communaute commission republique region");

    private static final Set<String> BELGIAN_NOUNS = WordSet.of("gemeenschap gemeenschapscommissie republiek");
    private static final int SHORT = 5;

    private ForeignState() {}

    /** Whether an adjective of another state stands behind a word of an act's name. */
    static boolean follows(Tokens tokens, int last) {
        return FRENCH.contains(tokens.form(last + 1)) && !OTHERWISE.contains(tokens.form(last));
    }

    /** Whether an adjective of another state stands at a token, before the name of an act. */
    static boolean precedes(Tokens tokens, int at) {
        return DUTCH.contains(tokens.form(at)) && !BELGIAN_NOUNS.contains(tokens.form(at + 1));
    }

    static boolean isAdjective(String form) {
        return ALL.contains(form);
    }

    /** Whether a mention is of an act of another state. */
    static boolean isOf(Tokens tokens, ActMention mention) {
        boolean atEnd = mention.last() - mention.first() <= SHORT && follows(tokens, mention.last() - 1);
        return !isBetweenStates(tokens, mention)
                && (precedes(tokens, mention.first())
                        || precedes(tokens, mention.first() - 1)
                        || follows(tokens, mention.first())
                        || follows(tokens, mention.last())
                        || atEnd);
    }

    /** "Belgisch-Nederlandse Overeenkomst", "convention belgo-marocaine": an act of both states. */
    private static boolean isBetweenStates(Tokens tokens, ActMention mention) {
        int first = mention.first();
        return mention.type() == ActType.TREATY
                && (StateTreaty.bilateral(tokens, first) > first
                        || StateTreaty.isBilateral(tokens, first, first + 1)
                        || StateTreaty.isBilateral(tokens, first, first + 2));
    }
}
