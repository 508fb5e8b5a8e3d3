package dev.assize.judgefiles.imports;

import java.util.List;

/**
 * A judge file that was written from another tool's.
 *
 * @param from the kind of file that it was, such as {@code openai-grader}
 * @param yaml the judge file
 * @param left what could not be carried over, each with the reason
 */
public record ImportedJudge(String from, String yaml, List<String> left) {

    public ImportedJudge {
        left = List.copyOf(left);
    }
}
