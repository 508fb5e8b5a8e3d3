package dev.assize.models.answer;

import dev.assize.core.json.Hash;
import dev.assize.core.question.Wording;
import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import java.util.List;
import java.util.stream.Stream;

/** What a model is told, in four languages: resources that hold no text of any case. */
final class Prompts {

    private static final PerLanguage<Wording> TEXTS =
            new PerLanguage<>(language -> Wording.beside(Prompts.class, "answer." + language.code()));

    /** All that instructions depend on. */
    private record Told(Language language, List<Wording> wordings) {}

    private static final Memo<Told, String> KEPT = new Memo<>(Prompts::written);

    private Prompts() {}

    /** Changes with any word of any of them. */
    static String version() {
        return Hash.of(Stream.of(Language.values())
                .map(language -> TEXTS.get(language).hash())
                .toArray(String[]::new));
    }

    /** The prompt, followed by the question texts as W1, W2 and so on. */
    static String instructions(Language language, List<Wording> wordings) {
        return KEPT.get(new Told(language, wordings));
    }

    private static String written(Told told) {
        List<Wording> wordings = told.wordings();
        StringBuilder text = new StringBuilder(TEXTS.get(told.language()).text());
        for (int i = 0; i < wordings.size(); i++) {
            text.append("\n\n## W")
                    .append(i + 1)
                    .append("\n\n")
                    .append(wordings.get(i).text());
        }
        return text.append('\n').toString();
    }
}
