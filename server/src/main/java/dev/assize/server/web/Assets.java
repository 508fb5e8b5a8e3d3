package dev.assize.server.web;

import dev.assize.core.json.Hash;
import dev.assize.runs.page.PageFrame;
import io.javalin.http.Context;
import java.util.LinkedHashMap;
import java.util.Map;

/** Styles and scripts, all of them ours or vendored. Their addresses change with their contents, so browsers may keep them. */
public final class Assets {

    private record Asset(String content, String type, String version) {}

    private static final Map<String, Asset> ALL = load();

    private Assets() {}

    private static Map<String, Asset> load() {
        Map<String, Asset> all = new LinkedHashMap<>();
        put(all, "page.css", PageFrame.class, "text/css");
        put(all, "site.css", Assets.class, "text/css");
        put(all, "page.js", PageFrame.class, "text/javascript");
        put(all, "htmx.min.js", Assets.class, "text/javascript");
        put(all, "review.js", Assets.class, "text/javascript");
        put(all, "icon.svg", Assets.class, "image/svg+xml");
        return all;
    }

    private static void put(Map<String, Asset> all, String name, Class<?> beside, String type) {
        String text = PageFrame.resource(beside, name);
        all.put(name, new Asset(text, type, Hash.of(text)));
    }

    static String address(String name) {
        Asset asset = ALL.get(name);
        if (asset == null) {
            throw new IllegalArgumentException("No asset is called " + name);
        }
        return "/assets/" + name + "?v=" + asset.version;
    }

    public static void serve(Context context) {
        serve(context, context.pathParam("name"));
    }

    /** What browsers ask for by themselves, also beside a report. */
    public static void serveIcon(Context context) {
        serve(context, "icon.svg");
    }

    private static void serve(Context context, String name) {
        Asset asset = ALL.get(name);
        if (asset == null) {
            throw new Refusal(Refusal.NOT_FOUND, "there is no such file");
        }
        context.header("Cache-Control", "public, max-age=31536000, immutable")
                .contentType(asset.type + "; charset=utf-8")
                .result(asset.content);
    }
}
