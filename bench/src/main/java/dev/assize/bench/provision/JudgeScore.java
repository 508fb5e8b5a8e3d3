package dev.assize.bench.provision;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.judges.provision.EmbeddedDisputes;
import dev.assize.judges.provision.ProvisionExtraction;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/**
 * How the judge does on extractions whose worth is known: perfect ones, which it should pass, and damaged ones, whose damage it
 * should notice. An issue that the perfect extraction raises too notices nothing.
 */
final class JudgeScore {

    private static final Hearing<?> HEARING = new Hearing<>(new ProvisionExtraction(), new EmbeddedDisputes());

    /** How many times each decision is damaged in each way, unless somebody asks for more. */
    static final int TIMES = 4;

    /** How many there were, and how many were right. */
    private record Share(int right, int of) {
        Share plus(boolean isRight) {
            return new Share(right + (isRight ? 1 : 0), of + 1);
        }

        String printed() {
            return of == 0 ? "none" : String.format(Locale.ROOT, "%d of %d (%.3f)", right, of, (double) right / of);
        }
    }

    private static final Share EMPTY = new Share(0, 0);

    private final Set<Defect> defects;
    private final int times;
    private final Map<Defect, Share> noticed = new EnumMap<>(Defect.class);
    private final Map<String, Integer> accusations = new TreeMap<>();
    private Share accused = EMPTY;
    private Share passed = EMPTY;
    private Share verdicts = EMPTY;
    private final List<String> remarks = new ArrayList<>();

    JudgeScore(Set<Defect> defects, int times) {
        this.defects = EnumSet.copyOf(defects);
        this.times = times;
    }

    void measure(GoldDecision decision) {
        for (boolean withDisputed : List.of(false, true)) {
            GoldExtraction gold = new GoldExtraction(decision, withDisputed);
            CaseResult clean = judged(gold, gold.items());
            perfect(decision, withDisputed, clean);
            Damage damage = new Damage(gold);
            for (Defect defect : defects) {
                for (int seed = withDisputed ? 1 : 0; seed < times; seed += 2) {
                    Random random = new Random(seed * 7919L + decision.name().hashCode());
                    damage.by(defect, random).ifPresent(damaged -> damaged(gold, clean, defect, damaged));
                }
            }
        }
    }

    private static CaseResult judged(GoldExtraction gold, List<ObjectNode> items) {
        return HEARING.hear(gold.decision().name(), gold.record(items), null);
    }

    private void perfect(GoldDecision decision, boolean withDisputed, CaseResult clean) {
        boolean isAccused = clean.findings().stream().anyMatch(JudgeScore::isGrave);
        boolean isPassed = verdict(clean).equals("PASS");
        clean.findings().stream()
                .filter(JudgeScore::isGrave)
                .map(Finding::code)
                .distinct()
                .forEach(code -> accusations.merge(code, 1, Integer::sum));
        accused = accused.plus(isAccused);
        passed = passed.plus(isPassed);
        verdicts = verdicts.plus(isPassed);
        if (isAccused || !isPassed || !clean.findings().isEmpty()) {
            remarks.add("perfect " + decision.name() + (withDisputed ? " with" : " without") + " disputed entries: "
                    + verdict(clean));
            clean.findings().forEach(finding -> remarks.add("    " + finding.code() + ": " + finding.message()));
        }
    }

    private void damaged(GoldExtraction gold, CaseResult clean, Defect defect, Damage.Damaged damaged) {
        CaseResult result = judged(gold, damaged.items());
        Set<String> known = new HashSet<>();
        clean.findings().forEach(finding -> known.add(identity(finding)));
        boolean isNoticed = result.findings().stream()
                .anyMatch(finding -> defect.isNoticedBy(finding.code()) && !known.contains(identity(finding)));
        boolean isRight = damaged.verdicts().contains(verdict(result));
        noticed.merge(defect, EMPTY.plus(isNoticed), (one, other) -> one.plus(isNoticed));
        verdicts = verdicts.plus(isRight);
        if (!isNoticed || !isRight) {
            remarks.add((isNoticed ? "noticed, but " : "NOT noticed, ") + verdict(result) + " instead of "
                    + damaged.verdicts() + ": " + defect.written() + " in "
                    + gold.decision().name());
            remarks.add("    " + changed(gold.items(), damaged.items()));
            result.findings().forEach(finding -> remarks.add("    " + finding.code() + ": " + finding.message()));
            result.verdict()
                    .ifPresent(verdict -> verdict.path("disputed").forEach(open -> remarks.add("    open: " + open)));
        }
    }

    private static String changed(List<ObjectNode> before, List<ObjectNode> after) {
        List<ObjectNode> gone = new ArrayList<>(before);
        gone.removeAll(after);
        List<ObjectNode> come = new ArrayList<>(after);
        come.removeAll(before);
        return "- " + gone.stream().limit(3).toList() + " + "
                + come.stream().limit(3).toList();
    }

    /** So many are missing, more than before: that is the same issue. */
    private static String identity(Finding finding) {
        return finding.code().equals("missing-provisions") ? finding.code() : finding.code() + ": " + finding.message();
    }

    private static boolean isGrave(Finding finding) {
        return finding.severity() == Severity.CRITICAL || finding.severity() == Severity.MAJOR;
    }

    private static String verdict(CaseResult result) {
        return result.verdict().map(verdict -> verdict.path("verdict").asText()).orElse("no verdict");
    }

    List<String> remarks() {
        return remarks;
    }

    List<String> printed() {
        List<String> lines = new ArrayList<>();
        lines.add("perfect extractions accused of something critical or major: " + accused.printed());
        if (!accusations.isEmpty()) {
            lines.add("  by " + accusations);
        }
        lines.add("perfect extractions passed: " + passed.printed());
        Share all = EMPTY;
        for (Map.Entry<Defect, Share> entry : noticed.entrySet()) {
            Share share = entry.getValue();
            all = new Share(all.right() + share.right(), all.of() + share.of());
            lines.add(String.format(
                    Locale.ROOT, "  %-18s noticed %s", entry.getKey().written(), share.printed()));
        }
        lines.add("damage noticed: " + all.printed());
        lines.add("verdicts right: " + verdicts.printed());
        return lines;
    }
}
