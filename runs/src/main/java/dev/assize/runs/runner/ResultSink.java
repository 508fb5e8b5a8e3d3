package dev.assize.runs.runner;

import dev.assize.core.result.RecordedResult;
import java.io.IOException;

/** Takes results, one at a time and in the order of their rows. */
public interface ResultSink {

    /** What a worker prepares from a result, so that the one thread that writes has little to do. */
    String render(RecordedResult result);

    /** @param rendered what {@link #render} made of the result */
    void accept(RecordedResult result, String rendered) throws IOException;
}
