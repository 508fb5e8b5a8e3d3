package dev.assize.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Somebody with a browser, as far as requests go: keeps cookies, sends forms with the token of the last page. */
final class Client {

    private static final Pattern TOKEN = Pattern.compile("name=\"form-token\" content=\"([^\"]*)\"");

    private final TestServer server;
    private final HttpClient http;
    private String formToken = "";

    Client(TestServer server) {
        this.server = server;
        this.http = HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    }

    HttpResponse<String> get(String path) {
        return send(HttpRequest.newBuilder(URI.create(server.address(path))).GET());
    }

    /** Names and values in turn; the token of the last page goes along. */
    HttpResponse<String> post(String path, String... fields) {
        List<String> pairs = new ArrayList<>(List.of("form_token=" + encoded(formToken)));
        for (int i = 0; i + 1 < fields.length; i += 2) {
            pairs.add(fields[i] + "=" + encoded(fields[i + 1]));
        }
        return send(HttpRequest.newBuilder(URI.create(server.address(path)))
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(String.join("&", pairs))));
    }

    HttpResponse<String> json(String path, String type, String body, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(server.address(path)))
                .header("Content-Type", type)
                .POST(HttpRequest.BodyPublishers.ofString(body));
        for (int i = 0; i + 1 < headers.length; i += 2) {
            request.header(headers[i], headers[i + 1]);
        }
        return send(request);
    }

    HttpResponse<String> upload(String path, String file, byte[] content, String... fields) {
        String boundary = "-------assize-test";
        StringBuilder head = new StringBuilder();
        List<String> all = new ArrayList<>(List.of("form_token", formToken));
        all.addAll(List.of(fields));
        for (int i = 0; i + 1 < all.size(); i += 2) {
            head.append("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" + all.get(i) + "\"\r\n\r\n"
                    + all.get(i + 1) + "\r\n");
        }
        head.append("--" + boundary + "\r\nContent-Disposition: form-data; name=\"file\"; filename=\"" + file
                + "\"\r\nContent-Type: application/octet-stream\r\n\r\n");
        byte[] end = ("\r\n--" + boundary + "--\r\n").getBytes(StandardCharsets.UTF_8);
        return send(HttpRequest.newBuilder(URI.create(server.address(path)))
                .header("Content-Type", "multipart/form-data; boundary=" + boundary)
                .POST(HttpRequest.BodyPublishers.ofByteArrays(
                        List.of(head.toString().getBytes(StandardCharsets.UTF_8), content, end))));
    }

    HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response =
                    http.send(request.build(), HttpResponse.BodyHandlers.ofString(StandardCharsets.UTF_8));
            Matcher token = TOKEN.matcher(response.body());
            if (token.find() && !token.group(1).isEmpty()) {
                formToken = token.group(1);
            }
            return response;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** Says who it is, on a server without accounts. */
    Client named(String name) {
        get("/name");
        post("/name", "name", name);
        get("/runs");
        return this;
    }

    HttpResponse<String> logIn(String name, String password) {
        HttpResponse<String> response = post("/login", "name", name, "password", password);
        get("/runs");
        return response;
    }

    void forgetToken() {
        formToken = "";
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
