package dev.assize.engine;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import java.io.InputStream;
import java.util.Iterator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Records as lines of JSON. Each is taken and written when its line is read, so that only one is held. */
final class RecordLines extends InputStream {

    private final Stream<ObjectNode> source;
    private final Iterator<ObjectNode> records;
    private byte[] line = new byte[0];
    private int next;
    private long taken;

    RecordLines(Stream<ObjectNode> source) {
        this.source = source;
        this.records = source.iterator();
    }

    @Override
    public int read() {
        return ended() ? -1 : line[next++] & 0xff;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
        if (length == 0) {
            return 0;
        }
        if (ended()) {
            return -1;
        }
        int count = Math.min(length, line.length - next);
        System.arraycopy(line, next, target, offset, count);
        next += count;
        return count;
    }

    private boolean ended() {
        if (next == line.length && records.hasNext()) {
            @Nullable ObjectNode record = records.next();
            taken++;
            if (record == null) {
                throw new NullPointerException("Record " + taken + " of those to judge is null");
            }
            line = Json.writeLine(record);
            next = 0;
        }
        return next == line.length;
    }

    @Override
    public void close() {
        source.close();
    }
}
