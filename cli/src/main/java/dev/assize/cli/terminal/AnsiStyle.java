package dev.assize.cli.terminal;

/** Paints words for a terminal, or leaves them as they are. */
public enum AnsiStyle {
    PLAIN,
    COLOURED;

    public String bold(String text) {
        return painted("1", text);
    }

    public String faint(String text) {
        return painted("2", text);
    }

    public String red(String text) {
        return painted("31", text);
    }

    public String green(String text) {
        return painted("32", text);
    }

    public String yellow(String text) {
        return painted("33", text);
    }

    private String painted(String code, String text) {
        return this == PLAIN || text.isEmpty() ? text : "\u001B[" + code + "m" + text + "\u001B[0m";
    }
}
