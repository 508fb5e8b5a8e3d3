package dev.assize.spark.output;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.Path;

/**
 * The folder that a job writes into. Results are in {@code part-00012.jsonl} and the like; what is known of them is below
 * {@code _assize}, which readers of tables pass over: {@code job.json} says what is judged, {@code part-00012.json} that a part is
 * there and what it comes to. A part counts as soon as that file is there, so that a job that was killed can go on.
 */
public final class OutputFolder {

    private static final String OWN = "_assize";
    private static final String DONE = "_SUCCESS";

    private final ResultStorage storage;
    private final Path root;
    private final Path own;

    public OutputFolder(String address, Configuration hadoop) throws IOException {
        this.storage = new ResultStorage(address, hadoop);
        this.root = storage.root();
        this.own = new Path(root, OWN);
    }

    public String address() {
        return root.toString();
    }

    /** Whether a file lies in it, at whatever depth. */
    public boolean contains(Path file) {
        return storage.contains(file);
    }

    /** Whether there is anything in it. */
    public boolean isEmpty() throws IOException {
        return storage.list(root, anything -> true).length == 0;
    }

    /** What was judged into this folder; empty when no job of ours wrote it. */
    public Optional<ObjectNode> job() throws IOException {
        Path file = new Path(own, "job.json");
        return storage.exists(file) && parse(storage.read(file)) instanceof ObjectNode object
                ? Optional.of(object)
                : Optional.empty();
    }

    public void begin(ObjectNode job) throws IOException {
        storage.writeWhole(new Path(own, "job.json"), Json.write(job));
    }

    /** Removes all of it; called only where {@link #job} says that it is ours. */
    public void delete() throws IOException {
        storage.delete(root);
    }

    /** Forgets what attempts of tasks that are gone left behind, and that the job was stopped. */
    public void resume() throws IOException {
        storage.delete(new Path(own, "attempts"));
        storage.delete(new Path(own, "marks"));
        storage.delete(new Path(own, "halt.json"));
        storage.delete(new Path(root, DONE));
    }

    /** Says that every case has its result. */
    public void end() throws IOException {
        storage.delete(new Path(own, "attempts"));
        storage.delete(new Path(own, "marks"));
        storage.write(new Path(root, DONE), "");
    }

    /** What is known of the parts that have results, in their order. */
    public List<PartTally> tallies() throws IOException {
        FileStatus[] files = storage.list(own, path -> path.getName().matches("part-\\d+(-\\d+)?\\.json"));
        List<PartTally> tallies = new ArrayList<>();
        for (FileStatus file : files) {
            tallies.add(PartTally.read(storage.read(file.getPath())));
        }
        tallies.sort(Comparator.comparingInt(PartTally::part).thenComparingInt(PartTally::segment));
        return tallies;
    }

    private static String name(int part, int segment) {
        String number = String.format(Locale.ROOT, "part-%05d", part);
        return segment == 0 ? number : number + "-" + segment;
    }

    /** @param attempt stands for the attempt at the task among all */
    public PartOutput write(int part, int segment, long attempt, OutputForm form) {
        String name = name(part, segment);
        return new PartOutput(storage, new Path(own, "attempts/" + name + "." + attempt), name, form);
    }

    /** Whether another attempt at the same task has finished it already. */
    public boolean isThere(int part, int segment) throws IOException {
        return storage.exists(tallyFile(part, segment));
    }

    private Path tallyFile(int part, int segment) {
        return new Path(own, name(part, segment) + ".json");
    }

    /** Moves the results into place and then counts them; where another attempt was quicker, its results stay. */
    public void commit(PartOutput output, PartTally tally) throws IOException {
        if (isThere(tally.part(), tally.segment())) {
            return;
        }
        output.commit();
        storage.writeWhole(tallyFile(tally.part(), tally.segment()), tally.write());
    }

    /** Tells the tasks that have not begun that there is no use in it; the first reason stays. */
    public void halt(PartTally.Halt reason) throws IOException {
        Path file = new Path(own, "halt.json");
        if (!storage.exists(file)) {
            storage.writeWhole(file, Json.write(reason.toJson()));
        }
    }

    /** Where two tasks halt at once, one file replaces the other; a task that looks in between goes on and finds out by itself. */
    public Optional<PartTally.Halt> halted() throws IOException {
        Path file = new Path(own, "halt.json");
        try {
            return storage.exists(file)
                    ? Optional.of(PartTally.Halt.read(parse(storage.read(file))))
                    : Optional.empty();
        } catch (FileNotFoundException e) {
            return Optional.empty();
        }
    }

    /** Remembers which row an attempt is at, in case that it is the last thing its process does. */
    public void mark(int part, int attempt, String place) throws IOException {
        storage.write(marks(part, attempt), place);
    }

    /** What each earlier attempt at a part was doing when it ended; without those that ended well or marked nothing. */
    public List<String> marks(int part) throws IOException {
        FileStatus[] found =
                storage.list(new Path(own, "marks"), path -> path.getName().startsWith(part + "."));
        Arrays.sort(found, Comparator.comparing(file -> file.getPath().getName()));
        List<String> marks = new ArrayList<>();
        for (FileStatus file : found) {
            marks.add(storage.read(file.getPath()));
        }
        return marks;
    }

    public void unmark(int part, int attempt) throws IOException {
        storage.delete(marks(part, attempt));
    }

    private Path marks(int part, int attempt) {
        return new Path(own, String.format(Locale.ROOT, "marks/%d.%04d", part, attempt));
    }

    private static JsonNode parse(String text) throws IOException {
        try {
            return Json.parse(text);
        } catch (JsonProcessingException e) {
            throw new IOException("what a job wrote is not whole: " + JsonMistake.of(e), e);
        }
    }
}
