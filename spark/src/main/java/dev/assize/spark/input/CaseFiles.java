package dev.assize.spark.input;

import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.ReadOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Text files with cases, in the order in which they are judged.
 *
 * <p>JSON lines are cut anywhere and read from line to line, so that the parts have the same size whatever the files have.
 * A file in another format, or packed, is read by one task.
 */
public final class CaseFiles {

    /**
     * One file, by which it is known again.
     *
     * @param cut whether it may be cut at line ends
     */
    public record CaseFile(String address, String name, long bytes, long modified, boolean cut) {}

    private final List<CaseFile> files;

    private CaseFiles(List<CaseFile> files) {
        this.files = List.copyOf(files);
    }

    /**
     * Files, folders with files, or patterns. Throws {@link SetupException} where there are none.
     *
     * @param reading how each file is read; one in another encoding, or with its records further inside, is read whole
     */
    public static CaseFiles find(List<String> places, ReadOptions reading, Configuration hadoop) {
        List<CaseFile> files = new ArrayList<>();
        for (String place : places) {
            try {
                Path path = new Path(place);
                FileSystem system = path.getFileSystem(hadoop);
                FileStatus[] found = system.globStatus(path);
                if (found == null || found.length == 0) {
                    throw new SetupException(place + ": no such file; name files, folders or patterns with cases");
                }
                for (FileStatus status : found) {
                    add(status, system, reading, files);
                }
            } catch (IOException | IllegalArgumentException e) {
                throw new SetupException(place + ": cannot be read: " + e.getMessage());
            }
        }
        return new CaseFiles(files);
    }

    private static void add(FileStatus status, FileSystem system, ReadOptions reading, List<CaseFile> files)
            throws IOException {
        Path path = status.getPath();
        if (!status.isDirectory()) {
            files.add(new CaseFile(
                    path.toString(),
                    path.getName(),
                    status.getLen(),
                    status.getModificationTime(),
                    isPlainLines(system, path, reading)));
            return;
        }
        FileStatus[] inside = system.listStatus(path, child -> {
            char first = child.getName().charAt(0);
            // As everything that reads folders of a lake does: such names are for whoever wrote them.
            return first != '_' && first != '.';
        });
        Arrays.sort(inside, Comparator.comparing(child -> child.getPath().toString()));
        for (FileStatus child : inside) {
            add(child, system, reading, files);
        }
    }

    private static boolean isPlainLines(FileSystem system, Path path, ReadOptions reading) throws IOException {
        if (reading.encoding() != null || reading.records() != null) {
            return false;
        }
        try (FSDataInputStream beginning = system.open(path)) {
            return new DataSource(path.getName(), null).isPlainLines(reading.format(), beginning);
        }
    }

    public List<CaseFile> files() {
        return files;
    }

    public long bytes() {
        return files.stream().mapToLong(CaseFile::bytes).sum();
    }

    /**
     * Parts of about the same size, which together hold every byte once: as if all files stood one behind the other. A file
     * that cannot be cut belongs to the part in which it begins.
     */
    public List<CasePart> parts(int count) {
        long all = bytes();
        List<List<FileSlice>> parts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            parts.add(new ArrayList<>());
        }
        long before = 0;
        for (CaseFile file : files) {
            if (!file.cut() || file.bytes() == 0) {
                FileSlice whole = new FileSlice(file.address(), file.name(), 0, file.bytes(), 0, true);
                parts.get(partAt(before, all, count)).add(whole);
            } else {
                cut(file, before, all, parts);
            }
            before += file.bytes();
        }
        List<CasePart> numbered = new ArrayList<>();
        for (List<FileSlice> slices : parts) {
            numbered.add(new CasePart(numbered.size(), slices));
        }
        return Collections.unmodifiableList(numbered);
    }

    private static void cut(CaseFile file, long before, long all, List<List<FileSlice>> parts) {
        long from = 0;
        while (from < file.bytes()) {
            int part = partAt(before + from, all, parts.size());
            long next = boundary(part + 1, all, parts.size()) - before;
            long to = Math.min(file.bytes(), Math.max(next, from + 1));
            parts.get(part).add(new FileSlice(file.address(), file.name(), from, to, 0, false));
            from = to;
        }
    }

    /** Where a part begins. */
    private static long boundary(int part, long all, int count) {
        return (long) ((double) all / count * part);
    }

    private static int partAt(long position, long all, int count) {
        if (all == 0) {
            return 0;
        }
        int part = (int) Math.min(count - 1L, (long) ((double) position / all * count));
        while (part > 0 && position < boundary(part, all, count)) {
            part--;
        }
        while (part < count - 1 && position >= boundary(part + 1, all, count)) {
            part++;
        }
        return part;
    }
}
