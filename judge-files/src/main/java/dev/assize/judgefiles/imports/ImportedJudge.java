package dev.assize.judgefiles.imports;

import java.util.List;

/**
 * A judge file that was written from another tool's.
 *
 * @param from the kind of file that it was, such as {@code openai-grader}
 * @param yaml the judge file
 * @param left what could not be carried over, each with the reason
 * @param notes what was carried over and is not quite the same
 */
public record ImportedJudge(String from, String yaml, List<String> left, List<String> notes) {

    ImportedJudge(String from, String yaml, List<String> left) {
        this(from, yaml, left, List.of());
    }

    public ImportedJudge {
        left = List.copyOf(left);
        notes = List.copyOf(notes);
    }
}
