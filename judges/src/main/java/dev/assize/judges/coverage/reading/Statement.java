package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Names;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A fact or conclusion taken apart: its content words in their order, which of them are names or exact (numbers,
 * dates), what each weighs, and whether it denies something.
 */
final class Statement {

    /** One content word of the statement. */
    record Part(Token token, boolean name, int run, double weight) {
        String key() {
            return token.key();
        }

        boolean exact() {
            return token.isExact();
        }
    }

    private final List<Part> parts;
    private final boolean negated;
    private final boolean denying;
    private final boolean passive;
    private final double weight;

    private Statement(List<Part> parts, boolean negated, boolean denying, boolean passive) {
        this.parts = List.copyOf(parts);
        this.negated = negated;
        this.denying = denying;
        this.passive = passive;
        this.weight = parts.stream().mapToDouble(Part::weight).sum();
    }

    /** @param given keys of the question's words, which an answer need not repeat */
    static Statement of(String text, Tokenizer tokenizer, Set<String> given, Set<String> knownNames) {
        List<Token> tokens = tokenizer.read(text);
        BitSet names = Names.in(tokens, text, tokenizer.language());
        Polarity polarity = new Polarity(tokens, text, tokenizer.language());
        List<Part> parts = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        int run = 0;
        for (int i = 0; i < tokens.size(); i++) {
            Token token = tokens.get(i);
            boolean name = names.get(i) || (token.capitalised() && knownNames.contains(token.key()));
            if (!name) {
                run++;
            }
            if (token.isContent() && seen.add(token.key())) {
                parts.add(new Part(token, name, name ? run : -1, weight(token, name, given, tokenizer.language())));
            }
        }
        return new Statement(
                parts,
                polarity.negatesAnything(),
                polarity.deniesAnything(),
                Voice.isPassive(tokens, tokenizer.language()));
    }

    private static double weight(Token token, boolean name, Set<String> given, Language language) {
        double weight =
                token.isExact() ? 1.2 : name ? 1.2 : Kinship.of(language).weight(token.key());
        return given.contains(token.key()) ? weight * 0.3 : weight;
    }

    List<Part> parts() {
        return parts;
    }

    /** The first letters of the name that the part belongs to. */
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
        return negated;
    }

    /** Whether it has a word of denial, which the output may put in other words. */
    boolean denying() {
        return denying;
    }

    boolean passive() {
        return passive;
    }

    /** The sum of what its parts weigh. */
    double weight() {
        return weight;
    }
}
