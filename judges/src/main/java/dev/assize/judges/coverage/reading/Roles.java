package dev.assize.judges.coverage.reading;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;

/**
 * The parts of a statement that name who acts and who is acted upon, in the order of the statement; -1 where there is none.
 *
 * @param first the noun phrase before the verb
 * @param second the one after it that no preposition governs, or the one that the word for "by" governs
 * @param deed the first word between them that is none of theirs
 */
record Roles(int first, int second, int deed) {

    private static final Roles NONE = new Roles(-1, -1, -1);

    static Roles of(Statement statement, Language language) {
        List<Statement.Part> parts = statement.parts();
        int first = -1;
        for (int part = 0; part < parts.size(); part++) {
            int at = parts.get(part).at();
            if (first < 0) {
                // A statement opens with its subject unless a preposition or a date does.
                if (!isNominal(statement, part, language)) {
                    return NONE;
                }
                if (isGoverned(statement.tokens(), at, language, false)) {
                    continue;
                }
                first = part;
            } else if (isNominal(statement, part, language) && !isGoverned(statement.tokens(), at, language, true)) {
                int deed = deed(statement, parts.get(first), parts.get(part), language);
                if (deed >= 0) {
                    return new Roles(first, part, deed);
                }
            }
        }
        return NONE;
    }

    /** A name, or the first content word after an article. */
    private static boolean isNominal(Statement statement, int part, Language language) {
        Statement.Part own = statement.parts().get(part);
        if (own.exact() || !Characters.isLetter(own.key().charAt(0))) {
            return false;
        }
        boolean led = own.at() > 0
                && Lexicon.of(language)
                        .isDeterminer(statement.tokens().get(own.at() - 1).folded());
        boolean noun = language == Language.GERMAN && own.token().capitalised();
        return own.name() || led || noun || own.at() == 0;
    }

    /** The part between the two that is what the one does to the other; -1 when they are only joined or set equal. */
    private static int deed(Statement statement, Statement.Part first, Statement.Part second, Language language) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        for (int i = first.at() + 1; i < second.at(); i++) {
            Token token = statement.tokens().get(i);
            int part = statement.partAt(i);
            if (markers.joinsMembers(token) || markers.isMutual(token)) {
                return -1;
            }
            boolean word = part >= 0 && !token.isExact() && !token.capitalised();
            if (word && !statement.parts().get(part).name()) {
                boolean verb = markers.isVerb(token) || isCompared(statement, i) || leadsToNoun(statement, i, language);
                if (verb || language != Language.ENGLISH) {
                    return part;
                }
            }
        }
        return -1;
    }

    /** "Sued Anna", "struck the": an article or a name follows a verb and no noun. */
    private static boolean leadsToNoun(Statement statement, int at, Language language) {
        if (at + 1 >= statement.tokens().size()) {
            return false;
        }
        int next = statement.partAt(at + 1);
        String word = statement.tokens().get(at + 1).folded();
        return Lexicon.of(language).isDeterminer(word)
                || Lexicon.of(language).isAgentPreposition(word)
                || (next >= 0 && statement.parts().get(next).name());
    }

    /** "Larger than". */
    private static boolean isCompared(Statement statement, int at) {
        return at + 1 < statement.tokens().size()
                && statement.tokens().get(at + 1).folded().equals("than");
    }

    private static boolean isGoverned(List<Token> tokens, int at, Language language, boolean agentsStand) {
        Lexicon lexicon = Lexicon.of(language);
        int before = at - 1;
        while (before >= 0 && lexicon.isDeterminer(tokens.get(before).folded()) && !isContracted(tokens.get(before))) {
            before--;
        }
        if (before < 0) {
            return false;
        }
        Token token = tokens.get(before);
        if (agentsStand && lexicon.isAgentPreposition(token.folded())) {
            return false;
        }
        return DiscourseMarkers.of(language).isPreposition(token);
    }

    /** "Im", "zum", "du", "aux": the preposition is in the article. */
    private static boolean isContracted(Token token) {
        return switch (token.folded()) {
            case "im", "am", "zum", "zur", "vom", "beim", "ins", "du", "au", "aux", "des", "de", "d" -> true;
            default -> false;
        };
    }
}
