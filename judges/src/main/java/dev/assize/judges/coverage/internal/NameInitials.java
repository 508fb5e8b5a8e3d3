package dev.assize.judges.coverage.internal;

import java.util.ArrayList;
import java.util.List;

/** The first letters of a name of several words, and the numbers of those words in the passage's vocabulary. */
record NameInitials(String letters, List<Integer> words) {

    NameInitials {
        words = List.copyOf(words);
    }

    /** Those of every name in a text: "Queens Park Rangers", "Bank of England", names in a row, small words between them allowed. */
    static List<NameInitials> in(ReadText text) {
        List<NameInitials> found = new ArrayList<>();
        int at = 0;
        while (at < text.size()) {
            int end = at;
            int count = 0;
            while (end < text.size() && (text.isName(end) || (count > 0 && leadsToName(text, end)))) {
                count += text.isName(end) ? 1 : 0;
                end++;
            }
            if (count > 1) {
                found.add(of(text, at, end));
            }
            at = Math.max(end, at + 1);
        }
        return List.copyOf(found);
    }

    private static boolean leadsToName(ReadText text, int at) {
        return text.token(at).stop() && text.isName(at + 1);
    }

    private static NameInitials of(ReadText text, int from, int to) {
        StringBuilder letters = new StringBuilder();
        List<Integer> words = new ArrayList<>();
        for (int at = from; at < to; at++) {
            if (text.isName(at)) {
                letters.append(text.token(at).folded().charAt(0));
                words.add(text.word(at));
            }
        }
        return new NameInitials(letters.toString(), words);
    }

    /** For each part of a statement the first letters of the name that it belongs to; empty when that has one word only. */
    static String[] ofParts(Statement statement) {
        String[] initials = new String[statement.parts()];
        for (int part = 0; part < initials.length; part++) {
            StringBuilder first = new StringBuilder();
            for (int other = 0; other < initials.length; other++) {
                Statement.Part own = statement.part(other);
                if (own.name() && own.run() == statement.part(part).run()) {
                    first.append(own.token().folded().charAt(0));
                }
            }
            initials[part] = first.length() > 1 ? first.toString() : "";
        }
        return initials;
    }
}
