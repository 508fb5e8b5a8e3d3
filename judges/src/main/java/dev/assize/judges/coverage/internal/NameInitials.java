package dev.assize.judges.coverage.internal;

import java.util.List;

/** The first letters of a name of several words, and the numbers of those words in the passage's vocabulary. */
record NameInitials(String letters, List<Integer> words) {

    NameInitials {
        words = List.copyOf(words);
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
