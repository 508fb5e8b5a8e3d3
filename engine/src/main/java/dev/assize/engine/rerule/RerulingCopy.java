package dev.assize.engine.rerule;

import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.store.RunWriter;
import java.io.IOException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A run that is written down while it is looked at.
 *
 * @param lines takes its results
 * @param writer the stored run that keeps them; null for none
 */
record RerulingCopy(
        RecordedRun run,
        Consumer<RecordedResult> lines,
        @Nullable RunWriter writer) implements RecordedRun {

    @Override
    public String name() {
        return run.name();
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        run.forEach(recorded -> {
            copy(recorded);
            visitor.visit(recorded);
        });
    }

    private void copy(RecordedCase recorded) throws IOException {
        lines.accept(recorded.result());
        if (writer != null) {
            try {
                writer.keep(JudgedCase.of(recorded.ordinal(), recorded.record(), recorded.result()));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IOException("interrupted while results were stored", e);
            }
        }
    }
}
