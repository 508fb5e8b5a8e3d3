package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Set;

/**
 * The parts of a statement that name who acts and who is acted upon, in the order of the statement; -1 where there is none.
 *
 * @param first the noun phrase before the verb
 * @param second the one after it that no preposition governs, or the one that the word for "by" governs
 * @param deed the first word between them that is none of theirs
 */
record Roles(int first, int second, int deed) {

    private static final Roles NONE = new Roles(-1, -1, -1);

    /** Dutch and German verbs that put the one that tells the deed at the end of the clause, and leave who acts where it was. */
    private static final Set<String> OPENING_A_BRACKET = Set.of(
            "heeft", "hebben", "had", "hadden", "zal", "zou", "kan", "kon", "moet", "moest", "wil", "wilde", "mag",
            "mocht", "hat", "haben", "hatte", "hatten", "will", "wollte", "kann", "konnte", "muss", "musste", "soll",
            "darf");

    static Roles of(Statement statement, Language language) {
        int first = -1;
        for (int part = 0; part < statement.parts(); part++) {
            int at = statement.part(part).at();
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
                int deed = deed(statement, statement.part(first), statement.part(part), language);
                if (deed >= 0) {
                    return new Roles(first, part, deed);
                }
            }
        }
        return NONE;
    }

    /** A name, or the first content word after an article. */
    private static boolean isNominal(Statement statement, int part, Language language) {
        Statement.Part own = statement.part(part);
        if (own.exact() || !Characters.isLetter(own.key().charAt(0))) {
            return false;
        }
        boolean led = own.at() > 0
                && Lexicon.of(language)
                        .isDeterminer(statement.token(own.at() - 1).folded());
        boolean noun = language == Language.GERMAN && own.token().capitalised();
        return own.name() || led || noun || own.at() == 0;
    }

    /** The part between the two that is what the one does to the other; -1 when they are only joined or set equal. */
    private static int deed(Statement statement, Statement.Part first, Statement.Part second, Language language) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        for (int i = first.at() + 1; i < second.at(); i++) {
            Token token = statement.token(i);
            int part = statement.partAt(i);
            if (markers.joinsMembers(token) || markers.isMutual(token)) {
                return -1;
            }
            boolean word = part >= 0 && !token.isExact() && !token.capitalised();
            if (word && !statement.part(part).name()) {
                // "A former Labour MP": after an article comes no verb.
                if (Lexicon.of(language).isDeterminer(statement.token(i - 1).folded())) {
                    continue;
                }
                boolean verb = markers.isVerb(token) || isCompared(statement, i) || leadsToNoun(statement, i, language);
                if (verb || language != Language.ENGLISH) {
                    return part;
                }
            }
        }
        return closingDeed(statement, first, second, language);
    }

    /**
     * "Anna heeft Piet voor de rechter gedaagd", "Anna hat Peter verklagt": an auxiliary parts the two, and the verb comes last.
     * Only of names: a thing may come first and still be acted upon ("Die Klage hat das Gericht abgewiesen").
     */
    private static int closingDeed(
            Statement statement, Statement.Part first, Statement.Part second, Language language) {
        boolean verbLast = language == Language.DUTCH || language == Language.GERMAN;
        boolean parted = false;
        for (int i = first.at() + 1; i < second.at(); i++) {
            parted |= OPENING_A_BRACKET.contains(statement.token(i).folded());
        }
        if (!verbLast || !parted || !first.name() || !second.name()) {
            return -1;
        }
        for (int part = statement.parts() - 1; part >= 0 && statement.part(part).at() > second.at(); part--) {
            Statement.Part last = statement.part(part);
            if (!last.exact()) {
                return last.name() || last.token().capitalised() ? -1 : part;
            }
        }
        return -1;
    }

    /** "Sued Anna", "struck the": an article or a name follows a verb and no noun. */
    private static boolean leadsToNoun(Statement statement, int at, Language language) {
        if (at + 1 >= statement.length()) {
            return false;
        }
        int next = statement.partAt(at + 1);
        String word = statement.token(at + 1).folded();
        return Lexicon.of(language).isDeterminer(word)
                || Lexicon.of(language).isAgentPreposition(word)
                || (next >= 0 && statement.part(next).name());
    }

    /** "Larger than". */
    private static boolean isCompared(Statement statement, int at) {
        return at + 1 < statement.length() && statement.token(at + 1).folded().equals("than");
    }

    private static boolean isGoverned(List<Token> tokens, int at, Language language, boolean agentsStand) {
        Lexicon lexicon = Lexicon.of(language);
        int before = at - 1;
        // "Um neun Uhr": a number stands between as an article does.
        while (before >= 0
                && (tokens.get(before).isExact()
                        || lexicon.isDeterminer(tokens.get(before).folded()))
                && !isContracted(tokens.get(before), language)) {
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

    /** "Im", "zum", "du", "aux": the preposition is in the article. Dutch "de" is an article alone. */
    private static boolean isContracted(Token token, Language language) {
        return switch (token.folded()) {
            case "im", "am", "zum", "zur", "vom", "beim", "ins", "du", "au", "aux", "des", "de", "d" ->
                language != Language.DUTCH;
            default -> false;
        };
    }
}
