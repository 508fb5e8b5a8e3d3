package dev.assize.cli.terminal;

import java.io.Console;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Who is reading: a person at a terminal, or another program.
 *
 * @param out whether standard output goes to a terminal
 * @param err whether standard error does
 * @param colour whether colours are welcome on a terminal
 * @param width how many characters fit on a line
 */
public record Terminal(boolean out, boolean err, boolean colour, int width) {

    private static final int USUAL_WIDTH = 100;
    private static final int LEAST_WIDTH = 60;

    public static Terminal plain() {
        return new Terminal(false, false, false, USUAL_WIDTH);
    }

    /**
     * What the start script found out ({@code assize.tty}, {@code assize.width}), and what the environment asks for.
     * Java itself cannot tell where only one of the two outputs goes.
     */
    public static Terminal of(Map<String, String> environment, String tty, String width) {
        boolean colour = environment.getOrDefault("NO_COLOR", "").isEmpty()
                && !environment.getOrDefault("TERM", "").equals("dumb");
        return new Terminal(tty.contains("out"), tty.contains("err"), colour, width(width));
    }

    /**
     * Where no start script could find out: on Windows, or when the jar is started by itself. Older consoles of Windows show colours as
     * signs, and those that know them say so.
     *
     * @param person whether Java takes both standard input and standard output for a terminal
     */
    public static Terminal of(Map<String, String> environment, boolean person) {
        Terminal known = of(environment, person ? "out,err" : "", "");
        boolean colour = Stream.of("TERM", "WT_SESSION", "ConEmuANSI").anyMatch(environment::containsKey);
        return new Terminal(known.out, known.err, known.colour && colour, known.width);
    }

    /** What Java takes for a terminal. From Java 22 on there is a console even where there is none, and it says so. */
    public static boolean isAtHand(@Nullable Console console) {
        if (console == null) {
            return false;
        }
        try {
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException e) {
            return true;
        }
    }

    private static int width(String text) {
        boolean number = !text.isEmpty() && text.length() < 5 && text.chars().allMatch(c -> c >= '0' && c <= '9');
        // A terminal that does not know its size says 0.
        int told = number ? Integer.parseInt(text) : 0;
        return told == 0 ? USUAL_WIDTH : Math.max(LEAST_WIDTH, told);
    }

    /** Paints what is printed on standard output. */
    public AnsiStyle style() {
        return out && colour ? AnsiStyle.COLOURED : AnsiStyle.PLAIN;
    }
}
