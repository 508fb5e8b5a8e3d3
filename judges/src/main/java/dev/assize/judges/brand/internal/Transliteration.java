package dev.assize.judges.brand.internal;

/** Cyrillic and Greek letters in Latin ones, near enough that "Спутник" meets "Sputnik". */
final class Transliteration {

    private static final String CYRILLIC = "абвгдежзийклмнопрстуфхцчшщъыьэюяіїєґћђјљњџ";
    private static final String[] CYRILLIC_LATIN = {
        "a", "b", "v", "g", "d", "e", "zh", "z", "i", "y", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u", "f", "h",
        "c", "ch", "sh", "sht", "a", "y", "", "e", "yu", "ya", "i", "i", "e", "g", "c", "d", "j", "lj", "nj", "dz"
    };
    private static final String GREEK = "αβγδεζηθικλμνξοπρσςτυφχψω";
    private static final String[] GREEK_LATIN = {
        "a", "v", "g", "d", "e", "z", "i", "th", "i", "k", "l", "m", "n", "x", "o", "p", "r", "s", "s", "t", "y", "f",
        "ch", "ps", "o"
    };

    private Transliteration() {}

    static String latin(char letter) {
        if (letter < 0x370 || letter > 0x45F) {
            return String.valueOf(letter);
        }
        int cyrillic = CYRILLIC.indexOf(letter);
        if (cyrillic >= 0) {
            return CYRILLIC_LATIN[cyrillic];
        }
        int greek = GREEK.indexOf(letter);
        return greek >= 0 ? GREEK_LATIN[greek] : String.valueOf(letter);
    }
}
