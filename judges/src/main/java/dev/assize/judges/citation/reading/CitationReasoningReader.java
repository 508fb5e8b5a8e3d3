package dev.assize.judges.citation.reading;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Tells what a system's argument does, from the words it uses in English, French or Dutch. */
public final class CitationReasoningReader {

    private static final Pattern SHOUTED_CLASS =
            Pattern.compile(Characters.WORD_START + "(NATIONAL|SPECIFIC|GENERIC)" + Characters.WORD_END);
    private static final Pattern QUOTATION = Pattern.compile("'([^']{4,120})'");
    private static final Set<String> QUANTIFIERS =
            Set.of("a", "large", "small", "high", "certain", "great", "considerable", "significant");
    private static final int NEAR = 3;

    private final String folded;
    private final String original;
    private final Argument argument;
    private final List<Clause> sentences;
    private final String citedNumber;

    private CitationReasoningReader(String reasoning, String citedNumber) {
        this.original = reasoning;
        this.argument = Argument.of(reasoning);
        this.sentences = argument.sentences();
        this.folded = FoldedText.fold(reasoning);
        this.citedNumber = FoldedText.fold(citedNumber);
    }

    /** @param citedNumber the number in the citation; blank when it gives none */
    public static CitationReasoningReader of(String reasoning, String citedNumber) {
        return new CitationReasoningReader(reasoning, citedNumber);
    }

    public boolean speaksOfCourt() {
        return firstSentence(CitationReasoningReader::isAboutCourt) < Integer.MAX_VALUE
                || namedClass().isPresent()
                || lowersForSeat();
    }

    /** A court that merely decides something is the subject of a summary, not of a comparison. */
    private static boolean isAboutCourt(Clause clause) {
        return clause.positions(Cue.COURT).stream()
                .anyMatch(
                        at -> clause.positions(Cue.DECIDES).stream().noneMatch(verb -> verb > at && verb - at <= NEAR));
    }

    public boolean courtFirst() {
        int court = firstSentence(
                clause -> isAboutCourt(clause) || namesClass(clause) || ConfidenceReduction.isForSeat(clause));
        int number = firstSentence(this::isAboutNumber);
        int context = firstSentence(clause -> clause.has(Cue.CONTEXT));
        return speaksOfCourt() && court <= Math.min(number, context);
    }

    private boolean namesClass(Clause sentence) {
        return SHOUTED_CLASS.matcher(sentence.text()).find();
    }

    private boolean isAboutNumber(Clause clause) {
        return clause.positions(Cue.NUMBER).stream().anyMatch(at -> !isQuantity(clause.words(), at))
                || holdsCitedNumber(clause);
    }

    /** "A number of notions" is no case number. */
    private static boolean isQuantity(List<String> words, int at) {
        return at > 0
                && at + 1 < words.size()
                && QUANTIFIERS.contains(words.get(at - 1))
                && words.get(at).equals("number")
                && words.get(at + 1).equals("of");
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
                .anyMatch(clause -> isAboutNumber(clause) && clause.has(Cue.MATCH) && !isNegated(clause));
    }

    /** "Without any difference" and "no doubt" negate nothing. */
    private static boolean isNegated(Clause clause) {
        return clause.positions(Cue.NOT).stream()
                .anyMatch(at -> clause.positions(Cue.SURE).stream().noneMatch(sure -> at >= sure && at - sure <= 1));
    }

    public boolean usesContext() {
        return argument.clauses().stream().anyMatch(CitationReasoningReader::refersToContext);
    }

    /** A negation in what the context is about, quoted or not, does not make it absent: "dismissal without notice". */
    private static boolean refersToContext(Clause clause) {
        if (!clause.has(Cue.CONTEXT)) {
            return false;
        }
        Clause own = clause.withoutQuotations();
        int context = clause.positions(Cue.CONTEXT).get(0);
        return own.positions(Cue.NOT).stream()
                .allMatch(at -> at > context && own.positions(Cue.TOPICAL).contains(at));
    }

    public boolean explainsLimit() {
        return argument.clauses().stream().anyMatch(clause -> clause.has(Cue.LIMIT));
    }

    /** @param court the name of the court that it may take for another one; blank when there is none */
    public boolean deniesCourt(String court) {
        return CourtDenial.isIn(argument, court);
    }

    public boolean lowersForSeat() {
        return sentences.stream().anyMatch(ConfidenceReduction::isForSeat);
    }

    public boolean lowersForMissingNumber() {
        return ConfidenceReduction.forMissingNumber(sentences);
    }

    /** Without a number nothing could be confirmed: the refusal of a system that chose nothing. */
    public boolean refusesForMissingNumber() {
        return ConfidenceReduction.refusesForMissingNumber(sentences);
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
