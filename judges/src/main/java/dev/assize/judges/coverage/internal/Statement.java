package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
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
    private final double weight;
    private final double frameWeight;
    private final double wordWeight;
    private final int[] partAt;
    private final int traits;
    private final List<Quantity> quantities;

    // Few sentences come so close to a statement that these are asked for.
    private volatile @Nullable Polarity polarity;
    private volatile @Nullable Roles roles;
    private volatile @Nullable StatementLetters letters;
    private volatile @Nullable Boolean negated;
    private volatile @Nullable Boolean firstActs;
    private volatile String @Nullable [] initials;
    private volatile Objection @Nullable [] objections;
    private volatile @Nullable WordClasses classes;
    private volatile @Nullable StatementGrammar grammar;

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
        this.weight = weight(parts);
        this.frameWeight = frameWeight(parts);
        this.wordWeight = wordWeight(parts);
        this.partAt = partAt(byKey);
        this.traits = traits(words);
        this.quantities = Quantities.in(tokens, language);
    }

    /** Added up with what each step rounds off, after Kahan. */
    private static double weight(Part[] parts) {
        double sum = 0;
        double off = 0;
        for (Part part : parts) {
            double exact = part.weight() - off;
            double next = sum + exact;
            off = (next - sum) - exact;
            sum = next;
        }
        return sum - off;
    }

    private static int traits(ItemWord[] words) {
        int traits = 0;
        for (ItemWord word : words) {
            traits |= word.traits();
        }
        return traits;
    }

    private static double frameWeight(Part[] parts) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.given() || part.aside() ? 0 : part.weight();
        }
        return sum;
    }

    private static double wordWeight(Part[] parts) {
        double sum = 0;
        for (Part part : parts) {
            sum += part.name() ? 0 : part.weight();
        }
        return sum;
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
            known = new String[parts.length];
            for (int i = 0; i < known.length; i++) {
                known[i] = readInitials(i);
            }
            initials = known;
        }
        return known[part];
    }

    private String readInitials(int part) {
        StringBuilder first = new StringBuilder();
        for (Part other : parts) {
            if (other.name() && other.run() == parts[part].run()) {
                first.append(other.token().folded().charAt(0));
            }
        }
        return first.length() > 1 ? first.toString() : "";
    }

    boolean negated() {
        Boolean known = negated;
        if (known == null) {
            // Most have no word that may negate, and need not be cut into clauses.
            known = has(WordTraits.NEGATES) && polarity().negatesAnything();
            negated = known;
        }
        return known;
    }

    /** Whether one of its words has one of these {@link WordTraits}. */
    boolean has(int some) {
        return (traits & some) != 0;
    }

    /** Whether the part is a noun or adjective that a sentence can put another in the place of. */
    boolean isChangeable(int part) {
        return classes().changeable[part];
    }

    /** Whether the part is a plain word for a deed. */
    boolean isDeed(int part) {
        return classes().deeds[part];
    }

    boolean hasTwoDeeds() {
        return classes().twoDeeds;
    }

    private WordClasses classes() {
        WordClasses known = classes;
        if (known == null) {
            known = new WordClasses();
            classes = known;
        }
        return known;
    }

    /** What kind of word each of its parts is. */
    private final class WordClasses {
        private final boolean[] changeable = new boolean[parts.length];
        private final boolean[] deeds = new boolean[parts.length];
        private final boolean twoDeeds;

        WordClasses() {
            DiscourseMarkers markers = DiscourseMarkers.of(language);
            Nouns nouns = Nouns.of(language);
            int found = 0;
            for (int i = 0; i < parts.length; i++) {
                Part part = parts[i];
                changeable[i] = !part.exact()
                        && !part.aside()
                        && !part.given()
                        && nouns.isAt(tokens, part.at())
                        && !markers.isGeneric(part.token());
                deeds[i] = !part.exact() && !part.name() && markers.isVerb(part.token());
                found += deeds[i] ? 1 : 0;
            }
            this.twoDeeds = found > 1;
        }
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

    /** Whether the clause of the part has a negation. */
    boolean isInNegatedClause(int part) {
        return polarity().isInNegatedClause(parts[part].at());
    }

    /** Whether the part stands in a clause that says of something that it fails or is refused. */
    boolean isFailing(int part) {
        return polarity().isFailing(parts[part].at());
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

    /** How it is built. */
    StatementGrammar grammar() {
        StatementGrammar known = grammar;
        if (known == null) {
            known = new StatementGrammar(this, language);
            grammar = known;
        }
        return known;
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

    /** Whether the first of its {@link #roles} acts; it has roles. */
    boolean firstActs() {
        Boolean known = firstActs;
        if (known == null) {
            known = SwappedRoles.firstActs(this, roles(), language);
            firstActs = known;
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
