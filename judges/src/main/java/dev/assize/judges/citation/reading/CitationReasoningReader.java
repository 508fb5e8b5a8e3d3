package dev.assize.judges.citation.reading;

import dev.assize.judges.memo.RecentResults;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Tells what a system's argument does, in English, French or Dutch. The facts of the case speak first: what an argument
 * can mean is often settled by what was chosen and what stood there, and its words only have to name the subject.
 */
public final class CitationReasoningReader {

    private static final Pattern QUOTATION = Pattern.compile("(?<![\\p{L}\\p{N}])'([^']{4,120})'(?![\\p{L}\\p{N}])");
    private static final Pattern YEAR = Pattern.compile("(?:19|20)\\d\\d");

    /** So many notions of the law make a topic, where no snippet is at hand to compare them with. */
    private static final int TOPICAL = 2;

    /**
     * An answer with the words that it was read in.
     *
     * @param words as they stand in the argument; empty for a no
     * @param why what the answer rests on
     */
    public record Reading(boolean holds, String words, String why) {

        private static final String IN_WORDS = "The words quoted say so.";
        private static final String NOWHERE = "No words of the reasoning say so.";
        static final Reading NO = new Reading(false, "", NOWHERE);

        static Reading of(Optional<Clause> clause) {
            return clause.map(found -> new Reading(true, found.text(), IN_WORDS))
                    .orElse(NO);
        }

        static Reading because(Optional<Clause> clause, String why) {
            return clause.map(found -> new Reading(true, found.text(), why)).orElse(NO);
        }
    }

    /** All that the words of an argument are read by; the same for the questions of every round. */
    private record Said(String reasoning, ReasoningFacts named) {
        static Said of(String reasoning, ReasoningFacts facts) {
            return new Said(
                    reasoning,
                    new ReasoningFacts(
                            facts.citedCourt(), facts.citedNumber(), false, facts.candidates(), 0, false, ""));
        }
    }

    private static final RecentResults<Said, Argument> ARGUMENTS =
            new RecentResults<>(1, said -> Argument.of(said.reasoning(), new ClauseWords(said.named())));

    private final String folded;
    private final String original;
    private final Argument argument;
    private final ReasoningFacts facts;
    private final CourtRemarks courts;
    private final SeatRemarks seats;
    private final NumberRemarks numbers;
    private final ClassRemarks classes;

    private CitationReasoningReader(String reasoning, ReasoningFacts facts) {
        this.original = reasoning;
        this.facts = facts;
        this.argument = ARGUMENTS.of(Said.of(reasoning, facts));
        this.folded = FoldedText.fold(reasoning);
        this.courts = new CourtRemarks(argument, facts);
        this.seats = new SeatRemarks(argument, facts);
        this.numbers = new NumberRemarks(argument, facts);
        this.classes = new ClassRemarks(argument, reasoning);
    }

    public static CitationReasoningReader of(String reasoning, ReasoningFacts facts) {
        return new CitationReasoningReader(reasoning, facts);
    }

    public Reading speaksOfCourt() {
        Optional<Clause> court = courts.first().or(classes::clause).or(seats::lowering);
        return court.isEmpty() && namedClass().isPresent()
                ? new Reading(true, "", "It names the class of the court.")
                : Reading.of(court);
    }

    public Reading courtFirst() {
        if (!speaksOfCourt().holds()) {
            return Reading.NO;
        }
        int court = courts.first().or(classes::clause).map(Clause::place).orElse(0);
        Optional<Clause> aboutNumber = facts.isRefusal() ? numbers.ground() : numbers.first();
        Optional<Clause> aboutContext = facts.isRefusal() ? contextGround() : context();
        int number = aboutNumber.map(Clause::place).orElse(Integer.MAX_VALUE);
        int context = aboutContext.map(Clause::place).orElse(Integer.MAX_VALUE);
        return court <= Math.min(number, context)
                ? Reading.because(
                        Optional.of(argument.clauses().get(court)),
                        "Neither number nor context come before these words.")
                : new Reading(false, "", "Number or context come before the court.");
    }

    public Reading handlesNumber() {
        return Reading.of(numbers.first());
    }

    public Reading claimsNumberMatch() {
        return facts.isRefusal() ? Reading.NO : Reading.of(numbers.claim());
    }

    public Reading usesContext() {
        return Reading.of(context());
    }

    private Optional<Clause> context() {
        return argument.clauses().stream()
                .filter(this::refersToContext)
                .findFirst()
                .or(this::unnamedContext);
    }

    /** What is held against the context; that it agrees, or is granted to agree, is held against nobody. */
    private Optional<Clause> contextGround() {
        return context()
                .filter(first -> argument.clauses().stream()
                        .filter(clause -> clause.place() == first.place() || refersToContext(clause))
                        .anyMatch(clause -> !clause.isConceded() && !(clause.isAgreement() && !isTakenBack(clause))));
    }

    /** "The summary concerns, however, another question": what follows in the sentence and has no subject of its own. */
    private boolean isTakenBack(Clause agreement) {
        return argument.clauses().stream()
                .filter(clause -> clause.sentence() == agreement.sentence() && clause.place() > agreement.place())
                .anyMatch(clause -> !clause.hasAny(Cue.COURT, Cue.NUMBER)
                        && (clause.isNegated() || clause.hasAny(Cue.DIFFER, Cue.OTHER)));
    }

    /**
     * Who names neither court nor number and speaks of what the snippet speaks of, argues from the context; so does who counts
     * words in common.
     */
    private Optional<Clause> unnamedContext() {
        if (countsKeywords()) {
            return argument.sentences().stream()
                    .filter(sentence -> sentence.hasAny(Cue.KEYWORD, Cue.WORD))
                    .findFirst();
        }
        // "The Court held that …" tells what a decision says, and may stand in any argument.
        boolean nothingElse = argument.clauses().stream().noneMatch(clause -> clause.has(Cue.COURT))
                && courts.first().isEmpty()
                && numbers.first().isEmpty()
                && namedClass().isEmpty();
        if (!nothingElse) {
            return Optional.empty();
        }
        StatedTopic topic = StatedTopic.of(argument.clauses());
        boolean shared = topic.sharedWith(facts.snippet()) > 0;
        boolean topical = facts.snippet().isBlank() ? topic.size() >= TOPICAL : shared;
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
        if (facts.isRefusal()) {
            // "This court is not mentioned in the citation" is about the court, "the citation means Liège" about its
            // seat.
            return clause.has(Cue.MATTER) || !clause.hasAny(Cue.COURT, Cue.PLACE);
        }
        Clause own = clause.withoutQuotations();
        int context = clause.positions(Cue.CONTEXT).get(0);
        return own.negations()
                .allMatch(at -> at > context && own.positions(Cue.TOPICAL).contains(at));
    }

    /** "The snippet cites Cass., 15 March 2018" says nothing of what it is about. */
    private static boolean isBareReference(Clause clause) {
        return clause.has(Cue.CITES)
                && clause.hasAny(Cue.COURT, Cue.NUMBER, Cue.IDENTITY)
                && clause.positions(Cue.CONTEXT).size() <= 2
                && !clause.has(Cue.MATTER_WORD);
    }

    public Reading explainsLimit() {
        return Reading.of(argument.clauses().stream()
                .filter(clause -> clause.has(Cue.LIMIT) || namesCeiling(clause))
                .findFirst());
    }

    /** One of the ceilings, where nothing says that it is the score itself: "the bar lies at 90%". */
    private static boolean namesCeiling(Clause clause) {
        return clause.words().stream().anyMatch(NumberRemarks.CEILINGS::contains) && !clause.has(Cue.SCORE);
    }

    /** Takes a court that should have been recognised for another one, in words or because nothing else is left. */
    public Reading deniesCourt() {
        Optional<Clause> denied = courts.denial();
        if (denied.isPresent() && !(facts.generic() && seats.lowering().isPresent())) {
            return Reading.of(denied);
        }
        Optional<Clause> ground = isCourtTheGround() && !isKindTheGround() ? courts.first() : Optional.empty();
        return Reading.because(
                ground,
                facts.isRefusal()
                        ? "No candidate was chosen although one is of the cited court, and the reasons speak of nothing but the court."
                        : "The score is less than deserved, and the reasons speak of nothing but the court without calling it the cited one.");
    }

    /** A valid candidate was held back, and nothing but the court is left to have been held against it. */
    private boolean isCourtTheGround() {
        boolean heldBack = facts.lowered()
                && !facts.generic()
                && !facts.hasNumber()
                && facts.concerns(facts.chosen())
                && !courts.isApproved();
        return (facts.isRefusal() || heldBack)
                && facts.hasCompatible()
                && !(facts.generic() && seats.lowering().isPresent())
                && !courts.isAffirmed()
                && numbers.ground().isEmpty()
                && contextGround().isEmpty();
    }

    /** Of a citation without a seat only the kind of court is spoken of, and no candidate's court: which one is left open. */
    private boolean isKindTheGround() {
        return facts.generic() && facts.isRefusal() && !courts.nameCandidates();
    }

    public Reading lowersForSeat() {
        Optional<Clause> said = seats.lowering();
        return said.isEmpty() && courts.denial().isEmpty() && isKindTheGround() && isCourtTheGround()
                ? Reading.because(
                        courts.first(),
                        "Nothing was chosen, and the reasons speak of nothing but a kind of court whose seat the citation leaves open.")
                : Reading.of(said);
    }

    /** In words; or the score is low, and that no number is given is all that is held against the candidate. */
    public Reading lowersForMissingNumber() {
        Optional<Clause> said = numbers.lowering();
        boolean onlyNumber = facts.isRefusal()
                && !facts.hasNumber()
                && courts.first().isEmpty()
                && context().isEmpty();
        if (said.isEmpty() && onlyNumber) {
            return Reading.because(
                    numbers.first(),
                    "Nothing was chosen, and the reasons speak of nothing but a number that the citation lacks.");
        }
        if (said.isPresent() || !facts.lowered() || facts.hasNumber()) {
            return Reading.of(said);
        }
        boolean otherwise = seats.lowering().isPresent() || courts.denial().isPresent() || doubtsContext();
        return otherwise
                ? Reading.NO
                : Reading.because(
                        numbers.absence(),
                        "The score is less than deserved, and the missing number is all that is held against the candidate.");
    }

    private boolean doubtsContext() {
        return argument.clauses().stream()
                .anyMatch(clause -> clause.has(Cue.CONTEXT)
                        && (clause.isNegated() || clause.hasAny(Cue.UNSURE, Cue.LOWER, Cue.DIFFER, Cue.WEAK)));
    }

    public Reading remarksMismatch() {
        return Reading.of(argument.clauses().stream()
                .filter(clause -> clause.has(Cue.IDENTITY) && (clause.has(Cue.DIFFER) || clause.isNegated()))
                .findFirst()
                .or(() -> argument.sentences().stream()
                        .filter(sentence -> sentence.has(Cue.IDENTITY) && namesTwoYears(sentence))
                        .findFirst()));
    }

    /** "The ECLI is of 2018 and the citation of 2020" says that they differ, in whatever words. */
    private static boolean namesTwoYears(Clause sentence) {
        return sentence.words().stream()
                        .filter(word -> YEAR.matcher(word).matches())
                        .distinct()
                        .count()
                > 1;
    }

    /** NATIONAL, SPECIFIC or GENERIC, as the argument calls the cited court. */
    public Optional<String> namedClass() {
        return classes.named();
    }

    /** The words that name the class; empty when none do. */
    public Optional<String> classWords() {
        return classes.words();
    }

    /** The quoted or otherwise marked words of the argument that a text should contain. */
    public List<String> quotations() {
        return QUOTATION
                .matcher(folded)
                .results()
                .map(found -> found.group(1).strip())
                .toList();
    }

    /** The clauses that speak of snippet or summary. */
    List<Clause> contextClauses() {
        return argument.clauses().stream().filter(this::refersToContext).toList();
    }

    /**
     * The clauses that say what snippet and summary are about: those that speak of them or, where these only name them ("as in
     * the snippet"), what else their sentences say that is not of court, number or ceiling.
     */
    List<Clause> topicClauses() {
        List<Clause> named = contextClauses();
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

    /** Whether words stand in the citation or in the list of candidates, be it in the name of a court. */
    boolean isNameOrNumber(String quoted) {
        return Stream.concat(
                        Stream.of(facts.citedCourt(), facts.citedNumber()),
                        facts.candidates().stream()
                                .flatMap(candidate -> Stream.of(candidate.court(), candidate.number())))
                .map(FoldedText::fold)
                .anyMatch(name -> name.contains(quoted));
    }

    /** The clause that an argument from the context rests on, whatever it calls snippet and summary. */
    Optional<Clause> ground() {
        return contextClauses().stream()
                .findFirst()
                .or(() -> argument.sentences().stream()
                        .filter(sentence -> sentence.hasAny(Cue.KEYWORD, Cue.WORD))
                        .findFirst());
    }

    /** Whether it is in English, of which the tables of words know less than of French and Dutch. */
    boolean isEnglish() {
        return LittleWords.of(TextTokens.of(original)).language() == Language.ENGLISH;
    }

    /** Whether it says what the text of a candidate is about. */
    boolean tellsOfSummary() {
        return contextClauses().stream()
                .anyMatch(clause -> clause.has(Cue.MATTER_WORD)
                        || clause.words().stream().anyMatch(word -> word.matches(ClauseWords.CANDIDATE + "\\d+")));
    }

    /** "'Famille' occurs in both": one word is quoted, and no more is said of what the texts are about. */
    private static boolean quotesOneWord(Clause sentence) {
        Matcher quoted = QUOTATION.matcher(FoldedText.fold(sentence.text()));
        return quoted.find()
                && Clause.words(quoted.group(1)).size() == 1
                && sentence.has(Cue.SHARED)
                && StatedTopic.of(List.of(sentence)).size() <= 1;
    }

    /** Whether it speaks of words in common rather than of what a text says. */
    public boolean countsKeywords() {
        return argument.sentences().stream()
                .anyMatch(sentence -> sentence.has(Cue.KEYWORD)
                        || ((sentence.has(Cue.WORD) || quotesOneWord(sentence))
                                && sentence.hasAny(Cue.SHARED, Cue.CONTEXT, Cue.MATCH)));
    }
}
