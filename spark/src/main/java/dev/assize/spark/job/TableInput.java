package dev.assize.spark.job;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Json;
import dev.assize.core.record.FieldMatch;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.spark.input.TableRows;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.spark.Partition;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.FilePartition;
import org.apache.spark.sql.execution.datasources.PartitionedFile;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;

/** Cases in columns: Parquet, ORC, or whatever table the session knows. */
final class TableInput implements JobInput {

    private final String name;
    private final Dataset<Row> table;
    private final JavaRDD<Row> rows;
    private final Partition[] scanned;
    private final int limit;
    private final int partitions;

    /** @param partitions 0 for those that Spark makes of the files */
    TableInput(SparkSession spark, List<String> places, String format, int limit, int partitions) {
        this.limit = limit;
        this.partitions = partitions;
        this.name = String.join(", ", places);
        this.table = read(spark, places, format);
        JavaRDD<Row> plain = table.javaRDD();
        this.scanned = plain.rdd().partitions();
        this.rows = partitions == 0 ? plain : table.repartition(partitions).javaRDD();
    }

    private static Dataset<Row> read(SparkSession spark, List<String> places, String format) {
        try {
            if (!format.equals("table")) {
                return spark.read().format(format).load(places.toArray(String[]::new));
            }
            Dataset<Row> all = spark.table(places.get(0));
            for (String place : places.subList(1, places.size())) {
                all = all.unionByName(spark.table(place));
            }
            return all;
        } catch (RuntimeException e) {
            throw new SetupException(
                    String.join(", ", places) + ": cannot be read as " + format + ": " + e.getMessage());
        } catch (Exception e) {
            // Spark throws its checked AnalysisException without declaring it.
            throw new SetupException(
                    String.join(", ", places) + ": cannot be read as " + format + ": " + e.getMessage());
        }
    }

    /** Looks at the names of the columns; nothing of what is in them comes to the driver. */
    void check(JudgeInfo judge, FieldMap fields) {
        FieldMatch match = new FieldMatch(judge.fields());
        ObjectNode record = sketch(table.schema());
        fields.paths().keySet().forEach(field -> record.put(field, "x"));
        match.see(record);
        if (!match.missing().isEmpty() && !match.unknown().isEmpty()) {
            throw SetupException.of(
                    "map",
                    name + ": no column is the judge's field "
                            + String.join(
                                    " or ",
                                    match.missing().stream()
                                            .map(field -> "\"" + field.name() + "\"")
                                            .toList())
                            + " under any name that is known. The columns are " + String.join(", ", match.keys()));
        }
    }

    private static ObjectNode sketch(StructType schema) {
        ObjectNode record = Json.object();
        for (StructField field : schema.fields()) {
            if (field.dataType() instanceof StructType inner) {
                record.set(field.name(), sketch(inner));
            } else {
                record.put(field.name(), "x");
            }
        }
        return record;
    }

    @Override
    public int parts() {
        return rows.getNumPartitions();
    }

    @Override
    public List<Path> files() {
        List<Path> paths = new ArrayList<>();
        for (Partition partition : scanned) {
            if (partition instanceof FilePartition files) {
                for (PartitionedFile file : files.files()) {
                    paths.add(file.toPath());
                }
            }
        }
        return Collections.unmodifiableList(paths);
    }

    /** Which bytes of which files are in which part; a table that is no files is known by its name alone. */
    @Override
    public ArrayNode fingerprint() {
        ArrayNode list = JsonNodeFactory.instance.arrayNode();
        for (Partition partition : scanned) {
            ArrayNode part = list.addArray();
            if (partition instanceof FilePartition files) {
                for (PartitionedFile file : files.files()) {
                    part.add(
                            file.filePath() + "@" + file.start() + "+" + file.length() + " " + file.modificationTime());
                }
            } else {
                part.add(name);
            }
        }
        return list;
    }

    /** Whether the same rows come in the same parts when it is read again. */
    boolean isRepeatable() {
        for (Partition partition : scanned) {
            if (!(partition instanceof FilePartition)) {
                return false;
            }
        }
        return partitions == 0;
    }

    @Override
    public List<String> judge(PartTask task, Map<Integer, PartTask.Piece> pieces, int most) {
        Judged judged = new Judged(task, new HashMap<>(pieces), limit, name);
        return JobInput.collected(rows.mapPartitionsWithIndex(judged::part, false), most);
    }

    /** What runs on the executors; holds no more than they need. */
    private record Judged(PartTask task, HashMap<Integer, PartTask.Piece> pieces, int limit, String name)
            implements Serializable {

        Iterator<String> part(int number, Iterator<Row> rows) throws Exception {
            PartTask.Piece piece = pieces.get(number);
            return piece == null
                    ? List.<String>of().iterator()
                    : task.run(piece, new TableRows(rows, limit, name)).stream().iterator();
        }
    }
}
