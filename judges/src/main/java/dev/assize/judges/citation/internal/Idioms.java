package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Turns of speech that mean something else than their words, and the ceilings in words. */
final class Idioms {

    /** What something may be under: "onder andere omstandigheden" is no "among others". */
    private static final String UNDER =
            "(?!\\s(?:omstandigheden|voorwaarden|regels|naam|benaming|(?:rol)?nummers|noemer|titel|hoofding|vorm)"
                    + Characters.WORD_END + ")";

    /** The longest first, since one may be part of another. */
    private static final List<Idiom> ALL = Stream.of(
                    new Idiom("de part et d'autre", "", "dans les deux"),
                    new Idiom("l'un et l'autre", "", "les deux"),
                    new Idiom("l'une et l'autre", "", "les deux"),
                    new Idiom("d'autre part", "", "aussi"),
                    new Idiom("entre autres", "", "aussi"),
                    new Idiom("d'ailleurs", "", "aussi"),
                    new Idiom("zonder meer", "", "gewoonweg"),
                    new Idiom("any number of", "", "many"),
                    new Idiom("nom meme", "", "nom"),
                    new Idiom("en toutes lettres", "", "explicitement"),
                    new Idiom("n'importe quel", "", "any"),
                    new Idiom("n'importe quelle", "", "any"),
                    new Idiom("ne court", "", "ne passe"),
                    new Idiom("delai court", "", "delai passe"),
                    new Idiom("fifteen", "", "15"),
                    new Idiom("quinze", "", "15"),
                    new Idiom("vijftien", "", "15"),
                    new Idiom("fifty-five", "", "55"),
                    new Idiom("cinquante-cinq", "", "55"),
                    new Idiom("vijfenvijftig", "", "55"),
                    new Idiom("eighty-five", "", "85"),
                    new Idiom("quatre-vingt-cinq", "", "85"),
                    new Idiom("vijfentachtig", "", "85"),
                    new Idiom("ninety", "(?!-)", "90"),
                    new Idiom("quatre-vingt-dix", "(?!-)", "90"),
                    new Idiom("negentig", "", "90"),
                    new Idiom("ninety-five", "", "95"),
                    new Idiom("quatre-vingt-quinze", "", "95"),
                    new Idiom("vijfennegentig", "", "95"),
                    new Idiom("onder andere", UNDER, "ook"),
                    new Idiom("onder anderen", "", "ook"),
                    new Idiom("among others", "", "also"),
                    new Idiom("on the other hand", "", "however"),
                    new Idiom("in plaats van", "", "instead of"),
                    new Idiom("au lieu de", "", "instead of"),
                    new Idiom("au lieu d", "", "instead of"),
                    new Idiom("pas lieu", "", "pas raison"),
                    new Idiom("il y a lieu", "", "il faut"),
                    new Idiom("donne lieu", "", "mene"),
                    new Idiom("a lieu", "", "arrive"),
                    new Idiom("for instance", "", "namely"),
                    new Idiom("body of the", "", "rest of the"),
                    new Idiom("en cours", "", "pendant"),
                    new Idiom("au cours", "", "pendant"),
                    new Idiom("role de", "", "fonction de"),
                    new Idiom("role d", "", "fonction de"),
                    new Idiom("role du", "", "fonction du"),
                    new Idiom("role des", "", "fonction des"),
                    new Idiom("in the first place", "", "first"),
                    new Idiom("in de eerste plaats", "", "vooreerst"),
                    new Idiom("juste un", "", "only un"),
                    new Idiom("juste une", "", "only une"),
                    new Idiom("juste des", "", "only des"))
            .sorted(Comparator.comparingInt(idiom -> -idiom.turn().length()))
            .toList();

    private static final WordBeginnings WORDS =
            new WordBeginnings(ALL.stream().map(Idiom::turn).toList());

    /** A turn in which "other", "place" or "just" have none of their meaning, and what it means. */
    private record Idiom(String turn, Pattern pattern, String meaning) {

        /** @param next a condition on what follows */
        Idiom(String turn, String next, String meaning) {
            this(turn, Pattern.compile(Characters.WORD_START + turn + Characters.WORD_END + next), meaning);
        }
    }

    private Idioms() {}

    /** A folded text with plain words in their place. */
    static String plain(String folded) {
        if (!WORDS.mayBeIn(folded)) {
            return folded;
        }
        String text = folded;
        for (Idiom idiom : ALL) {
            if (text.contains(idiom.turn())) {
                text = idiom.pattern().matcher(text).replaceAll(idiom.meaning());
            }
        }
        return text;
    }
}
