package dev.assize.law.be.internal;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The months as French, Dutch, German and English name and shorten them, folded; no name means two months. */
public final class MonthNames {

    private static final List<String> SPELLINGS = List.of(
            "janvier januari januar janner jaenner january janv jan",
            "fevrier februari februar february fevr febr fev feb",
            "mars maart marz maerz march mrt mrz mar",
            "avril april avr apr",
            "mai mei may",
            "juin juni june jun",
            "juillet juli july juill juil jul",
            "aout augustus august aug",
            "septembre september sept sep",
            "octobre oktober october okt oct",
            "novembre november nov",
            "decembre december dezember dec dez");

    private static final Map<String, Integer> NUMBERS = numbers();

    public static final int LONGEST = 9;

    private MonthNames() {}

    /** 1 to 12, or 0 when the word names no month. */
    public static int numberOf(String foldedWord) {
        return NUMBERS.getOrDefault(foldedWord, 0);
    }

    public static boolean isMonth(String foldedWord) {
        return numberOf(foldedWord) > 0;
    }

    private static Map<String, Integer> numbers() {
        Map<String, Integer> numbers = new HashMap<>();
        for (int month = 1; month <= SPELLINGS.size(); month++) {
            for (String spelling : SPELLINGS.get(month - 1).split(" ")) {
                if (numbers.put(spelling, month) != null) {
                    throw new IllegalStateException("\"" + spelling + "\" is listed for two months");
                }
            }
        }
        return Map.copyOf(numbers);
    }
}
