package dev.assize.cli.judges;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.Streams;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.result.ResultSchema;
import dev.assize.engine.judge.ChosenJudge;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the schemas of a judge. */
@Command(
        name = "schema",
        description = {
            "Print the JSON Schemas (2020-12) of a judge's cases, verdicts and result lines.",
            "Without --part: one object with all of them."
        })
public final class SchemaCommand implements Runnable {

    /** Whose schema. */
    enum Part {
        CASE,
        VERDICT,
        RESULT,
        ALL
    }

    @Parameters(paramLabel = "JUDGE", description = "A judge that 'assize judges' lists, or a judge file.")
    private String judge = "";

    @Option(names = "--part", paramLabel = "PART", description = "case, verdict, result or all (default: all).")
    private Part part = Part.ALL;

    private final Streams streams;

    public SchemaCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public void run() {
        streams.print(Json.pretty(schema(ChosenJudge.named(judge).judge().info())) + "\n");
    }

    private ObjectNode schema(JudgeInfo info) {
        return switch (part) {
            case CASE -> info.caseSchema();
            case VERDICT -> info.verdictSchema();
            case RESULT -> ResultSchema.of(info);
            case ALL -> {
                ObjectNode all = Json.object();
                all.set("case", info.caseSchema());
                all.set("verdict", info.verdictSchema());
                all.set("result", ResultSchema.of(info));
                yield all;
            }
        };
    }
}
