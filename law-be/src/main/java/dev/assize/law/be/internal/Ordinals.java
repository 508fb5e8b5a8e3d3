package dev.assize.law.be.internal;

import java.util.HashMap;
import java.util.Map;

/** Ordinal numbers in words. */
public final class Ordinals {

    private static final String[][] WORDS = {
        {"premier", "premiere", "premiers", "premieres", "eerste", "erste", "ersten", "erster"},
        {"deuxieme", "deuxiemes", "second", "seconde", "tweede", "zweite", "zweiten"},
        {"troisieme", "troisiemes", "derde", "dritte", "dritten"},
        {"quatrieme", "quatriemes", "vierde", "vierte", "vierten"},
        {"cinquieme", "cinquiemes", "vijfde", "funfte"},
        {"sixieme", "sixiemes", "zesde", "sechste"},
        {"septieme", "septiemes", "zevende", "siebte"},
        {"huitieme", "huitiemes", "achtste", "achte"},
        {"neuvieme", "neuviemes", "negende", "neunte"},
        {"dixieme", "dixiemes", "tiende", "zehnte"},
        {"onzieme", "elfde"},
        {"douzieme", "twaalfde"},
        {"treizieme", "dertiende"},
        {"quatorzieme", "veertiende"},
        {"quinzieme", "vijftiende"},
        {"seizieme", "zestiende"},
    };

    private static final Map<String, Integer> VALUES = new HashMap<>();

    static {
        for (int i = 0; i < WORDS.length; i++) {
            for (String word : WORDS[i]) {
                VALUES.put(word, i + 1);
            }
        }
    }

    private Ordinals() {}

    /** 1 for "premier", "eerste" …; 0 for a word that is no ordinal. */
    public static int value(String foldedWord) {
        return VALUES.getOrDefault(foldedWord, 0);
    }
}
