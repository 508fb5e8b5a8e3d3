package dev.assize.server.run;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/** Where things are on this server. */
public final class Addresses {

    private Addresses() {}

    public static String run(String name) {
        return "/runs/" + part(name);
    }

    /** A name as it may stand in an address. */
    public static String part(String name) {
        return URLEncoder.encode(name, StandardCharsets.UTF_8).replace("+", "%20");
    }
}
