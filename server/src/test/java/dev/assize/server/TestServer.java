package dev.assize.server;

import dev.assize.engine.Assize;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.store.StoreChoice;
import dev.assize.server.account.AccountStore;
import dev.assize.server.account.Role;
import dev.assize.server.run.ServeSettings;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Clock;
import java.util.Base64;
import java.util.Map;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/** A server on a free port of this machine, over a store of its own. */
final class TestServer implements AutoCloseable {

    /** Small enough that a test can go over it. */
    static final long MOST_BYTES = 3L * 1024 * 1024;

    static final String PASSWORD = "correct horse battery";

    private final Path folder;
    private final String store;
    private final EngineContext context = new EngineContext(new Environment(Map.of()), Clock.systemUTC());
    private AssizeServer server;

    TestServer(Path folder) {
        this(folder, folder.resolve("store.db").toString());
    }

    TestServer(Path folder, String store) {
        this.folder = folder;
        this.store = store;
        this.server = start();
    }

    private AssizeServer start() {
        return AssizeServer.start(
                new ServeSettings(
                        "127.0.0.1",
                        0,
                        choice(),
                        folder.resolve("data"),
                        folder.resolve("uploads"),
                        null,
                        MOST_BYTES,
                        2,
                        false),
                context);
    }

    StoreChoice choice() {
        return new StoreChoice(store, context);
    }

    void restart() {
        server.close();
        server = start();
    }

    /** A second server over the same store. */
    TestServer another() {
        return new TestServer(folder, store);
    }

    String address(String path) {
        return "http://127.0.0.1:" + server.port() + path;
    }

    Client client() {
        return new Client(this);
    }

    /** Judges the examples of a judge and keeps the run. */
    void run(String name, String judge) throws IOException, InterruptedException {
        Assize.judge(judge).inStore(store).keptAs(name).over(example(judge)).run();
    }

    static Path example(String judge) {
        return Path.of("..", "examples", judge + ".jsonl");
    }

    void account(String name, Role role) {
        try (var open = choice().open()) {
            new AccountStore(open.database(), Clock.systemUTC()).add(name, role, quickHash());
        }
    }

    /** As a store keeps it, with so few rounds that a test may log in often. */
    private static String quickHash() {
        try {
            byte[] salt = {1, 2, 3};
            byte[] hash = SecretKeyFactory.getInstance("PBKDF2WithHmacSHA256")
                    .generateSecret(new PBEKeySpec(PASSWORD.toCharArray(), salt, 1_000, 256))
                    .getEncoded();
            Base64.Encoder text = Base64.getEncoder();
            return "pbkdf2-sha256$1000$" + text.encodeToString(salt) + "$" + text.encodeToString(hash);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    String token(String name, Role role) {
        try (var open = choice().open()) {
            AccountStore accounts = new AccountStore(open.database(), Clock.systemUTC());
            accounts.add(name, role, null);
            return accounts.makeToken(name).orElseThrow();
        }
    }

    void data(String name, String content) throws IOException {
        data(name, content, StandardCharsets.UTF_8);
    }

    void data(String name, String content, Charset encoding) throws IOException {
        Files.createDirectories(folder.resolve("data"));
        Files.writeString(folder.resolve("data").resolve(name), content, encoding);
    }

    @Override
    public void close() {
        server.close();
    }
}
