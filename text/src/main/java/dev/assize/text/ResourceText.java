package dev.assize.text;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Texts that ship beside the classes that read them. */
public final class ResourceText {

    private ResourceText() {}

    /** The text of the resource {@code name} beside {@code owner}, as it was written. */
    public static String beside(Class<?> owner, String name) {
        return find(owner, name)
                .orElseThrow(() -> new IllegalStateException("The resource \"" + name + "\" is missing beside "
                        + owner.getName() + "; the jar was built without its resources"));
    }

    /** The same, for a resource that need not be there. */
    public static Optional<String> find(Class<?> owner, String name) {
        try (InputStream in = owner.getResourceAsStream(name)) {
            return in == null ? Optional.empty() : Optional.of(new String(in.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException("Cannot read the resource \"" + name + "\" beside " + owner.getName(), e);
        }
    }
}
