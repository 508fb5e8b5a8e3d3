package dev.assize.core.whole;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds what looks like a placeholder: {@code {name}}, {@code ${name}}, {@code {{ name }}}, {@code {{{name}}}}, where a
 * name is identifiers joined by dots; a backslash before it makes it text. Braces around anything else, such as those of JSON, are text.
 */
final class PlaceholderScanner {

    private static final String NAME = "([A-Za-z_][A-Za-z0-9_-]{0,99}(?:\\.[A-Za-z0-9_-]{1,99}){0,9})";
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{\\{[ \\t]*" + NAME + "[ \\t]*}}}" // three braces
            + "|\\{\\{[ \\t]*" + NAME + "[ \\t]*}}" // two
            + "|\\$?\\{" + NAME + "}"); // one
    private static final Pattern LOGIC = Pattern.compile(
            "\\{\\{[ \\t]*[#/^>][^{}\\n]{0,200}}}" // sections, partials
                    + "|\\{\\{[ \\t]*[A-Za-z_][A-Za-z0-9_.-]{0,200}[ \\t]*\\|[^{}\\n]{0,200}}}" // filters
                    + "|\\{%[^\\n]{0,200}?%}"); // statements

    private PlaceholderScanner() {}

    static List<Placeholder> scan(String prompt) {
        refuseLogic(prompt);
        List<Placeholder> found = new ArrayList<>();
        Matcher matcher = PLACEHOLDER.matcher(prompt);
        int line = 1;
        int counted = 0;
        while (matcher.find()) {
            line += lines(prompt, counted, matcher.start());
            counted = matcher.start();
            boolean doubled = matcher.group(3) == null;
            String name = !doubled ? matcher.group(3) : matcher.group(2) == null ? matcher.group(1) : matcher.group(2);
            boolean escaped = matcher.start() > 0 && prompt.charAt(matcher.start() - 1) == '\\';
            boolean glued = isWord(prompt, matcher.start() - 1) || isWord(prompt, matcher.end());
            found.add(new Placeholder(name, matcher.start(), matcher.end(), line, doubled, escaped, glued));
        }
        return found;
    }

    private static void refuseLogic(String prompt) {
        Matcher logic = LOGIC.matcher(prompt);
        if (logic.find()) {
            throw new PromptMistake(
                    1 + lines(prompt, 0, logic.start()),
                    logic.group(),
                    "is template logic, which is never evaluated; only plain placeholders are filled in, such as {{name}}",
                    List.of());
        }
    }

    private static int lines(String text, int from, int to) {
        return (int)
                text.substring(from, to).chars().filter(unit -> unit == '\n').count();
    }

    private static boolean isWord(String text, int at) {
        if (at < 0 || at >= text.length()) {
            return false;
        }
        char unit = text.charAt(at);
        return Characters.isLetterOrDigit(unit) || unit == '-' || unit == '_';
    }
}
