package dev.assize.bench;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Prints how often the reference-coverage judge finds constructed paraphrases of a statement and refuses constructed changes of
 * it, by language and kind, for the frames that were tuned on and for those that were held out.
 *
 * <p>Usage: {@code ConstructedAgreement [wrong]}; with "wrong" every case that was judged wrongly is printed too.
 */
final class ConstructedAgreement {

    private static final List<String> LANGUAGES = List.of("en", "fr", "nl", "de");

    /** How many were right, tuned and held. */
    private static final class Tally {
        private final int[] right = new int[2];
        private final int[] of = new int[2];

        void add(boolean held, boolean correct) {
            of[held ? 1 : 0]++;
            right[held ? 1 : 0] += correct ? 1 : 0;
        }

        String share(int part) {
            return of[part] == 0
                    ? "      -      "
                    : String.format("%.3f (%4d)", (double) right[part] / of[part], of[part]);
        }
    }

    private ConstructedAgreement() {}

    public static void main(String[] args) {
        boolean showWrong = args.length > 0 && args[0].equals("wrong");
        JudgedFacts judge = new JudgedFacts();
        System.out.println("Constructed cases: share judged rightly (cases), tuned / held out");
        for (String language : LANGUAGES) {
            Map<String, Tally> tallies = new TreeMap<>();
            for (ConstructedCase constructed : ConstructedCase.of(language)) {
                boolean stated = judge.stated("", "", constructed.output(), constructed.facts())
                        .get(1);
                boolean correct = stated == constructed.stated();
                String total = constructed.stated() ? "= paraphrases found" : "= changes refused";
                String kind = (constructed.stated() ? "found   " : "refused ") + constructed.kind();
                tallies.computeIfAbsent(kind, any -> new Tally()).add(constructed.held(), correct);
                tallies.computeIfAbsent(total, any -> new Tally()).add(constructed.held(), correct);
                if (showWrong && !correct && !constructed.held()) {
                    System.out.println(language + " " + constructed.kind() + ": "
                            + constructed.facts().get(1) + " | " + constructed.output());
                }
            }
            tallies.forEach((kind, tally) ->
                    System.out.printf("  %s %-24s %s / %s%n", language, kind, tally.share(0), tally.share(1)));
        }
    }
}
