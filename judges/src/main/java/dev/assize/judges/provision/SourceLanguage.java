package dev.assize.judges.provision;

import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.judges.internal.language.RuleLanguages;
import java.util.List;

/**
 * Whether the grammar can read a decision at all. One that looks like another language is asked about, and without a yes there is
 * no verdict: what the grammar does not find in Spanish proves nothing against an extraction.
 */
final class SourceLanguage {

    static final QuestionId ID = QuestionId.of("source-language");
    static final String SOURCE = "beginning_of_source";
    private static final Wording WORDING = Wording.beside(SourceLanguage.class, "source-language");
    private static final int BEGINNING = 2_000;

    private SourceLanguage() {}

    static QuestionOutline outline() {
        return new QuestionOutline(
                WORDING, "yes/no", "when the decision looks like another language than the grammar reads");
    }

    static List<Question> questions(ExtractionCase subject) {
        String source = subject.sourceText();
        if (RuleLanguages.BUILT_IN.missing(source).isEmpty()) {
            return List.of();
        }
        Passage beginning = new Passage(SOURCE, source.substring(0, Math.min(source.length(), BEGINNING)));
        return List.of(new Question(
                ID, WORDING, new Form.YesNo(), List.of(beginning), Quoting.NONE, Question.Reuse.SAME_PASSAGES));
    }

    static boolean isUnreadable(Answers answers) {
        return answers.has(ID) && !answers.yes(ID).orElse(false);
    }
}
