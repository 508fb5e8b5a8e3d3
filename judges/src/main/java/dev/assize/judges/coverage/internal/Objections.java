package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Every objection there is: another number or date, another unit or bound of one, the opposite polarity, a mere supposition or
 * plan, another share, an opposite word, another name, the roles exchanged, or one word changed. No similarity outweighs one of them; but
 * all save a number or name that is nowhere are made only to a sentence that repeats the statement otherwise, since in any other
 * they speak of something else.
 */
final class Objections {

    /** An objection that was made, by its kind and in words. */
    record Made(String kind, String reason) {

        /** Whether something else is said, and nothing is merely left out. */
        boolean changes() {
            return !reason.endsWith(Objection.NOT_THERE);
        }

        /** Whether the sentence says that it is not so, not surely or not of all: it may continue the one before it. */
        boolean takesBack() {
            return TAKING_BACK.contains(kind);
        }
    }

    private static final Set<String> TAKING_BACK = Set.of("polarity", "supposed", "opposite", "share");
    private static final PerLanguage<Objections> BY_LANGUAGE = new PerLanguage<>(Objections::new);

    private final Objection[] all;

    private Objections(Language language) {
        List<Objection> objections = new ArrayList<>(List.of(
                new WrongNumber(),
                new WrongMeasure(Thesaurus.of(language)),
                new WrongPolarity(),
                new OnlySupposed(language),
                new LeftOpen(language),
                new OnlyPlanned(language),
                new NotDone(language),
                new WrongQuantifier(),
                new WrongOrder(Thesaurus.of(language)),
                new WrongComparison(),
                new WrongConverse(),
                new OppositeWord(),
                new WrongName(),
                new SwappedRoles(),
                new FormerRole(language),
                new OtherSubject(),
                new ChangedWord(),
                new RivalInPlace(),
                new MissingMember()));
        if (language == Language.ENGLISH) {
            objections.add(new OtherWord());
        } else {
            objections.add(new OtherNoun());
        }
        this.all = objections.toArray(Objection[]::new);
    }

    static Objections of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** Those that can be made to a sentence about the statement. */
    Objection[] concerning(Statement statement) {
        Objection[] concerning = new Objection[all.length];
        int count = 0;
        for (Objection objection : all) {
            if (objection.concerns(statement)) {
                concerning[count++] = objection;
            }
        }
        return Arrays.copyOf(concerning, count);
    }

    /** Whether one of them is made to every sentence that has anything of the statement; otherwise each is to be heard. */
    static boolean areToAll(Match match) {
        for (Objection objection : match.statement().objections()) {
            if (objection.isToAll(match)) {
                return true;
            }
        }
        return false;
    }

    /** The first objection; empty when the sentence may stand. */
    static Optional<Made> to(SentenceSupport evidence) {
        for (Objection objection : evidence.match().statement().objections()) {
            Optional<String> reason = objection.to(evidence);
            if (reason.isPresent()) {
                return Optional.of(new Made(objection.kind(), reason.get()));
            }
        }
        return Optional.empty();
    }
}
