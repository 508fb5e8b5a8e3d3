package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import dev.assize.text.WordSet;
import java.util.List;
import java.util.Set;

/** Where a text speaks of what is said or believed, and of its being untrue. */
final class UntruthWords {

    /** "Wies auf den Bericht hin", "wees op het bericht": points to it and dismisses nothing. */
    private static final Set<String> POINTING = Set.of("auf", "darauf", "hin", "op", "erop");

    private static final Set<String> PRONOUNS = Set.of("er", "sie", "es", "man");
    private static final Set<String> DEFINITES = WordSet.of("der die das den dem diese dieser diesen dieses diesem");
    private static final Set<String> REPORTED_SPEECH = WordSet.of(
            "sei seien habe werde wurde konne konnten musse solle wolle durfe moge gebe gehe komme stehe lasse hatte hatten ware waren");

    /** "Allegations of having", "l'accusation d'avoir". */
    private static final Set<String> OF = Set.of("of", "de", "d", "the", "any", "all", "les", "l");

    private final List<Token> tokens;
    private final String text;
    private final Language language;
    private final Lexicon lexicon;
    private final PolarityWords words;
    private final ClauseBoundaries clauses;

    UntruthWords(List<Token> tokens, String text, Language language, PolarityWords words, ClauseBoundaries clauses) {
        this.tokens = tokens;
        this.text = text;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.words = words;
        this.clauses = clauses;
    }

    PolarityWords words() {
        return words;
    }

    ClauseBoundaries clauses() {
        return clauses;
    }

    Token token(int at) {
        return tokens.get(at);
    }

    /** Whether the word says that something is untrue, alone or with the one before it. */
    boolean isUntrue(int at) {
        return words.isUntrue(tokens.get(at)) || endsPair(at);
    }

    /** "Fairy tale", "sans fondement": whether it does so with the one before it. */
    boolean endsPair(int at) {
        return at > 0 && at < tokens.size() && words.isUntrue(tokens.get(at - 1), tokens.get(at));
    }

    /** Whether the word only speaks of claiming, truth and untruth. */
    boolean isTalk(Token token) {
        return words.isClaim(token) || words.isUntrue(token) || words.isTruth(token);
    }

    boolean hasMatter(int from, int to) {
        return !isBare(from, to, -1);
    }

    /** Whether there is nothing but small words and talk. */
    boolean isBare(int from, int to, int except) {
        for (int i = from; i < to; i++) {
            if (i != except
                    && tokens.get(i).isContent()
                    && !isTalk(tokens.get(i))
                    && !endsPair(i)
                    && !endsPair(i + 1)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the word is a noun of saying with its determiner, an adjective between them allowed, or opens a clause: "the old story". */
    boolean isReport(int at) {
        return words.isReport(tokens.get(at)) && (determiner(at) >= 0 || clauses.start(at) == at);
    }

    /** The determiner of the noun at this place; -1 when it has none. */
    int determiner(int at) {
        for (int i = at - 1; i >= Math.max(0, at - 2); i--) {
            if (lexicon.isDeterminer(tokens.get(i).folded())) {
                return i;
            }
        }
        return -1;
    }

    /** Where the noun phrase of the word opens, with an adjective before it: "a widespread myth"; the word itself when it has no determiner. */
    int phrase(int at) {
        int determiner = determiner(at);
        return determiner >= 0 ? determiner : at;
    }

    /** "Wies den Vorwurf zurück": the verb with a noun of saying in its clause. */
    boolean dismissesReport(int at) {
        if (!words.dismisses(tokens.get(at))) {
            return false;
        }
        boolean report = false;
        for (int i = clauses.start(at); i < clauses.end(at); i++) {
            if (POINTING.contains(tokens.get(i).folded())) {
                return false;
            }
            report |= words.isReport(tokens.get(i));
        }
        return report;
    }

    /** "Has he resigned? No.": a sentence that opens with the answer no after a question. */
    boolean isNoToQuestion(int start) {
        return words.isNegativeAnswer(tokens.get(start))
                && between(start).indexOf('?') >= 0
                && (start + 1 == tokens.size() || clauses.isAt(start + 1));
    }

    /** "According to a superstition, …": the clause names the source of the next one, and it is untrue. */
    boolean isSource(int at, int start, int end) {
        return clauses.start(at) <= start && words.opensSource(tokens.get(start)) && clauses.end(at) < end;
    }

    /** The first word after a noun of saying that stands here: "allegations of having"; or the place itself. */
    int afterReport(int from, int end) {
        int at = from;
        while (at + 1 < end && (OF.contains(tokens.get(at).folded()) || words.isReport(tokens.get(at)))) {
            at++;
        }
        return at;
    }

    /**
     * "Den Irrglauben, scharfes Anbraten verschließe …", "wies den Vorwurf zurück, sie habe …": where the clause opens that stands
     * beside a noun of saying or of untruth without a complementizer, as German has it; -1 when there is none.
     */
    int apposition(int at, int end) {
        int next = clauses.end(at);
        if (language != Language.GERMAN || next >= end || between(next).indexOf(',') < 0) {
            return -1;
        }
        boolean noun = tokens.get(at).capitalised() && isDefinite(at);
        for (int i = at + 1; i < next; i++) {
            noun |= words.isReport(tokens.get(i)) && isDefinite(i);
        }
        return noun && isReportedSpeech(next, end) ? next : -1;
    }

    /**
     * "Ten onrechte meldde een krant dat …", "Fälschlich hatte ein Blatt berichtet, …": where the clause opens that a verb of saying
     * beside the adverb tells, whoever says it; -1 when there is none.
     */
    int toldWrongly(int at, int end) {
        if (determiner(at) >= 0) {
            return -1;
        }
        int next = Math.min(clauses.end(at), end);
        boolean tells = false;
        for (int i = clauses.start(at); i < next; i++) {
            if (i > at && tells && words.isComplementizer(tokens.get(i))) {
                return i + 1;
            }
            tells |= words.tells(tokens.get(i));
        }
        return tells && language == Language.GERMAN && next < end && isReportedSpeech(next, end) ? next : -1;
    }

    private boolean isDefinite(int noun) {
        int determiner = determiner(noun);
        return determiner >= 0 && DEFINITES.contains(tokens.get(determiner).folded());
    }

    /** "Sie habe", "Anbraten verschließe": a verb in the mood in which German tells what others say. */
    private boolean isReportedSpeech(int from, int end) {
        for (int i = from; i < Math.min(clauses.end(from), end); i++) {
            String word = tokens.get(i).folded();
            boolean afterNoun = i > from
                    && (tokens.get(i - 1).capitalised()
                            || PRONOUNS.contains(tokens.get(i - 1).folded()));
            boolean verb = afterNoun
                    && word.endsWith("e")
                    && tokens.get(i).isContent()
                    && !tokens.get(i).capitalised();
            if (verb || REPORTED_SPEECH.contains(word)) {
                return true;
            }
        }
        return false;
    }

    /** What stands between a token and the one before it. */
    String between(int at) {
        int from = at == 0 ? 0 : tokens.get(at - 1).span().end();
        return text.substring(from, Math.max(from, tokens.get(at).span().start()));
    }
}
