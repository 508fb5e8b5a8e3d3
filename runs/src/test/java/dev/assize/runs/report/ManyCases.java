package dev.assize.runs.report;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;

/**
 * As many cases as one likes, all with the same text, scored 0 to 5 in turn where some pass.
 *
 * @param text the text of every case and of every finding
 */
public record ManyCases(int count, String text, boolean somePass) implements RecordedRun {

    public ManyCases(int count, String text) {
        this(count, text, false);
    }

    @Override
    public String name() {
        return "many";
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        for (int i = 0; i < count; i++) {
            visitor.visit(new RecordedCase(i, Json.object().put("text", text), RecordedResult.read(line(i))));
        }
    }

    private ObjectNode line(int i) {
        int score = somePass ? i % 6 : 0;
        ObjectNode line = Json.object()
                .put("id", "case-" + i)
                .put("judge", "points")
                .put("version", "1")
                .put("epoch", "e")
                .put("status", "judged");
        line.putObject("verdict").put("verdict", score < 3 ? "FAIL" : "PASS").put("score", score);
        if (score < 3) {
            line.putArray("findings")
                    .addObject()
                    .put("code", "few-points")
                    .put("severity", "major")
                    .put("message", text)
                    .putArray("evidence");
        }
        return line;
    }
}
