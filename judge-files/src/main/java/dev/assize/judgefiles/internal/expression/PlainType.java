package dev.assize.judgefiles.internal.expression;

/** The types that are made of nothing else. */
public enum PlainType implements ValueType {
    NUMBER("number"),
    TEXT("text"),
    TRUTH("yes/no"),
    DATE("date"),
    JSON("json"),
    /** Of what is absent by right. */
    NONE("none"),
    /** Of what nobody can know before: it fits everywhere. */
    NEVER("unknown");

    private final String word;

    PlainType(String word) {
        this.word = word;
    }

    @Override
    public String toString() {
        return word;
    }
}
