package dev.assize.cli.judge;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.engine.plan.PromptPreview;
import java.util.List;
import java.util.stream.Collectors;

/** What models would be sent, for a person to read: the two messages and the form of the reply, to the letter. */
final class PromptText {

    private PromptText() {}

    static String of(List<PromptPreview> previews, AnsiStyle style) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < previews.size(); i++) {
            PromptPreview preview = previews.get(i);
            text.append(style.bold("── " + Cells.line(preview.id()) + " · call " + (i + 1) + " · " + preview.model()))
                    .append('\n');
            part(text, style, "system message", preview.request().instructions());
            part(text, style, "user message", preview.request().material());
            preview.request()
                    .schema()
                    .ifPresent(schema -> part(text, style, "JSON Schema of the reply", schema.toString()));
        }
        text.append(previews.isEmpty() ? "No model would be asked anything.\n" : "Nothing was sent.\n");
        return text.toString();
    }

    private static void part(StringBuilder text, AnsiStyle style, String name, String content) {
        text.append(style.faint("── " + name))
                .append('\n')
                .append(shown(content))
                .append("\n\n");
    }

    /** Text of a case could carry commands for the terminal; line ends stay. */
    private static String shown(String content) {
        return content.strip().lines().map(Cells::line).collect(Collectors.joining("\n"));
    }
}
