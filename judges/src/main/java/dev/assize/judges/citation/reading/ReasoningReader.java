package dev.assize.judges.citation.reading;

import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Tells what a system's argument does, from the words it uses in English, French or Dutch. */
public final class ReasoningReader {

    private static final Pattern SHOUTED_CLASS = Pattern.compile("\\b(NATIONAL|SPECIFIC|GENERIC)\\b");
    private static final Pattern CANDIDATE_BY_NUMBER =
            Pattern.compile("\\b(?:candidate|candidat|kandidaat)[ ._#]?\\d{1,3}\\b");
    private static final Set<String> COMMON_NAME_WORDS = Set.of(
            "cour",
            "court",
            "tribunal",
            "rechtbank",
            "hof",
            "van",
            "de",
            "du",
            "des",
            "la",
            "le",
            "te",
            "d",
            "l",
            "het");
    private static final Pattern QUOTATION = Pattern.compile("'([^']{4,120})'");
    private static final int NEAR = 3;

    private final String folded;
    private final String original;
    private final Argument argument;
    private final List<Clause> sentences;
    private final String citedNumber;

    private ReasoningReader(String reasoning, String citedNumber) {
        this.original = reasoning;
        this.argument = Argument.of(reasoning);
        this.sentences = argument.sentences();
        this.folded = FoldedText.fold(reasoning);
        this.citedNumber = FoldedText.fold(citedNumber);
    }

    /** @param citedNumber the number in the citation; blank when it gives none */
    public static ReasoningReader of(String reasoning, String citedNumber) {
        return new ReasoningReader(reasoning, citedNumber);
    }

    public boolean speaksOfCourt() {
        return firstSentence(ReasoningReader::isAboutCourt) < Integer.MAX_VALUE
                || namedClass().isPresent();
    }

    /** A court that merely decides something is the subject of a summary, not of a comparison. */
    private static boolean isAboutCourt(Clause clause) {
        return clause.positions(Cue.COURT).stream()
                .anyMatch(
                        at -> clause.positions(Cue.DECIDES).stream().noneMatch(verb -> verb > at && verb - at <= NEAR));
    }

    public boolean courtFirst() {
        int court = Math.min(firstSentence(ReasoningReader::isAboutCourt), firstSentence(this::namesClass));
        int number = firstSentence(this::isAboutNumber);
        int context = firstSentence(clause -> clause.has(Cue.CONTEXT));
        return speaksOfCourt() && court <= Math.min(number, context);
    }

    private boolean namesClass(Clause sentence) {
        return SHOUTED_CLASS.matcher(sentence.text()).find();
    }

    private boolean isAboutNumber(Clause clause) {
        return clause.has(Cue.NUMBER) || holdsCitedNumber(clause);
    }

    private boolean holdsCitedNumber(Clause clause) {
        return citedNumber.length() > 3 && FoldedText.fold(clause.text()).contains(citedNumber);
    }

    private int firstSentence(Predicate<Clause> condition) {
        return sentences.stream()
                .filter(condition)
                .mapToInt(Clause::sentence)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    public boolean handlesNumber() {
        return argument.clauses().stream().anyMatch(this::isAboutNumber);
    }

    public boolean claimsNumberMatch() {
        return argument.clauses().stream()
                .anyMatch(clause -> isAboutNumber(clause) && clause.has(Cue.MATCH) && !clause.has(Cue.NOT));
    }

    public boolean usesContext() {
        return argument.clauses().stream().anyMatch(clause -> clause.has(Cue.CONTEXT) && !clause.has(Cue.NOT));
    }

    public boolean explainsLimit() {
        return argument.clauses().stream().anyMatch(clause -> clause.has(Cue.LIMIT));
    }

    /** @param court the name of the court that it may take for another one; blank when there is none */
    public boolean deniesCourt(String court) {
        if (court.isBlank()) {
            return false;
        }
        return argument.clauses().stream().anyMatch(clause -> saysOtherCourt(clause) && speaksOf(clause, court));
    }

    private static boolean saysOtherCourt(Clause clause) {
        boolean differs = clause.has(Cue.COURT) && clause.has(Cue.DIFFER) && !clause.precedes(Cue.NOT, Cue.DIFFER, 2);
        boolean other = clause.precedes(Cue.OTHER, Cue.COURT, 2);
        boolean none = clause.has(Cue.NOBODY) && clause.has(Cue.COURT);
        return differs || other || none;
    }

    /** Whether a clause can be about that court: it names it, or its sentence names no candidate in particular. */
    private boolean speaksOf(Clause clause, String court) {
        boolean named = Clause.words(court).stream()
                .filter(word -> word.length() > 2 && !COMMON_NAME_WORDS.contains(word))
                .anyMatch(clause.words()::contains);
        return named
                || sentences.stream()
                        .filter(whole -> whole.sentence() == clause.sentence())
                        .noneMatch(whole -> CANDIDATE_BY_NUMBER
                                .matcher(FoldedText.fold(whole.text()))
                                .find());
    }

    public boolean lowersForSeat() {
        return sentences.stream()
                .anyMatch(sentence -> sentence.has(Cue.SEAT)
                        && (isLowered(sentence) || sentence.has(Cue.UNSURE) || saysOtherCourt(sentence)));
    }

    public boolean lowersForMissingNumber() {
        return sentences.stream()
                .anyMatch(sentence ->
                        sentence.has(Cue.NUMBER) && sentence.isNear(Cue.MISSING, Cue.NUMBER, 4) && isLowered(sentence));
    }

    /** Without a number nothing could be confirmed: the refusal of a system that chose nothing. */
    public boolean refusesForMissingNumber() {
        return sentences.stream()
                .anyMatch(sentence -> sentence.has(Cue.NUMBER)
                        && sentence.isNear(Cue.MISSING, Cue.NUMBER, 4)
                        && sentence.has(Cue.UNSURE));
    }

    private static boolean isLowered(Clause sentence) {
        return sentence.positions(Cue.LOWER).stream()
                .anyMatch(at -> sentence.positions(Cue.NOT).stream()
                        .noneMatch(negation -> at - negation > 0 && at - negation <= 2));
    }

    public boolean remarksMismatch() {
        return argument.clauses().stream()
                .anyMatch(clause -> clause.has(Cue.IDENTITY) && (clause.has(Cue.DIFFER) || clause.has(Cue.NOT)));
    }

    /** NATIONAL, SPECIFIC or GENERIC, as the argument calls the cited court. */
    public Optional<String> namedClass() {
        var shouted = SHOUTED_CLASS.matcher(original);
        if (shouted.find()) {
            return Optional.of(shouted.group(1));
        }
        for (Clause clause : argument.clauses()) {
            for (Cue named : List.of(Cue.NATIONAL, Cue.GENERIC, Cue.SPECIFIC)) {
                if (clause.isNear(named, Cue.CLASSIFIED, NEAR)) {
                    return Optional.of(named.name());
                }
            }
        }
        return Optional.empty();
    }

    /** The quoted or otherwise marked words of the argument that a text should contain. */
    public List<String> quotations() {
        return QUOTATION
                .matcher(folded)
                .results()
                .map(found -> found.group(1).strip())
                .toList();
    }

    /** Whether it speaks of keywords rather than of what a text says. */
    public boolean countsKeywords() {
        return argument.clauses().stream()
                .anyMatch(clause -> clause.words().stream()
                        .anyMatch(word ->
                                word.startsWith("keyword") || word.startsWith("trefwoord") || word.equals("cles")));
    }
}
