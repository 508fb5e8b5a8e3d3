package dev.assize.server;

import dev.assize.runs.page.Markup;
import dev.assize.server.account.AuditLog;
import dev.assize.server.account.Role;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Logging in and out, saying who one is on this machine, and the log of who did what. */
record AccountPages(Guard guard, AuditLog log) {
    private static final int MOST_EVENTS = 500;

    private static String given(@Nullable String parameter) {
        return parameter == null ? "" : parameter;
    }

    /** Only addresses of this server; whoever made the link must not send people elsewhere. */
    private static String next(@Nullable String address) {
        boolean own = address != null && address.matches("/[^/\\\\].*") && !address.contains("\n");
        return own && address != null ? address : "/runs";
    }

    void showLogIn(Context context) {
        logInPage(context, "", next(context.queryParam("next")));
    }

    private static void logInPage(Context context, String objection, String next) {
        Markup page = new Markup().element("h1", "Log in");
        if (!objection.isEmpty()) {
            page.element("div.banner bad", objection, "role", "alert");
        }
        page.open("form", "method", "post", "action", "/login", "class", "sheet");
        page.open("input", "type", "hidden", "name", "next", "value", next);
        page.open("label").element("span", "Name");
        page.open("input", "name", "name", "autocomplete", "username", "required", "")
                .close("label");
        page.open("label").element("span", "Password");
        page.open("input", "name", "password", "type", "password", "autocomplete", "current-password", "required", "");
        page.close("label").element("button.button primary", "Log in").close("form");
        new SitePage("Log in", page).sendOutside(context);
    }

    void logIn(Context context) {
        String name = given(context.formParam("name")).strip();
        if (name.length() > 100 || given(context.formParam("password")).length() > 1_000) {
            throw new Refusal(Refusal.UNPROCESSABLE, "no name and no password is that long");
        }
        if (!guard.logIn(context, name, given(context.formParam("password")))) {
            context.status(Refusal.UNAUTHORIZED);
            logInPage(context, "Name or password is wrong.", next(context.formParam("next")));
            return;
        }
        context.redirect(next(context.formParam("next")));
    }

    void logOut(Context context) {
        guard.record(context, "log-out", Guard.visitor(context).shown(), "");
        guard.logOut(context);
        context.redirect("/login");
    }

    void showName(Context context) {
        Visitor visitor = Guard.visitor(context);
        if (!visitor.local()) {
            context.redirect("/runs");
            return;
        }
        Markup page = new Markup().element("h1", "Who are you?");
        page.element("p.lead", "Your answers are kept under this name.");
        page.open("form", "method", "post", "action", "/name", "class", "sheet");
        SitePage.formToken(page, visitor);
        page.open("input", "type", "hidden", "name", "next", "value", next(context.queryParam("next")));
        page.open("label").element("span", "Name");
        page.open("input", "name", "name", "id", "name", "required", "", "maxlength", "40", "autofocus", "");
        page.close("label").element("button.button primary", "Go on").close("form");
        new SitePage("Who are you?", page).send(context);
    }

    void name(Context context) {
        if (!Guard.visitor(context).local()) {
            throw new Refusal(Refusal.FORBIDDEN, "here people log in");
        }
        try {
            guard.name(context, given(context.formParam("name")).strip());
        } catch (IllegalArgumentException e) {
            throw new Refusal(Refusal.UNPROCESSABLE, String.valueOf(e.getMessage()));
        }
        context.redirect(next(context.formParam("next")));
    }

    void showLog(Context context) {
        Guard.require(context, Role.ADMIN);
        List<AuditLog.Event> events = log.latest(MOST_EVENTS);
        Markup page = new Markup().element("h1", "Log");
        page.element("p.lead", "Who did what, the latest first.");
        page.open("div.panel flush").open("table.table wide").open("thead").open("tr");
        for (String head : List.of("When", "Who", "From", "What", "Of", "Detail")) {
            page.element("th", head, "scope", "col");
        }
        page.close("tr").close("thead").open("tbody");
        for (AuditLog.Event event : events) {
            page.open("tr").element("td", event.at()).element("td", event.person());
            page.element("td", event.address()).element("td", event.action());
            page.element("td", event.subject()).element("td", event.detail()).close("tr");
        }
        page.close("tbody").close("table").close("div");
        new SitePage("Log", page).send(context);
    }
}
