package dev.assize.judges.citation;

import dev.assize.core.question.QuestionId;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Something that a system's argument does or does not do; each is one yes/no question. */
enum Indicator {
    /** It speaks of whether the courts agree. */
    SPEAKS_OF_COURT,
    /** It does so before it turns to numbers or context. */
    COURT_FIRST,
    /** It compares case numbers, or says that the citation has none. */
    HANDLES_NUMBER,
    /** It says that a chosen candidate has the cited number. */
    CLAIMS_NUMBER_MATCH,
    /** It refers to what the snippet or a summary is about. */
    USES_CONTEXT,
    /** It names a limit for the confidence. */
    EXPLAINS_LIMIT,
    /** It takes the refused candidate's court for another court than the cited one. */
    DENIES_COURT,
    /** It refuses or lowers a candidate for the seat of its court. */
    LOWERS_FOR_SEAT,
    /** It lowers the confidence because the citation has no number. */
    LOWERS_FOR_MISSING_NUMBER,
    /** It remarks that year, date or ECLI do not fit. */
    REMARKS_MISMATCH;

    private static final Map<QuestionId, Indicator> BY_QUESTION =
            Stream.of(values()).collect(Collectors.toMap(Indicator::question, Function.identity()));

    private final String wording = name().toLowerCase(Locale.ROOT).replace('_', '-');

    @SuppressWarnings("ImmutableEnumChecker") // A record of one text.
    private final QuestionId question = QuestionId.of(wording);

    /** The name of its question text. */
    String wording() {
        return wording;
    }

    QuestionId question() {
        return question;
    }

    static Optional<Indicator> find(QuestionId question) {
        return Optional.ofNullable(BY_QUESTION.get(question));
    }
}
