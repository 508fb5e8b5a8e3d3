package dev.assize.cli.terminal;

import java.util.regex.Pattern;

/** One argument of a command line that a user pastes into a shell. */
public final class ShellWord {

    private static final Pattern PLAIN = Pattern.compile("[\\p{L}\\p{N}_./:@%+=,^-]+");
    private static final Pattern HARMLESS_IN_DOUBLE_QUOTES = Pattern.compile("[^\"$`\\\\!]*");

    private ShellWord() {}

    /** The argument as it is, or in quotes where a shell would take it apart. */
    public static String of(String argument) {
        if (PLAIN.matcher(argument).matches()) {
            return argument;
        }
        return HARMLESS_IN_DOUBLE_QUOTES.matcher(argument).matches()
                ? '"' + argument + '"'
                : "'" + argument.replace("'", "'\\''") + "'";
    }
}
