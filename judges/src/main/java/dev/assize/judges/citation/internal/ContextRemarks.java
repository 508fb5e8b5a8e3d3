package dev.assize.judges.citation.internal;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What an argument says of the contents of snippet and summaries, under whatever name. */
final class ContextRemarks {

    /** What is done with texts; who denies that he did it has not looked at them. */
    private static final Set<String> LOOKING = Set.of(
            "looked",
            "compared",
            "read",
            "checked",
            "consulted",
            "used",
            "examine",
            "compare",
            "lu",
            "consulte",
            "verifie",
            "utilise",
            "bekeken",
            "vergeleken",
            "gelezen",
            "geraadpleegd",
            "nagekeken",
            "gebruikt");

    /** So many words of content make a topic. */
    private static final int TOPICAL = 2;

    private final Argument argument;
    private final ReasoningFacts facts;
    private final CourtRemarks courts;
    private final NumberRemarks numbers;
    private final ClassRemarks classes;

    /** What {@link #first()} found, at most one; null before it was looked for. */
    private @Nullable List<Clause> known;

    /** Those that refer to the context; null before they were looked for. */
    private @Nullable List<Clause> referring;

    ContextRemarks(
            Argument argument, ReasoningFacts facts, CourtRemarks courts, NumberRemarks numbers, ClassRemarks classes) {
        this.argument = argument;
        this.facts = facts;
        this.courts = courts;
        this.numbers = numbers;
        this.classes = classes;
    }

    /** The first clause that argues from snippet or summary, in these words or because it can be about nothing else. */
    Optional<Clause> first() {
        List<Clause> found = known;
        if (found == null) {
            found = find().map(List::of).orElse(List.of());
            known = found;
        }
        return found.isEmpty() ? Optional.empty() : Optional.of(found.get(0));
    }

    private Optional<Clause> find() {
        return named().or(() -> facts.isRefusal()
                ? Optional.empty()
                : topicalClause(this::isOfNothingElse).or(() -> KeywordRemarks.repeatsWord(argument, facts.snippet())));
    }

    /**
     * The first clause that argues from snippet or summary by what it says, not because nothing else is left: what is about
     * nothing in particular may stand before the court without coming first.
     */
    Optional<Clause> named() {
        return firstReferring()
                .or(this::unnamedContext)
                .or(() -> facts.isRefusal() ? Optional.empty() : topicalClause(clause -> false));
    }

    /** What is neither of court, number nor ceiling and tells of the snippet's subject, or of something that every case does not have. */
    private Optional<Clause> topicalClause(Predicate<Clause> eliminated) {
        return argument.firstClause(clause -> isTopical(clause, eliminated))
                .or(() -> argument.firstSentence(sentence -> isTopical(sentence, eliminated))
                        .flatMap(sentence -> argument.firstClause(clause -> clause.sentence() == sentence.sentence())));
    }

    /** "I find nothing on crowing": whatever it is that was looked for, it is neither court nor number. */
    private boolean saysNothingIsThere(StatedTopic topic) {
        return facts.isRefusal()
                && topic.own() > 0
                && argument.hasClause(clause -> clause.isNegated() || clause.lacksSomething());
    }

    private static boolean isCandidate(String word) {
        return word.startsWith(ClauseWords.CANDIDATE) && word.length() > ClauseWords.CANDIDATE.length();
    }

    private boolean isTopical(Clause clause, Predicate<Clause> eliminated) {
        boolean comparesCourts = clause.has(Cue.COURT) && clause.isEquation();
        if (comparesCourts || IdentityRemarks.isDate(clause) || clause.hasAny(Cue.NUMBER, Cue.LIMIT, Cue.SCORE)) {
            return false;
        }
        StatedTopic topic = clause.topic();
        boolean pointed = clause.hasWord(ContextRemarks::isCandidate);
        return (pointed && topic.own() > TOPICAL)
                || (topic.own() >= (pointed ? 1 : TOPICAL) && topic.touches(facts.snippet()))
                || (topic.own() >= TOPICAL && topic.size() >= 3 && eliminated.test(clause));
    }

    /**
     * Of an argument that goes through court or number, what is about neither, nor about date or doubt, tells what the decision is
     * about. Of one that names none of them it may be praise.
     */
    private boolean isOfNothingElse(Clause clause) {
        return (courts.first().isPresent() || numbers.first().isPresent())
                && !CourtRemarks.isAboutCourt(clause)
                && !clause.hasAny(
                        Cue.COURT,
                        Cue.IDENTITY,
                        Cue.LOWER,
                        Cue.UNSURE,
                        Cue.NATIONAL,
                        Cue.SPECIFIC,
                        Cue.GENERIC,
                        Cue.FIT);
    }

    /** What is held against the context; that it agrees, or is granted to agree, is held against nobody. */
    Optional<Clause> ground() {
        int turn = facts.isRefusal() ? argument.turn() : 0;
        return first().filter(first -> argument.hasClause(
                clause -> (clause.place() == first.place() || clauses().contains(clause))
                        && clause.place() >= turn
                        && !clause.isConceded()
                        && !(clause.isAgreement() && !isTakenBack(clause))));
    }

    /** "The summary concerns, however, another question": what follows in the sentence and has no subject of its own. */
    private boolean isTakenBack(Clause agreement) {
        return argument.hasClause(clause -> clause.sentence() == agreement.sentence()
                && clause.place() > agreement.place()
                && !clause.hasAny(Cue.COURT, Cue.NUMBER)
                && (clause.isNegated() || clause.hasAny(Cue.DIFFER, Cue.OTHER)));
    }

    /**
     * Who names neither court nor number and speaks of what the snippet speaks of, argues from the context; so does who counts
     * words in common.
     */
    private Optional<Clause> unnamedContext() {
        if (KeywordRemarks.areIn(argument)) {
            return argument.firstSentence(sentence -> sentence.hasAny(Cue.KEYWORD, Cue.WORD));
        }
        // "The Court held that …" tells what a decision says, and may stand in any argument.
        boolean nothingElse = !argument.hasClause(clause -> clause.has(Cue.COURT))
                && courts.first().isEmpty()
                && numbers.first().isEmpty()
                && !classes.isLabelled();
        if (!nothingElse) {
            return Optional.empty();
        }
        StatedTopic topic = StatedTopic.of(argument.clauses());
        boolean shared = topic.touches(facts.snippet());
        boolean pointed = topic.own() >= TOPICAL && courts.nameCandidates();
        boolean topical = shared
                || pointed
                || saysNothingIsThere(topic)
                || (facts.snippet().isBlank() && topic.size() >= TOPICAL);
        return topical ? argument.clauses().stream().findFirst() : Optional.empty();
    }

    /**
     * A negation in what the context is about, quoted or not, does not make it absent: "dismissal without notice". Whoever
     * refuses for the context denies that it agrees, and speaks of it all the same.
     */
    private boolean refersToContext(Clause clause) {
        if (!clause.has(Cue.CONTEXT) || isBareReference(clause)) {
            return false;
        }
        if (comparesTexts(clause)) {
            return true;
        }
        if (facts.isRefusal()) {
            // "This court is not mentioned in the citation" is about the court, "the citation means Liège" about its
            // seat.
            return clause.has(Cue.MATTER) || !clause.hasAny(Cue.COURT, Cue.PLACE);
        }
        if (clause.has(Cue.MATTER) && clause.hasAny(Cue.MATCH, Cue.FIT)) {
            return true;
        }
        Clause own = clause.withoutQuotations();
        int context = clause.positions(Cue.CONTEXT).get(0);
        return own.negations().stream()
                .allMatch(at -> at > context && own.positions(Cue.TOPICAL).contains(at));
    }

    /** "The snippet gives nothing to hold against the summaries": whoever finds that has looked at both. */
    private static boolean comparesTexts(Clause clause) {
        return clause.has(Cue.SNIPPET) && clause.has(Cue.SUMMARY) && !clause.hasWord(LOOKING::contains);
    }

    /** "The snippet cites Cass., 15 March 2018", "the citation is about a court in Ghent" say nothing of contents. */
    private static boolean isBareReference(Clause clause) {
        return (clause.has(Cue.CITES) || (clause.has(Cue.CITED_ONE) && !clause.has(Cue.MATTER)))
                && clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.IDENTITY)
                && clause.positions(Cue.CONTEXT).size() <= 2
                && !clause.has(Cue.MATTER_WORD);
    }

    private Optional<Clause> firstReferring() {
        return clauses().isEmpty() ? Optional.empty() : Optional.of(clauses().get(0));
    }

    /** The clauses that speak of snippet or summary. */
    List<Clause> clauses() {
        List<Clause> found = referring;
        if (found == null) {
            found = new ArrayList<>(argument.clauses());
            found.removeIf(clause -> !refersToContext(clause));
            referring = found;
        }
        return found;
    }

    /**
     * The clauses that say what snippet and summary are about: those that speak of them or, where these only name them ("as in
     * the snippet"), what else their sentences say that is not of court, number or ceiling.
     */
    List<Clause> topicClauses() {
        List<Clause> named = new ArrayList<>(argument.clauses());
        List<Clause> referring = clauses();
        named.removeIf(clause -> !referring.contains(clause) && !tellsOfChosen(clause));
        if (StatedTopic.of(named).size() > 0) {
            return named;
        }
        Set<Integer> sentences = named.stream().map(Clause::sentence).collect(Collectors.toSet());
        return argument.clauses().stream()
                .filter(clause -> sentences.contains(clause.sentence())
                        && !CourtRemarks.isAboutCourt(clause)
                        && !NumberRemarks.isAboutNumber(clause)
                        && !clause.has(Cue.LIMIT))
                .toList();
    }

    /** "Candidate 1 (Ghent) bears on a lease that was ended too late": whatever the verb, it tells what the chosen text is about. */
    private boolean tellsOfChosen(Clause clause) {
        return clause.words().contains(ClauseWords.CANDIDATE + facts.chosen())
                && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.LIMIT, Cue.SCORE)
                && clause.topic().own() > TOPICAL;
    }

    /** The clause that an argument from the context rests on, whatever it calls snippet and summary. */
    Optional<Clause> restsOn() {
        return firstReferring()
                .or(() -> argument.firstSentence(sentence -> sentence.hasAny(Cue.KEYWORD, Cue.WORD)))
                .or(this::first);
    }

    /** Whether it says what the text of a candidate is about. */
    boolean tellsOfSummary() {
        return Argument.has(
                clauses(),
                clause -> clause.has(Cue.MATTER_WORD)
                        || clause.hasWord(word -> isCandidate(word) && word.matches(ClauseWords.CANDIDATE + "\\d+")));
    }

    /** Whether it says one and the same word of two sides. */
    boolean repeatsWord() {
        return !facts.isRefusal()
                && KeywordRemarks.repeatsWord(argument, facts.snippet()).isPresent();
    }

    /** Of the clauses that are neither of court, number nor ceiling the one that says most. */
    Optional<Clause> fullest() {
        return argument.clauses().stream()
                .filter(clause -> !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.LIMIT, Cue.SCORE, Cue.PLACE))
                .max(Comparator.comparingInt(clause -> clause.topic().own()))
                .or(() -> argument.clauses().stream().findFirst());
    }

    /** All that it says, of whatever. */
    StatedTopic everything() {
        return StatedTopic.of(argument.clauses());
    }

    /** What is neither of court, number nor ceiling, and names neither snippet nor summary. */
    List<Clause> beside() {
        List<Clause> named = clauses();
        return argument.clauses().stream()
                .filter(clause -> !named.contains(clause)
                        && !clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.LIMIT, Cue.SCORE, Cue.PLACE))
                .toList();
    }

    /** Whether it says what the snippet is about. */
    boolean tellsOfSnippet() {
        return !toldOfSnippet().isEmpty();
    }

    List<Clause> toldOfSnippet() {
        return clauses().stream()
                .filter(clause -> clause.has(Cue.SNIPPET) && !clause.isNegated())
                .toList();
    }

    /** Whether it speaks of words in common rather than of what a text says. */
    boolean countsKeywords() {
        return KeywordRemarks.areIn(argument);
    }
}
