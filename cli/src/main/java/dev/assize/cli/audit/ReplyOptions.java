package dev.assize.cli.audit;

import dev.assize.cli.help.Grouped;
import dev.assize.cli.help.HelpGroup;
import dev.assize.core.record.Field;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.audit.GivenReplies;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Replies that somebody has kept, as a user names them on the command line. */
final class ReplyOptions {

    private static final List<Field> FIELDS = List.of(
            Field.optional(GivenReplies.ID, "text", "the id of the case"),
            Field.required(GivenReplies.REPLY, "text or object", "what the model replied"));

    @Grouped(HelpGroup.INPUT)
    @Option(
            names = "--replies",
            paramLabel = "FILE",
            description = "The model's replies: records with id and reply (or output, response, completion,"
                    + " choices.0.message.content, …), or verdicts with an id.")
    private @Nullable String replies;

    @Grouped(HelpGroup.INPUT)
    @Option(names = "--map-replies", paramLabel = "FIELD=PATH", description = "Where the replies keep id or reply.")
    private List<String> map = List.of();

    boolean isNamed() {
        return replies != null;
    }

    /** Throws {@link SetupException} where something is said of replies that are not there. */
    void requireNoMapAlone() {
        if (replies == null && !map.isEmpty()) {
            throw SetupException.of(
                    "map-replies", "tells where a file keeps its replies, and none is named; add --replies FILE");
        }
    }

    /** Where they are; empty when none are named. */
    Optional<DataSource> source() {
        return Optional.ofNullable(replies).map(DataSource::of);
    }

    /** Throws {@link SetupException} when there is not one reply. */
    GivenReplies read(InputStream in) throws IOException {
        List<DataSource> sources = source().stream().toList();
        try (Dataset dataset = new Dataset(sources, null, Dataset.DEFAULT_LIMIT, in)) {
            GivenReplies given = GivenReplies.read(dataset, FieldMapping.parse(map, FIELDS));
            if (given.size() == 0) {
                throw new SetupException(replies + ": found no reply, expected records with id and reply"
                        + given.problems().stream()
                                .findFirst()
                                .map(problem -> "; " + problem)
                                .orElse(""));
            }
            return given;
        }
    }
}
