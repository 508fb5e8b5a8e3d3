package dev.assize.spark.job;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.engine.run.MissingFields;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.spark.input.CaseFiles;
import dev.assize.spark.input.CasePart;
import dev.assize.spark.input.FileSlice;
import dev.assize.spark.input.LineCount;
import dev.assize.spark.input.PartRows;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/** Cases in text files, read as the command line reads them. */
final class TextInput implements JobInput {

    /** A part of this size is judged in about a minute, so that what a lost task loses is little. */
    private static final long USUAL_PART = 32L * 1024 * 1024;

    private static final long SMALLEST_PART = 128L * 1024;
    private static final int PARTS_PER_SLOT = 4;

    private final JavaSparkContext spark;
    private final SerializableConfiguration hadoop;
    private final CaseFiles files;
    private final List<CasePart> parts;
    private final ReadOptions reading;

    /** @param partitions 0 to go by the size */
    TextInput(JavaSparkContext spark, List<String> places, ReadOptions reading, int partitions) {
        this.spark = spark;
        this.hadoop = new SerializableConfiguration(spark.hadoopConfiguration());
        this.reading = reading;
        this.files = CaseFiles.find(places, reading, hadoop.value());
        int count = partitions > 0 ? partitions : usual(files.bytes(), spark.defaultParallelism());
        this.parts = files.parts(count);
    }

    private static int usual(long bytes, int slots) {
        long bySize = (bytes + USUAL_PART - 1) / USUAL_PART;
        long bySlots = Math.min((long) slots * PARTS_PER_SLOT, bytes / SMALLEST_PART);
        return (int) Math.max(1, Math.min(100_000, Math.max(bySize, bySlots)));
    }

    /** Looks at the first records before anything is judged, as the command line does. */
    void check(JudgeInfo judge, FieldMap fields) {
        List<FileSlice> first =
                parts.stream().flatMap(part -> part.slices().stream()).limit(1).toList();
        if (first.isEmpty()) {
            return;
        }
        try (PartRows rows = new PartRows(first, reading, hadoop.value());
                Dataset dataset = rows.open(first.get(0))) {
            MissingFields.check(dataset, judge.fields(), fields);
        } catch (IOException e) {
            throw new SetupException(first.get(0).name() + ": cannot be read: " + e.getMessage());
        }
    }

    @Override
    public int parts() {
        return parts.size();
    }

    @Override
    public List<Path> files() {
        return files.files().stream().map(file -> new Path(file.address())).toList();
    }

    @Override
    public ArrayNode fingerprint() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (CaseFiles.CaseFile file : files.files()) {
            list.addObject()
                    .put("file", file.address())
                    .put("bytes", file.bytes())
                    .put("modified", file.modified());
        }
        return list;
    }

    @Override
    public List<String> judge(PartTask task, Map<Integer, PartTask.Piece> pieces, int most) {
        List<CasePart> open = LineCount.numbered(parts, spark, hadoop).stream()
                .filter(part -> pieces.containsKey(part.number()))
                .toList();
        if (open.isEmpty()) {
            return List.of();
        }
        ObjectNode written = Json.object();
        reading.write(written);
        Judged judged = new Judged(task, new HashMap<>(pieces), hadoop, Json.write(written));
        return JobInput.collected(spark.parallelize(open, open.size()).mapPartitions(judged::parts), most);
    }

    /**
     * What runs on the executors; holds no more than they need.
     *
     * @param reading how files are read, as JSON
     */
    private record Judged(
            PartTask task, HashMap<Integer, PartTask.Piece> pieces, SerializableConfiguration hadoop, String reading)
            implements java.io.Serializable {

        Iterator<String> parts(Iterator<CasePart> parts) throws IOException, InterruptedException {
            List<String> tallies = new ArrayList<>();
            ReadOptions options = ReadOptions.read(Json.parse(reading));
            while (parts.hasNext()) {
                CasePart part = parts.next();
                PartTask.Piece piece = Objects.requireNonNull(pieces.get(part.number()));
                try (PartRows rows = new PartRows(part.slices(), options, hadoop.value())) {
                    task.run(piece, rows).ifPresent(tallies::add);
                }
            }
            return Collections.unmodifiableList(tallies).iterator();
        }
    }
}
