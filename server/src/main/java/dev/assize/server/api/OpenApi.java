package dev.assize.server.api;

import dev.assize.runs.page.PageFrame;
import io.javalin.http.Context;

/** The description of the API, for programs that read such things. */
public final class OpenApi {

    private static final String TEXT = PageFrame.resource(OpenApi.class, "openapi.json");

    private OpenApi() {}

    public static void send(Context context) {
        context.contentType("application/json; charset=utf-8").result(TEXT);
    }
}
