package dev.assize.core.record;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.text.Shortened;

/** Says what stands in a record where something else was expected. */
public final class Found {

    private static final int MOST = 80;

    private Found() {}

    public static String describe(JsonNode value) {
        return switch (value.getNodeType()) {
            case STRING -> "the text \"" + shorten(value.textValue()) + "\"";
            case NUMBER -> "the number " + shorten(value.asText());
            case BOOLEAN -> "the value " + value.asText();
            case ARRAY -> "a list of " + value.size();
            case OBJECT, POJO -> "an object with " + value.size() + " fields";
            case NULL -> "null";
            case MISSING, BINARY -> "nothing";
        };
    }

    /** At most a line of it, without line breaks. */
    public static String shorten(String text) {
        return Shortened.after(MOST, text).replaceAll("\\p{Cntrl}+", " ");
    }
}
