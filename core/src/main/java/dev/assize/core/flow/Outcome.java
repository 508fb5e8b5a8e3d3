package dev.assize.core.flow;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.Expense;
import java.util.List;
import java.util.Optional;

/** What a case came to, whether it was heard just now or is read back from a result line. */
public interface Outcome {

    String id();

    JudgeId judge();

    /** The version of the judge. */
    String version();

    Epoch epoch();

    Status status();

    Optional<ObjectNode> verdict();

    List<Finding> findings();

    Expense expense();

    /** What hangs on answers that are not sure; empty when the case was not judged or nothing is doubtful. */
    Optional<Doubt> doubt();
}
