package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;

/** Which words are nouns, names or adjectives, which another of their kind can be put in the place of. */
final class Nouns {

    private Nouns() {}

    static boolean isAt(ReadText passage, int at) {
        return isNoun(passage.token(at), passage.part(at));
    }

    static boolean isAt(Statement statement, int at) {
        return isNoun(statement.token(at), statement.speech(at));
    }

    private static boolean isNoun(Token token, PartOfSpeech part) {
        return !token.isExact()
                && Characters.isLetter(token.key().charAt(0))
                && (part.isNominal() || part == PartOfSpeech.ADJECTIVE);
    }

    /** Whether one can be put in the place of the other: noun for noun, adjective for adjective. */
    static boolean areAlike(PartOfSpeech one, PartOfSpeech other) {
        return one.isNominal() ? other.isNominal() : one == other && one == PartOfSpeech.ADJECTIVE;
    }
}
