package dev.assize.judgefiles.judge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a field of a case holds. */
enum FieldType {
    TEXT("text"),
    TEXTS("texts"),
    NUMBER("number"),
    INTEGER("integer"),
    YES_NO("yes/no"),
    DATE("date"),
    CHOICE("choice"),
    LIST("list"),
    OBJECT("object"),
    JSON("json"),
    ANY("any");

    private final String word;

    FieldType(String word) {
        this.word = word;
    }

    String word() {
        return word;
    }

    static Optional<FieldType> find(String word) {
        for (FieldType type : values()) {
            if (type.word.equals(word)) {
                return Optional.of(type);
            }
        }
        return Optional.empty();
    }

    static List<String> words() {
        List<String> words = new ArrayList<>();
        for (FieldType type : values()) {
            words.add(type.word);
        }
        return words;
    }
}
