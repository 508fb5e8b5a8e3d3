package dev.assize.judges.coverage.internal;

/** The kind of text: connected prose, or lines that stand for themselves. */
enum Layout {
    PROSE("connected prose"),
    LIST("a bare list"),
    TABLE("a table");

    private final String description;

    Layout(String description) {
        this.description = description;
    }

    String describe() {
        return description;
    }

    static Layout of(String text) {
        int lines = 0;
        int items = 0;
        int rows = 0;
        for (String line : text.lines().toList()) {
            String stripped = line.strip();
            if (stripped.isEmpty()) {
                continue;
            }
            lines++;
            items += isItem(stripped) ? 1 : 0;
            rows += stripped.indexOf('|') >= 0 || stripped.indexOf('\t') >= 0 ? 1 : 0;
        }
        if (lines < 2) {
            return PROSE;
        }
        return rows * 2 > lines ? TABLE : items * 2 > lines ? LIST : PROSE;
    }

    private static boolean isItem(String line) {
        return ListMarker.length(line) > 0;
    }
}
