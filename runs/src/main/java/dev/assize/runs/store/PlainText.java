package dev.assize.runs.store;

import dev.assize.text.Surrogates;

/** Text as every database takes it: PostgreSQL knows no NUL, and half a surrogate pair has no UTF-8 form. */
final class PlainText {

    private PlainText() {}

    static String of(String text) {
        return Surrogates.replaceLone(text).replace('\0', Surrogates.REPLACEMENT);
    }
}
