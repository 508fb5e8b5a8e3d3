package dev.assize.judges.citation.internal;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an argument says of case numbers: that it looks at them, that they agree, that one is missing. */
final class NumberRemarks {

    private static final Set<String> QUANTIFIERS =
            Set.of("a", "large", "small", "high", "certain", "great", "considerable", "significant");
    private static final Set<String> DETERMINERS =
            Set.of("no", "without", "aucun", "aucune", "geen", "zonder", "sans", "pas");
    /** For citations with a number that nobody has, without a number, and without a seat. */
    static final Set<String> CEILINGS = Set.of("85", "90", "95");

    /** For another kind of court, and for another seat. */
    static final Set<String> OTHER_COURT_CEILINGS = Set.of("15", "20", "55");

    private static final int NEAR = 4;

    /** What takes the sting out of "identical". */
    private static final Set<String> ALMOST = Set.of(
            "almost",
            "nearly",
            "virtually",
            "practically",
            "presque",
            "quasi",
            "quasiment",
            "pratiquement",
            "bijna",
            "nagenoeg",
            "vrijwel",
            "haast");

    private final ReasoningFacts facts;
    private final Argument argument;

    /** What {@link #lowering()} found, at most one; null before it was looked for. */
    private @Nullable List<Clause> lowers;

    NumberRemarks(Argument argument, ReasoningFacts facts) {
        this.facts = facts;
        this.argument = argument;
    }

    static boolean isAboutNumber(Clause clause) {
        return clause.has(Cue.NUMBER) && clause.hasAt(Cue.NUMBER, at -> !isQuantity(clause.words(), at));
    }

    /** "A number of notions" is no case number. */
    private static boolean isQuantity(List<String> words, int at) {
        return at > 0
                && at + 1 < words.size()
                && QUANTIFIERS.contains(words.get(at - 1))
                && words.get(at).equals("number")
                && words.get(at + 1).equals("of");
    }

    Optional<Clause> first() {
        return argument.firstClause(NumberRemarks::isAboutNumber);
    }

    /** Why a candidate was refused, as far as numbers go: one that is granted, or found to agree, is no ground. */
    Optional<Clause> ground() {
        int turn = facts.isRefusal() ? argument.turn() : 0;
        return argument.firstClause(
                clause -> clause.place() >= turn && isAboutNumber(clause) && !clause.isConceded() && !isClaim(clause));
    }

    /** Where a refusal speaks of numbers, and grants nothing by it. */
    Optional<Clause> compared() {
        return argument.firstClause(
                clause -> clause.place() >= argument.turn() && isAboutNumber(clause) && !clause.isConceded());
    }

    /** A number that is mentioned and not denied is claimed. */
    Optional<Clause> claim() {
        return argument.firstClause(this::isClaim);
    }

    private boolean isClaim(Clause clause) {
        if (!isAboutNumber(clause)) {
            return false;
        }
        boolean denied = clause.isNegated()
                || clause.lacksSomething()
                || clause.hasAny(Cue.DIFFER, Cue.UNSAID)
                || clause.words().contains(ClauseWords.QUESTION_MARK)
                || isAlmost(clause)
                || isOfAnother(clause);
        // The number did decide: "C.17.0234.F leaves no doubt" denies nothing.
        boolean decided = facts.choseByNumber()
                && clause.words().contains(ClauseWords.CITED_NUMBER)
                && !clause.hasAny(Cue.DIFFER, Cue.OTHER);
        if (decided || (facts.choseByNumber() && saysSame(clause))) {
            return true;
        }
        if (tellsOtherNumber(clause)) {
            return false;
        }
        boolean same = !denied && !clause.words().contains(ClauseWords.OTHER_NUMBER) && saysSame(clause);
        if (!same && (denied || isTakenBack(clause) || tellsChosenNumber(clause))) {
            return false;
        }
        boolean bare = !clause.words().contains(ClauseWords.CITED_NUMBER)
                && (clause.words().contains(ClauseWords.OTHER_NUMBER) || !facts.hasNumber());
        boolean compared = clause.words().contains(ClauseWords.CITED_NUMBER)
                && clause.words().contains(ClauseWords.OTHER_NUMBER);
        return (!bare && !compared && !isDeniedElsewhere(clause))
                || clause.hasAny(Cue.MATCH, Cue.BEARS)
                || clause.precedes(Cue.NUMBER, Cue.FIT, 2)
                || isCalledCited(clause)
                || isSaidToBeCited(clause);
    }

    /** "Nearly identical": of numbers that differ, whoever says so has seen it. */
    private static boolean isAlmost(Clause clause) {
        return clause.hasAt(
                Cue.MATCH,
                at -> clause.words().subList(Math.max(0, at - 2), at).stream().anyMatch(ALMOST::contains));
    }

    /** "The first one bears 2016/AB/1034", of a citation with another number, tells whose number it is. */
    private boolean tellsOtherNumber(Clause clause) {
        return facts.hasNumber()
                && !facts.choseByNumber()
                && clause.has(Cue.BEARS)
                && !clause.hasAny(Cue.MATCH, Cue.FIT, Cue.CITED_ONE)
                && clause.words().contains(ClauseWords.OTHER_NUMBER)
                && !clause.words().contains(ClauseWords.CITED_NUMBER);
    }

    /** "A/16/3381 is the cited number". */
    private static boolean isCalledCited(Clause clause) {
        return clause.words().contains(ClauseWords.OTHER_NUMBER)
                && !clause.words().contains(ClauseWords.CITED_NUMBER)
                && clause.isNear(Cue.CITED_ONE, Cue.NUMBER, 1);
    }

    /** "Number: S.16.0054.N, as cited"; "the number of the footnote", of a citation that has none. */
    private boolean isSaidToBeCited(Clause clause) {
        int next = clause.place() + 1;
        if (next >= argument.clauses().size()) {
            return false;
        }
        Clause after = argument.clauses().get(next);
        if (after.sentence() == clause.sentence()
                && !facts.hasNumber()
                && clause.has(Cue.CITED_ONE)
                && after.words().contains(ClauseWords.OTHER_NUMBER)) {
            return true;
        }
        return after.sentence() == clause.sentence()
                && after.has(Cue.CITED_ONE)
                && after.words().size() <= NEAR
                && !after.isNegated()
                && !after.hasAny(Cue.COURT, Cue.NUMBER, Cue.CONTEXT, Cue.DIFFER, Cue.OTHER);
    }

    /** Whoever says once that the number differs does not claim it where he merely comes back to it. */
    private boolean isDeniedElsewhere(Clause mention) {
        return !facts.choseByNumber()
                && argument.hasClause(clause -> clause.place() != mention.place()
                        && isAboutNumber(clause)
                        && !isOfAnother(clause)
                        && (clause.lacksSomething() || clause.has(Cue.DIFFER)));
    }

    /** "The same number, and a fraud that nobody noticed": the negation is of something else. */
    private static boolean saysSame(Clause clause) {
        return clause.hasAt(
                Cue.NUMBER,
                number -> clause.hasAt(
                        Cue.MATCH,
                        match -> Math.abs(match - number) <= 1
                                && clause.negations().stream()
                                        .noneMatch(not ->
                                                not <= Math.max(match, number) && Math.min(match, number) - not <= 2)));
    }

    /** "The cited decision bears 245.118, which is nowhere to be found". */
    private boolean isTakenBack(Clause claim) {
        return !facts.choseByNumber()
                && argument.hasClause(clause -> clause.sentence() == claim.sentence()
                        && clause.place() > claim.place()
                        && !clause.hasAny(Cue.COURT, Cue.MATTER, Cue.PLACE, Cue.SEAT)
                        && (clause.has(Cue.DIFFER) || clause.lacksSomething()));
    }

    /** Whoever names the other number of the chosen candidate, apart from the cited one, does not take them for one. */
    private boolean tellsChosenNumber(Clause claim) {
        if (claim.words().contains(ClauseWords.OTHER_NUMBER) || !facts.hasNumber() || facts.choseByNumber()) {
            return false;
        }
        return facts.candidates().stream()
                .filter(candidate -> candidate.place() == facts.chosen()
                        && candidate.number().length() > 3)
                .anyMatch(candidate ->
                        argument.hasClause(clause -> clause.text().contains(candidate.number())
                                || (clause.words().contains(ClauseWords.OTHER_NUMBER)
                                        && NumberParts.parts(candidate.number()).stream()
                                                .anyMatch(clause.text()::contains))));
    }

    /** "Candidate 2 has another number" claims nothing for the chosen one. */
    private static boolean isOfAnother(Clause clause) {
        return clause.isNear(Cue.OTHER, Cue.NUMBER, 2)
                || (clause.has(Cue.OTHER) && !clause.hasAny(Cue.MATCH, Cue.BEARS));
    }

    /** The words that hold the absence of a number against the citation. */
    Optional<Clause> lowering() {
        List<Clause> found = lowers;
        if (found == null) {
            found = findLowering().map(List::of).orElse(List.of());
            lowers = found;
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
    }

    private Optional<Clause> findLowering() {
        List<Clause> sentences = argument.sentences();
        for (int i = 0; i < sentences.size(); i++) {
            Clause sentence = sentences.get(i);
            boolean next = i + 1 < sentences.size() && onlyLowers(sentences.get(i + 1));
            boolean ceiling = sentence.hasWord(CEILINGS::contains) && !facts.lowered();
            boolean held = !ceiling && (SeatRemarks.isLowered(sentence) || next);
            boolean refused = facts.isRefusal() && !facts.hasNumber() && !ceiling;
            if ((held || refused) && missesNumber(sentence)) {
                return Optional.of(sentence);
            }
        }
        return Optional.empty();
    }

    /** A sentence about the number of a citation that has none; a ceiling and neutral words take the sting out of it. */
    Optional<Clause> absence() {
        return argument.firstSentence(sentence -> isAboutNumber(sentence)
                && !sentence.has(Cue.NEUTRAL)
                && !namesCeiling(sentence)
                && (!isExcused(sentence) || isLoweredInOneClause(sentence)));
    }

    /** "Rolnummer niet bekend, dus gematigd": the negation stands in another clause than what it seems to negate. */
    private boolean isLoweredInOneClause(Clause sentence) {
        return argument.hasClause(clause -> clause.sentence() == sentence.sentence() && SeatRemarks.isLowered(clause));
    }

    /** Naming the maximum for citations without a number is no lack of trust; stopping at some lower figure is. */
    private static boolean namesCeiling(Clause sentence) {
        return sentence.has(Cue.LIMIT) && sentence.hasWord(CEILINGS::contains);
    }

    private boolean missesNumber(Clause sentence) {
        // "Number: no." says of a citation without one that there is none.
        boolean answered = !facts.hasNumber() && sentence.precedes(Cue.NUMBER, Cue.NOT, 1);
        return isAboutNumber(sentence)
                && (answered || sentence.isNear(Cue.MISSING, Cue.NUMBER, NEAR + 1))
                && !sentence.has(Cue.NEUTRAL)
                && !isExcused(sentence);
    }

    /** "… which is no reason to reduce the score". */
    private static boolean isExcused(Clause sentence) {
        return sentence.has(Cue.LOWER) && !SeatRemarks.isLowered(sentence);
    }

    /** "Heavily penalized." speaks of what was said before it. */
    private static boolean onlyLowers(Clause sentence) {
        return SeatRemarks.isLowered(sentence)
                && !sentence.hasAny(Cue.COURT, Cue.SEAT, Cue.CONTEXT, Cue.NUMBER, Cue.IDENTITY, Cue.NEUTRAL);
    }

    /** The negation says that number or seat are not given, not that nothing is lowered. */
    static boolean belongsElsewhere(Clause sentence, int negation, int lower) {
        if (sentence.positions(Cue.UNSAID).contains(negation)) {
            return true;
        }
        boolean determiner = DETERMINERS.contains(sentence.words().get(negation));
        return sentence.positions(Cue.MISSING).contains(negation)
                && Stream.concat(sentence.positions(Cue.NUMBER).stream(), sentence.positions(Cue.SEAT).stream())
                        .anyMatch(thing -> thing < lower
                                && (!determiner || thing > negation)
                                && Math.abs(thing - negation) <= NEAR);
    }
}
