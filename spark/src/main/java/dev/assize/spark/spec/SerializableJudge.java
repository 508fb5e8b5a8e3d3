package dev.assize.spark.spec;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.JudgeSettings;
import dev.assize.core.json.Json;
import dev.assize.engine.OpenJudge;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.FieldMapping;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.Environment;
import dev.assize.engine.setup.SetupException;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.dataset.FieldMap;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * A judge with all that another machine needs to open it: names, settings and files, no objects and no keys. Equal ones give
 * equal results.
 *
 * @param judge its id, or its place among the files
 * @param answerer who answers, as {@link AnswererPlan} writes it, with the share of the limits that one process has
 */
public record SerializableJudge(
        String judge,
        SortedMap<String, String> settings,
        List<String> fields,
        String answerer,
        @Nullable String store,
        List<ShippedFile> files)
        implements Serializable {

    public SerializableJudge {
        settings = new TreeMap<>(settings);
        fields = List.copyOf(fields);
        files = List.copyOf(files);
    }

    /** Whatever is open in this process, and where rows keep the fields. Threads share it. */
    public record Opened(ChosenJudge chosen, OpenJudge judge, FieldMap fields) {}

    /** Reads the files that are named. Throws {@link SetupException} for what cannot be judged with. */
    public static SerializableJudge of(JudgeSpec spec) {
        ChosenJudge chosen = ChosenJudge.named(spec.judge(), new JudgeSettings(spec.settings()));
        FieldMapping.parse(spec.fields(), chosen.info().fields());
        List<ShippedFile> files = new ArrayList<>();
        String judge = spec.judge();
        if (chosen.place().isPresent()) {
            JudgeFiles.Found found = JudgeFiles.of(Path.of(chosen.place().get()));
            judge = found.main();
            files.addAll(found.files());
        }
        Map<String, String> places = new HashMap<>();
        for (String file : spec.answerer().files()) {
            String place = "answers/" + places.size() + "/" + Path.of(file).getFileName();
            places.put(file, place);
            files.add(shipped(place, file));
        }
        AnswererPlan plan = spec.answerer().readingFrom(file -> places.getOrDefault(file, file));
        return new SerializableJudge(
                judge, spec.settings(), spec.fields(), Json.write(plan.toJson()), spec.store(), files);
    }

    private static ShippedFile shipped(String place, String file) {
        try {
            return ShippedFile.of(place, Path.of(file));
        } catch (IOException e) {
            throw SetupException.of("answerer", file + " cannot be read: " + e.getMessage());
        }
    }

    public AnswererPlan plan() {
        try {
            return AnswererPlan.read((ObjectNode) Json.parse(answerer));
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("What we wrote is JSON", e);
        }
    }

    /** The same with other limits, or another budget. */
    public SerializableJudge answeredBy(AnswererPlan other) {
        return new SerializableJudge(judge, settings, fields, Json.write(other.toJson()), store, files);
    }

    /** Keys come from the environment of the process that opens it. */
    Opened open() {
        EngineContext context = new EngineContext(new Environment(System.getenv()), Clock.systemUTC());
        Path folder = unpacked();
        boolean byPlace = judge.startsWith(JudgeFiles.FOLDER + "/");
        String name = byPlace ? folder.resolve(judge).toString() : judge;
        ChosenJudge chosen = ChosenJudge.named(name, new JudgeSettings(settings));
        AnswererPlan plan = plan().readingFrom(file -> folder.resolve(file).toString());
        FieldMap map = FieldMapping.parse(fields, chosen.info().fields());
        return new Opened(chosen, OpenJudge.of(chosen, plan, new StoreChoice(store, context), context), map);
    }

    private Path unpacked() {
        if (files.isEmpty()) {
            return Path.of("");
        }
        try {
            Path folder = Files.createTempDirectory("assize-judge").toAbsolutePath();
            for (ShippedFile file : files) {
                file.unpack(folder);
            }
            return folder;
        } catch (IOException e) {
            throw new SetupException("the files of the judge cannot be written here: " + e.getMessage());
        }
    }
}
