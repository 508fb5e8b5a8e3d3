package org.example.wordlimit;

/** A text, and how many words it may have. */
record WordLimitCase(String text, int limit) {

    int words() {
        return text.isBlank() ? 0 : text.strip().split("\\s+").length;
    }
}
