package dev.assize.core.failure;

import java.util.List;

/**
 * What would mend a set-up, so that a shell can say it in its own words, with an option to paste.
 *
 * @param sentence it in the words of a library, which end the message; may be empty
 * @param values what would be given: {@code reference=ideal}
 */
public record Remedy(Kind kind, String sentence, List<String> values) {

    /** What is to be done. */
    public enum Kind {
        /** Say which fields of the records are meant. */
        MAP_FIELDS,
        /** Say where in the file the records are. */
        NAME_RECORDS,
        /** Bring the jar that has it. */
        ADD_JAR,
        /** Turn a file of another tool into a judge file. */
        IMPORT_FILE
    }

    public Remedy {
        values = List.copyOf(values);
    }
}
