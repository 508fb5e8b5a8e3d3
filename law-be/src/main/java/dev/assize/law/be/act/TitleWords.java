package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** The words of an act's title that say what it is about. */
public final class TitleWords {

    /** Words of every title: kinds of act, prepositions, articles, and the verbs that open a title. */
    private static final Set<String> EMPTY = WordSet.of(
            "janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre januari februari maart april "
                    + "mei juni juli augustus september oktober november december loi lois wet wetten arrete arretes royal royaux koninklijk koninklijke besluit "
                    + "besluiten decret decreet ordonnance ordonnantie code wetboek codex convention verdrag traite reglement "
                    + "verordening directive richtlijn speciale bijzondere coordonnees coordonnee gecoordineerde organique organieke "
                    + "relative relatif relatives relatifs portant concernant sur betreffende houdende inzake tot over "
                    + "voor aan met der den het een van les des aux dans par pour avec sans son ses leur leurs "
                    + "zijn haar hun bij door ter ten naar uit als alsmede ainsi que certaines certains bepaalde diverses "
                    + "diverse autres andere dispositions bepalingen mesures maatregelen matiere modifiant wijziging "
                    + "execution uitvoering visant tendant reglant fixant determinant organisant instituant regeling "
                    + "regels oprichting vaststelling");

    /** What distinguishes acts of one kind in a text, but says nothing of their subject. */
    private static final Set<String> ADJECTIVES = WordSet.of(
            "speciale organique organiques coordonnees coordonnee bijzondere gecoordineerde organieke programme ordinaire gewone");

    private static final int SHORTEST = 3;

    /** A part of a compound that is long enough to be the same word by no accident. */
    private static final int LONG_PART = 8;

    private TitleWords() {}

    public static Set<String> of(String title) {
        Tokens tokens = Tokens.of(title);
        return of(tokens, 0, tokens.size() - 1);
    }

    /** The words that tell what an act is about, without "special", "coordinated" and their like. */
    public static Set<String> subject(Set<String> words) {
        Set<String> subject = new LinkedHashSet<>(words);
        subject.removeAll(ADJECTIVES);
        return subject;
    }

    /** Whether some words hold this one, or a compound of it: "productenaansprakelijkheid" has "aansprakelijkheid". */
    public static boolean hasLike(Set<String> words, String word) {
        return words.contains(word) || words.stream().anyMatch(other -> isCompound(other, word));
    }

    private static boolean isCompound(String one, String other) {
        String longer = one.length() > other.length() ? one : other;
        String shorter = one.length() > other.length() ? other : one;
        return shorter.length() >= LONG_PART
                && longer.length() >= shorter.length() + LONG_PART / 2
                && (longer.startsWith(shorter) || longer.endsWith(shorter));
    }

    static Set<String> adjectives(Tokens tokens, int first, int last) {
        Set<String> words = new LinkedHashSet<>();
        for (int i = first; i <= last; i++) {
            if (ADJECTIVES.contains(tokens.form(i))) {
                words.add(tokens.form(i));
            }
        }
        return words;
    }

    static Set<String> of(Tokens tokens, int first, int last) {
        Set<String> words = new LinkedHashSet<>();
        for (int i = first; i <= last; i++) {
            String form = tokens.form(i);
            if (tokens.isWord(i) && form.length() >= SHORTEST && !EMPTY.contains(form)) {
                words.add(form);
            }
        }
        return words;
    }
}
