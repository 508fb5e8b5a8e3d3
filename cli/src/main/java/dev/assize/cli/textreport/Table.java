package dev.assize.cli.textreport;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Cells;
import dev.assize.runs.page.Markup;
import java.util.ArrayList;
import java.util.List;

/** Rows of cells under a header. Not shared between threads. */
public final class Table {

    private static final int WIDEST = 60;
    private static final String GAP = "  ";

    private final List<String> header;
    private final List<List<String>> rows = new ArrayList<>();

    public Table(String... header) {
        this.header = List.of(header);
    }

    public Table(List<String> header) {
        this.header = List.copyOf(header);
    }

    public Table row(String... cells) {
        return row(List.of(cells));
    }

    public Table row(List<String> cells) {
        if (cells.size() != header.size()) {
            throw new IllegalArgumentException("A row of " + cells.size() + " cells under " + header);
        }
        rows.add(List.copyOf(cells));
        return this;
    }

    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Columns as wide as what stands in them; the last one is not filled up. */
    String plain(AnsiStyle style) {
        int[] widths = new int[header.size()];
        for (int column = 0; column < widths.length; column++) {
            widths[column] = width(column);
        }
        StringBuilder text = new StringBuilder();
        if (header.stream().anyMatch(name -> !name.isEmpty())) {
            text.append(style.faint(line(header, widths))).append('\n');
        }
        rows.forEach(row -> text.append(line(row, widths)).append('\n'));
        return text.toString();
    }

    private int width(int column) {
        int widest = count(header.get(column));
        for (List<String> row : rows) {
            widest = Math.max(widest, Math.min(WIDEST, count(row.get(column))));
        }
        return widest;
    }

    private static int count(String text) {
        return text.codePointCount(0, text.length());
    }

    private static String line(List<String> cells, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int column = 0; column < widths.length; column++) {
            boolean last = column == widths.length - 1;
            line.append(column == 0 ? "" : GAP)
                    .append(last ? Cells.line(cells.get(column)) : Cells.fit(cells.get(column), widths[column]));
        }
        return line.toString().stripTrailing();
    }

    void html(Markup page) {
        // It scrolls on a phone, by the keyboard too.
        page.open("div.card flush", "tabindex", "0")
                .open("table.table")
                .open("thead")
                .open("tr");
        // A head without a name is none to a screen reader.
        header.forEach(name -> {
            if (name.isBlank()) {
                page.element("td", "");
            } else {
                page.element("th", name, "scope", "col");
            }
        });
        page.close("tr").close("thead").open("tbody");
        rows.forEach(row -> {
            page.open("tr");
            row.forEach(cell -> page.element("td", cell));
            page.close("tr");
        });
        page.close("tbody").close("table").close("div");
    }

    String markdown() {
        StringBuilder text = new StringBuilder(markdownRow(header));
        text.append("|").append(" --- |".repeat(header.size())).append('\n');
        rows.forEach(row -> text.append(markdownRow(row)));
        return text.toString();
    }

    private static String markdownRow(List<String> cells) {
        StringBuilder row = new StringBuilder("|");
        cells.forEach(cell -> row.append(' ').append(TextReport.escaped(cell)).append(" |"));
        return row.append('\n').toString();
    }
}
