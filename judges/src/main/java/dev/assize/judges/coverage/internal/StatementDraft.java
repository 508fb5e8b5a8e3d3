package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Names;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An item read as far as it can be without an output, which tells only whether the first word of a sentence is a name. Threads
 * share it: the statement that it remembers is the same whoever made it.
 */
final class StatementDraft {

    private static final double EXACT_OR_NAME = 1.2;

    /** What is left of the weight of a word that goes with any topic: "an unlimited number" says "unlimited". */
    private static final double GENERIC = 0.3;

    private final String text;
    private final List<Token> tokens;
    private final Language language;
    private final QuestionWords question;
    private final ItemRarity rarity;
    private final BitSet names;
    private final Parentheticals parentheticals;
    private final boolean mayHaveOthers;
    private volatile @Nullable Read last;

    /** A statement, and which of its tokens are names in it. */
    private record Read(BitSet names, Statement statement) {}

    StatementDraft(String text, List<Token> tokens, Language language, QuestionWords question, ItemRarity rarity) {
        this.text = text;
        this.tokens = tokens;
        this.language = language;
        this.question = question;
        this.rarity = rarity;
        this.names = Names.in(tokens, text, language);
        this.parentheticals = new Parentheticals(tokens, text);
        parentheticals.readExample(tokens, names, DiscourseMarkers.of(language), text);
        this.mayHaveOthers = hasCapitalBesideNames();
    }

    private boolean hasCapitalBesideNames() {
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).capitalised() && !names.get(i)) {
                return true;
            }
        }
        return false;
    }

    List<Token> tokens() {
        return tokens;
    }

    /** @param knownNames the keys of words that the output uses as names, to tell the first word of a sentence */
    Statement statement(Set<String> knownNames) {
        BitSet all = names(knownNames);
        Read before = last;
        if (before != null && before.names.equals(all)) {
            return before.statement;
        }
        Statement statement = new Statement(text, tokens, parts(all), language, question, rarity);
        last = new Read(all, statement);
        return statement;
    }

    private BitSet names(Set<String> known) {
        if (!mayHaveOthers || known.isEmpty()) {
            return names;
        }
        BitSet all = (BitSet) names.clone();
        for (int i = 0; i < tokens.size(); i++) {
            if (tokens.get(i).capitalised() && known.contains(tokens.get(i).key())) {
                all.set(i);
            }
        }
        return all;
    }

    private List<Statement.Part> parts(BitSet all) {
        List<Statement.Part> parts = new ArrayList<>(tokens.size());
        Set<String> seen = new HashSet<>();
        int omission = text.indexOf(Propositions.OMITTED);
        int run = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean name = all.get(i);
            run += name ? 0 : 1;
            if (token.isContent() && !parentheticals.isMark(i) && seen.add(token.key())) {
                // The subject before an omission only tells of whom the rest is said.
                boolean context = token.span().end() <= omission;
                parts.add(part(i, name ? run : -1, context || parentheticals.isAside(i) || isNumeral(token)));
            }
        }
        return parts;
    }

    private Statement.Part part(int at, int run, boolean aside) {
        Token token = tokens.get(at);
        boolean given = question.has(token.key());
        double full = weight(token, run >= 0) * (aside ? Statement.ASIDE : 1);
        return new Statement.Part(at, token, run, aside, given, given ? full * Statement.GIVEN : full);
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
