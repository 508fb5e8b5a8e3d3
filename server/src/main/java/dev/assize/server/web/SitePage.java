package dev.assize.server.web;

import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageShell;
import dev.assize.server.account.Role;
import io.javalin.http.Context;
import java.util.List;

/**
 * A page of the server: the frame that all of them share around its content.
 *
 * @param title the title of the window
 * @param scripts the names of further scripts
 */
public record SitePage(String title, Markup content, List<String> scripts) {

    public SitePage {
        scripts = List.copyOf(scripts);
    }

    public SitePage(String title, Markup content) {
        this(title, content, List.of());
    }

    public void send(Context context) {
        context.html(html(Guard.visitor(context)));
    }

    /** For whoever is not let in yet. */
    public void sendOutside(Context context) {
        context.html(frame(new Markup().element("span.brand", "Assize"), ""));
    }

    private String html(Visitor visitor) {
        Markup bar = new Markup();
        bar.element("a.brand", "Assize", "href", "/runs");
        bar.open("nav", "aria-label", "Pages").element("a", "Runs", "href", "/runs");
        if (visitor.role().may(Role.ADMIN)) {
            bar.element("a", "New run", "href", "/new").element("a", "Log", "href", "/log");
        }
        bar.element("a", "API", "href", "/api/openapi.json").close("nav");
        bar.element("span.grow", "");
        if (visitor.local()) {
            bar.element(
                    "a",
                    visitor.person().isEmpty() ? "Who are you?" : visitor.person(),
                    "href",
                    "/name",
                    "class",
                    "who");
        } else {
            bar.open("form", "method", "post", "action", "/logout", "class", "who");
            formToken(bar, visitor);
            bar.element("span", visitor.person() + " · " + visitor.role().word());
            bar.element("button.button small", "Log out").close("form");
        }
        return frame(bar, visitor.formToken());
    }

    /** The field by which a form of ours is known. */
    public static void formToken(Markup form, Visitor visitor) {
        form.open("input", "type", "hidden", "name", "form_token", "value", visitor.formToken());
    }

    private String frame(Markup bar, String formToken) {
        Markup head = new Markup();
        head.open("meta", "charset", "utf-8")
                .open("meta", "name", "viewport", "content", "width=device-width, initial-scale=1")
                .open(
                        "meta",
                        "name",
                        "htmx-config",
                        "content",
                        "{\"includeIndicatorStyles\":false,\"allowEval\":false,\"selfRequestsOnly\":true,\"historyCacheSize\":0}")
                .open("meta", "name", "form-token", "content", formToken)
                .element("title", title + " · Assize");
        for (String style : List.of("page.css", "site.css")) {
            head.open("link", "rel", "stylesheet", "href", Assets.address(style));
        }
        head.open("link", "rel", "icon", "type", "image/svg+xml", "href", Assets.address("icon.svg"));
        head.open("script", "src", Assets.address("htmx.min.js"), "defer", "").close("script");
        head.open("script", "src", Assets.address("page.js"), "defer", "").close("script");
        scripts.forEach(script ->
                head.open("script", "src", Assets.address(script), "defer", "").close("script"));
        Markup body = PageShell.bar(bar, "content");
        body.open("main", "id", "content").add(content).close("main").close("div");
        return PageShell.opening(head.toString()) + body + PageShell.closing();
    }
}
