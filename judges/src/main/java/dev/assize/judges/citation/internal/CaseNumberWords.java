package dev.assize.judges.citation.internal;

import dev.assize.law.be.role.CaseNumber;
import dev.assize.law.be.role.NumberMatch;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The case numbers in an argument, each put as one word: the cited one or another one; and the points that it takes off. */
final class CaseNumberWords {

    /** Not the range of "so 15-20%". */
    private static final Pattern ROLE_NUMBER = Pattern.compile(Characters.WORD_START
            + "(?:[a-z]{1,3}[./ -]?\\d{2,4}[./-]\\d{2,6}(?:[./-]?[fn])?|\\d{2,4}/[a-z]{1,2}/\\d{1,6}|\\d{1,6}/[a-z]{1,3}/\\d{2,4}|\\d{1,4}/\\d{4}|\\d{3,6}/\\d{2,4})"
            + Characters.WORD_END + "(?!\\s?%)");
    /** Not the "no" of "there is no C.18.0456.N". */
    private static final Pattern NUMBER_SIGN = Pattern.compile(Characters.WORD_START
            + "(?<!(?:is|has|have|had|are|was|with|bears|carries|shows|find|found|see) )(?:n[°ºo]|nos|nrs?|num|rg|r\\.g|a\\.r|rolnr)\\s?[.:°]?\\s?(?=(?:citednumber|othernumber)"
            + Characters.WORD_END + ")");

    /** A word or sign for numbers, or for what they do. */
    private static final Pattern NUMBERED = Pattern.compile(Characters.WORD_START
            + "(?:n[°ºo]|nos|nrs?|num[a-z]*|rg|r\\.g|a\\.r|rol[a-z]*|role|roll|docket[a-z]*|[a-z]*nummers?|number(?:s|ed)?)(?:"
            + Characters.WORD_END + "|(?<=[°º]))");

    /**
     * "So -30". After a figure it is a range or a sum; what begins a clause may be a bullet, unless it is all there is or points
     * are counted.
     */
    private static final Pattern DEDUCTION = Pattern.compile(
            "[-−](?:(?<=[^\\s\\d%]\\s{1,3}[-−])(?=\\d{1,2}(?:[\\s%]|$))|(?<=^\\s[-−])(?=\\d{1,2}\\s*(?:%|point|punt|$)))(\\d{1,2})");

    private final ReasoningFacts facts;
    private final CaseNumber cited;
    private final String citedText;
    private final NumberParts parts;

    CaseNumberWords(ReasoningFacts facts) {
        this.facts = facts;
        this.cited = CaseNumber.read(facts.citedNumber());
        this.citedText = FoldedText.fold(facts.citedNumber());
        this.parts = new NumberParts(facts);
    }

    /** A folded text that has figures, with these words in it. */
    String marked(String folded) {
        String text = withNumbers(folded);
        if (text.indexOf('-') >= 0 || text.indexOf('−') >= 0) {
            text = DEDUCTION.matcher(text).replaceAll(" lowered $1");
        }
        return text.contains(ClauseWords.CITED_NUMBER) || text.contains(ClauseWords.OTHER_NUMBER)
                ? NUMBER_SIGN.matcher(text).replaceAll(" number ")
                : text;
    }

    private String withNumbers(String text) {
        String replaced = citedText.length() > 3 ? text.replace(citedText, ClauseWords.CITED_NUMBER) : text;
        for (ReasoningFacts.NamedCandidate candidate : facts.candidates()) {
            String number = FoldedText.fold(candidate.number());
            if (number.length() > 3) {
                replaced = replaced.replace(
                        number,
                        isName(replaced, number)
                                ? ClauseWords.CANDIDATE + candidate.place()
                                : ClauseWords.OTHER_NUMBER);
            }
        }
        Matcher numbers = ROLE_NUMBER.matcher(replaced);
        return parts.marked(numbers.replaceAll(
                found -> isCited(found.group()) ? ClauseWords.CITED_NUMBER : ClauseWords.OTHER_NUMBER));
    }

    /** "The tenant of 249.155 …": where the citation gives no number, one without a word for it is held against nothing, it names its candidate. */
    private boolean isName(String text, String number) {
        return !facts.hasNumber()
                && !NUMBERED.matcher(text).find()
                && facts.candidates().stream()
                                .filter(candidate ->
                                        FoldedText.fold(candidate.number()).equals(number))
                                .count()
                        == 1;
    }

    private boolean isCited(String number) {
        NumberMatch match = cited.compare(CaseNumber.read(number));
        return match == NumberMatch.EXACT || match == NumberMatch.FUZZY;
    }
}
