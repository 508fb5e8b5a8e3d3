package dev.assize.judges.citation.internal;

import dev.assize.core.question.Basis;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tells what a system's argument does, in English, French or Dutch. The facts of the case speak first: what an argument
 * can mean is often settled by what was chosen and what stood there, and its words only have to name the subject.
 */
public final class CitationReasoningReader {

    /**
     * An answer with the words that it was read in.
     *
     * @param words as they stand in the argument; empty for a no
     * @param why what the answer rests on, as a sentence
     * @param basis the same as a kind of evidence
     */
    public record Reading(boolean holds, String words, String why, Basis basis) {

        static final Basis WORDS = Basis.of("words");
        private static final Basis SILENCE = Basis.of("nothing-said");
        static final Basis FACTS = Basis.of("facts");

        static final Reading NO = new Reading(false, "", "No words of the reasoning say so.", SILENCE);

        /** From the facts of the case. */
        Reading(boolean holds, String words, String why) {
            this(holds, words, why, FACTS);
        }

        static Reading of(Optional<Clause> clause) {
            return clause.map(found -> new Reading(true, found.text(), "The words quoted say so.", WORDS))
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
            new RecentResults<>(4, said -> Argument.of(said.reasoning(), new ClauseWords(said.named())));

    private static final RecentResults<String, Boolean> ENGLISH = new RecentResults<>(2, Argument::isEnglish);

    private final String folded;
    private final String original;
    private final Argument argument;
    private final ReasoningFacts facts;
    private final CourtRemarks courts;
    private final CourtDenials denials;
    private final SeatRemarks seats;
    private final NumberRemarks numbers;
    private final ClassRemarks classes;
    private final ContextRemarks contexts;
    private final RemainingGround remaining;

    private CitationReasoningReader(String reasoning, ReasoningFacts facts) {
        this.original = reasoning;
        this.facts = facts;
        this.argument = ARGUMENTS.of(Said.of(reasoning, facts));
        this.folded = FoldedText.fold(reasoning);
        this.numbers = new NumberRemarks(argument, facts);
        this.courts = new CourtRemarks(argument, facts);
        this.denials = new CourtDenials(argument, facts, courts, numbers);
        this.seats = new SeatRemarks(argument, facts);
        this.classes = new ClassRemarks(argument, facts, reasoning);
        this.contexts = new ContextRemarks(argument, facts, courts, numbers, classes);
        this.remaining = new RemainingGround(argument, facts, courts, denials, seats, numbers, classes, contexts);
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
        int court = Math.min(
                courts.first().map(Clause::place).orElse(Integer.MAX_VALUE),
                classes.clause().map(Clause::place).orElse(Integer.MAX_VALUE));
        court = court == Integer.MAX_VALUE ? 0 : court;
        Optional<Clause> aboutNumber = facts.isRefusal() ? numbers.ground() : numbers.first();
        Optional<Clause> aboutContext = facts.isRefusal() ? contexts.ground() : contexts.named();
        int number = aboutNumber.map(Clause::place).orElse(Integer.MAX_VALUE);
        int context = aboutContext.map(Clause::place).orElse(Integer.MAX_VALUE);
        number = grantsBefore(number, court) ? court : number;
        context = grantsBefore(context, court) ? court : context;
        boolean numberLeads = number == court && numberLeads(argument.clauses().get(court));
        return court <= Math.min(number, context) && !numberLeads
                ? Reading.because(
                        Optional.of(argument.clauses().get(court)),
                        "Neither number nor context come before these words.")
                : new Reading(false, "", "Number or context come before the court.");
    }

    /** Whether its first clause speaks of the court, or grants something before it does. */
    boolean beginsWithCourt() {
        return courts.first()
                .filter(court -> court.place() == 0 || grantsBefore(0, court.place()))
                .isPresent();
    }

    /** "Although candidate 2 is closer in substance, it is a labour tribunal": what is granted is said for the sake of what follows it. */
    private boolean grantsBefore(int place, int court) {
        return place < court
                && argument.clauses().get(place).isConceded()
                && argument.clauses().get(place).sentence()
                        == argument.clauses().get(court).sentence();
    }

    /** "The number is identical, and so is the place", in one clause. */
    private static boolean numberLeads(Clause clause) {
        int number = clause.has(Cue.NUMBER) ? clause.positions(Cue.NUMBER).get(0) : Integer.MAX_VALUE;
        return Stream.of(Cue.COURT, Cue.SEAT, Cue.PLACE, Cue.NATIONAL, Cue.SPECIFIC, Cue.GENERIC)
                .filter(clause::has)
                .allMatch(cue -> clause.positions(cue).get(0) > number);
    }

    public Reading handlesNumber() {
        return Reading.of(numbers.first());
    }

    public Reading claimsNumberMatch() {
        return facts.isRefusal() ? Reading.NO : Reading.of(numbers.claim());
    }

    public Reading usesContext() {
        return Reading.of(contexts.first());
    }

    public Reading explainsLimit() {
        return Reading.of(new LimitRemarks(argument, facts).first());
    }

    /** Takes the court of a candidate of another kind for the cited one. */
    public Reading claimsCourtMatch() {
        return Reading.of(new CourtClaims(argument, courts).first());
    }

    /** Takes a court that should have been recognised for another one, in words or because nothing else is left. */
    public Reading deniesCourt() {
        Optional<Clause> denied = denials.denial();
        if (denied.isPresent()
                && !(facts.generic()
                        && seats.lowering().isPresent()
                        && !denied.filter(courts::isOfKinds).isPresent())) {
            return Reading.of(denied);
        }
        Optional<Clause> ground = remaining.isCourt() && !remaining.isKind() ? courts.first() : Optional.empty();
        return Reading.because(
                ground,
                facts.isRefusal()
                        ? "No candidate was chosen although one is of the cited court, and the reasons speak of nothing but the court."
                        : "The score is less than deserved, and the reasons speak of nothing but the court without calling it the cited one.");
    }

    public Reading lowersForSeat() {
        // To a citation without a seat another kind of court is no other seat.
        boolean ofOtherKind = facts.generic() && !facts.isRefusal() && !facts.concerns(facts.chosen());
        if (ofOtherKind || denials.denial().filter(courts::isOfKinds).isPresent()) {
            return Reading.NO;
        }
        Optional<Clause> said = seats.lowering().filter(sentence -> !isOutweighed(sentence));
        return said.isEmpty() && denials.denial().isEmpty() && remaining.isKind() && remaining.isCourt()
                ? Reading.because(
                        courts.first(),
                        "Nothing was chosen, and the reasons speak of nothing but a kind of court whose seat the citation leaves open.")
                : Reading.of(said);
    }

    /** That no seat is named is a remark like any other where the score is said to be low for the missing number. */
    private boolean isOutweighed(Clause sentence) {
        return facts.lowered()
                && numbers.lowering().isPresent()
                && !SeatRemarks.isLowered(sentence)
                && !sentence.hasAny(Cue.UNSURE, Cue.DIFFER, Cue.OTHER);
    }

    /** In words; or the score is low, and that no number is given is all that is held against the candidate. */
    public Reading lowersForMissingNumber() {
        Optional<Clause> said = numbers.lowering();
        boolean onlyNumber = facts.isRefusal()
                && !facts.hasNumber()
                && courts.first().isEmpty()
                && contexts.first().isEmpty();
        if (said.isEmpty() && onlyNumber) {
            return Reading.because(
                    numbers.first(),
                    "Nothing was chosen, and the reasons speak of nothing but a number that the citation lacks.");
        }
        if (said.isPresent() || !facts.lowered() || facts.hasNumber() || !facts.concerns(facts.chosen())) {
            return Reading.of(said);
        }
        boolean otherwise = seats.lowering().isPresent() || denials.denial().isPresent() || remaining.doubtsContext();
        return otherwise
                ? Reading.NO
                : Reading.because(
                        numbers.absence(),
                        "The score is less than deserved, and the missing number is all that is held against the candidate.");
    }

    public Reading remarksMismatch() {
        return Reading.of(new IdentityRemarks(argument).mismatch());
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
        if (folded.indexOf('\'') < 0 || isRecord()) {
            return List.of();
        }
        return KeywordRemarks.QUOTATION
                .matcher(folded)
                .results()
                .map(found -> found.group(1).strip())
                .toList();
    }

    /** What it quotes of the contents, not the names of courts. */
    List<String> quotedContents() {
        return quotations().stream().filter(quoted -> !isNameOrNumber(quoted)).toList();
    }

    ContextRemarks contexts() {
        return contexts;
    }

    Argument argument() {
        return argument;
    }

    ReasoningFacts facts() {
        return facts;
    }

    /** Written as JSON, where quotation marks quote nothing. */
    private boolean isRecord() {
        return folded.startsWith("{") && folded.contains("':");
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

    /** Whether it is in English, of which the tables of words know less than of French and Dutch. */
    boolean isEnglish() {
        return ENGLISH.of(original);
    }
}
