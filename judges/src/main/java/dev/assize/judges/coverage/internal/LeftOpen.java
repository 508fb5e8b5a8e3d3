package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import java.util.BitSet;
import java.util.Optional;

/**
 * The sentence repeats the statement, but leaves open whether it is so: it asks, sets a condition, or tells what should be or would have
 * been ({@link OpenClauses}). A statement that does so itself, or tells of a plan or a request, is met by any of them.
 */
final class LeftOpen implements Objection {

    private final OpenWords words;
    private final PlanWords plans;
    private final UndoneWords undone;

    LeftOpen(Language language) {
        this.words = OpenWords.of(language);
        this.plans = PlanWords.of(language);
        this.undone = UndoneWords.of(language);
    }

    @Override
    public String kind() {
        return "supposed";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.text().indexOf('?') < 0
                && !plans.intends(statement.tokens())
                && !(statement.has(WordTraits.UNDONE) && undone.tell(statement.tokens()))
                && !(statement.has(WordTraits.OPENS) && words.mayLeaveOpen(statement.tokens()));
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.match().passage().traits().mayBeOpen(evidence.sentence())
                || !evidence.frame().repeats()) {
            return Optional.empty();
        }
        BitSet open = OpenClauses.in(
                evidence.match().passage(),
                evidence.sentence(),
                place -> isDeedAt(evidence, place),
                evidence.match().statement().grammar().tellsOfThePast());
        if (open.isEmpty()) {
            return Optional.empty();
        }
        boolean deeds = false;
        boolean any = false;
        boolean allOpen = true;
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            if (!wanted.name() && !wanted.exact() && evidence.part(part) > 0) {
                boolean deed = evidence.match().statement().isDeed(part);
                boolean counts = deed || !deeds;
                // What is done tells; the rest where nothing is.
                boolean others = (deed && !deeds) || allOpen;
                allOpen = counts ? others && isOpen(evidence, part, open) : allOpen;
                deeds |= deed;
                any = true;
            }
        }
        return any && allOpen ? Optional.of("only left open there") : Optional.empty();
    }

    private static boolean isDeedAt(SentenceSupport evidence, int place) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.match().statement().isDeed(part) && evidence.match().strength(part, place) > 0) {
                return true;
            }
        }
        return false;
    }

    /** Whether the part stands in such clauses alone; a word that is only near it counts for nothing. */
    private static boolean isOpen(SentenceSupport evidence, int part, BitSet open) {
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (evidence.match().strength(part, i) >= evidence.part(part) && !open.get(i)) {
                return false;
            }
        }
        return true;
    }
}
