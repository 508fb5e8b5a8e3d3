package dev.assize.runs.page;

import dev.assize.runs.internal.Xml;
import java.util.Locale;
import java.util.Set;

/** HTML or SVG in the making. Texts and attribute values are escaped on their way in; there is no other way in for them. */
public final class Markup {

    /** After these a line end would be seen as a blank. */
    private static final Set<String> INLINE = Set.of("span", "a", "small", "mark", "bdi", "b");

    private final StringBuilder html = new StringBuilder();

    /**
     * @param tag with its classes behind a dot, as in {@code div.card flush}
     * @param attributes names and values in turn
     */
    public Markup open(String tag, String... attributes) {
        start(tag, attributes);
        html.append('>');
        return this;
    }

    private void start(String tag, String... attributes) {
        int dot = tag.indexOf('.');
        html.append('<').append(name(tag));
        if (dot >= 0) {
            attributes("class", tag.substring(dot + 1));
        }
        attributes(attributes);
    }

    private static String name(String tag) {
        int dot = tag.indexOf('.');
        return dot < 0 ? tag : tag.substring(0, dot);
    }

    public Markup close(String tag) {
        html.append("</").append(tag).append('>');
        if (!INLINE.contains(tag)) {
            html.append('\n');
        }
        return this;
    }

    /** An SVG element without content. */
    public Markup leaf(String tag, String... attributes) {
        start(tag, attributes);
        html.append("/>");
        return this;
    }

    /** @param told what it shows, for whoever cannot see it */
    public Markup svg(String role, double width, double height, String told) {
        return open("svg", "viewBox", "0 0 " + at(width) + " " + at(height), "role", role, "aria-label", told);
    }

    /** A bar of SVG with round corners. */
    public Markup bar(String css, double x, double y, double width, double height) {
        String[] place = {"x", at(x), "y", at(y), "width", at(width), "height", at(height), "rx", "3", "class", css};
        return leaf("rect", place);
    }

    /** A line of SVG. */
    public Markup line(String css, double x1, double y1, double x2, double y2) {
        return leaf("line", "x1", at(x1), "y1", at(y1), "x2", at(x2), "y2", at(y2), "class", css);
    }

    public Markup text(String text) {
        html.append(Xml.text(text));
        return this;
    }

    /** An element with nothing but text in it. */
    public Markup element(String tag, String text, String... attributes) {
        return open(tag, attributes).text(text).close(name(tag));
    }

    public Markup add(Markup other) {
        html.append(other.html);
        return this;
    }

    private void attributes(String... attributes) {
        for (int i = 0; i + 1 < attributes.length; i += 2) {
            html.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(Xml.attribute(attributes[i + 1]))
                    .append('"');
        }
    }

    /** A coordinate, to a tenth. */
    public static String at(double value) {
        String written = String.format(Locale.ROOT, "%.1f", value);
        return written.endsWith(".0") ? written.substring(0, written.length() - 2) : written;
    }

    @Override
    public String toString() {
        return html.toString();
    }
}
