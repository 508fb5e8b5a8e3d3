package dev.assize.judgefiles.internal.expression;

import java.util.List;
import java.util.Optional;

/**
 * A function that expressions may call.
 *
 * @param describe what it gives, in a sentence for the reference page
 * @param check what is wrong with arguments that are written out in the expression, such as a pattern that cannot be read
 * @param seesUnknowns whether it is called with unknown arguments too
 */
public record LibraryFunction(
        String name, Signature signature, String describe, Body body, LiteralCheck check, boolean seesUnknowns) {

    /** What a function does. */
    @FunctionalInterface
    public interface Body {
        Datum apply(List<Datum> arguments, Work work);
    }

    /** Looks at an argument that is the same for every case. */
    @FunctionalInterface
    public interface LiteralCheck {
        Optional<String> objection(int argument, Datum literal);
    }

    public static LibraryFunction of(String name, String signature, String describe, Body body) {
        return new LibraryFunction(
                name, Signature.parse(signature), describe, body, (argument, literal) -> Optional.empty(), false);
    }

    public LibraryFunction checking(LiteralCheck literals) {
        return new LibraryFunction(name, signature, describe, body, literals, seesUnknowns);
    }

    /** Looks at the list and not at its items, so an unknown item is no trouble. */
    public LibraryFunction seeingUnknowns() {
        return new LibraryFunction(name, signature, describe, body, check, true);
    }

    /** As the reference page shows it. */
    public String shown() {
        return name + "(" + signature.parameters() + ")";
    }

    public String written() {
        return signature.toString();
    }
}
