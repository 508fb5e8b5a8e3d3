package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;

/**
 * Which tokens of a text stand in a clause that denies something, or in one that is reported as untrue.
 *
 * <p>A clause runs between punctuation marks and the conjunctions that open a new one. A negation colours what follows
 * it there and the verb before it, and in Dutch and German, which put it after the verb and its objects, all that precedes
 * it, unless the next clause corrects it. "Not only" and its like deny nothing.
 *
 * <p>A word of untruth ("false", "Legende", "démenti", or "true" denied) makes untrue the clause that it is said of: the one
 * that a complementizer opens after it ("it is false that …") or before it ("that … is false", "the claim that … was
 * refuted"), or else, where it stands without any matter of its own ("that is a myth"), the one before it. Said twice, or
 * denied itself ("nobody denies that …"), it denies nothing.
 */
final class Polarity {

    private static final Set<String> CLAUSE_OPENERS = Set.of(
            "but",
            "because",
            "although",
            "though",
            "while",
            "whereas",
            "since",
            "however",
            "so",
            "which",
            "who",
            "when",
            "unless",
            "mais",
            "parce",
            "car",
            "tandis",
            "alors",
            "bien",
            "qui",
            "lorsque",
            "quand",
            "cependant",
            "maar",
            "omdat",
            "want",
            "hoewel",
            "terwijl",
            "zodat",
            "toen",
            "wanneer",
            "nadat",
            "voordat",
            "doordat",
            "nachdem",
            "bevor",
            "indem",
            "aber",
            "weil",
            "obwohl",
            "sondern",
            "denn",
            "wenn",
            "doch",
            "jedoch");

    /** They open a clause where a verb follows, and otherwise a mere complement: "after 1990". */
    private static final Set<String> CLAUSE_OR_COMPLEMENT = Set.of("after", "before", "until", "as");

    /** How far after such a word its verb may stand: "after every single device was". */
    private static final int VERB_COMES_WITHIN = 6;

    /** Negations that bring their verb along or stand before it: the word before them is the subject, and not denied. */
    private static final Set<String> AFTER_SUBJECT =
            Set.of("cannot", "never", "dont", "doesnt", "didnt", "isnt", "arent", "wasnt");

    private static final Set<String> CORRECTIONS = Set.of("sondern", "maar");
    private static final Set<String> FRENCH_NE = Set.of("ne", "n");
    private static final Set<String> FRENCH_SECOND = Set.of(
            "pas", "plus", "jamais", "rien", "aucun", "aucune", "personne", "guere", "point", "nul", "nulle", "ni");
    private static final Set<String> FRENCH_QUE = Set.of("que", "qu");

    private static final List<String> FRENCH_INFINITIVES = List.of("er", "ir", "re");

    /** Dutch and German. */
    private static final Set<String> INFINITIVE_MARKS = Set.of("te", "zu");

    /** How far after "ne" its second word may stand: "n'a toujours pas". */
    private static final int SECOND_WORD = 5;

    /** How far before a word of untruth its own negation or its copula may stand: "is not at all a". */
    private static final int BEFORE = 4;

    private final List<Token> tokens;
    private final String text;
    private final Language language;
    private final Lexicon lexicon;
    private final PolarityWords words;
    private final DiscourseMarkers markers;
    private final boolean looksBack;
    private final BitSet opens = new BitSet();
    private final BitSet negations = new BitSet();
    private final BitSet negated = new BitSet();
    private final BitSet denied = new BitSet();
    private final BitSet untrue = new BitSet();
    private boolean saysUntrue;

    private Polarity(List<Token> tokens, String text, Language language) {
        this.tokens = tokens;
        this.text = text;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.words = PolarityWords.of(language);
        this.markers = DiscourseMarkers.of(language);
        this.looksBack = language == Language.DUTCH || language == Language.GERMAN;
    }

    /** The polarity of one sentence. */
    static Polarity of(List<Token> tokens, String text, Language language) {
        return of(tokens, text, language, new int[] {0, tokens.size()});
    }

    /** @param sentenceStarts the first token of each sentence, and the number of tokens at the end */
    static Polarity of(List<Token> tokens, String text, Language language, int[] sentenceStarts) {
        Polarity polarity = new Polarity(tokens, text, language);
        polarity.readClauses();
        for (int i = 0; i + 1 < sentenceStarts.length; i++) {
            int before = i == 0 ? sentenceStarts[0] : sentenceStarts[i - 1];
            polarity.readUntruths(before, sentenceStarts[i], sentenceStarts[i + 1]);
        }
        return polarity;
    }

    /** Whether any clause has a negation ("not", "kein", "sans"). */
    boolean negatesAnything() {
        return !negated.isEmpty();
    }

    /** Whether any clause has a word of denial or untruth ("failed to", "a myth"). */
    boolean deniesAnything() {
        return saysUntrue || !denied.isEmpty();
    }

    /** Whether any token of that stretch stands in a clause that denies something or is reported as untrue. */
    boolean deniesWithin(int start, int end) {
        return hasWithin(negated, start, end) || hasWithin(denied, start, end) || hasWithin(untrue, start, end);
    }

    private static boolean hasWithin(BitSet places, int start, int end) {
        int first = places.nextSetBit(start);
        return first >= 0 && first < end;
    }

    /** Whether the token at this place stands in a clause with a negation. */
    boolean isNegated(int at) {
        return negated.get(at);
    }

    /** Whether the token at this place stands in a clause with a word of denial, or in one that is reported as untrue. */
    boolean isDenied(int at) {
        return denied.get(at) || untrue.get(at);
    }

    /** Whether the token at this place stands in a clause that is reported as untrue. */
    boolean isUntrue(int at) {
        return untrue.get(at);
    }

    private void readClauses() {
        int start = 0;
        for (int i = 1; i <= tokens.size(); i++) {
            if (i == tokens.size() || opensClause(i)) {
                opens.set(i);
                colour(start, i);
                start = i;
            }
        }
    }

    private void colour(int start, int end) {
        for (int i = start; i < end; i++) {
            if (isNegation(i, end)) {
                negations.set(i);
                if (!isCancelled(i, end)) {
                    negated.set(from(start, i, end), end);
                }
            } else if (words.fails(tokens.get(i)) && !affirms(i) && !follows(negations, i, start)) {
                denied.set(from(start, i, end), end);
            }
        }
    }

    private boolean isNegation(int at, int end) {
        String word = tokens.get(at).folded();
        if (!lexicon.isNegation(word) || affirms(at) || isNumberSign(at)) {
            return false;
        }
        return language != Language.FRENCH || !FRENCH_NE.contains(word) || hasSecondWord(at, end);
    }

    /** "No 3", "No. 10": the short form of "number". */
    private boolean isNumberSign(int at) {
        return tokens.get(at).capitalised()
                && tokens.get(at).folded().equals("no")
                && at + 1 < tokens.size()
                && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
    }

    /** "Ne … que" means "only", and "ne" alone is mostly a habit of style ("avant qu'il ne parte"). */
    private boolean hasSecondWord(int at, int end) {
        for (int i = at + 1; i < Math.min(end, at + 1 + SECOND_WORD); i++) {
            String word = tokens.get(i).folded();
            if (FRENCH_SECOND.contains(word)) {
                return true;
            }
            if (FRENCH_QUE.contains(word)) {
                return false;
            }
        }
        return false;
    }

    /** "Not false", "never failed": the negation belongs to a word of denial, and the two leave what is said. */
    private boolean isCancelled(int at, int end) {
        for (int i = at + 1; i < Math.min(end, at + 1 + BEFORE); i++) {
            Token token = tokens.get(i);
            if (words.isUntrue(token) || words.fails(token)) {
                return true;
            }
            if (token.isContent()) {
                return false;
            }
        }
        return false;
    }

    /** Whether one of {@code places} stands shortly before {@code at} with no matter between them. */
    private boolean follows(BitSet places, int at, int start) {
        for (int i = at - 1; i >= Math.max(start, at - BEFORE); i--) {
            if (places.get(i)) {
                return true;
            }
            if (tokens.get(i).isContent()) {
                return false;
            }
        }
        return false;
    }

    /** The first token that a negation, or a word of denial, at this place colours. */
    private int from(int start, int at, int end) {
        if (looksBack) {
            return isCorrected(at, end) ? at : start;
        }
        // "In no case", "by no means": the phrase denies its whole clause.
        if (at > start && tokens.get(at).folded().equals("no") && markers.isPreposition(tokens.get(at - 1))) {
            return start;
        }
        return AFTER_SUBJECT.contains(tokens.get(at).folded()) ? at : Math.max(start, at - 1);
    }

    /** "Nicht in Bonn, sondern in Berlin" denies what comes between the two words, and not the subject. */
    private boolean isCorrected(int at, int end) {
        return end < tokens.size()
                && CORRECTIONS.contains(tokens.get(end).folded())
                && tokens.subList(at + 1, end).stream().anyMatch(Token::isContent);
    }

    private void readUntruths(int previous, int start, int end) {
        for (int i = start; i < end; i++) {
            if (isUntruth(i, start, end)) {
                saysUntrue = true;
                mark(i, previous, start, end);
            }
        }
    }

    private boolean isUntruth(int at, int start, int end) {
        Token token = tokens.get(at);
        boolean rejects = words.rejects(token) && complementizerAfter(at, end) >= 0;
        if (rejects || words.isUntrue(token)) {
            return !follows(negations, at, start) && !affirms(at);
        }
        return words.isTruth(token) && hasNegation(at);
    }

    /** Whether the clause of the token has a negation: "is not true", "stimmt nicht". */
    private boolean hasNegation(int at) {
        int negation = negations.nextSetBit(clauseStart(at));
        return negation >= 0 && negation < clauseEnd(at);
    }

    private int clauseStart(int at) {
        return Math.max(0, opens.previousSetBit(at));
    }

    private int clauseEnd(int at) {
        int end = opens.nextSetBit(at + 1);
        return end < 0 ? tokens.size() : end;
    }

    private void mark(int at, int previous, int start, int end) {
        int after = complementizerAfter(at, end);
        if (after >= 0) {
            untrue.set(after + 1, correction(after + 1, end));
            return;
        }
        int deed = deniedDeed(at, end);
        if (deed >= 0) {
            untrue.set(deed, correction(deed, end));
            return;
        }
        int before = complementizerBefore(at, start);
        if (before >= 0 && isPredicate(at, before)) {
            untrue.set(before + 1, at);
            return;
        }
        int clause = Math.max(start, clauseStart(at));
        if (isBare(clause, clauseEnd(at), at) || isVerdict(clause, clauseEnd(at), at)) {
            if (announces(at, end)) {
                untrue.set(clauseEnd(at), end);
            } else {
                untrue.set(clause > start ? start : previous, clause);
            }
        } else if (isPredicate(at, start) && isBare(start, at, at)) {
            // "It is a myth the tower was built in a year": English leaves the complementizer out.
            untrue.set(at + 1, correction(at + 1, end));
        }
    }

    /** "False: …". */
    private boolean announces(int at, int end) {
        int next = clauseEnd(at);
        if (next >= end) {
            return false;
        }
        return text.substring(
                                tokens.get(next - 1).span().end(),
                                Math.max(
                                        tokens.get(next - 1).span().end(),
                                        tokens.get(next).span().start()))
                        .indexOf(':')
                >= 0;
    }

    /** The next complementizer with only talk of claiming between. */
    private int complementizerAfter(int at, int end) {
        for (int i = at + 1; i < end; i++) {
            Token token = tokens.get(i);
            if (words.isComplementizer(token)) {
                return i;
            }
            if (words.corrects(token) || (token.isContent() && !isTalk(token))) {
                return -1;
            }
        }
        return -1;
    }

    /** "Denies having …", "nie avoir …", "bestreitet, … zu haben": where what is denied opens without a complementizer; or -1. */
    private int deniedDeed(int at, int end) {
        if (!words.denies(tokens.get(at)) || at + 1 >= end) {
            return -1;
        }
        for (int i = at + 1; i + 1 < end && looksBack; i++) {
            if ((i > at + 1 && opens.get(i)) || words.corrects(tokens.get(i))) {
                break;
            }
            if (INFINITIVE_MARKS.contains(tokens.get(i).folded()) && isInfinitive(i + 1, end)) {
                return at + 1;
            }
        }
        String next = tokens.get(at + 1).folded();
        boolean gerund = language == Language.ENGLISH && next.endsWith("ing");
        boolean french =
                language == Language.FRENCH && FRENCH_INFINITIVES.stream().anyMatch(next::endsWith);
        return (gerund || french) && !opens.get(at + 1) ? at + 1 : -1;
    }

    /** Not "te Antwerpen", nor "zu den Kollegen": in German it comes last in its clause. */
    private boolean isInfinitive(int at, int end) {
        Token token = tokens.get(at);
        return token.folded().endsWith("n")
                && !token.capitalised()
                && (language == Language.DUTCH || Math.min(clauseEnd(at), end) == at + 1);
    }

    private int complementizerBefore(int at, int start) {
        for (int i = at - 1; i >= start; i--) {
            if (words.corrects(tokens.get(i))) {
                return -1;
            }
            if (words.isComplementizer(tokens.get(i))) {
                return hasMatter(i + 1, at) ? i : -1;
            }
        }
        return -1;
    }

    private boolean hasMatter(int from, int to) {
        for (int i = from; i < to; i++) {
            if (tokens.get(i).isContent() && !isTalk(tokens.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether the word is said of something, and does not merely go with a noun as in "a false passport". */
    private boolean isPredicate(int at, int start) {
        if (words.isTruth(tokens.get(at))) {
            return true;
        }
        for (int i = at - 1; i >= Math.max(start, at - BEFORE); i--) {
            if (words.isCopula(tokens.get(i))) {
                return true;
            }
        }
        return at + 1 == tokens.size() || opens.get(at + 1);
    }

    private boolean isBare(int from, int to, int except) {
        for (int i = from; i < to; i++) {
            if (i != except && tokens.get(i).isContent() && !isTalk(tokens.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** "Pure invention.": a sentence of its own with nothing but the word and what strengthens it. */
    private boolean isVerdict(int from, int to, int at) {
        return to == at + 1 && at - from == 1 && from > 0 && !tokens.get(from).isExact() && endsSentence(from);
    }

    private boolean endsSentence(int at) {
        int from = tokens.get(at - 1).span().end();
        String between =
                text.substring(from, Math.max(from, tokens.get(at).span().start()));
        return between.indexOf('.') >= 0 || between.indexOf('?') >= 0 || between.indexOf('!') >= 0;
    }

    private boolean isTalk(Token token) {
        return words.isClaim(token) || words.isUntrue(token) || words.isTruth(token);
    }

    private int correction(int from, int end) {
        for (int i = from; i < end; i++) {
            if (words.corrects(tokens.get(i))) {
                return i;
            }
        }
        return end;
    }

    private boolean opensClause(int at) {
        if (CLAUSE_OPENERS.contains(tokens.get(at).folded())) {
            return true;
        }
        if (CLAUSE_OR_COMPLEMENT.contains(tokens.get(at).folded()) && hasVerbSoon(at)) {
            return true;
        }
        // "Es ist nicht wahr, dass …": the comma is spelling, and the denial holds for what follows.
        if (words.isComplementizer(tokens.get(at))) {
            return false;
        }
        int to = tokens.get(at).span().start();
        for (int i = tokens.get(at - 1).span().end(); i < to; i++) {
            // "16. Juli": the full stop belongs to the number.
            boolean ordinal = text.charAt(i) == '.' && tokens.get(at - 1).kind() == Token.Kind.NUMBER && i + 1 < to;
            if (",;:.!?()–—\n".indexOf(text.charAt(i)) >= 0 && !ordinal) {
                return true;
            }
        }
        return false;
    }

    private boolean hasVerbSoon(int at) {
        for (int i = at + 2; i < Math.min(tokens.size(), at + VERB_COMES_WITHIN); i++) {
            if (markers.isVerb(tokens.get(i))) {
                return true;
            }
        }
        return false;
    }

    private boolean affirms(int at) {
        for (List<String> phrase : lexicon.affirmingPhrases()) {
            int offset = phrase.indexOf(tokens.get(at).folded());
            if (offset >= 0 && matches(at - offset, phrase)) {
                return true;
            }
        }
        return false;
    }

    private boolean matches(int start, List<String> phrase) {
        if (start < 0 || start + phrase.size() > tokens.size()) {
            return false;
        }
        for (int i = 0; i < phrase.size(); i++) {
            if (!tokens.get(start + i).folded().equals(phrase.get(i))) {
                return false;
            }
        }
        return true;
    }
}
