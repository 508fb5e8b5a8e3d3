package dev.assize.judges.citation.reading;

import java.util.EnumMap;
import java.util.Map;
import java.util.Set;

/** The language of a text, told by the little words that every text is full of. */
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

    /** More than enough words to tell a language. */
    private static final int ENOUGH = 150;

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
        return LittleWords.of(this).words.contains(word);
    }

    boolean isLittle(TextTokens tokens, int token) {
        return LittleWords.of(this).hashes.get(tokens.hash(token, Integer.MAX_VALUE)) > 0;
    }

    static Tongue of(TextTokens tokens) {
        Tongue best = FR;
        int most = -1;
        for (Tongue tongue : values()) {
            int count = 0;
            for (int token = 0; token < Math.min(tokens.size(), ENOUGH); token++) {
                count += tongue.isLittle(tokens, token) ? 1 : 0;
            }
            if (count > most) {
                most = count;
                best = tongue;
            }
        }
        return best;
    }

    /** A list made ready for looking up, once. */
    private static final class LittleWords {
        private static final Map<Tongue, LittleWords> ALL = all();

        private final Set<String> words;
        private final FeatureSet hashes = new FeatureSet();

        private LittleWords(String list) {
            this.words = Set.of(list.split(" "));
            TextTokens tokens = TextTokens.of(list);
            for (int token = 0; token < tokens.size(); token++) {
                hashes.put(tokens.hash(token, Integer.MAX_VALUE), 1);
            }
        }

        static LittleWords of(Tongue tongue) {
            LittleWords found = ALL.get(tongue);
            if (found == null) {
                throw new IllegalStateException("No little words for " + tongue);
            }
            return found;
        }

        private static Map<Tongue, LittleWords> all() {
            Map<Tongue, LittleWords> all = new EnumMap<>(Tongue.class);
            for (Tongue tongue : values()) {
                all.put(tongue, new LittleWords(tongue.littleWords));
            }
            return all;
        }
    }
}
