package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The words of the question that an item answers, by their keys; an answer need not repeat them.
 *
 * @param telling those that tell what it asks about: no small words, and none that questions of any topic ask with
 */
record QuestionWords(Set<String> keys, List<String> telling) {

    /** How far from the "or" a number stands that is offered. */
    private static final int OFFERED_WITHIN = 2;

    static final QuestionWords NONE = new QuestionWords(Set.of(), List.of());

    static QuestionWords of(List<Token> tokens, Language language) {
        Set<String> keys = new HashSet<>();
        for (int i = 0; i < tokens.size(); i++) {
            if (!isOffered(tokens, i, language)) {
                keys.add(tokens.get(i).key());
            }
        }
        Lexicon lexicon = Lexicon.of(language);
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        List<String> telling = keys.stream()
                .filter(key -> Characters.isLetter(key.charAt(0)) && !lexicon.isStopWord(key) && !markers.asksWith(key))
                .toList();
        return new QuestionWords(WordSet.of(keys), telling);
    }

    /** "In 1889 or in 1890?": an answer has to repeat which of the two numbers it is. */
    private static boolean isOffered(List<Token> tokens, int at, Language language) {
        if (!tokens.get(at).isExact()) {
            return false;
        }
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        for (int i = Math.max(0, at - OFFERED_WITHIN); i <= Math.min(tokens.size() - 1, at + OFFERED_WITHIN); i++) {
            if (markers.offersAnother(tokens.get(i))) {
                return true;
            }
        }
        return false;
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
