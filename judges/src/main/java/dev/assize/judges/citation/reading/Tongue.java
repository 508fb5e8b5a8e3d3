package dev.assize.judges.citation.reading;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The language of a text, told by the little words that every text is full of; in the order of the glossary's columns. */
enum Tongue {
    FR(
            0,
            "le la les de des du un une et est que qui dans pour par sur au aux ne pas ce cette il elle se sont en son sa ses ou dont avec lorsque"
                    + " a ainsi sans mais entre meme ont ete plus d l qu n s"),
    NL(
            1,
            "de het een van en is dat die in voor door op aan te niet met wordt zijn of als bij uit om er ook naar worden heeft deze dit maar wanneer"
                    + " zij hij kan dan tot tegen over onder zoals geen wat werd"),
    EN(
            2,
            "the of and is that which in for by on to not with are or as at from be this it was has an if when under there its his their must may");

    private final int column;
    private final String littleWords;

    Tongue(int column, String littleWords) {
        this.column = column;
        this.littleWords = littleWords;
    }

    /** Where the glossary keeps its words. */
    int column() {
        return column;
    }

    boolean isLittle(String word) {
        return LittleWords.of(this).contains(word);
    }

    static Tongue of(List<String> words) {
        Tongue best = FR;
        int most = -1;
        for (Tongue tongue : values()) {
            int count = 0;
            for (String word : words) {
                count += tongue.isLittle(word) ? 1 : 0;
            }
            if (count > most) {
                most = count;
                best = tongue;
            }
        }
        return best;
    }

    /** The lists as sets, made once. */
    private static final class LittleWords {
        private static final Map<Tongue, Set<String>> SETS = sets();

        static Set<String> of(Tongue tongue) {
            return SETS.getOrDefault(tongue, Set.of());
        }

        private static Map<Tongue, Set<String>> sets() {
            Map<Tongue, Set<String>> sets = new EnumMap<>(Tongue.class);
            for (Tongue tongue : values()) {
                sets.put(tongue, Set.copyOf(List.of(tongue.littleWords.split(" "))));
            }
            return sets;
        }
    }
}
