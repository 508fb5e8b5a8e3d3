package dev.assize.runs.dataset;

import java.io.BufferedInputStream;
import java.io.IOException;

/** The mark with which some programs begin a file. */
final class ByteOrderMark {

    private ByteOrderMark() {}

    /** Passes over the mark of UTF-8, and refuses a file that says it is UTF-16. */
    static void skip(String name, BufferedInputStream in) throws IOException {
        in.mark(3);
        int first = in.read();
        int second = in.read();
        int third = in.read();
        if (first == 0xEF && second == 0xBB && third == 0xBF) {
            return;
        }
        if ((first == 0xFF && second == 0xFE) || (first == 0xFE && second == 0xFF)) {
            throw new DatasetException(
                    name + ": is written in UTF-16; convert it to UTF-8, for example with iconv -f UTF-16 -t UTF-8");
        }
        in.reset();
    }
}
