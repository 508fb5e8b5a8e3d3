package dev.assize.cli.textreport;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;

/** Headings, lines and grids, one after the other. Not shared between threads. */
public final class TextReport {

    /** A part of the report in each of its forms. */
    private record Part(Function<AnsiStyle, String> plain, String markdown, Consumer<Markup> html) {}

    private final List<Part> parts = new ArrayList<>();

    public TextReport heading(String text) {
        parts.add(new Part(
                style -> style.bold(Cells.line(text)) + "\n",
                "### " + escaped(text) + "\n\n",
                page -> page.element("h2", text)));
        return this;
    }

    /** A line of text; an empty one adds nothing. */
    public TextReport line(String text) {
        if (!text.isEmpty()) {
            parts.add(new Part(
                    style -> Cells.line(text) + "\n", escaped(text) + "\n\n", page -> page.element("p", text)));
        }
        return this;
    }

    /** A line that must not be passed over. */
    public TextReport warning(String text) {
        parts.add(new Part(
                style -> style.yellow("Warning: " + Cells.line(text)) + "\n",
                "**Warning:** " + escaped(text) + "\n\n",
                page -> page.element("div.banner", text, "role", "alert")));
        return this;
    }

    /** A grid; an empty one adds nothing. */
    public TextReport grid(Table grid) {
        if (!grid.isEmpty()) {
            parts.add(new Part(grid::plain, grid.markdown() + "\n", grid::html));
        }
        return this;
    }

    /** Room between two parts; Markdown has it anyhow. */
    public TextReport gap() {
        parts.add(new Part(style -> "\n", "", page -> {}));
        return this;
    }

    public String plain(AnsiStyle style) {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.plain().apply(style)));
        return text.toString();
    }

    /** The parts as they stand in a page. */
    public void html(Markup page) {
        parts.forEach(part -> part.html().accept(page));
    }

    /** A page of its own. */
    public String page(String title, String kind) {
        PageFrame frame = new PageFrame(title + " · " + kind, kind, List.of(), List.of());
        Markup content = new Markup().open("main", "id", "overview").element("h1", title);
        html(content);
        return frame.opening() + content.close("main") + frame.closing();
    }

    public String markdown() {
        StringBuilder text = new StringBuilder();
        parts.forEach(part -> text.append(part.markdown()));
        return text.toString().stripTrailing() + "\n";
    }

    /** Text that Markdown shows as it stands: names and ids come from cases and may hold anything. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        Cells.line(text).codePoints().forEach(point -> {
            if (point == '<') {
                escaped.append("&lt;");
            } else if (point == '&') {
                escaped.append("&amp;");
            } else {
                escaped.append("\\`*_[]|#~".indexOf(point) >= 0 ? "\\" : "").appendCodePoint(point);
            }
        });
        return escaped.toString();
    }
}
