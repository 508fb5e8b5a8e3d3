package dev.assize.core.whole;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A whole verdict after its audit.
 *
 * @param corrected the verdict with everything corrected that code knows; null when it does not say enough to rule
 * @param findings one for each correction, and for each way in which it breaks its form
 */
public record Audited(@Nullable ObjectNode corrected, List<Finding> findings) {

    public Audited {
        findings = List.copyOf(findings);
    }

    public Optional<ObjectNode> form() {
        return Optional.ofNullable(corrected);
    }
}
