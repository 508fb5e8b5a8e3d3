package dev.assize.spark.input;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Tells the parts of files that were cut on which line they begin, so that places are those of the whole file. Counting reads
 * every byte once more, which is little beside judging it.
 */
public final class LineCount {

    private LineCount() {}

    /** The same parts, each with the number of lines before it. */
    public static List<CasePart> numbered(
            List<CasePart> parts, JavaSparkContext spark, SerializableConfiguration hadoop) {
        Map<String, List<FileSlice>> cut = new LinkedHashMap<>();
        parts.forEach(part -> part.slices().stream()
                .filter(slice -> !slice.whole())
                .forEach(slice -> cut.computeIfAbsent(slice.address(), unseen -> new ArrayList<>())
                        .add(slice)));
        cut.values().removeIf(slices -> slices.size() == 1);
        List<FileSlice> all = cut.values().stream().flatMap(List::stream).toList();
        if (all.isEmpty()) {
            return parts;
        }
        List<Long> counts = spark.parallelize(all, Math.min(all.size(), Math.max(1, spark.defaultParallelism()) * 4))
                .map(slice -> lineEnds(slice, hadoop.value()))
                .collect();
        Map<FileSlice, FileSlice> placed = new HashMap<>();
        long lines = 0;
        String file = "";
        for (int i = 0; i < all.size(); i++) {
            FileSlice slice = all.get(i);
            lines = slice.address().equals(file) ? lines : 0;
            file = slice.address();
            placed.put(slice, slice.after(lines));
            lines += counts.get(i);
        }
        return parts.stream()
                .map(part -> new CasePart(
                        part.number(),
                        part.slices().stream()
                                .map(slice -> placed.getOrDefault(slice, slice))
                                .toList()))
                .toList();
    }

    private static long lineEnds(FileSlice slice, Configuration hadoop) throws IOException {
        Path path = new Path(slice.address());
        byte[] buffer = new byte[256 * 1024];
        long count = 0;
        try (FSDataInputStream file = path.getFileSystem(hadoop).open(path)) {
            file.seek(slice.start());
            long left = slice.bytes();
            while (left > 0) {
                int read = file.read(buffer, 0, (int) Math.min(buffer.length, left));
                if (read < 0) {
                    break;
                }
                for (int i = 0; i < read; i++) {
                    count += buffer[i] == '\n' ? 1 : 0;
                }
                left -= read;
            }
        }
        return count;
    }
}
