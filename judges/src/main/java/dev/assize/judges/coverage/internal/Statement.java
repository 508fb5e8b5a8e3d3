package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fact or conclusion taken apart: its content words in their order, which of them are names or exact (numbers,
 * dates), what each weighs, and whether it denies something. Threads share it: it never changes but for what it remembers of itself.
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

    /** What is left of the weight of a word that may be left out. */
    static final double ASIDE = 0.15;

    private final String text;
    private final List<Token> tokens;
    private final List<Part> parts;
    private final Language language;
    private final QuestionWords question;
    private final ItemRarity rarity;
    private final double weight;
    private final double frameWeight;
    private final double wordWeight;
    private final int[] partAt;
    private final List<Quantity> quantities;

    // Few sentences come so close to a statement that these are asked for.
    private volatile @Nullable Polarity polarity;
    private volatile @Nullable Roles roles;
    private volatile @Nullable StatementLetters letters;

    Statement(
            String text,
            List<Token> tokens,
            List<Part> parts,
            Language language,
            QuestionWords question,
            ItemRarity rarity) {
        this.text = text;
        this.tokens = tokens;
        this.parts = List.copyOf(parts);
        this.language = language;
        this.question = question;
        this.rarity = rarity;
        this.weight = parts.stream().mapToDouble(Part::weight).sum();
        this.frameWeight = frameWeight(parts);
        this.wordWeight = wordWeight(parts);
        this.partAt = partAt();
        this.quantities = Quantities.in(tokens, language);
    }

    private static double frameWeight(List<Part> parts) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.given() || part.aside() ? 0 : part.weight();
        }
        return sum;
    }

    private static double wordWeight(List<Part> parts) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.name() ? 0 : part.weight();
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
        return token.isContent() && question.has(token.key());
    }

    boolean has(String key) {
        for (Part part : parts) {
            if (part.key().equals(key)) {
                return true;
            }
        }
        return false;
    }

    /** The question that it answers. */
    QuestionWords question() {
        return question;
    }

    /** Every amount that can be reckoned with. */
    List<Quantity> quantities() {
        return quantities;
    }

    /** Its letters, and what tells them from those of the other items of its list. */
    StatementLetters letters() {
        StatementLetters known = letters;
        if (known == null) {
            known = new StatementLetters(this, rarity);
            letters = known;
        }
        return known;
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
                && question.keys().stream()
                        .noneMatch(key -> !key.equals(part.key())
                                && key.charAt(0) == part.key().charAt(0));
    }

    /** The sum of what its parts weigh. */
    double weight() {
        return weight;
    }

    /** What those of its parts weigh that are no names. */
    double wordWeight() {
        return wordWeight;
    }

    /** What those of its parts weigh that must be said: neither by the question nor aside. Roughly, for a quick look. */
    double frameWeight() {
        return frameWeight;
    }

    /** Its negations and denials. */
    private Polarity polarity() {
        Polarity known = polarity;
        if (known == null) {
            known = Polarity.of(tokens, text, language);
            polarity = known;
        }
        return known;
    }

    /** Who acts in it, and who is acted upon. */
    Roles roles() {
        Roles known = roles;
        if (known == null) {
            known = Roles.of(this, language);
            roles = known;
        }
        return known;
    }
}
