package dev.assize.judges.brand.internal;

/** The plural and the possessive as names bear them, on folded words. */
final class Plural {

    private static final int SHORTEST = 2;
    private static final int SHORTEST_PLURAL = 4;

    private Plural() {}

    /** The word without its plural ending; the word itself when it has none. */
    static String singular(String word) {
        if (word.length() < SHORTEST_PLURAL || !word.endsWith("s") || word.endsWith("ss")) {
            return word;
        }
        if (word.endsWith("ies") && word.length() > 4) {
            return word.substring(0, word.length() - 3) + "y";
        }
        boolean hissing =
                word.endsWith("ches") || word.endsWith("shes") || word.endsWith("xes") || word.endsWith("sses");
        return word.substring(0, word.length() - (hissing ? 2 : 1));
    }

    /** Whether one is the plural or the possessive of the other: "Legos", "Nike's", "Vans's". */
    static boolean pairs(Name one, Name other) {
        boolean shorter = one.joined().length() < other.joined().length();
        Name longer = shorter ? other : one;
        Name base = shorter ? one : other;
        return isPluralOf(longer.joined(), base.joined()) || isPossessiveOf(longer, base);
    }

    private static boolean isPossessiveOf(Name possessive, Name base) {
        String text = possessive.original().strip();
        boolean marked = text.endsWith("'s") || text.endsWith("’s");
        return marked && possessive.joined().equals(base.joined() + "s");
    }

    private static boolean isPluralOf(String plural, String singular) {
        if (singular.length() < SHORTEST || plural.length() == singular.length()) {
            return false;
        }
        boolean yToIes = singular.endsWith("y") && plural.equals(singular.substring(0, singular.length() - 1) + "ies");
        boolean plainS = !singular.endsWith("s") && plural.equals(singular + "s");
        return yToIes || plainS || plural.equals(singular + "es");
    }
}
