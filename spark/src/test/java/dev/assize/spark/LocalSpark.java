package dev.assize.spark;

import dev.assize.core.json.Json;
import dev.assize.engine.Assize;
import dev.assize.engine.Judging;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/** One session for all tests: starting it takes longer than any of them. */
public final class LocalSpark {

    static final Path EXAMPLES = Path.of("../examples");

    private LocalSpark() {}

    public static SparkSession session() {
        return Holder.SESSION;
    }

    private static final class Holder {
        static final SparkSession SESSION = SparkSession.builder()
                .master("local[2]")
                .appName("tests")
                .config("spark.ui.enabled", "false")
                .config("spark.driver.host", "127.0.0.1")
                .config("spark.driver.bindAddress", "127.0.0.1")
                .config("spark.sql.extensions", AssizeExtensions.class.getName())
                .config("spark.sql.shuffle.partitions", "2")
                .config("spark.sql.warehouse.dir", "target/warehouse")
                .getOrCreate();
    }

    /** @param said what the job told its user */
    record Ended(int code, String said) {}

    static Ended job(String... arguments) {
        session();
        return jobInOpenSession(arguments);
    }

    /** As {@link #job}, in whatever session is open. */
    static Ended jobInOpenSession(String... arguments) {
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        int code = JudgeJob.run(arguments, new PrintStream(said, true, StandardCharsets.UTF_8));
        return new Ended(code, said.toString(StandardCharsets.UTF_8));
    }

    /** All lines of the part files, in the order of their names. */
    static String lines(Path folder) throws IOException {
        StringBuilder lines = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(path -> path.getFileName().toString().matches("part-.*\\.jsonl"))
                    .sorted()
                    .toList()) {
                lines.append(Files.readString(file));
            }
        }
        return lines.toString();
    }

    /** What the same judge says on one machine, as the command line writes it. */
    static String expected(String judge, Path... cases) throws Exception {
        return expected(Assize.judge(judge), cases);
    }

    static String expected(Judging judging, Path... cases) throws Exception {
        List<String> lines = new ArrayList<>();
        judging.onThreads(1).over(cases).run(result -> lines.add(Json.write(result.line()) + "\n"));
        return String.join("", lines);
    }
}
