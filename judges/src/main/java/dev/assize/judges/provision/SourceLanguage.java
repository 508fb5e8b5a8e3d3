package dev.assize.judges.provision;

import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.judges.internal.language.RuleLanguages;
import dev.assize.text.detect.DetectedTexts;
import java.util.List;

/**
 * Whether the grammar can read a decision at all. One that looks like another language is asked about, and without a yes there is
 * no verdict: what the grammar does not find in Spanish proves nothing against an extraction.
 */
final class SourceLanguage {

    static final String SOURCE = "beginning_of_source";
    static final QuestionHandle<Value.YesNo> READABLE = QuestionHandle.yesNo(
                    Wording.beside(SourceLanguage.class, "source-language"))
            .reusable()
            .asked("when the decision looks like another language than the grammar reads");

    private static final int BEGINNING = 2_000;

    private SourceLanguage() {}

    static List<Question> questions(ExtractionCase subject) {
        String source = subject.sourceText();
        if (RuleLanguages.BUILT_IN.missing(new DetectedTexts(), source).isEmpty()) {
            return List.of();
        }
        Passage beginning = new Passage(SOURCE, source.substring(0, Math.min(source.length(), BEGINNING)));
        return List.of(READABLE.id().question(List.of(beginning)));
    }

    static boolean isUnreadable(Answers answers) {
        return answers.has(READABLE.id()) && !answers.yes(READABLE.id()).orElse(false);
    }
}
