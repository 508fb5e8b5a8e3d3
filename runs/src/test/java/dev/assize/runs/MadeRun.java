package dev.assize.runs;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A run of {@link PointsJudge} that a test writes down line by line. */
public final class MadeRun implements RecordedRun {

    private final String name;
    private final String version;
    private final String epoch;
    private final List<RecordedCase> cases = new ArrayList<>();

    public MadeRun(String name, String version, String epoch) {
        this.name = name;
        this.version = version;
        this.epoch = epoch;
    }

    public static MadeRun of(String name) {
        return new MadeRun(name, "1", "e1");
    }

    /** A judged case, whose label follows from its points. */
    public MadeRun judged(String id, int points, String... findings) {
        return add(judgedLine(id, points, findings), null);
    }

    /** The same with the record that was judged. */
    public MadeRun judged(String id, int points, ObjectNode record) {
        return add(judgedLine(id, points), record);
    }

    public MadeRun undecided(String id) {
        return add(line(id, "undecided").putNull("verdict"), null);
    }

    public MadeRun add(ObjectNode line) {
        return add(line, null);
    }

    public MadeRun add(ObjectNode line, @Nullable ObjectNode record) {
        cases.add(new RecordedCase(cases.size(), record, RecordedResult.read(line)));
        return this;
    }

    public ObjectNode judgedLine(String id, int points, String... findings) {
        ObjectNode line = line(id, "judged");
        line.putObject("verdict").put("verdict", points >= 3 ? "PASS" : "FAIL").put("score", points);
        for (String code : findings) {
            line.withArray("findings")
                    .addObject()
                    .put("code", code)
                    .put("severity", "major")
                    .put("message", "found " + code)
                    .putArray("evidence");
        }
        return line;
    }

    public ObjectNode line(String id, String status) {
        return Json.object()
                .put("id", id)
                .put("judge", "points")
                .put("version", version)
                .put("epoch", epoch)
                .put("status", status);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        for (RecordedCase each : cases) {
            visitor.visit(each);
        }
    }
}
