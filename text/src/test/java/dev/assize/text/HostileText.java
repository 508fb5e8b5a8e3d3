package dev.assize.text;

import java.util.Random;

/** Text that nobody would write: crumbs of words, numbers, dates and signs in any order, and any character at all. */
final class HostileText {

    private static final String[] CRUMBS = {
        "hundred",
        "deux",
        "vingt",
        "et",
        "million",
        "tausend",
        "zwei",
        "duizend",
        "1.",
        "2,",
        "3/4/",
        "5-6-",
        " ",
        "  ",
        "\n",
        ".",
        "...",
        "'",
        "’",
        "n't",
        "(",
        ")",
        ":",
        ";",
        ",",
        "-",
        "—",
        "%",
        "€",
        "Mr.",
        "z.B.",
        "art.",
        "May",
        "not",
        "Xx",
        "x",
        "00",
        "9999999999",
        "e\u0301",
        "\uD83D\uDE00",
        "\uD800",
        "ß",
        "İ",
        "ﬁ",
        "\u0000",
        "\u00AD"
    };

    private HostileText() {}

    static String of(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(14);
        for (int i = 0; i < length; i++) {
            if (random.nextInt(5) == 0) {
                text.appendCodePoint(random.nextInt(0x3000));
            } else {
                text.append(CRUMBS[random.nextInt(CRUMBS.length)]);
            }
            text.append(random.nextBoolean() ? " " : "");
        }
        return text.toString();
    }
}
