package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import java.util.List;
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
    record Part(int at, Token token, ItemWord word, int run, boolean aside, boolean given, double weight) {

        String key() {
            return token.key();
        }

        boolean name() {
            return run >= 0;
        }

        boolean exact() {
            return token.isExact();
        }

        /** Whether it must be said: neither by the question nor aside. */
        boolean framed() {
            return !given && !aside;
        }
    }

    /** What is left of the weight of a word that the question already says. */
    static final double GIVEN = 0.03;

    /** What is left of the weight of a word that may be left out. */
    static final double ASIDE = 0.15;

    private final String text;
    private final List<Token> tokens;
    private final Token[] token;
    private final ItemWord[] words;
    private final Part[] parts;
    private final Language language;
    private final QuestionWords question;
    private final StatementWeights weights;
    private final int[] partAt;
    private final int traits;
    private final List<Quantity> quantities;

    // Few sentences come so close to a statement that these are asked for.
    private volatile @Nullable StatementPolarity polarity;
    private volatile @Nullable Roles roles;
    private volatile @Nullable StatementLetters letters;
    private volatile @Nullable Boolean takesUpQuestion;
    private volatile @Nullable Boolean firstActs;
    private volatile @Nullable Boolean mayBeSwapped;
    private volatile String @Nullable [] initials;
    private volatile Objection @Nullable [] objections;
    private volatile @Nullable PartKinds kinds;
    private volatile @Nullable StatementGrammar grammar;
    private volatile PartOfSpeech @Nullable [] speech;

    Statement(
            String text,
            List<Token> tokens,
            ItemWord[] words,
            Part[] parts,
            PartsByKey byKey,
            Language language,
            QuestionWords question) {
        this.text = text;
        this.tokens = tokens;
        this.token = tokens.toArray(Token[]::new);
        this.words = words;
        this.parts = parts;
        this.language = language;
        this.question = question;
        this.weights = StatementWeights.of(parts);
        this.partAt = partAt(byKey);
        int[] each = new int[words.length];
        int all = 0;
        for (int i = 0; i < each.length; i++) {
            each[i] = words[i].traits();
            all |= each[i];
        }
        this.traits = all;
        this.quantities = Quantities.in(tokens, each, language);
    }

    private int[] partAt(PartsByKey byKey) {
        int[] places = new int[token.length];
        for (int i = 0; i < places.length; i++) {
            places[i] = token[i].isContent() ? byKey.find(token[i].key()) : -1;
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

    /** How many words it has, the small ones too. */
    int length() {
        return token.length;
    }

    Token token(int at) {
        return token[at];
    }

    /** What the token is in its sentence, as far as the tagger of the language tells. */
    PartOfSpeech speech(int at) {
        PartOfSpeech[] known = speech;
        if (known == null) {
            known = ReadText.tagger(language).read(text, tokens);
            speech = known;
        }
        return known[at];
    }

    /** What the list of items knows of the token. */
    ItemWord word(int at) {
        return words[at];
    }

    /** How many content words it has. */
    int parts() {
        return parts.length;
    }

    Part part(int part) {
        return parts[part];
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

    /** Whether it has a content word of the question. */
    boolean takesUpQuestion() {
        Boolean known = takesUpQuestion;
        if (known == null) {
            known = question.isTakenUpBy(this);
            takesUpQuestion = known;
        }
        return known;
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
            known = new StatementLetters(this);
            letters = known;
        }
        return known;
    }

    /** The first part that the question does not already say; the first of all when it says every one. */
    int firstNew() {
        for (int part = 0; part < parts.length; part++) {
            if (!parts[part].given()) {
                return part;
            }
        }
        return 0;
    }

    /** The last part that the question does not already say; the last of all when it says every one. */
    int lastNew() {
        for (int part = parts.length - 1; part >= 0; part--) {
            if (!parts[part].given()) {
                return part;
            }
        }
        return parts.length - 1;
    }

    /** The first letters of the name that the part belongs to; empty when it has one word only. */
    String initials(int part) {
        String[] known = initials;
        if (known == null) {
            known = NameInitials.ofParts(this);
            initials = known;
        }
        return known[part];
    }

    /** Whether one of its words has one of these {@link WordTraits}. */
    boolean has(int some) {
        return (traits & some) != 0;
    }

    /** What kind of word each of its parts is. */
    PartKinds kinds() {
        PartKinds known = kinds;
        if (known == null) {
            known = new PartKinds(this, language);
            kinds = known;
        }
        return known;
    }

    /** Whether the part is a deed: by its form, or as what is said of the subject. */
    boolean isDeed(int part) {
        return kinds().isDeed(part) || (part == grammar().predicate() && !parts[part].name());
    }

    /** The objections that some sentence may be open to; most statements have no units, or no two whose roles could be exchanged. */
    Objection[] objections() {
        Objection[] known = objections;
        if (known == null) {
            known = Objections.of(language).concerning(this);
            objections = known;
        }
        return known;
    }

    /** Whether the question says the number or date of this part and no other, so that an answer may take it for granted. */
    boolean takesForGranted(Part part) {
        return part.given()
                && question.keys().stream()
                        .noneMatch(key -> !key.equals(part.key())
                                && key.charAt(0) == part.key().charAt(0));
    }

    /** What its parts weigh together. */
    StatementWeights weights() {
        return weights;
    }

    /** How it is built. */
    StatementGrammar grammar() {
        StatementGrammar known = grammar;
        if (known == null) {
            known = new StatementGrammar(this, language);
            grammar = known;
        }
        return known;
    }

    /** What it denies. */
    StatementPolarity polarity() {
        StatementPolarity known = polarity;
        if (known == null) {
            known = new StatementPolarity(this, language);
            polarity = known;
        }
        return known;
    }

    /** Whether the first of its {@link #roles} acts; it has roles. */
    boolean firstActs() {
        Boolean known = firstActs;
        if (known == null) {
            known = SwappedRoles.firstActs(this, roles(), language);
            firstActs = known;
        }
        return known;
    }

    /** Whether it has two whose roles a sentence can exchange. */
    boolean mayBeSwapped() {
        Boolean known = mayBeSwapped;
        if (known == null) {
            known = SwappedRoles.mayBeSwapped(this);
            mayBeSwapped = known;
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
