package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Names;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A fact or conclusion taken apart: its content words in their order, which of them are names or exact (numbers,
 * dates), what each weighs, and whether it denies something.
 */
final class Statement {

    /**
     * One content word of the statement.
     *
     * @param at its place among the tokens of the statement
     * @param run which name of the statement it belongs to; -1 when it is no name
     * @param aside whether it may be left out: it stands in brackets, or is the numeral of a name
     * @param given whether the question already says it
     */
    record Part(int at, Token token, int run, boolean aside, boolean given, double weight) {

        String key() {
            return token.key();
        }

        boolean name() {
            return run >= 0;
        }

        boolean exact() {
            return token.isExact();
        }
    }

    /** What is left of the weight of a word that the question already says. */
    static final double GIVEN = 0.03;

    private static final double EXACT_OR_NAME = 1.2;

    /** What is left of the weight of a word that may be left out. */
    static final double ASIDE = 0.15;

    /** What is left of the weight of a word that goes with any topic: "an unlimited number" says "unlimited". */
    private static final double GENERIC = 0.3;

    private final String text;
    private final List<Token> tokens;
    private final List<Part> parts;
    private final Language language;
    private final Set<String> given;
    private final ItemRarity rarity;
    private final double weight;
    private final double frameWeight;
    private final int[] partAt;

    // Few sentences come so close to a statement that these are asked for.
    private @Nullable Polarity polarity;
    private @Nullable Roles roles;

    private Statement(String text, Reader reader) {
        this.text = text;
        this.tokens = List.copyOf(reader.tokens);
        this.parts = List.copyOf(reader.parts);
        this.language = reader.tokenizer.language();
        this.given = reader.given;
        this.rarity = reader.rarity;
        this.weight = parts.stream().mapToDouble(Part::weight).sum();
        this.frameWeight = frameWeight(parts);
        this.partAt = partAt();
    }

    private static double frameWeight(List<Part> parts) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.given() || part.aside() ? 0 : part.weight();
        }
        return sum;
    }

    private int[] partAt() {
        Map<String, Integer> byKey = new HashMap<>();
        for (int part = 0; part < parts.size(); part++) {
            byKey.put(parts.get(part).key(), part);
        }
        int[] places = new int[tokens.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] =
                    tokens.get(i).isContent() ? byKey.getOrDefault(tokens.get(i).key(), -1) : -1;
        }
        return places;
    }

    /**
     * @param given the keys of the question's words, which an answer need not repeat
     * @param knownNames the keys of words that the output uses as names, to tell the first word of a sentence
     */
    static Statement of(
            String text, Tokenizer tokenizer, ItemRarity rarity, Set<String> given, Set<String> knownNames) {
        Reader reader = new Reader(text, tokenizer, rarity, given);
        reader.read(text, knownNames);
        return new Statement(text, reader);
    }

    String text() {
        return text;
    }

    /** All its words, the small ones too. */
    List<Token> tokens() {
        return tokens;
    }

    List<Part> parts() {
        return parts;
    }

    /** The part that the word at this place is or repeats; -1 for a small word. */
    int partAt(int word) {
        return partAt[word];
    }

    /** Whether it is a content word that the question already says; small words stand in every question. */
    boolean isGiven(Token token) {
        return token.isContent() && given.contains(token.key());
    }

    boolean has(String key) {
        for (Part part : parts) {
            if (part.key().equals(key)) {
                return true;
            }
        }
        return false;
    }

    /** The keys of the question's words. */
    Set<String> given() {
        return given;
    }

    /** What tells it from the other items of its list. */
    ItemRarity rarity() {
        return rarity;
    }

    /** The first part that the question does not already say; the first of all when it says every one. */
    int firstNew() {
        for (int part = 0; part < parts.size(); part++) {
            if (!parts.get(part).given()) {
                return part;
            }
        }
        return 0;
    }

    /** The last part that the question does not already say; the last of all when it says every one. */
    int lastNew() {
        for (int part = parts.size() - 1; part >= 0; part--) {
            if (!parts.get(part).given()) {
                return part;
            }
        }
        return parts.size() - 1;
    }

    /** The first letters of the name that the part belongs to; empty when it has one word only. */
    String initials(int part) {
        StringBuilder letters = new StringBuilder();
        for (Part other : parts) {
            if (other.name() && other.run() == parts.get(part).run()) {
                letters.append(other.token().folded().charAt(0));
            }
        }
        return letters.length() > 1 ? letters.toString() : "";
    }

    boolean negated() {
        return hasNegation() && polarity().negatesAnything();
    }

    /** Whether it has a word that may negate; most have none, and need not be cut into clauses. */
    private boolean hasNegation() {
        Lexicon lexicon = Lexicon.of(language);
        for (Token token : tokens) {
            if (lexicon.isNegation(token.folded())) {
                return true;
            }
        }
        return false;
    }

    /** Whether the part stands in a clause with a negation. */
    boolean isNegated(int part) {
        return polarity().isNegated(parts.get(part).at());
    }

    /** Whether it has a word of denial, which the output may put in other words. */
    boolean denying() {
        return polarity().deniesAnything();
    }

    /** Whether the question says the number or date of this part and no other, so that an answer may take it for granted. */
    boolean takesForGranted(Part part) {
        return part.given()
                && given.stream()
                        .noneMatch(key -> !key.equals(part.key())
                                && key.charAt(0) == part.key().charAt(0));
    }

    /** The sum of what its parts weigh. */
    double weight() {
        return weight;
    }

    /** What those of its parts weigh that must be said: neither by the question nor aside. Roughly, for a quick look. */
    double frameWeight() {
        return frameWeight;
    }

    /** Its negations and denials. */
    private Polarity polarity() {
        if (polarity == null) {
            polarity = Polarity.of(tokens, text, language);
        }
        return polarity;
    }

    /** Who acts in it, and who is acted upon. */
    Roles roles() {
        if (roles == null) {
            roles = Roles.of(this, language);
        }
        return roles;
    }

    /** One pass over the tokens of a statement. */
    private static final class Reader {
        private final Tokenizer tokenizer;
        private final ItemRarity rarity;
        private final Set<String> given;
        private final List<Token> tokens;
        private final List<Part> parts = new ArrayList<>();
        private final Set<String> seen = new HashSet<>();

        Reader(String text, Tokenizer tokenizer, ItemRarity rarity, Set<String> given) {
            this.tokenizer = tokenizer;
            this.rarity = rarity;
            this.given = given;
            this.tokens = rarity.tokens(text, tokenizer);
        }

        void read(String text, Set<String> knownNames) {
            BitSet names = Names.in(tokens, text, tokenizer.language());
            Parentheticals parentheticals = new Parentheticals(tokens, text);
            parentheticals.readExample(tokens, names, DiscourseMarkers.of(tokenizer.language()), text);
            int omission = text.indexOf(Propositions.OMITTED);
            int run = 0;
            for (int i = 0; i < tokens.size(); i++) {
                Token token = tokens.get(i);
                boolean name = names.get(i) || (token.capitalised() && knownNames.contains(token.key()));
                run += name ? 0 : 1;
                if (token.isContent() && !parentheticals.isMark(i) && seen.add(token.key())) {
                    // The subject before an omission only tells of whom the rest is said.
                    boolean context = token.span().end() <= omission;
                    add(i, name ? run : -1, context || parentheticals.isAside(i) || isNumeral(token));
                }
            }
        }

        private void add(int at, int run, boolean aside) {
            Token token = tokens.get(at);
            boolean known = given.contains(token.key());
            double full = weight(token, run >= 0) * (aside ? ASIDE : 1);
            parts.add(new Part(at, token, run, aside, known, known ? full * GIVEN : full));
        }

        /** The numeral of a name, which may be left out ("King Albert") but not changed. */
        private static boolean isNumeral(Token token) {
            return token.kind() == Token.Kind.NUMBER
                    && "ivx".indexOf(token.folded().charAt(0)) >= 0;
        }

        private double weight(Token token, boolean name) {
            return token.isExact() || name ? EXACT_OR_NAME : wordWeight(token);
        }

        private double wordWeight(Token token) {
            double weight = Thesaurus.of(tokenizer.language()).weight(token.key());
            return DiscourseMarkers.of(tokenizer.language()).isGeneric(token) ? weight * GENERIC : weight;
        }
    }
}
