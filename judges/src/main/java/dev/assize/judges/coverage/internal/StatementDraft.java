package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Names;
import dev.assize.text.Token;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * An item read as far as it can be without an output, which tells only whether the first word of a sentence is a name. Threads
 * share it: the statement that it remembers is the same whoever made it.
 */
final class StatementDraft {

    private static final double EXACT_OR_NAME = 1.2;

    /** What is left of the weight of a word that goes with any topic: "an unlimited number" says "unlimited". */
    private static final double GENERIC = 0.3;

    /** Outputs use the one or two words in question as names or not, seldom in more ways than this. */
    private static final int REMEMBERED = 3;

    private final String text;
    private final List<Token> tokens;
    private final Language language;
    private final QuestionWords question;
    private final ItemWord[] words;
    private final BitSet names;
    private final int omission;
    private final Parentheticals parentheticals;

    /** The tokens with a capital that may be names in an output, though nothing in the item tells so. */
    private final int[] mayBeNames;

    private final AtomicReferenceArray<@Nullable Read> read = new AtomicReferenceArray<>(REMEMBERED);

    /** A statement, and which of its tokens are names in it. */
    private record Read(BitSet names, Statement statement) {}

    StatementDraft(String text, List<Token> tokens, ItemWord[] words, Language language, QuestionWords question) {
        this.text = text;
        this.tokens = tokens;
        this.words = words;
        this.language = language;
        this.question = question;
        this.names = Names.in(tokens, text, language);
        this.omission = text.indexOf(Propositions.OMITTED);
        this.parentheticals = new Parentheticals(tokens, text);
        parentheticals.readExample(tokens, names, DiscourseMarkers.of(language), text);
        this.mayBeNames = mayBeNames();
    }

    private int[] mayBeNames() {
        int[] found = new int[tokens.size()];
        int count = 0;
        for (int i = 0; i < found.length; i++) {
            if (tokens.get(i).capitalised() && !names.get(i)) {
                found[count++] = i;
            }
        }
        return Arrays.copyOf(found, count);
    }

    /** @param knownNames the keys of words that the output uses as names, to tell the first word of a sentence */
    Statement statement(Set<String> knownNames) {
        BitSet all = names(knownNames);
        int place = 0;
        for (; place < REMEMBERED; place++) {
            Read before = read.get(place);
            if (before == null) {
                break;
            }
            if (before.names.equals(all)) {
                return before.statement;
            }
        }
        Statement statement = read(all);
        read.set(Math.min(place, REMEMBERED - 1), new Read(all, statement));
        return statement;
    }

    private BitSet names(Set<String> known) {
        BitSet all = null;
        for (int i : mayBeNames) {
            if (known.contains(tokens.get(i).key())) {
                all = all == null ? (BitSet) names.clone() : all;
                all.set(i);
            }
        }
        return all == null ? names : all;
    }

    private Statement read(BitSet all) {
        Statement.Part[] parts = new Statement.Part[tokens.size()];
        PartsByKey byKey = new PartsByKey(tokens.size());
        int count = 0;
        int run = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean name = all.get(i);
            run += name ? 0 : 1;
            if (token.isContent() && !parentheticals.isMark(i) && byKey.add(token.key(), count)) {
                // The subject before an omission only tells of whom the rest is said.
                boolean context = token.span().end() <= omission;
                parts[count] = part(i, name ? run : -1, context || parentheticals.isAside(i) || isNumeral(token));
                count++;
            }
        }
        return new Statement(text, tokens, words, Arrays.copyOf(parts, count), byKey, language, question);
    }

    private Statement.Part part(int at, int run, boolean aside) {
        Token token = tokens.get(at);
        boolean given = question.has(token.key());
        double full = weight(token, run >= 0) * (aside ? Statement.ASIDE : 1);
        return new Statement.Part(at, token, words[at], run, aside, given, given ? full * Statement.GIVEN : full);
    }

    /** The numeral of a name, which may be left out ("King Albert") but not changed. */
    private static boolean isNumeral(Token token) {
        return token.kind() == Token.Kind.NUMBER && "ivx".indexOf(token.folded().charAt(0)) >= 0;
    }

    private double weight(Token token, boolean name) {
        return token.isExact() || name ? EXACT_OR_NAME : wordWeight(token);
    }

    private double wordWeight(Token token) {
        double weight = Thesaurus.of(language).weight(token.key());
        return DiscourseMarkers.of(language).isGeneric(token) ? weight * GENERIC : weight;
    }
}
