package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What an argument says of courts and their seats: that it speaks of them, that one is another than the cited one. */
final class CourtRemarks {

    static final Set<String> PLAIN_NEGATIONS = Set.of("not", "non", "pas", "niet", "geen", "no");
    private static final Set<String> LINKS = Set.of(
            "from", "the", "a", "an", "of", "by", "de", "du", "la", "le", "l", "d", "un", "une", "van", "het", "een");
    static final Set<String> WHICH = Set.of("which", "quel", "quelle", "quels", "quelles", "welk", "welke");
    static final Set<String> WHERE = Set.of("where", "waar", "lequel", "laquelle");

    /** What opens an indirect question or a clause that another one speaks of. */
    private static final Set<String> SUBORDINATE = Set.of("whether", "if", "that", "si", "que", "qu", "of", "dat");

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

    private static final Set<String> COPULAS = Set.of("is", "est", "are", "sont", "zijn");

    private static final Set<String> EITHER = Set.of("or", "ou", "of", "soit");

    private static final int MOST_LINKS = 3;
    private static final int NEAR = 3;

    /** A clause that only says that something is different. */
    private static final int SHORT_CLAUSE = 5;

    private final ReasoningFacts facts;
    private final Argument argument;
    private final NumberRemarks numbers;

    CourtRemarks(Argument argument, ReasoningFacts facts, NumberRemarks numbers) {
        this.facts = facts;
        this.argument = argument;
        this.numbers = numbers;
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
    private boolean tellsOfCitation(Clause clause) {
        return clause.positions(Cue.CITED_ONE).contains(1)
                && clause.positions(Cue.MATCH).equals(List.of(0))
                && !clause.hasAny(Cue.FIT, Cue.SUITABLE)
                && namedIn(clause).isEmpty();
    }

    /** Whether a candidate or its court is named. */
    boolean nameCandidates() {
        return argument.hasClause(clause -> !namedIn(clause).isEmpty());
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
        return isDenial(denial) && (twoNames || notTheCited) && !denial.hasAny(Cue.SEAT, Cue.PLACE);
    }

    /** The clause that says of a court that it is the cited one, or of its kind, where nothing says that they differ. */
    Optional<Clause> claim() {
        return argument.hasClause(clause -> isDenial(clause) || clause.hasAny(Cue.CONCEDED))
                ? Optional.empty()
                : argument.firstClause(this::isClaim);
    }

    private boolean isClaim(Clause clause) {
        boolean equated = clause.isEquation()
                || (clause.isNear(Cue.CITED_ONE, Cue.COURT, 2) && clause.hasWord(COPULAS::contains));
        boolean ofCourt = clause.has(Cue.COURT)
                || (clause.place() > 0
                        && isOnlyAboutCourt(argument.clauses().get(clause.place() - 1), clause)
                        && !argument.clauses().get(clause.place() - 1).isNegated());
        return ofCourt
                && equated
                && !clause.isNegated()
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.CONTEXT, Cue.IDENTITY, Cue.UNSURE)
                && !tellsOfCitation(clause);
    }

    /** Whether some clause approves of something, be it "aligned" alone. */
    boolean isApproved() {
        return argument.hasClause(Clause::isEquation);
    }

    /** The clause that takes a candidate's court, which should have been recognised, for another one. */
    Optional<Clause> denial() {
        if (!facts.hasCompatible()) {
            return Optional.empty();
        }
        for (int i = 0; i < argument.clauses().size(); i++) {
            Clause clause = argument.clauses().get(i);
            boolean denies = isDenial(clause)
                    || saysThatCourtBeforeIsUnlike(i)
                    || (!facts.generic() && saysOtherSeat(clause))
                    || excludesByName(clause);
            if ((denies && concernsRightOne(i)) || leavesOthersOut(clause) || isStrangeName(clause)) {
                return Optional.of(clause);
            }
        }
        return argument.firstSentence(CourtRemarks::contrastsLanguages).or(this::doubt);
    }

    /** "Candidates 1 and 2 come from the Hof van Cassatie and are out": what is excluded with its court's name is excluded for it. */
    private boolean excludesByName(Clause clause) {
        return clause.has(Cue.EXCLUDED)
                && !places(clause, ClauseWords.CANDIDATE_COURT).isEmpty()
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY);
    }

    /** "Only candidate 2 is of that court", while another one is of it too, under another name. */
    private boolean leavesOthersOut(Clause clause) {
        List<Integer> named = places(clause, ClauseWords.CANDIDATE);
        return named.size() == 1
                && clause.has(Cue.COURT)
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY)
                && !clause.isNegated()
                && saysOnly(clause, ClauseWords.CANDIDATE + named.get(0))
                && facts.candidates().stream()
                        .anyMatch(other -> other.compatible()
                                && other.place() != named.get(0)
                                && !FoldedText.fold(other.court()).equals(FoldedText.fold(facts.citedCourt())));
    }

    private static boolean saysOnly(Clause clause, String candidate) {
        int at = clause.words().indexOf(candidate);
        return clause.words().subList(Math.max(0, at - 2), at).stream().anyMatch(ONLY::contains);
    }

    /** "Arbrb.: no idea what that is": whoever refuses because he does not know the cited court has not recognised it. */
    private boolean isStrangeName(Clause clause) {
        return facts.isRefusal()
                && !facts.generic()
                && clause.words().contains(ClauseWords.CITED_COURT)
                && (clause.isNegated() || clause.has(Cue.UNSURE))
                && !haveOneName()
                && namedIn(clause).isEmpty()
                && !clause.hasAny(
                        Cue.NUMBER,
                        Cue.MATTER,
                        Cue.IDENTITY,
                        Cue.SEAT,
                        Cue.PLACE,
                        Cue.MATCH,
                        Cue.FIT,
                        Cue.UNSAID,
                        Cue.TIE);
    }

    /** The court is denied, and a candidate that can be meant bears the cited number: the number cannot be the ground. */
    boolean excludeNumber() {
        return facts.offersNumber()
                && argument.hasClause(clause -> clause.has(Cue.COURT)
                        && !clause.has(Cue.NUMBER)
                        && (clause.isNegated() || clause.hasAny(Cue.UNSURE, Cue.DIFFER)));
    }

    /** Where the score is low, a doubt about the court is what lowered it, however it is put, unless a missing number is said to have. */
    private Optional<Clause> doubt() {
        if (!facts.lowered() || facts.generic() || numbers.lowering().isPresent()) {
            return Optional.empty();
        }
        return argument.firstClause(
                clause -> (clause.has(Cue.COURT) || clause.positions(Cue.PLACE).size() > 1)
                        && (clause.isNegated()
                                || clause.hasAny(Cue.UNSURE, Cue.OTHER)
                                || isLeftOpen(clause)
                                || isHeldAgainst(clause))
                        && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.LIMIT, Cue.GENERIC)
                        && !clause.precedes(Cue.NOT, Cue.SAID, NEAR)
                        && concernsRightOne(clause.place()));
    }

    /** "Whether it is that court, I dare not say": the next clause denies something, and has no subject of its own. */
    private boolean isLeftOpen(Clause clause) {
        int next = clause.place() + 1;
        if (next >= argument.clauses().size()) {
            return false;
        }
        Clause after = argument.clauses().get(next);
        return after.sentence() == clause.sentence()
                && isBare(after)
                && (after.isNegated() || after.has(Cue.UNSURE))
                && SUBORDINATE.contains(clause.words().get(0));
    }

    /** "The number agrees, but it is a Flemish court": what a low score is explained with comes behind a turn. */
    private static boolean isHeldAgainst(Clause clause) {
        return Argument.ADVERSATIVE.contains(clause.words().get(0))
                && !clause.isEquation()
                && !clause.hasAny(Cue.SUITABLE);
    }

    /** The cited court and the court of a candidate that is the same one are named beside each other, and nothing says that they are one. */
    boolean areContrasted() {
        return argument.hasSentence(sentence -> sentence.words().contains(ClauseWords.CITED_COURT)
                && places(sentence, ClauseWords.CANDIDATE_COURT).stream().anyMatch(facts::concerns)
                && !sentence.hasAny(Cue.MATCH, Cue.FIT, Cue.SUITABLE, Cue.QUANTIFIED));
    }

    private static boolean isDenial(Clause clause) {
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

    /** "… whereas the candidate is Hof van Cassatie, incompatible": the court stands in the clause before. */
    private boolean saysThatCourtBeforeIsUnlike(int at) {
        Clause clause = argument.clauses().get(at);
        boolean unlike = clause.has(Cue.UNLIKE) && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        if (at == 0 || !isOnlyAboutCourt(argument.clauses().get(at - 1), clause)) {
            return false;
        }
        boolean out = clause.hasAt(Cue.EXCLUDED, last -> last == clause.words().size() - 1);
        boolean bare = (unlike || out) && isBare(clause);
        return ((bare || isNotWhatWasSaid(clause))
                        && !argument.clauses().get(at - 1).isEquation())
                || isNotTheCitedOne(clause);
    }

    /** "… which candidate 1 is not". */
    private static boolean isNotWhatWasSaid(Clause clause) {
        return clause.isNegated()
                && places(clause, ClauseWords.CANDIDATE).size() == 1
                && clause.words().size() <= SHORT_CLAUSE + 2
                && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.CONTEXT, Cue.IDENTITY, Cue.SEAT, Cue.SAID);
    }

    private static boolean isBare(Clause clause) {
        return clause.words().size() <= SHORT_CLAUSE
                && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.CONTEXT, Cue.IDENTITY, Cue.SEAT);
    }

    /** "… but not that of the reference". */
    private static boolean isNotTheCitedOne(Clause clause) {
        return clause.has(Cue.CITED_ONE)
                && clause.precedes(Cue.NOT, Cue.CITED_ONE, SHORT_CLAUSE)
                && !clause.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY, Cue.SEAT, Cue.MISSING);
    }

    private static boolean isOnlyAboutCourt(Clause before, Clause clause) {
        return before.sentence() == clause.sentence()
                && before.has(Cue.COURT)
                && !before.hasAny(Cue.NUMBER, Cue.MATTER, Cue.IDENTITY);
    }

    /** A denial goes with the candidate or court that is named nearest before it, in its own sentence. */
    private boolean concernsRightOne(int at) {
        Clause clause = argument.clauses().get(at);
        List<Integer> named = namedIn(clause);
        for (int i = at - 1; named.isEmpty() && i >= 0; i--) {
            Clause before = argument.clauses().get(i);
            if (before.sentence() != clause.sentence()) {
                break;
            }
            named = namedIn(before);
        }
        for (int i = at + 1; named.isEmpty() && i < argument.clauses().size(); i++) {
            Clause after = argument.clauses().get(i);
            if (after.sentence() != clause.sentence()) {
                break;
            }
            named = namedIn(after);
        }
        return named.isEmpty()
                ? facts.isRefusal() || facts.concerns(facts.chosen())
                : named.stream().anyMatch(facts::concerns);
    }

    /** The places of the candidates that a clause names, by number or by court; by number goes before. */
    private List<Integer> namedIn(Clause clause) {
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

    private static List<Integer> places(Clause clause, String prefix) {
        List<Integer> places = new ArrayList<>();
        for (String word : clause.words()) {
            String rest = word.startsWith(prefix) ? word.substring(prefix.length()) : "";
            if (!rest.isEmpty() && rest.length() <= 3 && rest.chars().allMatch(Characters::isDigit)) {
                places.add(Integer.parseInt(rest));
            }
        }
        return places;
    }

    /** "French name or Dutch name": whoever says so makes no difference. */
    private static boolean areAlternatives(Clause sentence) {
        return sentence.hasAt(
                Cue.FRENCH,
                french -> sentence.hasAt(
                        Cue.DUTCH,
                        dutch -> sentence.words().subList(Math.min(french, dutch), Math.max(french, dutch)).stream()
                                .anyMatch(EITHER::contains)));
    }

    /** A Dutch-speaking court is held against a French-speaking one, and nothing says that they are one. */
    private static boolean contrastsLanguages(Clause sentence) {
        return sentence.has(Cue.COURT)
                && sentence.hasAny(Cue.FRENCH, Cue.DUTCH)
                && sentence.hasAny(Cue.FRENCH, Cue.CITED_ONE)
                && sentence.has(Cue.DUTCH)
                && !areAlternatives(sentence)
                && !sentence.hasAny(Cue.MATCH, Cue.FIT);
    }
}
