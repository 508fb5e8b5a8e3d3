package dev.assize.runs.report;

import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One kind of finding over a whole run. Not shared between threads. */
public final class FindingKind {

    private static final int MOST_EXAMPLES = 3;
    private static final int LONGEST_EXAMPLE = 400;

    /** A case that has it, with the first such finding's words; no two examples say the same. */
    public record Example(long ordinal, String id, String message) {}

    private final String code;
    private final List<Example> examples = new ArrayList<>();
    private Severity severity = Severity.INFO;
    private long count;
    private long cases;
    private long last = -1;

    FindingKind(String code) {
        this.code = code;
    }

    void add(ReportedCase reported, Finding finding) {
        count++;
        severity = finding.severity().compareTo(severity) < 0 ? finding.severity() : severity;
        if (last == reported.ordinal()) {
            return;
        }
        last = reported.ordinal();
        cases++;
        String message = Shortened.to(LONGEST_EXAMPLE, finding.message());
        boolean known = examples.stream().anyMatch(example -> example.message().equals(message));
        if (examples.size() < MOST_EXAMPLES && !known) {
            examples.add(new Example(reported.ordinal(), reported.result().id(), message));
        }
    }

    public String code() {
        return code;
    }

    /** The gravest that a finding of this kind had. */
    public Severity severity() {
        return severity;
    }

    /** How many findings there are. */
    public long count() {
        return count;
    }

    /** How many cases have one or more: a case with ten missing facts is one case with missing facts. */
    public long cases() {
        return cases;
    }

    public List<Example> examples() {
        return Collections.unmodifiableList(examples);
    }
}
