package dev.assize.server;

import dev.assize.runs.page.Markup;
import dev.assize.server.web.SitePage;
import io.javalin.http.Context;

/** Says in a sentence why there is no page. */
final class ErrorPage {

    private ErrorPage() {}

    static void send(Context context, int status, String sentence) {
        Markup page = new Markup().element("h1", title(status));
        page.element("div.banner bad", sentence, "role", "alert", "id", "refused");
        page.open("p").element("a.button", "To the runs", "href", "/runs").close("p");
        new SitePage(title(status), page).sendOutside(context);
    }

    private static String title(int status) {
        return switch (status) {
            case 403 -> "Not allowed";
            case 404 -> "Not there";
            case 409 -> "Not now";
            case 413 -> "Too large";
            case 429 -> "Too often";
            case 500 -> "Internal error";
            default -> "That cannot be done";
        };
    }
}
