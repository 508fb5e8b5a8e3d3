package dev.assize.server.account;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Clock;
import java.time.Duration;

/** After some wrong passwords a name, and an address, must wait a minute. Threads share it. */
public final class LoginLimit {

    public static final int MOST_FOR_NAME = 5;
    public static final Duration WAIT = Duration.ofMinutes(1);

    private static final int MOST_FOR_ADDRESS = 20;
    private static final int MOST_KNOWN = 100_000;

    private record Failures(int count, long last) {}

    private final Cache<String, Failures> failures =
            Caffeine.newBuilder().maximumSize(MOST_KNOWN).build();
    private final Clock clock;

    public LoginLimit(Clock clock) {
        this.clock = clock;
    }

    public boolean mustWait(String name, String address) {
        return count("name " + name) >= MOST_FOR_NAME || count("address " + address) >= MOST_FOR_ADDRESS;
    }

    public void failed(String name, String address) {
        add("name " + name);
        add("address " + address);
    }

    public void succeeded(String name) {
        failures.invalidate("name " + name);
    }

    private int count(String key) {
        Failures known = failures.getIfPresent(key);
        return known == null || clock.millis() - known.last > WAIT.toMillis() ? 0 : known.count;
    }

    private void add(String key) {
        failures.asMap()
                .merge(
                        key,
                        new Failures(1, clock.millis()),
                        (before, one) -> new Failures(
                                one.last - before.last > WAIT.toMillis() ? 1 : before.count + 1, one.last));
    }
}
