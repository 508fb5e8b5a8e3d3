package dev.assize.models.answer;

import dev.assize.core.question.Wording;
import java.util.List;

/**
 * What a model is told: a resource that holds no text of any case, and the question texts. All of it is English, whatever
 * language the texts of the case are in: a frame in one language around questions in another reads badly.
 */
final class Prompts {

    private static final Wording FRAME = Wording.beside(Prompts.class, "answer");

    private static final Memo<List<Wording>, String> KEPT = new Memo<>(Prompts::written);

    private Prompts() {}

    /** Changes with any word of it. */
    static String version() {
        return FRAME.hash();
    }

    /** The prompt, followed by the question texts as W1, W2 and so on. */
    static String instructions(List<Wording> wordings) {
        return KEPT.get(wordings);
    }

    private static String written(List<Wording> wordings) {
        StringBuilder text = new StringBuilder(FRAME.text());
        for (int i = 0; i < wordings.size(); i++) {
            text.append("\n\n## W")
                    .append(i + 1)
                    .append("\n\n")
                    .append(wordings.get(i).text());
        }
        return text.append('\n').toString();
    }
}
