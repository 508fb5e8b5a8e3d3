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

/** A page that is open in a {@link Browser}. */
public final class Page implements AutoCloseable {

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
        String target = tools.call("", "Target.createTarget", Json.object().put("url", "about:blank"))
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
