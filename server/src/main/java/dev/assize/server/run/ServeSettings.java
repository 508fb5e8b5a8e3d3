package dev.assize.server.run;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.store.StoreChoice;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * How a server is set up.
 *
 * @param data the folder whose files may be judged; null when only uploads may
 * @param uploads the folder that takes uploaded files
 * @param answerer who answers besides the embedded rules, for runs and calls that ask for it; null for nobody
 * @param mostBytes of one upload
 * @param jobs threads to judge with
 * @param behindProxy whether a proxy tells where requests come from and speaks TLS
 */
public record ServeSettings(
        String host,
        int port,
        StoreChoice store,
        @Nullable Path data,
        Path uploads,
        @Nullable AnswererPlan answerer,
        long mostBytes,
        int jobs,
        boolean behindProxy) {

    public static final long USUAL_BYTES = 256L * 1024 * 1024;
}
