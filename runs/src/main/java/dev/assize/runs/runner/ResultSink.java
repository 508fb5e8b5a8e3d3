package dev.assize.runs.runner;

import dev.assize.core.result.RecordedResult;
import java.io.IOException;

/** Takes results, one at a time and in the order of their rows. */
public interface ResultSink {

    /** The bytes that a worker makes of a result, so that the one thread that writes has little to do. */
    byte[] render(RecordedResult result);

    /** @param rendered what {@link #render} made of the result */
    void accept(RecordedResult result, byte[] rendered) throws IOException;
}
