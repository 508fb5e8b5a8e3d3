package dev.assize.runs.internal;

/** Any text as it may stand in XML 1.0 or HTML. */
public final class Xml {

    private Xml() {}

    /** Between tags. Characters that XML 1.0 cannot hold become U+FFFD. */
    public static String text(String text) {
        StringBuilder escaped = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(point -> {
            switch (point) {
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '&' -> escaped.append("&amp;");
                case '"' -> escaped.append("&quot;");
                case '\'' -> escaped.append("&#39;");
                case '\r' -> escaped.append("&#13;");
                default -> escaped.appendCodePoint(isAllowed(point) ? point : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    /** Within quotes; a line end stays one instead of becoming a space. */
    public static String attribute(String text) {
        return text(text).replace("\n", "&#10;").replace("\t", "&#9;");
    }

    /** XML 1.0, production 2, without the control characters that it only discourages. */
    private static boolean isAllowed(int point) {
        return point == '\t'
                || point == '\n'
                || (point >= 0x20 && point < 0x7F)
                || point == 0x85
                || (point >= 0xA0 && point <= 0xD7FF)
                || (point >= 0xE000 && point <= 0xFFFD)
                || point >= 0x10000;
    }
}
