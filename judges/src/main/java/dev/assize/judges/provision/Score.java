package dev.assize.judges.provision;

import dev.assize.core.finding.Severity;
import java.util.Collection;
import java.util.EnumMap;
import java.util.Map;

/**
 * The score, verdict and recommendation that issues and counts give; every number is the document's.
 *
 * <p>Ratios are compared in whole numbers: matched / extracted &lt; 0.90 is 100 matched &lt; 90 extracted.
 */
record Score(int points, String verdict, String recommendation) {

    private static final int BEST = 100;
    static final int CRITICAL_CEILING = 59;
    private static final int MAJOR_COST = 12;
    private static final int MAJOR_MOST = 36;
    private static final int MINOR_COST = 2;
    private static final int MINOR_MOST = 8;
    private static final int LOW_RECALL_COST = 15;
    private static final int LOW_PRECISION_COST = 10;
    private static final int KEY_COST = 10;
    private static final int DATE_COST = 8;
    private static final int MINORS_TO_REVIEW = 3;

    static Score of(Collection<IssueKind> issues, Counts counts) {
        int critical = count(issues, Severity.CRITICAL);
        int major = count(issues, Severity.MAJOR);
        int minor = count(issues, Severity.MINOR);
        int points = BEST
                - Math.min(MAJOR_MOST, MAJOR_COST * major)
                - Math.min(MINOR_MOST, MINOR_COST * minor)
                - (counts.recallIsUnder(95) ? LOW_RECALL_COST : 0)
                - (counts.precisionIsUnder(90) ? LOW_PRECISION_COST : 0)
                - (issues.contains(IssueKind.PROVISION_KEY) ? KEY_COST : 0)
                - (issues.contains(IssueKind.PARENT_DATE) ? DATE_COST : 0);
        int capped = critical > 0 ? Math.min(CRITICAL_CEILING, points) : points;
        String verdict = critical > 0 ? "FAIL" : major > 0 || minor >= MINORS_TO_REVIEW ? "REVIEW_REQUIRED" : "PASS";
        return new Score(Math.max(0, capped), verdict, recommendation(verdict, critical, issues));
    }

    private static int count(Collection<IssueKind> issues, Severity severity) {
        return (int) issues.stream().filter(kind -> kind.severity() == severity).count();
    }

    private static String recommendation(String verdict, int critical, Collection<IssueKind> issues) {
        if (verdict.equals("PASS")) {
            return "PROCEED";
        }
        return critical > 0 || hasRepeatedMajor(issues) ? "FIX_PROMPT" : "REVIEW_SAMPLES";
    }

    private static boolean hasRepeatedMajor(Collection<IssueKind> issues) {
        Map<IssueKind, Integer> times = new EnumMap<>(IssueKind.class);
        for (IssueKind kind : issues) {
            if (kind.severity() == Severity.MAJOR && times.merge(kind, 1, Integer::sum) > 1) {
                return true;
            }
        }
        return false;
    }
}
