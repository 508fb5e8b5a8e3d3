package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Fraction;
import dev.assize.judgefiles.internal.expression.Work;
import dev.assize.text.EditDistance;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pairs two lists one to one, the most alike first, then in the order of the lists. */
final class Pairs {

    private record Candidate(int left, int right, Fraction alike) {}

    /** How alike two texts are; below zero when they may not be paired. */
    @FunctionalInterface
    private interface Likeness {
        Fraction of(String left, String right);
    }

    private static final Fraction APART = Fraction.of(-1);

    private Pairs() {}

    static Datum of(List<String> left, List<String> right, String how, Work work) {
        return pair(left, right, (a, b) -> {
            work.spend(10L * (a.length() + b.length()) + 50);
            if (a.equals(b)) {
                return Fraction.of(3);
            }
            if (!how.equals("exact") && FoldedText.fold(a).equals(FoldedText.fold(b))) {
                return Fraction.of(2);
            }
            return how.equals("near") && NearText.near(a, b) ? Fraction.ONE : APART;
        });
    }

    static Datum of(List<String> left, List<String> right, Fraction least, Work work) {
        return pair(left, right, (a, b) -> {
            work.spend((long) a.length() * b.length() + 50);
            int longest = Math.max(a.length(), b.length());
            Fraction alike =
                    longest == 0 ? Fraction.ONE : Fraction.ONE.minus(Fraction.of(EditDistance.between(a, b), longest));
            return alike.compareTo(least) >= 0 ? alike : APART;
        });
    }

    private static Datum pair(List<String> left, List<String> right, Likeness likeness) {
        List<Candidate> candidates = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            for (int j = 0; j < right.size(); j++) {
                Fraction alike = likeness.of(left.get(i), right.get(j));
                if (alike.compareTo(Fraction.ZERO) >= 0) {
                    candidates.add(new Candidate(i, j, alike));
                }
            }
        }
        candidates.sort(Comparator.comparing(Candidate::alike)
                .reversed()
                .thenComparing(Candidate::left)
                .thenComparing(Candidate::right));
        int[] partner = new int[left.size()];
        java.util.Arrays.fill(partner, -1);
        boolean[] taken = new boolean[right.size()];
        for (Candidate candidate : candidates) {
            if (partner[candidate.left()] < 0 && !taken[candidate.right()]) {
                partner[candidate.left()] = candidate.right();
                taken[candidate.right()] = true;
            }
        }
        return written(left, right, partner, taken);
    }

    private static Datum written(List<String> left, List<String> right, int[] partner, boolean[] taken) {
        List<Datum> matched = new ArrayList<>();
        List<Datum> missing = new ArrayList<>();
        List<Datum> extra = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            if (partner[i] < 0) {
                missing.add(Datum.text(left.get(i)));
            } else {
                Map<String, Datum> pair = new LinkedHashMap<>();
                pair.put("left", Datum.text(left.get(i)));
                pair.put("right", Datum.text(right.get(partner[i])));
                matched.add(new Datum.Fields(pair));
            }
        }
        for (int j = 0; j < right.size(); j++) {
            if (!taken[j]) {
                extra.add(Datum.text(right.get(j)));
            }
        }
        Map<String, Datum> pairing = new LinkedHashMap<>();
        pairing.put("matched", new Datum.Items(matched));
        pairing.put("missing", new Datum.Items(missing));
        pairing.put("extra", new Datum.Items(extra));
        return new Datum.Fields(pairing);
    }
}
