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

    private static final Set<String> FEMININE = Set.of("die", "eine", "ihre", "seine");
    private static final Set<String> GERMAN_POSSESSIVES = Set.of(
            "sein", "seine", "seinen", "seinem", "seiner", "seines", "ihr", "ihre", "ihren", "ihrem", "ihrer", "ihres");
    private static final Set<String> INDEFINITE = Set.of("een", "eine", "einen", "ein");

    static Roles of(Statement statement, Language language) {
        int first = -1;
        int turned = -1;
        for (int part = 0; part < statement.parts(); part++) {
            int at = statement.part(part).at();
            if (first < 0) {
                // A statement opens with its subject unless a preposition or a date does.
                if (!isNominal(statement, part, language)) {
                    // "In der Novelle belügt der Sohn den Vater": then the verb comes before it.
                    boolean verb = language == Language.GERMAN && turned < 0 && part > 0;
                    if (!verb) {
                        return NONE;
                    }
                    turned = part;
                    continue;
                }
                if (isGoverned(statement, at, language)) {
                    continue;
                }
                first = apposed(statement, part);
                part = first;
            } else if (isNominal(statement, part, language) && isBare(statement, at, language)) {
                int deed =
                        turned >= 0 ? turned : deed(statement, statement.part(first), statement.part(part), language);
                if (deed >= 0) {
                    int deedAt = statement.part(deed).at();
                    int from = Math.min(deedAt, statement.part(first).at());
                    if (joinsAnother(statement, deedAt, at, language)
                            || ClauseBoundaries.areParted(
                                    statement.tokens(), statement.text(), from, Math.max(at, deedAt), language)) {
                        return NONE;
                    }
                    return new Roles(first, apposed(statement, part), deed);
                }
            }
        }
        return NONE;
    }

    /** Whether the statement has the German article of a feminine noun before the part. */
    static boolean isFeminine(Statement statement, int part) {
        int at = statement.part(part).at() - 1;
        while (at > 0 && statement.token(at).isContent() && statement.token(at).capitalised()) {
            at--;
        }
        return at >= 0 && FEMININE.contains(statement.token(at).folded());
    }

    /**
     * "Rederij Noordstar", "son concurrent Transvia": the name that stands beside a noun tells who it is. The first word of a statement
     * has a capital anyway.
     */
    private static int apposed(Statement statement, int part) {
        int next = part + 1;
        boolean named = next < statement.parts()
                && (!statement.part(part).name() || statement.part(part).at() == 0)
                && statement.part(next).name();
        int between = named ? statement.part(next).at() - statement.part(part).at() - 1 : -1;
        boolean apposed = between == 0
                || (between == 1
                        && isArticleOfName(
                                statement.tokens(), statement.part(next).at() - 1));
        return apposed ? next : part;
    }

    /** "Uitgeverij De Kade": an article with a capital inside a sentence belongs to a name. */
    static boolean isArticleOfName(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        return at > 0
                && token.capitalised()
                && !token.isContent()
                && tokens.get(at - 1).span().end() + 1 == token.span().start();
    }

    /** "Anna won gold and Tom silver": after the deed and what it is done to, a coordinator opens another deed with its own doer. */
    private static boolean joinsAnother(Statement statement, int deed, int second, Language language) {
        boolean matter = false;
        for (int i = deed + 1; i < second; i++) {
            if (matter && DiscourseMarkers.of(language).joinsMembers(statement.token(i))) {
                return true;
            }
            matter |= statement.token(i).isContent();
        }
        return false;
    }

    /** A name, or the first content word after an article. */
    static boolean isNominal(Statement statement, int part, Language language) {
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
        int closing = closingDeed(statement, first, second, language);
        int last = -1;
        for (int i = first.at() + 1; i < second.at(); i++) {
            Token token = statement.token(i);
            int part = statement.partAt(i);
            if (markers.joinsMembers(token) || markers.isMutual(token)) {
                return -1;
            }
            boolean word = part >= 0 && closing < 0 && !token.isExact() && !token.capitalised();
            // "A former Labour MP": after an article comes no verb.
            if (word
                    && !statement.part(part).name()
                    && !Lexicon.of(language).isDeterminer(statement.token(i - 1).folded())) {
                if (markers.isVerb(token) || isCompared(statement, i) || leadsToNoun(statement, i, language)) {
                    return part;
                }
                last = part;
            }
        }
        // "Le crabe ermite protège l'anémone": of words that no list knows the verb comes last.
        return closing < 0 && language != Language.ENGLISH ? last : closing;
    }

    /**
     * "Anna heeft Piet voor de rechter gedaagd", "Anna hat Peter verklagt": an auxiliary parts the two, and the verb comes last.
     * Only of names, or where a third follows ("moet de opdrachtgever een vergoeding betalen"): a thing may come first and still be acted
     * upon ("Die Klage hat das Gericht abgewiesen").
     */
    private static int closingDeed(
            Statement statement, Statement.Part first, Statement.Part second, Language language) {
        boolean verbLast = language == Language.DUTCH || language == Language.GERMAN;
        boolean parted = false;
        for (int i = first.at() + 1; i < second.at(); i++) {
            parted |= OPENING_A_BRACKET.contains(statement.token(i).folded());
        }
        boolean names = first.name() && second.name();
        if (!verbLast || !parted || (!names && !hasThird(statement, second, language))) {
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

    /** Whether an indefinite noun phrase follows that no preposition governs: what is given, beside who gives it to whom. */
    private static boolean hasThird(Statement statement, Statement.Part second, Language language) {
        for (int i = second.at() + 1; i + 1 < statement.length(); i++) {
            if (INDEFINITE.contains(statement.token(i).folded())) {
                return !isGoverned(statement, i + 1, language);
            }
        }
        return false;
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

    /** Governed by no preposition but the word for "by" of a passive. */
    private static boolean isBare(Statement statement, int at, Language language) {
        return !isGoverned(statement, at, language)
                || (statement.has(WordTraits.PASSIVE) && isLedByAgent(statement, at, language));
    }

    static boolean isLedByAgent(Statement statement, int at, Language language) {
        int before = beforePhrase(statement.tokens(), 0, at, language);
        return before >= 0
                && Lexicon.of(language)
                        .isAgentPreposition(statement.token(before).folded());
    }

    private static boolean isGoverned(Statement statement, int at, Language language) {
        return isGoverned(statement.tokens(), statement.text(), 0, at, language);
    }

    /** Whether a preposition leads to the noun phrase of the word, in a sentence that begins at {@code start}. */
    static boolean isGoverned(List<Token> tokens, String text, int start, int at, Language language) {
        int before = beforePhrase(tokens, start, at, language);
        return before >= start
                && DiscourseMarkers.of(language).isPreposition(tokens.get(before))
                // French "a" is "has", and only "à" a preposition.
                && !(language == Language.FRENCH
                        && "aA".indexOf(text.charAt(tokens.get(before).span().start())) >= 0
                        && tokens.get(before).folded().equals("a"));
    }

    /** The preposition that leads to a noun phrase and says what is done to it; empty where none does, or only what it belongs to. */
    static String leader(List<Token> tokens, String text, int start, int at, Language language) {
        String word = preposition(tokens, text, start, at, language);
        return switch (word) {
            // Who talks with another is talked with.
            case "with", "avec", "met", "mit", "of", "von", "van", "de", "by", "par", "door", "durch" -> "";
            default -> word;
        };
    }

    /** The preposition before the noun phrase of the word, an article taken out of it; empty when there is none. */
    static String preposition(List<Token> tokens, String text, int start, int at, Language language) {
        if (!isGoverned(tokens, text, start, at, language)) {
            return "";
        }
        String word = tokens.get(beforePhrase(tokens, start, at, language)).folded();
        return switch (word) {
            case "au", "aux" -> "a";
            case "du", "des", "d" -> "de";
            case "im", "ins" -> "in";
            case "am" -> "an";
            case "zum", "zur" -> "zu";
            case "vom" -> "von";
            case "beim" -> "bei";
            default -> word;
        };
    }

    /** The word before the noun phrase of which this is one: over articles, numbers ("um neun Uhr") and adjectives. */
    private static int beforePhrase(List<Token> tokens, int start, int at, Language language) {
        Lexicon lexicon = Lexicon.of(language);
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        int before = at - 1;
        boolean led = false;
        // "In the semi-final Jana Till": a name has no other noun before it.
        boolean name = language != Language.GERMAN && tokens.get(at).capitalised() && at > start;
        while (before >= start && !isContracted(tokens.get(before), language)) {
            Token token = tokens.get(before);
            boolean article = lexicon.isDeterminer(token.folded()) || isGermanPossessive(token, language);
            // What stands before the article belongs to another phrase.
            boolean own = (token.isExact() && !led)
                    || (token.isContent() && !led && !markers.isVerb(token) && (!name || token.capitalised()));
            if (!article && !own) {
                break;
            }
            led |= article;
            before--;
        }
        return before;
    }

    /** "An seinen Neffen". */
    private static boolean isGermanPossessive(Token token, Language language) {
        return language == Language.GERMAN && GERMAN_POSSESSIVES.contains(token.folded());
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
