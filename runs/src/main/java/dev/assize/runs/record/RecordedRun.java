package dev.assize.runs.record;

import java.io.IOException;

/** The results of one run, wherever they are kept: in a store, or in a file of result lines. */
public interface RecordedRun {

    /** How the user names it: a run's name, or a file's. */
    String name();

    /** Shows every case in the order of the rows, one at a time, so that memory does not grow with the run. */
    void forEach(CaseVisitor visitor) throws IOException;

    /** Takes cases one by one. */
    @FunctionalInterface
    interface CaseVisitor {
        void visit(RecordedCase recorded) throws IOException;
    }
}
