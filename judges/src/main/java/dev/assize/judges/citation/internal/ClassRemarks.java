package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What an argument calls the cited court: national, specific or generic. */
final class ClassRemarks {

    private static final Pattern SHOUTED = Pattern.compile(Characters.WORD_START
            + "(NATIONA(?:L|LE|AL)|SP[EÉ]CIFI(?:C|QUE|EK)|G[EÉ]N[EÉ]RI(?:C|QUE|EK))" + Characters.WORD_END);
    private static final int NEAR = 3;

    /** "So it is generic" says nothing else. */
    private static final int SHORT = 4;

    private static final int ASIDE = 8;

    private static final List<Cue> CLASSES = List.of(Cue.NATIONAL, Cue.GENERIC, Cue.SPECIFIC);

    private static final Set<String> COPULAS = Set.of("is", "are", "est", "sont", "zijn");

    private final Argument argument;
    private final ReasoningFacts facts;
    private final String text;

    ClassRemarks(Argument argument, ReasoningFacts facts, String text) {
        this.argument = argument;
        this.facts = facts;
        this.text = text;
    }

    /** NATIONAL, SPECIFIC or GENERIC, as the argument calls the cited court. */
    Optional<String> named() {
        Matcher shouted = SHOUTED.matcher(text);
        if (shouted.find()) {
            return Optional.of(
                    switch (shouted.group(1).charAt(0)) {
                        case 'N' -> Cue.NATIONAL.name();
                        case 'S' -> Cue.SPECIFIC.name();
                        default -> Cue.GENERIC.name();
                    });
        }
        return clause().flatMap(this::classOf);
    }

    /** The words that name the class; empty when none do. */
    Optional<String> words() {
        Matcher shouted = SHOUTED.matcher(text);
        return shouted.find() ? Optional.of(shouted.group(1)) : clause().map(Clause::text);
    }

    Optional<Clause> clause() {
        return argument.firstClause(clause -> classOf(clause).isPresent());
    }

    private Optional<String> classOf(Clause clause) {
        return classIn(clause)
                .or(() -> isAside(clause) ? Optional.of(Cue.NATIONAL.name()) : Optional.empty())
                .or(() -> leavesSeatOpen(clause) ? Optional.of(Cue.GENERIC.name()) : Optional.empty());
    }

    /** "No seat is named", of a citation that names none, where that is not held against a candidate. */
    private boolean leavesSeatOpen(Clause clause) {
        return facts.generic()
                && !facts.isRefusal()
                && !facts.lowered()
                && clause.has(Cue.SEAT)
                && !clause.has(Cue.NUMBER)
                && (clause.lacksSomething() || clause.has(Cue.UNSAID));
    }

    /** "The Constitutional Court, of which there is only one". */
    private boolean isAside(Clause clause) {
        return clause.place() > 0
                && clause.has(Cue.ONLY_ONE)
                && clause.words().size() <= ASIDE
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.SEAT, Cue.PLACE, Cue.COURT)
                && !clause.hasWord(word -> word.startsWith(ClauseWords.CANDIDATE))
                && argument.clauses().get(clause.place() - 1).sentence() == clause.sentence()
                && argument.clauses().get(clause.place() - 1).has(Cue.COURT);
    }

    /** "… so it is generic and any court of the kind will do". */
    private static boolean isSaidToBe(Clause clause, Cue named) {
        return clause.hasAt(
                named,
                at -> at > 0
                        && COPULAS.contains(clause.words().get(at - 1))
                        && !(at + 1 < clause.words().size()
                                && clause.words().get(at + 1).equals("to")));
    }

    /** "Not a generic one"; but "no seat: generic" denies the seat. */
    private static boolean isDenied(Clause clause, Cue named) {
        return clause.hasAt(
                named,
                at -> clause.words().subList(Math.max(0, at - 2), at).stream()
                        .anyMatch(CourtRemarks.PLAIN_NEGATIONS::contains));
    }

    private static Optional<String> classIn(Clause clause) {
        for (Cue named : CLASSES) {
            if (!clause.has(named)) {
                continue;
            }
            boolean heading = clause.positions(named).contains(0);
            boolean alone = clause.words().size() <= SHORT && !isDenied(clause, named);
            if (heading
                    || alone
                    || isSaidToBe(clause, named)
                    || clause.isNear(named, Cue.CLASSIFIED, NEAR)
                    || clause.isNear(named, Cue.COURT, 2)) {
                return Optional.of(named.name());
            }
        }
        boolean onlyOne = clause.isNear(Cue.ONLY_ONE, Cue.COURT, NEAR + 1) && !clause.isNear(Cue.ONLY_ONE, Cue.SEAT, 2);
        return onlyOne ? Optional.of(Cue.NATIONAL.name()) : Optional.empty();
    }
}
