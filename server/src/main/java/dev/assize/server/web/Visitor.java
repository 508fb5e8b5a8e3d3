package dev.assize.server.web;

import dev.assize.server.account.Role;

/**
 * Whoever sent a request.
 *
 * @param person by name; empty for somebody on this machine who has not said
 * @param formToken what forms of this browser carry; empty for one without a session
 * @param address where the request came from
 * @param local whether nobody needs a password here
 */
public record Visitor(String person, Role role, String formToken, String address, boolean local) {

    /** As the log shows it. */
    public String shown() {
        return person.isEmpty() ? "(this machine)" : person;
    }
}
