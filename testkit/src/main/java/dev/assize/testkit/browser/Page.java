package dev.assize.testkit.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;

/** A page that is open in a {@link Browser}. */
public final class Page implements AutoCloseable {

    private static final long LONGEST_NANOS = 20_000_000_000L;
    private static final long PAUSE_NANOS = 20_000_000L;
    private static final Map<String, Integer> KEYS =
            Map.of("Enter", 13, "Escape", 27, "ArrowLeft", 37, "ArrowRight", 39, "Tab", 9);

    private final DevTools tools;
    private final String target;
    private final String session;
    private final String address;

    private Page(DevTools tools, String target, String session, String address) {
        this.tools = tools;
        this.target = target;
        this.session = session;
        this.address = address;
    }

    static Page open(DevTools tools, String address, int width, int height) {
        return open(tools, Json.object(), address, width, height);
    }

    static Page alone(DevTools tools, String address, int width, int height) {
        String context = tools.call("", "Target.createBrowserContext", Json.object())
                .path("browserContextId")
                .asText();
        return open(tools, Json.object().put("browserContextId", context), address, width, height);
    }

    private static Page open(DevTools tools, ObjectNode where, String address, int width, int height) {
        String target = tools.call("", "Target.createTarget", where.put("url", "about:blank"))
                .path("targetId")
                .asText();
        String session = tools.call(
                        "",
                        "Target.attachToTarget",
                        Json.object().put("targetId", target).put("flatten", true))
                .path("sessionId")
                .asText();
        Page page = new Page(tools, target, session, address);
        for (String domain : List.of("Page", "Runtime", "Log", "Network")) {
            page.call(domain + ".enable", Json.object());
        }
        page.resize(width, height);
        page.call("Page.navigate", Json.object().put("url", address));
        tools.await(
                event -> event.path("sessionId").asText().equals(session)
                        && event.path("method").asText().equals("Page.loadEventFired"),
                "load of " + address);
        return page;
    }

    private JsonNode call(String method, ObjectNode params) {
        return tools.call(session, method, params);
    }

    public void resize(int width, int height) {
        call(
                "Emulation.setDeviceMetricsOverride",
                Json.object()
                        .put("width", width)
                        .put("height", height)
                        .put("deviceScaleFactor", 1)
                        .put("mobile", false));
    }

    /** Makes the page believe that its reader likes it dark, or light. */
    public void prefer(boolean dark) {
        ObjectNode params = Json.object();
        params.putArray("features")
                .addObject()
                .put("name", "prefers-color-scheme")
                .put("value", dark ? "dark" : "light");
        call("Emulation.setEmulatedMedia", params);
    }

    /** The value of an expression; a promise is waited for. Throws when the page's script throws. */
    public JsonNode evaluate(String expression) {
        JsonNode result = call(
                "Runtime.evaluate",
                Json.object()
                        .put("expression", expression)
                        .put("awaitPromise", true)
                        .put("returnByValue", true)
                        .put("userGesture", true));
        if (result.has("exceptionDetails")) {
            throw new IllegalStateException(expression + " threw " + result.path("exceptionDetails"));
        }
        return result.path("result").path("value");
    }

    /** Goes to another address, and waits until its page is there. */
    public void go(String to) {
        evaluate("window.leftBehind = true");
        call("Page.navigate", Json.object().put("url", to));
        await("!window.leftBehind && document.readyState === 'complete'");
    }

    /** Makes timers of the pages to come ten times as fast, so that what is asked again every few seconds is not waited for. */
    public void hurry() {
        call(
                "Page.addScriptToEvaluateOnNewDocument",
                Json.object()
                        .put(
                                "source",
                                "const later = window.setTimeout;"
                                        + " window.setTimeout = (act, after, ...rest) => later(act, (after || 0) / 10, ...rest);"));
    }

    /** Does something that leads to another page, and waits until that is there. */
    public void turn(Runnable action) {
        evaluate("window.leftBehind = true");
        action.run();
        await("!window.leftBehind && document.readyState === 'complete'");
    }

    /** Waits until an expression holds; while a page is being left none does. */
    public void await(String expression) {
        long end = System.nanoTime() + LONGEST_NANOS;
        while (System.nanoTime() < end) {
            try {
                if (evaluate(expression).asBoolean()) {
                    return;
                }
            } catch (IllegalStateException leaving) {
                // The page that was asked is gone.
            }
            java.util.concurrent.locks.LockSupport.parkNanos(PAUSE_NANOS);
        }
        throw new IllegalStateException(
                expression + " does not hold; the page is " + evaluate("document.body.innerText"));
    }

    /** Presses a key and lets it go: a letter, or {@code Enter}, {@code ArrowLeft}, {@code Tab}. */
    public void press(String key) {
        ObjectNode down = Json.object().put("type", "keyDown").put("key", key);
        int code = key.length() == 1 ? Character.toUpperCase(key.charAt(0)) : KEYS.getOrDefault(key, 0);
        down.put("windowsVirtualKeyCode", code);
        if (key.length() == 1) {
            down.put("text", key);
        } else if (key.equals("Enter")) {
            down.put("text", "\r");
        }
        call("Input.dispatchKeyEvent", down);
        call(
                "Input.dispatchKeyEvent",
                Json.object().put("type", "keyUp").put("key", key).put("windowsVirtualKeyCode", code));
    }

    /** Types into whatever has the focus. */
    public void type(String text) {
        call("Input.insertText", Json.object().put("text", text));
    }

    /** Follows a link inside the page, and waits until the page has done so. */
    public void follow(String selector) {
        String quoted = Json.write(TextNode.valueOf(selector));
        evaluate("new Promise((done) => { addEventListener('hashchange', () => setTimeout(done), { once: true });"
                + " document.querySelector(" + quoted + ").click(); })");
    }

    public void screenshot(Path file) throws IOException {
        String image = call("Page.captureScreenshot", Json.object().put("format", "png"))
                .path("data")
                .asText();
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.write(file, Base64.getDecoder().decode(image));
    }

    /** Errors and warnings on the console, exceptions, and whatever the browser refused. */
    public List<String> complaints() {
        List<String> complaints = new ArrayList<>();
        for (JsonNode event : tools.events(session)) {
            String method = event.path("method").asText();
            boolean told = method.equals("Runtime.exceptionThrown")
                    || method.equals("Runtime.consoleAPICalled")
                    || method.equals("Log.entryAdded");
            if (told) {
                complaints.add(event.path("params").toString());
            }
        }
        return complaints;
    }

    /** Everything that was asked for but the page itself. */
    public List<String> requests() {
        List<String> requests = new ArrayList<>();
        for (JsonNode event : tools.events(session)) {
            String url = event.at("/params/request/url").asText();
            if (event.path("method").asText().equals("Network.requestWillBeSent") && !url.equals(address)) {
                requests.add(url);
            }
        }
        return requests;
    }

    @Override
    public void close() {
        tools.call("", "Target.closeTarget", Json.object().put("targetId", target));
    }
}
