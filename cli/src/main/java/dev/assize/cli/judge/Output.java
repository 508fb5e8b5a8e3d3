package dev.assize.cli.judge;

import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Writes results in one of the forms, each as soon as it is there. */
interface Output {

    /** The text of one result, without what stands between results, as bytes of UTF-8. */
    byte[] render(RecordedResult result);

    /** Takes a rendered result, in the order of the cases. */
    void write(RecordedResult result, byte[] rendered) throws IOException;

    /** Writes a text after all results, as it is. */
    void print(String text) throws IOException;

    /** Writes what comes after the last result. */
    void end() throws IOException;

    /** One result on each line. */
    static Output lines(OutputStream out, boolean verdictOnly) {
        return new Output() {
            @Override
            public byte[] render(RecordedResult result) {
                if (!verdictOnly) {
                    return result.lineBytes();
                }
                return (result.verdict().map(Json::write).orElse("null") + "\n").getBytes(StandardCharsets.UTF_8);
            }

            @Override
            public void write(RecordedResult result, byte[] rendered) throws IOException {
                out.write(rendered);
            }

            @Override
            public void print(String text) throws IOException {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public void end() {}
        };
    }

    /** One list with all results. */
    static Output list(OutputStream out) {
        return new Output() {
            private boolean begun;

            @Override
            public byte[] render(RecordedResult result) {
                byte[] line = result.lineBytes();
                return Arrays.copyOf(line, line.length - 1);
            }

            @Override
            public void write(RecordedResult result, byte[] rendered) throws IOException {
                print(begun ? ",\n " : "[");
                out.write(rendered);
                begun = true;
            }

            @Override
            public void print(String text) throws IOException {
                out.write(text.getBytes(StandardCharsets.UTF_8));
            }

            @Override
            public void end() throws IOException {
                out.write((begun ? "]\n" : "[]\n").getBytes(StandardCharsets.UTF_8));
            }
        };
    }
}
