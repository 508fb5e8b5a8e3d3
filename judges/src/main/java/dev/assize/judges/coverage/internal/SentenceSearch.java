package dev.assize.judges.coverage.internal;

import dev.assize.text.trees.DecisionTrees;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The sentences of an output searched for one statement: the best one to which there is no objection, with the ones around it. A
 * sentence to which there is an objection may still lend its words to another, unless it says the same thing wrongly.
 *
 * <p>A sentence is heard only where it matters whether there is an objection to it: long outputs have many that cover a word. So the
 * ones that say the same wrongly are found as they are asked for.
 */
final class SentenceSearch {

    private static final int FEW_PARTS = 16;
    private static final @Nullable String[][] COVERS = new String[FEW_PARTS][FEW_PARTS];

    private static final byte UNKNOWN = 0;
    private static final byte YES = 1;
    private static final byte NO = 2;

    private final Match match;
    private final double[] coverages;
    private final int top;

    /** The sentence that the objection is made to. */
    private int objectedTo;

    private final Optional<Objections.Made> againstTop;

    /** For each sentence whether it was heard, and whether it is refused. */
    private final byte[] hearings;

    private final WrongSentences wrong;
    private boolean refusesAll;
    private double mostRefused;
    private double most;
    private @Nullable SentenceSupport best;
    private Objections.Made objection = new Objections.Made("absent", "no word of it is there");

    private SentenceSearch(Match match) {
        this.match = match;
        this.coverages = match.coverages();
        this.top = top(coverages);
        this.objectedTo = top;
        this.hearings = new byte[coverages.length];
        this.wrong = new WrongSentences(this, match, coverages);
        this.againstTop = top < 0 ? Optional.empty() : against(top);
        if (top >= 0) {
            hearings[top] = againstTop.isPresent() ? YES : NO;
        }
    }

    static SentenceSearch of(Match match) {
        SentenceSearch search = new SentenceSearch(match);
        if (search.top >= 0) {
            search.search();
        }
        return search;
    }

    /**
     * The {@link #contradiction()} alone. It is decided by the sentence that covers most, unless that one lacks a number that
     * others have, says something else, or has its equal; then all are searched.
     */
    static Optional<Objections.Made> contradiction(Match match) {
        SentenceSearch search = new SentenceSearch(match);
        if (search.top < 0 || search.isSettled()) {
            return Optional.empty();
        }
        if (search.againstTop.isPresent()) {
            if (!search.againstTop.get().changes()) {
                return Optional.empty();
            }
            if (search.wrong.saysTheSame(search.top) && !search.hasEqual()) {
                return search.againstTop;
            }
        }
        search.search();
        return search.contradiction();
    }

    /** The {@link #contradiction()} where it is an exchange of roles; mostly the best sentence has them as they were. */
    static Optional<Objections.Made> exchange(Match match) {
        double[] coverages = match.coverages();
        int top = top(coverages);
        // Whatever else is objected to it would be the contradiction, and without any objection there is none.
        boolean none = top < 0
                || (hasEveryNumber(match, top)
                        && !SwappedRoles.areSwapped(new SentenceSupport(match, top, StruckSentences.NONE)));
        return none
                ? Optional.empty()
                : contradiction(match).filter(made -> made.kind().equals(SwappedRoles.KIND));
    }

    private void search() {
        if (againstTop.isPresent()) {
            mostRefused = coverages[top];
            objection = againstTop.get();
        }
        if (Objections.areToAll(match)) {
            refusesAll = true;
        } else if (isSettled()) {
            choose(top);
        } else if (saysNumberOnlyWrongly()) {
            findMostRefused();
        } else {
            choose(firstToStand());
        }
    }

    /**
     * Whether nothing is to be said against the sentence that covers most, and it has every number of the statement that the output
     * has at all: then it is chosen.
     */
    private boolean isSettled() {
        return againstTop.isEmpty() && hasEveryNumber(match, top);
    }

    /** The objection to the sentence. */
    Optional<Objections.Made> against(int sentence) {
        return Objections.to(new SentenceSupport(match, sentence, StruckSentences.NONE));
    }

    /** Whether there is an objection to it. */
    boolean isRefused(int sentence) {
        if (hearings[sentence] == UNKNOWN) {
            boolean refused =
                    coverages[sentence] != 0 && (refusesAll || against(sentence).isPresent());
            hearings[sentence] = refused ? YES : NO;
        }
        return hearings[sentence] == YES;
    }

    private boolean hasEqual() {
        for (int sentence = top + 1; sentence < coverages.length; sentence++) {
            if (coverages[sentence] == coverages[top]) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is known that there is no objection to it. */
    boolean isHeardOut(int sentence) {
        return hearings[sentence] == NO;
    }

    /** The first of the sentences that cover most; -1 when none covers anything. */
    private static int top(double[] coverages) {
        int top = -1;
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (coverages[sentence] > (top < 0 ? 0 : coverages[top])) {
                top = sentence;
            }
        }
        return top;
    }

    private static boolean hasEveryNumber(Match match, int sentence) {
        for (int part = 0; part < match.statement().parts(); part++) {
            if (isNumberSomewhere(match, part) && match.inSentence(part, sentence) == 0) {
                return false;
            }
        }
        return true;
    }

    private static boolean isNumberSomewhere(Match match, int part) {
        Statement.Part wanted = match.statement().part(part);
        return wanted.exact() && !wanted.aside() && match.anywhere(part) > 0;
    }

    private void choose(int sentence) {
        if (sentence >= 0) {
            most = coverages[sentence];
            best = new SentenceSupport(match, sentence, wrong);
        }
    }

    /** The first of those that cover most among the sentences that are not refused; -1 when all are. */
    private int firstToStand() {
        int first = againstTop.isEmpty() ? top : -1;
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (coverages[sentence] > (first < 0 ? 0 : coverages[first]) && !isRefused(sentence)) {
                first = sentence;
            }
        }
        return first;
    }

    /** The objection to the first of those that cover most among the sentences that are refused. */
    private void findMostRefused() {
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (coverages[sentence] > mostRefused && isRefused(sentence)) {
                mostRefused = coverages[sentence];
                objectedTo = sentence;
                objection = against(sentence).orElse(objection);
            }
        }
    }

    /** Whether a number of the statement stands in refused sentences alone: "12 minutes" does not lend its 12 to others. */
    private boolean saysNumberOnlyWrongly() {
        for (int part = 0; part < match.statement().parts(); part++) {
            if (isNumberSomewhere(match, part) && standsInRefusedAlone(part)) {
                return true;
            }
        }
        return false;
    }

    private boolean standsInRefusedAlone(int part) {
        for (int sentence = 0; sentence < coverages.length; sentence++) {
            if (match.inSentence(part, sentence) > 0 && !isRefused(sentence)) {
                return false;
            }
        }
        return true;
    }

    /** How many sentences an objection was looked for to. */
    int heard() {
        int heard = 0;
        for (byte hearing : hearings) {
            heard += hearing == UNKNOWN ? 0 : 1;
        }
        return heard;
    }

    /** The objection, when the output says the statement otherwise and nowhere better: it contradicts it and leaves nothing out. */
    Optional<Objections.Made> contradiction() {
        return mostRefused > most && objection.changes() && wrong.areAny() ? Optional.of(objection) : Optional.empty();
    }

    /** The same text each time for the same few numbers: most items have few words. */
    private static String covers(int matched, int parts) {
        if (parts >= FEW_PARTS) {
            return "covers " + matched + " of " + parts + " content words";
        }
        String known = COVERS[parts][matched];
        if (known == null) {
            known = "covers " + matched + " of " + parts + " content words";
            COVERS[parts][matched] = known;
        }
        return known;
    }

    /** What there is for the statement and against it; empty where the output has no word of it. */
    Optional<StatementEvidence> evidence() {
        if (top < 0) {
            return Optional.empty();
        }
        SentenceSupport refused = new SentenceSupport(match, objectedTo, StruckSentences.NONE);
        return best == null
                ? Optional.of(StatementEvidence.of(refused, Optional.of(objection), refused))
                : Optional.of(StatementEvidence.of(best, above().or(() -> RivalInPlace.anywhere(match)), refused));
    }

    /** The objection to a sentence that covers more than the one that was chosen. */
    private Optional<Objections.Made> above() {
        return mostRefused > most ? Optional.of(objection) : Optional.empty();
    }

    Reading reading(DecisionTrees trees) {
        Optional<StatementEvidence> found = evidence();
        if (found.isEmpty()) {
            return new Reading.Missing(objection.reason(), Reading.Ground.of(objection.kind()));
        }
        SentenceSupport support = found.get().support();
        Optional<Objections.Made> against = found.get().objection();
        boolean lacksAll = support.lacksEveryNewWord();
        if (against.isEmpty() && lacksAll) {
            return new Reading.Missing("none of its own words is there", Reading.Ground.of("absent"));
        }
        double sum = found.get().signals().sum(trees);
        Reading.Ground ground =
                Reading.Ground.of(against.map(Objections.Made::kind).orElse("weighed"), sum);
        String covers = covers(support.matchedParts(), support.parts());
        return sum > 0 && !lacksAll && !found.get().isDisproof()
                ? new Reading.Found(support.quote(), covers, ground)
                : new Reading.Missing(against.map(Objections.Made::reason).orElse(covers), ground);
    }
}
