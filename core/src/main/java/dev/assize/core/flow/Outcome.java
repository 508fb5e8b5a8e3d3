package dev.assize.core.flow;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.Expense;
import java.util.List;
import java.util.Optional;

/** What a case came to, whether it was heard just now or is read back from a result line. */
public interface Outcome {

    /** What the case is called: its own id, or its place where it has none. */
    String id();

    JudgeId judge();

    /** The version of the judge. */
    String version();

    /** What the judge's version, its questions and whoever answers come to; results of two epochs are not of one kind. */
    Epoch epoch();

    /** Which of the four ends it came to. */
    Status status();

    /**
     * The verdict as the judge's page shows it; empty where there is none. {@link dev.assize.core.JudgeInfo#headline} finds its label and its
     * score.
     */
    Optional<ObjectNode> verdict();

    /** What code saw in the case; empty where there is nothing to say. */
    List<Finding> findings();

    /** What models cost for it. */
    Expense expense();

    /** What hangs on answers that are not sure; empty when the case was not judged or nothing is doubtful. */
    Optional<Doubt> doubt();
}
