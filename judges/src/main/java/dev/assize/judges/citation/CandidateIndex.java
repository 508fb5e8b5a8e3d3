package dev.assize.judges.citation;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A candidate named by its place in the list: 2, "Candidate 2", "#2". */
final class CandidateIndex {

    private static final Pattern FORM = Pattern.compile(
            "(?i)(?:candidate|candidat|kandidaat|decision|no|nr|n°|c)?[ ._#:-]{0,3}(\\d{1,4})(?:\\.0)?");

    private CandidateIndex() {}

    static Optional<Integer> of(String reference) {
        Matcher form = FORM.matcher(reference.strip());
        return form.matches() ? Optional.of(Integer.valueOf(form.group(1))) : Optional.empty();
    }
}
