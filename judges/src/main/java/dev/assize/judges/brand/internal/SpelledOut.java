package dev.assize.judges.brand.internal;

import java.util.Map;

/** Names that differ in how a number or a short title is written: "Seventh" and "7th", "St." and "Saint". */
final class SpelledOut {

    private static final Map<String, String> OTHERWISE = Map.ofEntries(
            Map.entry("dr", "doctor"),
            Map.entry("doktor", "doctor"),
            Map.entry("dokter", "doctor"),
            Map.entry("docteur", "doctor"),
            Map.entry("mr", "mister"),
            Map.entry("st", "saint"),
            Map.entry("sankt", "saint"),
            Map.entry("sint", "saint"),
            Map.entry("ste", "sainte"),
            Map.entry("mt", "mount"),
            Map.entry("ft", "fort"),
            Map.entry("one", "1"),
            Map.entry("two", "2"),
            Map.entry("three", "3"),
            Map.entry("four", "4"),
            Map.entry("five", "5"),
            Map.entry("six", "6"),
            Map.entry("seven", "7"),
            Map.entry("eight", "8"),
            Map.entry("nine", "9"),
            Map.entry("ten", "10"),
            Map.entry("eleven", "11"),
            Map.entry("twelve", "12"),
            Map.entry("first", "1st"),
            Map.entry("second", "2nd"),
            Map.entry("third", "3rd"),
            Map.entry("fourth", "4th"),
            Map.entry("fifth", "5th"),
            Map.entry("sixth", "6th"),
            Map.entry("seventh", "7th"),
            Map.entry("eighth", "8th"),
            Map.entry("ninth", "9th"),
            Map.entry("tenth", "10th"));

    private SpelledOut() {}

    /** Whether this is all that keeps the two apart; a name that is nothing but a number or a title tells too little. */
    static boolean pairs(Name one, Name other) {
        return one.words().size() > 1 && of(one).sameAs(of(other));
    }

    private static Name of(Name name) {
        return Name.ofWords(name.words().stream()
                .map(word -> OTHERWISE.getOrDefault(word, word))
                .toList());
    }
}
