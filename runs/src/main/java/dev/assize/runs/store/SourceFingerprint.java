package dev.assize.runs.store;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.DatasetException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/**
 * A source of cases as it was when a run began.
 *
 * @param path where the file was; null for the standard input
 * @param bytes its size; -1 where there is none, as for the standard input and pipes
 * @param sha256 of its bytes; empty where there is no size
 */
public record SourceFingerprint(String name, @Nullable String path, long bytes, String sha256) {

    /** Reads the whole file once; a pipe or the standard input is not read. */
    public static SourceFingerprint of(DataSource source) {
        Path path = source.path();
        if (path == null) {
            return new SourceFingerprint(source.name(), null, -1, "");
        }
        String absolute = path.toAbsolutePath().normalize().toString();
        if (!Files.isRegularFile(path)) {
            return new SourceFingerprint(source.name(), absolute, -1, "");
        }
        try {
            return new SourceFingerprint(source.name(), absolute, Files.size(path), sha256(path));
        } catch (IOException e) {
            throw new DatasetException(path + ": cannot be read: " + e.getMessage());
        }
    }

    /** Whether a change of the source would be noticed. */
    public boolean isSealed() {
        return bytes >= 0;
    }

    /** Whether the contents are the same, wherever they are. */
    public boolean sameContent(SourceFingerprint other) {
        return bytes == other.bytes && sha256.equals(other.sha256);
    }

    ObjectNode toJson() {
        ObjectNode json = Json.object().put("name", name);
        if (path != null) {
            json.put("path", path);
        }
        if (isSealed()) {
            json.put("bytes", bytes).put("sha256", sha256);
        }
        return json;
    }

    static SourceFingerprint read(JsonNode json) {
        return new SourceFingerprint(
                json.path("name").asText(),
                json.hasNonNull("path") ? json.path("path").asText() : null,
                json.path("bytes").asLong(-1),
                json.path("sha256").asText());
    }

    private static String sha256(Path path) throws IOException {
        try (InputStream in = Files.newInputStream(path)) {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            byte[] piece = new byte[128 * 1024];
            for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                digest.update(piece, 0, read);
            }
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("Every Java platform has SHA-256", e);
        }
    }
}
