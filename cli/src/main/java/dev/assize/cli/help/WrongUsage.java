package dev.assize.cli.help;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.text.NearestName;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said of a command line that cannot be understood: one sentence, and where help is. */
public final class WrongUsage {

    private static final Pattern INVALID =
            Pattern.compile("Invalid value for option '([^']+)'(?: \\([^)]*\\))?: (.*)", Pattern.DOTALL);

    private static final Pattern NO_PAIR = Pattern.compile(
            "Value for option option '([^']+)' \\(([^)]*)\\) should be in .* but was (.*)", Pattern.DOTALL);

    private static final Pattern NO_NUMBER = Pattern.compile("'(.*)' is not an? (int|long|double)", Pattern.DOTALL);

    private WrongUsage() {}

    /** Makes a command and all below it explain themselves so, and take the values of an option in lower case. */
    public static void install(CommandLine command, PrintStream err) {
        command.setParameterExceptionHandler((problem, arguments) -> {
            CommandLine failed = problem.getCommandLine();
            String name = failed.getCommandSpec().qualifiedName();
            err.println("assize: " + told(problem, failed));
            err.println("see '" + name + " --help'");
            return ExitCode.USAGE;
        });
        enums(command);
    }

    private static void enums(CommandLine command) {
        for (OptionSpec option : command.getCommandSpec().options()) {
            Class<?> type = option.type();
            if (type.isEnum()) {
                lowerCase(command, type);
            }
        }
        command.getSubcommands().values().forEach(WrongUsage::enums);
    }

    @SuppressWarnings("unchecked")
    private static <T> void lowerCase(CommandLine command, Class<T> type) {
        command.registerConverter(type, text -> (T) oneOf(List.of((Enum<?>[]) type.getEnumConstants()), text));
    }

    /** The constant that a user means. Throws {@link TypeConversionException} with those there are. */
    public static <E extends Enum<?>> E oneOf(List<E> constants, String text) {
        List<String> names = new ArrayList<>();
        for (E each : constants) {
            String name = each.name().toLowerCase(Locale.ROOT).replace('_', '-');
            if (name.equals(text.toLowerCase(Locale.ROOT).replace('_', '-'))) {
                return each;
            }
            names.add(name);
        }
        throw new TypeConversionException("takes " + or(names) + ", got \"" + text + "\"" + meant(text, names));
    }

    private static String or(List<String> names) {
        return names.size() < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, names.size() - 1)) + " or " + names.get(names.size() - 1);
    }

    private static String meant(String text, List<String> names) {
        return NearestName.to(text.toLowerCase(Locale.ROOT), names)
                .map(near -> "; did you mean " + near + "?")
                .orElse("");
    }

    private static String told(ParameterException problem, CommandLine failed) {
        if (problem instanceof UnmatchedArgumentException unmatched
                && !unmatched.getUnmatched().isEmpty()) {
            return unmatched(unmatched.getUnmatched().get(0), failed);
        }
        if (problem instanceof MissingParameterException missing) {
            return missing(missing);
        }
        String message = String.valueOf(problem.getMessage());
        Matcher invalid = INVALID.matcher(message);
        if (invalid.matches()) {
            String reason = invalid.group(2);
            return invalid.group(1) + (reason.startsWith("takes ") ? " " : ": ") + plain(reason);
        }
        Matcher pair = NO_PAIR.matcher(message);
        return pair.matches()
                ? pair.group(1) + ": found \"" + pair.group(3) + "\", expected " + pair.group(2)
                : message;
    }

    /** {@code 'x' is not an int} in words that a user knows. */
    private static String plain(String reason) {
        Matcher number = NO_NUMBER.matcher(reason);
        if (!number.matches()) {
            return reason;
        }
        String expected = List.of("int", "long").contains(number.group(2)) ? "a whole number" : "a number";
        return "found \"" + number.group(1) + "\", expected " + expected;
    }

    private static String missing(MissingParameterException missing) {
        List<String> names = missing.getMissing().stream().map(WrongUsage::name).toList();
        return names.isEmpty() ? String.valueOf(missing.getMessage()) : "missing: " + String.join(", ", names);
    }

    private static String name(ArgSpec argument) {
        return argument instanceof OptionSpec option
                ? option.longestName() + " " + option.paramLabel()
                : argument.paramLabel();
    }

    private static String unmatched(String word, CommandLine failed) {
        if (word.startsWith("-") && word.length() > 1) {
            String name = word.contains("=") ? word.substring(0, word.indexOf('=')) : word;
            List<String> options = failed.getCommandSpec().options().stream()
                    .flatMap(option -> Arrays.stream(option.names()))
                    .filter(known -> known.startsWith("--"))
                    .toList();
            return "there is no option " + name + meant(name, options);
        }
        List<String> commands = failed.getSubcommands().keySet().stream().toList();
        if (commands.isEmpty()) {
            return "\"" + word + "\" is more than this command takes";
        }
        Optional<String> near = NearestName.to(word, commands);
        return "there is no command \"" + word + "\"; "
                + near.map(name -> "did you mean " + name + "?")
                        .orElse("there are " + commands.stream().collect(Collectors.joining(", ")));
    }
}
