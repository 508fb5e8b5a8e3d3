package dev.assize.judges.coverage.internal;

import java.util.Random;

/** Crumbs of statements in any order, with any character between them. */
final class CrumbText {

    private static final String[] CRUMBS = {
        "The",
        "tower",
        "Paris",
        "is",
        "not",
        "ne",
        "pas",
        "geen",
        "kein",
        "1889",
        "1.250",
        "two",
        "hundred",
        "May",
        "Anna",
        "Bob",
        "because",
        "so",
        "donc",
        "therefore",
        "(",
        ")",
        "(0.5 P)",
        ":",
        ";",
        ",",
        ".",
        "\n",
        "- ",
        "1. ",
        "and",
        "or",
        "und",
        "which",
        "that",
        "has",
        "by",
        "U.S.",
        "QPR",
        "\u0000",
        "\uD800",
        "é",
        "ß",
        "…",
        "'",
        "|"
    };

    private CrumbText() {}

    static String of(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(16);
        for (int i = 0; i < length; i++) {
            if (random.nextInt(12) == 0) {
                text.appendCodePoint(random.nextInt(0x2200));
            } else {
                text.append(CRUMBS[random.nextInt(CRUMBS.length)]);
            }
            text.append(random.nextInt(4) == 0 ? "" : " ");
        }
        return text.toString();
    }
}
