package dev.assize.cli.help;

import dev.assize.cli.terminal.Cells;
import dev.assize.cli.terminal.Version;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/** Shows the options of a command in groups, and breaks lines at blanks only. */
public final class HelpText {

    private static final int COLUMN = 30;
    private static final int INDENT = 2;

    private HelpText() {}

    /** Makes a command and all below it take {@code --help} and {@code --version}, and print their help so. */
    public static void install(CommandLine command) {
        command.getCommandSpec()
                .mixinStandardHelpOptions(true)
                .versionProvider(new Version())
                .usageMessage()
                .abbreviateSynopsis(true);
        Map<String, CommandLine.IHelpSectionRenderer> sections = command.getHelpSectionMap();
        sections.put(UsageMessageSpec.SECTION_KEY_DESCRIPTION, HelpText::description);
        sections.put(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST, HelpText::parameters);
        sections.put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, HelpText::options);
        sections.put(UsageMessageSpec.SECTION_KEY_COMMAND_LIST, HelpText::commands);
        sections.put(UsageMessageSpec.SECTION_KEY_FOOTER, HelpText::footer);
        command.setHelpSectionMap(sections);
        command.getSubcommands().values().forEach(HelpText::install);
    }

    private static int width(Help help) {
        return help.commandSpec().usageMessage().width();
    }

    private static String description(Help help) {
        return Arrays.stream(help.commandSpec().usageMessage().description())
                .filter(line -> !line.isEmpty())
                .map(line -> Cells.wrap(plain(line), width(help), 0) + "\n")
                .collect(Collectors.joining());
    }

    /** A list of options ends with a blank line, a list of commands does not. */
    private static String footer(Help help) {
        return Arrays.stream(help.commandSpec().usageMessage().footer())
                .dropWhile(line -> line.isEmpty() && help.subcommands().isEmpty())
                .map(line -> plain(line) + "\n")
                .collect(Collectors.joining());
    }

    private static String commands(Help help) {
        StringBuilder text = new StringBuilder();
        help.subcommands().forEach((name, command) -> {
            UsageMessageSpec usage = command.commandSpec().usageMessage();
            String told = usage.header().length > 0
                    ? usage.header()[0]
                    : usage.description().length > 0 ? usage.description()[0] : "";
            if (!usage.hidden()) {
                text.append(entry(help, name, plain(told)));
            }
        });
        return text.toString();
    }

    private static String parameters(Help help) {
        List<PositionalParamSpec> shown = help.commandSpec().positionalParameters().stream()
                .filter(parameter -> !parameter.hidden())
                .toList();
        if (shown.isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("\n");
        shown.forEach(parameter -> text.append(entry(help, parameter.paramLabel(), told(parameter))));
        return text.toString();
    }

    private static String options(Help help) {
        Map<HelpGroup, List<OptionSpec>> groups = new EnumMap<>(HelpGroup.class);
        for (OptionSpec option : help.commandSpec().options()) {
            if (!option.hidden()) {
                groups.computeIfAbsent(group(option), none -> new ArrayList<>()).add(option);
            }
        }
        StringBuilder text = new StringBuilder();
        groups.forEach((group, options) -> {
            text.append('\n');
            if (groups.size() > 1) {
                text.append(group.heading()).append(":\n");
            }
            options.forEach(option -> text.append(entry(help, names(option), told(option))));
        });
        return text.append('\n').toString();
    }

    private static HelpGroup group(OptionSpec option) {
        return option.userObject() instanceof Field field
                ? Optional.ofNullable(field.getAnnotation(Grouped.class))
                        .or(() -> Optional.ofNullable(field.getDeclaringClass().getAnnotation(Grouped.class)))
                        .map(Grouped::value)
                        .orElse(HelpGroup.GENERAL)
                : HelpGroup.GENERAL;
    }

    /** {@code -o, --output FILE}; a long name alone stands where long names stand. */
    private static String names(OptionSpec option) {
        List<String> names = Arrays.asList(option.names());
        boolean isShort = names.stream().anyMatch(name -> !name.startsWith("--"));
        String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return (isShort ? "" : "    ") + String.join(", ", names) + label;
    }

    private static String told(ArgSpec argument) {
        return Arrays.stream(argument.description()).map(HelpText::plain).collect(Collectors.joining(" "));
    }

    /** As the library would print it, where a per cent sign is written twice. */
    private static String plain(String written) {
        try {
            return String.format(Locale.ROOT, written);
        } catch (IllegalFormatException e) {
            return written;
        }
    }

    private static String entry(Help help, String name, String told) {
        String styled = help.colorScheme().optionText(name).toString();
        String left = " ".repeat(INDENT) + styled;
        int length = INDENT + name.length();
        String right = Cells.wrap(told, width(help) - COLUMN, COLUMN);
        return length < COLUMN - 1
                ? left + " ".repeat(COLUMN - length) + right + "\n"
                : left + "\n" + " ".repeat(COLUMN) + right + "\n";
    }
}
