package dev.assize.judges.citation;

import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.util.List;
import java.util.Locale;
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

    /** The questions, in the order of the constants. */
    static final List<QuestionHandle<Value.YesNo>> QUESTIONS =
            Stream.of(values()).map(Indicator::question).toList();

    @SuppressWarnings("ImmutableEnumChecker") // It holds nothing that changes.
    private final QuestionHandle<Value.YesNo> question =
            aboutReasons(name().toLowerCase(Locale.ROOT).replace('_', '-'));

    /** A yes or no about a system's reasons, which may quote them. */
    static QuestionHandle<Value.YesNo> aboutReasons(String name) {
        return QuestionHandle.yesNo(Wording.beside(Indicator.class, name))
                .quoting(Quoting.welcome(ReasoningPassages.REASONING))
                .asked("when the system gave reasons");
    }

    QuestionHandle<Value.YesNo> question() {
        return question;
    }
}
