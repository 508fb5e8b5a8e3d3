package dev.assize.judges.citation.internal;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/** What an argument says of date, year and ECLI: that one of them does not fit the citation. */
final class IdentityRemarks {

    /** What opens a clause that speaks of the one before it. */
    private static final Set<String> RELATIVE = Set.of("which", "that", "qui", "ce", "die", "dat", "wat", "hetgeen");

    /** What sets one year against another. */
    private static final Set<String> CONTRAST =
            Set.of("while", "whereas", "terwijl", "alors", "against", "but", "mais", "maar");

    /** "Not from", "et non de". */
    private static final int NEAR = 3;

    private final Argument argument;

    IdentityRemarks(Argument argument) {
        this.argument = argument;
    }

    /** Tells when something was given; "a will without a date" does not. */
    static boolean isDate(Clause clause) {
        return clause.has(Cue.IDENTITY) && clause.hasWord(IdentityRemarks::isYear);
    }

    /** From 1900 to 2099. */
    private static boolean isYear(String word) {
        return word.length() == 4
                && (word.startsWith("19") || word.startsWith("20"))
                && TextTokens.isDigit(word.charAt(2))
                && TextTokens.isDigit(word.charAt(3));
    }

    Optional<Clause> mismatch() {
        return argument.firstClause(this::isMismatch).or(() -> argument.firstSentence(IdentityRemarks::contrastsYears));
    }

    private boolean isMismatch(Clause clause) {
        return clause.has(Cue.IDENTITY)
                && (clause.has(Cue.DIFFER)
                        || clause.isNegated()
                        || clause.precedes(Cue.OTHER, Cue.COURT, 2)
                        || (!clause.isEquation() && isDeniedNext(clause.place() + 1, clause.sentence())));
    }

    /** "The ECLI has the code of Ghent, which does not fit". */
    private boolean isDeniedNext(int next, int sentence) {
        if (next >= argument.clauses().size()) {
            return false;
        }
        Clause after = argument.clauses().get(next);
        return after.sentence() == sentence
                && RELATIVE.contains(after.words().get(0))
                && (after.isNegated() || after.has(Cue.DIFFER))
                && !after.hasAny(Cue.NUMBER, Cue.MATTER);
    }

    /** "The ECLI is of 2018 and the citation of 2020", "the decision is of 2018, not 2020": they differ, in whatever words. */
    private static boolean contrastsYears(Clause sentence) {
        Set<String> years = new HashSet<>();
        for (String word : sentence.words()) {
            if (isYear(word)) {
                years.add(word);
            }
        }
        return years.size() > 1
                && (sentence.has(Cue.IDENTITY)
                        || (sentence.hasAny(Cue.DECISION, Cue.CITED_ONE)
                                && (isDenied(sentence, years) || sentence.hasWord(CONTRAST::contains))));
    }

    private static boolean isDenied(Clause sentence, Set<String> years) {
        return sentence.negations().stream()
                .anyMatch(not ->
                        sentence.words().subList(not, Math.min(sentence.words().size(), not + NEAR + 1)).stream()
                                .anyMatch(years::contains));
    }
}
