package dev.assize.runs.report.html;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;

/** JSON inside a page: no character of it can end the element it stands in, whatever the texts in it hold. */
final class ScriptData {

    private ScriptData() {}

    /** The JSON with every {@code <}, {@code >} and {@code &} escaped; in JSON they only stand in strings. */
    static String json(JsonNode value) {
        return Json.write(value)
                .replace("<", "\\u003c")
                .replace(">", "\\u003e")
                .replace("&", "\\u0026")
                .replace("\u2028", "\\u2028")
                .replace("\u2029", "\\u2029");
    }

    static String block(String id, JsonNode value) {
        return "<script type=\"application/json\" id=\"" + id + "\">" + json(value) + "</script>\n";
    }
}
