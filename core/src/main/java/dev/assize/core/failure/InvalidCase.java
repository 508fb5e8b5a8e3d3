package dev.assize.core.failure;

/** A record that is no case of this judge: which field, what was found there, what was expected. */
public final class InvalidCase extends CaseFailure {

    private final String field;
    private final String found;
    private final String expected;

    /**
     * @param field the field's name, or empty when the record as a whole is wrong
     * @param found what is there, short enough to print
     * @param expected what should be there, and what to do
     */
    public InvalidCase(String field, String found, String expected) {
        super(FailureKind.INPUT, sentence(field, found, expected), null);
        this.field = field;
        this.found = found;
        this.expected = expected;
    }

    private static String sentence(String field, String found, String expected) {
        String what = field.isEmpty() ? "" : "field \"" + field + "\": ";
        return what + "found " + found + ", expected " + expected;
    }

    public String field() {
        return field;
    }

    public String found() {
        return found;
    }

    public String expected() {
        return expected;
    }
}
