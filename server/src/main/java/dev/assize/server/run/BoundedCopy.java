package dev.assize.server.run;

import dev.assize.server.web.Refusal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;

/** Copies what others send, up to a limit. */
public final class BoundedCopy {

    private static final int BUFFER = 64 * 1024;

    private BoundedCopy() {}

    /** Throws {@link Refusal} as soon as there is more. */
    public static void copy(InputStream in, OutputStream out, long most) throws IOException {
        byte[] buffer = new byte[BUFFER];
        long all = 0;
        for (int read = in.read(buffer); read >= 0; read = in.read(buffer)) {
            all += read;
            if (all > most) {
                throw tooLarge(most);
            }
            out.write(buffer, 0, read);
        }
    }

    public static Refusal tooLarge(long most) {
        return new Refusal(Refusal.TOO_LARGE, "at most " + most / (1024 * 1024) + " MB can be sent");
    }
}
