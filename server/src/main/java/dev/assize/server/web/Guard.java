package dev.assize.server.web;

import dev.assize.runs.store.Database;
import dev.assize.server.account.Account;
import dev.assize.server.account.AccountStore;
import dev.assize.server.account.AuditLog;
import dev.assize.server.account.LoginLimit;
import dev.assize.server.account.PasswordHash;
import dev.assize.server.account.Role;
import dev.assize.server.account.SessionStore;
import dev.assize.server.account.WebSession;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/**
 * Tells who sends a request and what they may. Where there are accounts, everybody logs in or shows a token; without any, only this
 * machine is let in. Threads share it: what changes is in the store.
 */
public final class Guard {

    /** What every page of ours may do: load and send to this server, and nothing else. */
    public static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
            + " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    private static final String COOKIE = "assize_session";
    private static final String VISITOR = "visitor";
    private static final String LOCAL = "local:";
    private static final Set<String> READING = Set.of("GET", "HEAD", "OPTIONS");
    private static final Set<String> FORM_TYPES =
            Set.of("application/x-www-form-urlencoded", "multipart/form-data", "text/plain");
    /** Checked when nobody has that name, so that the time tells nothing. */
    private static final String NOBODY = PasswordHash.ofNobody();

    private final AccountStore accounts;
    private final SessionStore sessions;
    private final AuditLog log;
    private final LoginLimit limit;
    private final boolean behindProxy;
    /** Hashing a password takes a processor for a while; the others are for those who are in. */
    private final Semaphore hashing = new Semaphore(1);

    private volatile boolean open;
    private volatile long openKnown = Long.MIN_VALUE;

    public Guard(AccountStore accounts, SessionStore sessions, AuditLog log, LoginLimit limit, boolean behindProxy) {
        this.accounts = accounts;
        this.sessions = sessions;
        this.log = log;
        this.limit = limit;
        this.behindProxy = behindProxy;
    }

    /** Called before every request. */
    public void check(Context context) {
        context.header("Content-Security-Policy", POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin")
                .header("Cache-Control", "no-store");
        boolean local = isOpen();
        if (local) {
            requireThisMachine(context);
        }
        String path = context.path();
        if (path.equals("/healthz") || path.equals("/favicon.ico") || path.startsWith("/assets/")) {
            return;
        }
        Optional<Visitor> visitor = visitor(context, local);
        if (visitor.isPresent()) {
            context.attribute(VISITOR, visitor.get());
            requireOwnForm(context, visitor.get());
        } else if (!path.equals("/login")) {
            throw new Refusal(Refusal.UNAUTHORIZED, "log in first, or send a token");
        }
    }

    /** Whether there are no accounts; asked anew every two seconds, so that a first account counts soon. */
    private boolean isOpen() {
        long now = System.nanoTime();
        if (openKnown == Long.MIN_VALUE || now - openKnown > 2_000_000_000L) {
            open = accounts.isEmpty();
            openKnown = now;
        }
        return open;
    }

    /** A page elsewhere may have its own name lead to this machine; what it asks for still carries that name. */
    private static void requireThisMachine(Context context) {
        String host = context.host();
        if (!Loopback.isName(host == null ? "" : host)) {
            throw new Refusal(
                    Refusal.FORBIDDEN,
                    "without accounts this server answers only as localhost, not as \"" + host + "\"");
        }
    }

    private Optional<Visitor> visitor(Context context, boolean local) {
        String header = context.header("Authorization");
        if (header != null && header.startsWith("Bearer ")) {
            Account account = accounts.byToken(
                            header.substring("Bearer ".length()).strip())
                    .orElseThrow(() -> new Refusal(Refusal.UNAUTHORIZED, "the token is not valid"));
            return Optional.of(new Visitor(account.name(), account.role(), "", address(context), false));
        }
        String cookie = context.cookie(COOKIE);
        Optional<WebSession> session = cookie == null ? Optional.empty() : sessions.find(cookie);
        if (local) {
            return Optional.of(local(context, session));
        }
        return session.filter(known -> !known.person().startsWith(LOCAL))
                .flatMap(known -> accounts.find(known.person())
                        .map(account -> new Visitor(
                                account.name(), account.role(), known.formToken(), address(context), false)));
    }

    private Visitor local(Context context, Optional<WebSession> session) {
        Optional<WebSession> known = session.filter(each -> each.person().startsWith(LOCAL));
        if (known.isEmpty()
                && !context.path().startsWith("/api/")
                && READING.contains(context.method().name())) {
            String cookie = sessions.open(LOCAL);
            keep(context, cookie);
            known = sessions.find(cookie);
        }
        return new Visitor(
                known.map(each -> each.person().substring(LOCAL.length())).orElse(""),
                Role.ADMIN,
                known.map(WebSession::formToken).orElse(""),
                address(context),
                true);
    }

    /** What changes something must come from a page of ours, or from a program and not from a browser. */
    private static void requireOwnForm(Context context, Visitor visitor) {
        if (READING.contains(context.method().name()) || isToken(context)) {
            return;
        }
        if (context.path().startsWith("/api/")) {
            requireProgram(context);
            return;
        }
        String given = visitor.formToken().isEmpty() ? null : formToken(context);
        if (given == null || !same(given, visitor.formToken())) {
            throw new Refusal(
                    Refusal.FORBIDDEN, "this form is not of this session; open the page again and send it from there");
        }
    }

    private static boolean isToken(Context context) {
        String header = context.header("Authorization");
        return header != null && header.startsWith("Bearer ");
    }

    private static @Nullable String formToken(Context context) {
        String header = context.header("X-Form-Token");
        return header != null ? header : context.formParam("form_token");
    }

    private static boolean same(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /** A browser lets any page send forms anywhere, but nothing else without asking, and it says where it comes from. */
    private static void requireProgram(Context context) {
        String type = context.contentType();
        String plain = type == null ? "" : type.split(";", 2)[0].strip().toLowerCase(Locale.ROOT);
        String from = context.header("Sec-Fetch-Site");
        String origin = context.header("Origin");
        boolean elsewhere = (from != null && !from.equals("same-origin") && !from.equals("none"))
                || (origin != null && !isOrigin(origin, context.host()));
        if (FORM_TYPES.contains(plain) || elsewhere) {
            throw new Refusal(
                    Refusal.FORBIDDEN,
                    "a call to the API says what it sends, such as Content-Type: application/json, and does not come from a page of"
                            + " another site");
        }
    }

    private static boolean isOrigin(String origin, @Nullable String host) {
        try {
            return host != null && host.equals(URI.create(origin).getAuthority());
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private String address(Context context) {
        String forwarded = behindProxy ? context.header("X-Forwarded-For") : null;
        return forwarded == null
                ? context.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private void keep(Context context, String value) {
        Cookie cookie = new Cookie(COOKIE, value);
        cookie.setPath("/");
        cookie.setHttpOnly(true);
        cookie.setSameSite(SameSite.LAX);
        cookie.setMaxAge((int) SessionStore.LONGEST.toSeconds());
        cookie.setSecure(behindProxy && "https".equals(context.header("X-Forwarded-Proto")));
        context.cookie(cookie);
    }

    /** Whoever sent this request; only after {@link #check}. */
    public static Visitor visitor(Context context) {
        Visitor visitor = context.attribute(VISITOR);
        if (visitor == null) {
            throw new Refusal(Refusal.UNAUTHORIZED, "log in first, or send a token");
        }
        return visitor;
    }

    /** Throws {@link Refusal} for whoever may not. */
    public static Visitor require(Context context, Role role) {
        Visitor visitor = visitor(context);
        if (!visitor.role().may(role)) {
            throw new Refusal(
                    Refusal.FORBIDDEN,
                    "this takes " + role.someone() + ", and " + visitor.shown() + " is "
                            + visitor.role().someone());
        }
        return visitor;
    }

    /** Checks a password; false for a wrong one. Throws {@link Refusal} for whoever must wait. */
    public boolean logIn(Context context, String name, String password) {
        String nobody = NOBODY;
        String address = address(context);
        if (limit.mustWait(name, address)) {
            log.add(name, address, "log-in refused", name, "too many wrong passwords");
            throw new Refusal(
                    Refusal.TOO_MANY,
                    "too many wrong passwords; wait " + LoginLimit.WAIT.toSeconds() + " seconds and try again");
        }
        Optional<Account> account = accounts.find(name).filter(known -> known.password() != null);
        String kept = account.map(Account::password).orElse(nobody);
        boolean right = matches(password, kept) && account.isPresent();
        log.add(name, address, right ? "log-in" : "log-in failed", name, "");
        if (!right) {
            limit.failed(name, address);
            return false;
        }
        limit.succeeded(name);
        keep(context, sessions.open(name));
        return true;
    }

    private boolean matches(String password, String kept) {
        hashing.acquireUninterruptibly();
        try {
            return PasswordHash.matches(password.toCharArray(), kept);
        } finally {
            hashing.release();
        }
    }

    /** Somebody on this machine says who they are. */
    public void name(Context context, String person) {
        logOut(context);
        keep(context, sessions.open(LOCAL + Account.requireName(person)));
    }

    public void logOut(Context context) {
        String cookie = context.cookie(COOKIE);
        if (cookie != null) {
            sessions.close(cookie);
        }
        context.removeCookie(COOKIE, "/");
    }

    /** Remembers who did what. */
    public void record(Context context, String action, String subject, String detail) {
        Visitor visitor = visitor(context);
        log.add(visitor.shown(), visitor.address(), action, subject, detail);
    }

    /** As {@link #record}, in the transaction of what was done. */
    public Database.Change recording(Context context, String action, String subject, String detail) {
        Visitor visitor = visitor(context);
        return log.event(visitor.shown(), visitor.address(), action, subject, detail);
    }
}
