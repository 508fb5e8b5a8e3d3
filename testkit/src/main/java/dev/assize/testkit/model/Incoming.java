package dev.assize.testkit.model;

import java.util.SortedMap;

/** An HTTP request as it was read: its headers by lower-case name. */
@SuppressWarnings("ArrayRecordComponent") // nobody compares two of these
record Incoming(String method, String path, SortedMap<String, String> headers, byte[] body) {

    /** The path without its query. */
    String place() {
        int query = path.indexOf('?');
        return query < 0 ? path : path.substring(0, query);
    }

    boolean closes() {
        return headers.getOrDefault("connection", "").equalsIgnoreCase("close");
    }
}
