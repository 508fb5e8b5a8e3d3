package dev.assize.text;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text belong to a name, told by their capitals.
 *
 * <p>The first word of a sentence has its capital from there; it is a name when the word after it has one too, or when
 * the text writes it with a capital elsewhere. German gives every noun a capital, so there a name is two
 * capitalised words in a row, or one at the head of a sentence or after a preposition of place. A text all in capitals or all in small letters has no names to show.
 */
public final class Names {

    private static final Set<String> GERMAN_NOUN_ENDINGS =
            Set.of("ung", "heit", "keit", "schaft", "tion", "tat", "ismus", "ungen", "nis", "tum", "chen", "lein");

    private static final Set<String> GERMAN_ADJECTIVE_ENDINGS = Set.of("e", "es", "em", "ischer", "licher", "iger");
    private static final Set<String> GERMAN_PLACE_WORDS = Set.of("in", "nach", "aus", "gegen", "und");

    private final List<Token> tokens;
    private final String text;
    private final boolean capitalNouns;
    private final Lexicon lexicon;

    private Names(List<Token> tokens, String text, Language language) {
        this.tokens = tokens;
        this.text = text;
        this.lexicon = Lexicon.of(language);
        this.capitalNouns = lexicon.has("capital-nouns");
    }

    /** The places in {@code tokens}, read from {@code text}, that belong to a name. */
    public static BitSet in(List<Token> tokens, String text, Language language) {
        return new Names(tokens, text, language).read();
    }

    private BitSet read() {
        BitSet names = new BitSet(tokens.size());
        Set<String> known = new HashSet<>();
        int capitals = 0;
        for (int i = 0; i < tokens.size(); i++) {
            capitals += tokens.get(i).capitalised() ? 1 : 0;
            if (isCandidate(i) && isCertain(i)) {
                names.set(i);
                known.add(tokens.get(i).key());
            }
        }
        if (tokens.size() > 5 && capitals * 10 > tokens.size() * 8) {
            return new BitSet();
        }
        for (int i = 0; i < tokens.size(); i++) {
            if (isCandidate(i) && known.contains(tokens.get(i).key())) {
                names.set(i);
            }
        }
        return names;
    }

    private boolean isCandidate(int at) {
        if (at < 0 || at >= tokens.size()) {
            return false;
        }
        Token token = tokens.get(at);
        return token.capitalised()
                && token.kind() == Token.Kind.WORD
                && !token.stop()
                && !lexicon.isTitle(token.folded());
    }

    private boolean isCertain(int at) {
        if (isAcronym(tokens.get(at))) {
            return true;
        }
        boolean withNext = isCandidate(at + 1) && adjacent(at + 1) && !isAdjective(at);
        boolean withLast = isCandidate(at - 1) && adjacent(at) && !isAdjective(at - 1);
        if (withNext || withLast) {
            return true;
        }
        if (capitalNouns) {
            return isGermanName(at);
        }
        return !startsSentence(at);
    }

    /** "Menschliche Komponenten" at the head of a German sentence has two capitals and no name. */
    private boolean isAdjective(int at) {
        String word = tokens.get(at).folded();
        return capitalNouns
                && startsSentence(at)
                && GERMAN_ADJECTIVE_ENDINGS.stream().anyMatch(word::endsWith);
    }

    /** "Anna klagte", "in Berlin": at the head of a sentence before a verb, or right after a preposition of place. */
    private boolean isGermanName(int at) {
        String word = tokens.get(at).folded();
        if (GERMAN_NOUN_ENDINGS.stream().anyMatch(word::endsWith)) {
            return false;
        }
        if (startsSentence(at)) {
            return at + 1 < tokens.size() && adjacent(at + 1) && !isAdjective(at) && !word.endsWith("en");
        }
        return GERMAN_PLACE_WORDS.contains(tokens.get(at - 1).folded()) && adjacent(at) && !word.endsWith("en");
    }

    private boolean isAcronym(Token token) {
        if (token.span().length() < 2) {
            return false;
        }
        for (int i = token.span().start(); i < token.span().end(); i++) {
            if (Characters.isLetter(text.charAt(i)) && !Characters.isUpperCase(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private boolean adjacent(int at) {
        Span before = tokens.get(at - 1).span();
        int gap = tokens.get(at).span().start() - before.end();
        return gap == 1 && " -".indexOf(text.charAt(before.end())) >= 0;
    }

    private boolean startsSentence(int at) {
        if (at == 0) {
            return true;
        }
        String before = tokens.get(at - 1).folded();
        if (lexicon.isTitle(before) || lexicon.isAbbreviation(before)) {
            return false;
        }
        for (int i = tokens.get(at - 1).span().end(); i < tokens.get(at).span().start(); i++) {
            if (".!?:\n\"“«".indexOf(text.charAt(i)) >= 0) {
                return true;
            }
        }
        return false;
    }
}
