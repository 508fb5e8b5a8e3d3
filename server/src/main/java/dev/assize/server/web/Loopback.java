package dev.assize.server.web;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Locale;

/** What leads to this machine and nowhere else. */
public final class Loopback {

    private Loopback() {}

    /** Whether a server on this address is seen by this machine only. */
    public static boolean isAddress(String host) {
        try {
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (!address.isLoopbackAddress()) {
                    return false;
                }
            }
            return !host.isBlank();
        } catch (UnknownHostException e) {
            return false;
        }
    }

    /** Whether a Host header, with or without a port, names this machine by a name that nobody else can own. */
    static boolean isName(String host) {
        String plain = host.toLowerCase(Locale.ROOT).replaceFirst(":\\d+$", "");
        return plain.equals("localhost") || plain.equals("[::1]") || plain.matches("127(\\.\\d{1,3}){3}");
    }
}
