package dev.assize.judges.citation;

import dev.assize.text.Characters;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The name of a decision inside a longer text: "ECLI:BE:… (Candidate 2)", "Candidate 2, Cour d'appel de Mons". */
final class CandidateReference {

    private static final Pattern ECLI = Pattern.compile("(?i)" + Characters.WORD_START
            + "ECLI:[A-Z]{2}:[A-Z][A-Z0-9]{0,6}:\\d{4}:[A-Z0-9](?:[A-Z0-9.]{0,23}[A-Z0-9])?");

    private static final Pattern PLACE = Pattern.compile("(?i)" + Characters.WORD_START
            + "(?:candidate|candidat|kandidaat)[ ._#:-]{0,3}\\d{1,4}" + Characters.WORD_END);

    /** A longer text is prose that may speak of many decisions. */
    static final int LONGEST = 2_000;

    private CandidateReference() {}

    /** The only ECLI in the text, else the only place in the list; empty where it names none or several. */
    static Optional<String> of(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        Matcher ecli = ECLI.matcher(text);
        return ecli.find() ? only(ecli) : only(PLACE.matcher(text));
    }

    private static Optional<String> only(Matcher found) {
        found.reset();
        if (!found.find()) {
            return Optional.empty();
        }
        String first = found.group();
        return found.find() ? Optional.empty() : Optional.of(first);
    }
}
