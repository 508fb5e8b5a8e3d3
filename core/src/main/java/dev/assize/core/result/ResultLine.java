package dev.assize.core.result;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.json.Json;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The line of a result: as bytes for whoever writes it down, as a tree for whoever looks into it. Most results are only written down, so
 * the tree of a fresh one is made for the first who asks. Threads share it: should two of them make the tree at once, either will do.
 */
final class ResultLine {

    private final @Nullable CaseResult fresh;
    private final List<RecordedAnswer> answers;
    private volatile @Nullable ObjectNode tree;

    private ResultLine(@Nullable CaseResult fresh, List<RecordedAnswer> answers, @Nullable ObjectNode tree) {
        this.fresh = fresh;
        this.answers = answers;
        this.tree = tree;
    }

    static ResultLine of(ObjectNode tree) {
        return new ResultLine(null, List.of(), tree);
    }

    /** @param answers those of the result */
    static ResultLine of(CaseResult result, List<RecordedAnswer> answers) {
        return new ResultLine(result, answers, null);
    }

    ObjectNode tree() {
        ObjectNode known = tree;
        if (known == null) {
            known = ResultJson.of(Objects.requireNonNull(fresh), answers);
            tree = known;
        }
        return known;
    }

    /** With the line break after it, in UTF-8. */
    byte[] bytes() {
        return fresh == null ? Json.writeLine(tree()) : ResultJson.line(fresh, answers);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ResultLine that && tree().equals(that.tree());
    }

    @Override
    public int hashCode() {
        return tree().hashCode();
    }

    @Override
    public String toString() {
        return tree().toString();
    }
}
