package dev.assize.runs.page;

import dev.assize.text.ResourceText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * What stands around the content of a page that needs nothing but itself: no network, no other file. Its content security
 * policy allows exactly its own style and its own scripts, by their hashes, so even a text that got past the escaping could
 * not run.
 *
 * @param title the title of the window
 * @param kind what the page is, in its bar: {@code Assize report}
 * @param sections where the bar leads
 * @param scripts the page's own scripts, after the one that all pages have
 */
public record PageFrame(String title, String kind, List<Section> sections, List<String> scripts) {

    /** A part of the page that the bar leads to. */
    public record Section(String id, String name) {}

    public PageFrame {
        sections = List.copyOf(sections);
        List<String> all = new ArrayList<>();
        all.add(resource(PageFrame.class, "page.js"));
        all.addAll(scripts);
        scripts = List.copyOf(all);
    }

    /** From the first byte to where the content begins. */
    public String opening() {
        String style = resource(PageFrame.class, "page.css");
        Markup head = new Markup();
        head.open("meta", "charset", "utf-8")
                .open("meta", "http-equiv", "Content-Security-Policy", "content", policy())
                .open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .open("meta", "name", "referrer", "content", "no-referrer")
                .open("meta", "name", "generator", "content", "Assize")
                .element("title", title);
        return PageShell.opening(head + "<style>" + style + "</style>\n") + bar();
    }

    /** What the page may do: run its own scripts, by their hashes, and nothing else. */
    public String policy() {
        List<String> hashes =
                scripts.stream().map(script -> "'" + hash(script) + "'").toList();
        return "default-src 'none'; style-src '" + hash(resource(PageFrame.class, "page.css")) + "'; script-src "
                + String.join(" ", hashes) + "; base-uri 'none'; form-action 'none'";
    }

    private Markup bar() {
        Markup bar = new Markup();
        bar.element("span.brand", kind);
        bar.open("nav", "aria-label", "Sections");
        sections.forEach(section -> bar.element("a", section.name(), "href", "#" + section.id()));
        return PageShell.bar(bar.close("nav").element("span.grow", ""), "overview");
    }

    /** From the end of the content to the last byte. */
    public String closing() {
        StringBuilder end = new StringBuilder("</div>\n");
        scripts.forEach(script -> end.append("<script>").append(script).append("</script>\n"));
        return end.append(PageShell.closing()).toString();
    }

    private static String hash(String content) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(content.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }

    /** A text that lies beside a class. */
    public static String resource(Class<?> beside, String name) {
        return ResourceText.beside(beside, name).replace("\r\n", "\n");
    }
}
