package dev.assize.judges.citation.reading;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** The language of a text, told by the little words that every text is full of. */
enum Tongue {
    FR(0),
    NL(1),
    EN(2);

    /** More than enough words to tell a language. */
    private static final int ENOUGH = 150;

    private final int column;

    Tongue(int column) {
        this.column = column;
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
        private final FeatureSet hashes;

        private LittleWords(String list) {
            this.words = Set.copyOf(List.of(list.strip().split(" +")));
            this.hashes = TextTokens.of(list).hashes();
        }

        static LittleWords of(Tongue tongue) {
            LittleWords found = ALL.get(tongue);
            if (found == null) {
                throw new IllegalStateException("No little words for " + tongue);
            }
            return found;
        }

        private static Map<Tongue, LittleWords> all() {
            Map<Tongue, StringBuilder> lists = new EnumMap<>(Tongue.class);
            for (String line : ResourceLines.of("little-words.txt")) {
                int colon = line.indexOf(':');
                Tongue tongue = valueOf(line.substring(0, colon).toUpperCase(Locale.ROOT));
                lists.computeIfAbsent(tongue, t -> new StringBuilder())
                        .append(line, colon + 1, line.length())
                        .append(' ');
            }
            Map<Tongue, LittleWords> all = new EnumMap<>(Tongue.class);
            lists.forEach((tongue, list) -> all.put(tongue, new LittleWords(list.toString())));
            return all;
        }
    }
}
