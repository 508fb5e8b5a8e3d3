package dev.assize.models.answer;

/**
 * The keys under which a model answers. Ids of questions and items of checklists can be any text; providers' strict schema
 * modes take letters and digits, and a model copies short keys more faithfully.
 */
final class ShortKeys {

    private ShortKeys() {}

    static String question(int index) {
        return "q" + (index + 1);
    }

    static String item(int index) {
        return "c" + (index + 1);
    }
}
