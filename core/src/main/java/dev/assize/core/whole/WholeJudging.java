package dev.assize.core.whole;

import dev.assize.core.Judge;
import dev.assize.core.question.Wording;
import java.util.List;

/**
 * What a judge needs so that whole cases can be put to a model.
 *
 * @param prompt the complete prompt that ships with it
 * @param fields the texts of the case that a prompt may show
 * @param <C> the case as the judge reads it
 */
public record WholeJudging<C>(Judge<C> judge, Wording prompt, List<PromptField> fields, VerdictAudit<C> audit) {

    public WholeJudging {
        fields = List.copyOf(fields);
    }

    public WholePromptJudge<C> withOwnPrompt() {
        return new WholePromptJudge<>(this, prompt, false);
    }

    /** Throws {@link PromptMistake} when a placeholder of the prompt names no field. */
    public WholePromptJudge<C> withPrompt(String prompt) {
        return new WholePromptJudge<>(this, Wording.of("whole-prompt", prompt), false);
    }
}
