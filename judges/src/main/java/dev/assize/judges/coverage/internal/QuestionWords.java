package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of the question that an item answers, by their keys; an answer need not repeat them.
 *
 * @param telling those that tell what it asks about: no small words, and none that questions of any topic ask with
 */
record QuestionWords(Set<String> keys, List<String> telling) {

    static final QuestionWords NONE = new QuestionWords(Set.of(), List.of());

    static QuestionWords of(List<Token> tokens, Language language) {
        Set<String> keys = new HashSet<>();
        for (Token token : tokens) {
            keys.add(token.key());
        }
        Lexicon lexicon = Lexicon.of(language);
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        List<String> telling = keys.stream()
                .filter(key -> Characters.isLetter(key.charAt(0)) && !lexicon.isStopWord(key) && !markers.asksWith(key))
                .toList();
        return new QuestionWords(Set.copyOf(keys), telling);
    }

    /** Whether the statement has one of the {@link #telling} words. */
    boolean isTakenUpBy(Statement statement) {
        for (String key : telling) {
            if (statement.has(key)) {
                return true;
            }
        }
        return false;
    }

    boolean has(String key) {
        return keys.contains(key);
    }
}
