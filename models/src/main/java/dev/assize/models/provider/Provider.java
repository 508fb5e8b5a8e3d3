package dev.assize.models.provider;

import org.jspecify.annotations.Nullable;

/**
 * Somebody who serves models.
 *
 * @param name as users write it before the slash
 * @param title as its makers write it
 * @param keyVariable the environment variable that holds the key
 * @param keyNeeded whether calls without a key are known to fail
 * @param usualUrl where it is served; null when every user has a place of their own
 * @param urlExample a base URL as it may look
 * @param structure the best way it knows to hold a model to a schema
 */
public record Provider(
        String name,
        String title,
        Protocol protocol,
        String keyVariable,
        boolean keyNeeded,
        @Nullable String usualUrl,
        String urlExample,
        SchemaMode structure) {

    @Override
    public String toString() {
        return name;
    }
}
