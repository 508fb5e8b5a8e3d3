package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an argument says of courts and their seats: that it speaks of them, whom it names, that one is the cited one or another. */
final class CourtRemarks {

    static final Set<String> PLAIN_NEGATIONS = Set.of("not", "non", "pas", "niet", "geen", "no");
    private static final Set<String> LINKS = Set.of(
            "from", "the", "a", "an", "of", "by", "de", "du", "la", "le", "l", "d", "un", "une", "van", "het", "een");
    static final Set<String> WHICH = Set.of("which", "quel", "quelle", "quels", "quelles", "welk", "welke");
    static final Set<String> WHERE = Set.of("where", "waar", "lequel", "laquelle");

    static final Set<String> ONLY = Set.of(
            "only",
            "seul",
            "seule",
            "uniquement",
            "enkel",
            "alleen",
            "slechts",
            "solely",
            "just",
            "alone",
            "merely",
            "louter");

    private static final int MOST_LINKS = 3;
    private static final int NEAR = 3;

    /** A clause that only says that something is different. */
    static final int SHORT_CLAUSE = 5;

    private final ReasoningFacts facts;
    private final Argument argument;

    CourtRemarks(Argument argument, ReasoningFacts facts) {
        this.facts = facts;
        this.argument = argument;
    }

    /** A court that merely decides something is the subject of a summary, not of a comparison. */
    static boolean isAboutCourt(Clause clause) {
        return clause.hasAt(Cue.COURT, at -> !clause.hasAt(Cue.DECIDES, verb -> verb > at && verb - at <= NEAR))
                || isAboutSeat(clause);
    }

    /** Where a court sits: a word for it, a town, or "which court". */
    static boolean isAboutSeat(Clause clause) {
        return clause.hasAny(Cue.SEAT, Cue.PLACE) || asksWhichCourt(clause) || asksWhere(clause);
    }

    /** "Yes, but which one?": these words ask for a seat only where they ask. */
    static boolean asksWhere(Clause clause) {
        return clause.words().contains(ClauseWords.QUESTION_MARK)
                && clause.hasWord(word -> WHICH.contains(word) || WHERE.contains(word));
    }

    static boolean asksWhichCourt(Clause clause) {
        int last = clause.words().size() - 1;
        for (int at = 0; clause.has(Cue.COURT) && at <= last; at++) {
            int which = at;
            if (WHICH.contains(clause.words().get(at))
                    && (at == last || clause.hasAt(Cue.COURT, court -> court > which && court - which <= NEAR))) {
                return true;
            }
        }
        return false;
    }

    /** The first clause that speaks of a court or its seat. */
    Optional<Clause> first() {
        Optional<Clause> about = argument.firstClause(CourtRemarks::isAboutCourt);
        boolean nothingElse = facts.isRefusal() && !argument.hasClause(clause -> clause.hasAny(Cue.MATTER, Cue.NUMBER));
        return about.isPresent() || !nothingElse ? about : argument.firstClause(clause -> clause.has(Cue.COURT));
    }

    /** A clause that says of a court that it is the cited one, or one that will do. */
    boolean isAffirmed() {
        return argument.hasClause(this::isBareAgreement)
                || argument.hasClause(clause -> isAboutCourt(clause)
                        && (clause.isEquation()
                                || (!clause.isNegated() && (clause.has(Cue.SUITABLE) || saysAllAre(clause))))
                        && !(facts.isRefusal() && clause.has(Cue.UNSURE))
                        && !(facts.isRefusal() && tellsOfCitation(clause))
                        && !(facts.isRefusal() && clause.hasAny(Cue.FRENCH, Cue.DUTCH))
                        && !isDenial(clause));
    }

    /** "The cited court is the Court of Appeal of Liège" tells what was cited, and of no candidate that it agrees. */
    boolean tellsOfCitation(Clause clause) {
        return clause.positions(Cue.CITED_ONE).contains(1)
                && clause.positions(Cue.MATCH).equals(List.of(0))
                && !clause.hasAny(Cue.FIT, Cue.SUITABLE)
                && namedIn(clause).isEmpty();
    }

    /** Whether a candidate or its court is named. */
    boolean nameCandidates() {
        return argument.hasClause(clause -> !namedIn(clause).isEmpty());
    }

    /** Whether a candidate is named by its number, and none that can be the cited decision. */
    boolean namesStranger(Clause clause) {
        List<Integer> named = places(clause, ClauseWords.CANDIDATE);
        return !named.isEmpty() && named.stream().noneMatch(facts::concerns);
    }

    /** "National court, aligned": what agrees stands in the clause before. */
    private boolean isBareAgreement(Clause clause) {
        return clause.place() > 0
                && clause.isEquation()
                && isBare(clause)
                && isOnlyAboutCourt(argument.clauses().get(clause.place() - 1), clause);
    }

    /** "Both are Cassation judgments"; but "all come from the Hof van Cassatie" names another name than the cited one. */
    private boolean saysAllAre(Clause clause) {
        boolean named = clause.hasWord(
                word -> word.startsWith(ClauseWords.CANDIDATE_COURT) || word.equals(ClauseWords.CITED_COURT));
        return clause.has(Cue.QUANTIFIED) && !(facts.isRefusal() && named);
    }

    /** Whether the citation calls the court as every candidate does that can be meant: there is no name to miss. */
    boolean haveOneName() {
        return facts.candidates().stream()
                .filter(ReasoningFacts.NamedCandidate::compatible)
                .allMatch(candidate -> FoldedText.fold(candidate.court()).equals(FoldedText.fold(facts.citedCourt())));
    }

    /** "A tribunal du travail is no arbeidsrechtbank": two kinds of court, and no word of where they sit. */
    boolean isOfKinds(Clause denial) {
        boolean twoNames = denial.words().contains(ClauseWords.CITED_COURT)
                && denial.positions(Cue.COURT).size() > 1;
        boolean notTheCited = denial.precedes(Cue.NOT, Cue.CITED_ONE, NEAR) && !denial.has(Cue.OTHER);
        return ((isDenial(denial) && notTheCited) || (twoNames && (denial.isNegated() || isDenial(denial))))
                && !denial.hasAny(Cue.SEAT, Cue.PLACE);
    }

    /** Whether some clause approves of something, be it "aligned" alone. */
    boolean isApproved() {
        return argument.hasClause(Clause::isEquation);
    }

    /** The cited court and the court of a candidate that is the same one are named beside each other, and nothing says that they are one. */
    boolean areContrasted() {
        return argument.hasSentence(sentence -> sentence.words().contains(ClauseWords.CITED_COURT)
                && places(sentence, ClauseWords.CANDIDATE_COURT).stream().anyMatch(facts::concerns)
                && !sentence.hasAny(Cue.MATCH, Cue.FIT, Cue.SUITABLE, Cue.QUANTIFIED));
    }

    static boolean isDenial(Clause clause) {
        if (!clause.has(Cue.COURT)) {
            return false;
        }
        boolean differs = clause.has(Cue.DIFFER) && !clause.has(Cue.UNSAID) && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        boolean other = clause.precedes(Cue.OTHER, Cue.COURT, 2);
        boolean none = (clause.precedes(Cue.NOT, Cue.DECISION, NEAR) || clause.precedes(Cue.NOT, Cue.CITED_ONE, NEAR))
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.SEAT, Cue.IDENTITY);
        return differs || other || none || clause.has(Cue.UNRECOGNISED) || negatesCourt(clause);
    }

    /** "Not from the Cour de cassation": only little words stand between the negation and the name. */
    private static boolean negatesCourt(Clause clause) {
        List<String> words = clause.words();
        return clause.hasAt(Cue.NOT, at -> PLAIN_NEGATIONS.contains(words.get(at)) && precedesCourt(clause, at));
    }

    private static boolean precedesCourt(Clause clause, int at) {
        List<String> words = clause.words();
        int next = at + 1;
        while (next < words.size() && next - at <= MOST_LINKS && LINKS.contains(words.get(next))) {
            next++;
        }
        boolean named = next < words.size()
                && (words.get(next).startsWith(ClauseWords.CANDIDATE_COURT)
                        || words.get(next).equals(ClauseWords.CITED_COURT));
        // "No jurisdiction specified" leaves the seat open and denies no court.
        boolean seat = clause.positions(Cue.SEAT).contains(next);
        return named
                || (!seat
                        && next + 1 < words.size()
                        && clause.positions(Cue.COURT).contains(next));
    }

    /** Another seat of a court that is the same one. */
    static boolean saysOtherSeat(Clause clause) {
        if (!isAboutSeat(clause)) {
            return false;
        }
        boolean other = clause.precedes(Cue.OTHER, Cue.SEAT, 2);
        boolean differs = clause.has(Cue.DIFFER) && !clause.has(Cue.UNSAID) && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        boolean twoPlaces = clause.isNegated() && clause.positions(Cue.PLACE).size() > 1;
        return other || differs || twoPlaces;
    }

    static boolean isBare(Clause clause) {
        return clause.words().size() <= SHORT_CLAUSE
                && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.CONTEXT, Cue.IDENTITY, Cue.SEAT);
    }

    static boolean isOnlyAboutCourt(Clause before, Clause clause) {
        return before.sentence() == clause.sentence()
                && before.has(Cue.COURT)
                && !before.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY);
    }

    /** The places of the candidates that a clause names, by number or by court; by number goes before. */
    List<Integer> namedIn(Clause clause) {
        List<Integer> byNumber = places(clause, ClauseWords.CANDIDATE);
        if (!byNumber.isEmpty()) {
            return byNumber;
        }
        List<Integer> byCourt = places(clause, ClauseWords.CANDIDATE_COURT);
        if (byCourt.isEmpty()) {
            return byCourt;
        }
        Set<Integer> all = new HashSet<>(byCourt);
        for (ReasoningFacts.NamedCandidate candidate : facts.candidates()) {
            boolean sameName = facts.candidates().stream()
                    .anyMatch(other ->
                            byCourt.contains(other.place()) && other.court().equals(candidate.court()));
            if (sameName) {
                all.add(candidate.place());
            }
        }
        return List.copyOf(all);
    }

    static List<Integer> places(Clause clause, String prefix) {
        List<Integer> places = new ArrayList<>();
        for (String word : clause.words()) {
            String rest = word.startsWith(prefix) ? word.substring(prefix.length()) : "";
            if (!rest.isEmpty() && rest.length() <= 3 && rest.chars().allMatch(Characters::isDigit)) {
                places.add(Integer.parseInt(rest));
            }
        }
        return places;
    }
}
