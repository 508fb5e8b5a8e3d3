package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.runs.report.CaseStatus;
import dev.assize.runs.report.FindingKind;
import dev.assize.runs.report.Report;
import dev.assize.runs.report.ReportedCase;
import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Which cases are shown in full. All of them where they fit. Otherwise those that findings give as examples, then those that
 * matter (not passed, undecided, failed, invalid, votes that differ), with a tenth of the room kept for a sample of the rest;
 * within each group by a seeded shuffle, so the same run gives the same choice.
 */
final class DetailChoice {

    private static final long SEED = 20_261_115L;
    private static final int SAMPLE_SHARE = 10;
    private static final int EXAMPLE = 0;
    private static final int MATTERS = 1;
    private static final int REST = 2;

    private final BitSet chosen = new BitSet();
    private final long cases;
    private int count;
    private long bytes;

    private record Candidate(int index, int weight, int rank, long draw) {}

    private DetailChoice(List<Candidate> candidates, int most, long mostBytes) {
        this.cases = candidates.size();
        long all = candidates.stream().mapToLong(Candidate::weight).sum();
        if (candidates.size() <= most && all <= mostBytes) {
            chosen.set(0, candidates.size());
            count = candidates.size();
            return;
        }
        candidates.sort(Comparator.comparingInt(Candidate::rank).thenComparingLong(Candidate::draw));
        int kept = most / SAMPLE_SHARE;
        long keptBytes = mostBytes / SAMPLE_SHARE;
        take(candidates, candidate -> candidate.rank() < REST, most - kept, mostBytes - keptBytes);
        take(candidates, candidate -> candidate.rank() == REST, most, mostBytes);
        take(candidates, candidate -> candidate.rank() < REST, most, mostBytes);
    }

    /** Takes candidates until so many are chosen; passes over those for which there is no room. */
    private void take(List<Candidate> candidates, Predicate<Candidate> wanted, int most, long mostBytes) {
        for (Candidate candidate : candidates) {
            if (count == most) {
                return;
            }
            if (wanted.test(candidate) && !chosen.get(candidate.index()) && bytes + candidate.weight() <= mostBytes) {
                chosen.set(candidate.index());
                count++;
                bytes += candidate.weight();
            }
        }
    }

    static DetailChoice of(Report report, int most, long mostBytes) throws IOException {
        Set<Long> examples = new TreeSet<>();
        report.figures()
                .findings()
                .forEach(kind -> kind.examples().stream()
                        .map(FindingKind.Example::ordinal)
                        .forEach(examples::add));
        List<Candidate> candidates = new ArrayList<>();
        report.forEach(reported -> candidates.add(new Candidate(
                candidates.size(), weight(reported), rank(reported, examples), draw(reported.ordinal()))));
        return new DetailChoice(candidates, most, mostBytes);
    }

    private static int rank(ReportedCase reported, Set<Long> examples) {
        if (examples.contains(reported.ordinal())) {
            return EXAMPLE;
        }
        boolean fine = reported.status() == CaseStatus.PASSED || reported.status() == CaseStatus.JUDGED;
        return fine && !reported.isSplit() && !reported.caught() ? REST : MATTERS;
    }

    /** About how many bytes a case takes: mostly its texts. */
    private static int weight(ReportedCase reported) {
        long weight = weight(reported.result().line());
        return (int) Math.min(
                Integer.MAX_VALUE,
                weight + reported.subject().map(DetailChoice::weight).orElse(0L));
    }

    private static long weight(JsonNode node) {
        long weight = node.isTextual() ? node.textValue().length() : 8;
        for (JsonNode child : node) {
            weight += weight(child) + 8;
        }
        return weight;
    }

    /** Steele, Lea and Flood (2014), Fast splittable pseudorandom number generators: the finalizer of SplitMix64. */
    private static long draw(long ordinal) {
        long mixed = (ordinal + SEED) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ (mixed >>> 30)) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
        return mixed ^ (mixed >>> 31);
    }

    /** @param index the place of the case among those shown by {@link Report#forEach} */
    boolean includes(int index) {
        return chosen.get(index);
    }

    boolean isComplete() {
        return count == cases;
    }

    int count() {
        return count;
    }
}
