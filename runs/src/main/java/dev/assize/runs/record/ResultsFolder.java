package dev.assize.runs.record;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.summary.SummaryCounts;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Result lines in the part files of a folder, as a job on several machines writes them. Of very many a sample can be taken, which
 * is the same each time: whether a line is in it hangs on the line alone.
 */
public final class ResultsFolder implements RecordedRun {

    private static final Pattern PART = Pattern.compile("part-.*\\.(jsonl|json)");

    /** Where a job keeps what it has counted. */
    private static final String TALLIES = "_assize";

    private final Path folder;
    private final List<Path> parts;
    private final double share;

    private ResultsFolder(Path folder, List<Path> parts, double share) {
        this.folder = folder;
        this.parts = List.copyOf(parts);
        this.share = share;
    }

    /** Throws {@link DatasetException} for a folder without result lines. */
    public static ResultsFolder of(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            List<Path> all = files.filter(file -> isVisible(folder.relativize(file)))
                    .filter(Files::isRegularFile)
                    .sorted()
                    .toList();
            List<Path> parts = all.stream()
                    .filter(file -> PART.matcher(file.getFileName().toString()).matches())
                    .toList();
            if (parts.isEmpty()) {
                boolean columns = all.stream().anyMatch(file -> file.toString().endsWith(".parquet"));
                throw new DatasetException(folder + ": is a folder without result lines (part-00000.jsonl and so on)"
                        + (columns
                                ? "; what it has is Parquet, whose column \"result\" holds the lines: write them with Spark, or"
                                        + " judge into lines"
                                : "; name a file of result lines"));
            }
            return new ResultsFolder(folder, parts, 1);
        } catch (IOException e) {
            throw new DatasetException(folder + ": cannot be read: " + e.getMessage());
        }
    }

    /** What begins so is for whoever wrote it, as everywhere in such folders. */
    private static boolean isVisible(Path file) {
        for (Path part : file) {
            String name = part.toString();
            if (name.startsWith("_") || name.startsWith(".")) {
                return false;
            }
        }
        return true;
    }

    @Override
    public String name() {
        return String.valueOf(folder.toAbsolutePath().normalize().getFileName());
    }

    /** How many results there are in all: as the job that wrote them has counted, otherwise every file is read for it. */
    public long count() throws IOException {
        Path tallies = folder.resolve(TALLIES);
        long count = Files.isDirectory(tallies) ? counted(tallies) : 0;
        if (count > 0) {
            return count;
        }
        for (Path part : parts) {
            try (Stream<String> lines = Files.lines(part)) {
                count += lines.filter(line -> !line.isBlank()).count();
            }
        }
        return count;
    }

    private static long counted(Path tallies) throws IOException {
        long count = 0;
        try (DirectoryStream<Path> files = Files.newDirectoryStream(tallies, "part-*.json")) {
            for (Path file : files) {
                JsonNode tally = Json.parse(Files.readString(file));
                count += SummaryCounts.read(tally.path("counts")).cases();
            }
        }
        return count;
    }

    /** The first result; empty when there is none. */
    public Optional<RecordedCase> first() throws IOException {
        for (Path part : parts) {
            try (BufferedReader lines = Files.newBufferedReader(part)) {
                String line = lines.readLine();
                if (line != null) {
                    return Optional.of(new RecordedCase(0, null, read(line, part, 1)));
                }
            }
        }
        return Optional.empty();
    }

    /** About this share of them, drawn at random and each time the same. */
    public ResultsFolder sample(double wanted) {
        return new ResultsFolder(folder, parts, wanted);
    }

    @Override
    public void forEach(CaseVisitor visitor) throws IOException {
        long ordinal = 0;
        for (Path part : parts) {
            ordinal = visit(part, ordinal, visitor);
        }
    }

    private long visit(Path part, long before, CaseVisitor visitor) throws IOException {
        long ordinal = before;
        int number = 0;
        try (BufferedReader lines = Files.newBufferedReader(part)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                number++;
                if (!line.isBlank() && isDrawn(line)) {
                    visitor.visit(new RecordedCase(ordinal++, null, read(line, part, number)));
                }
            }
        } catch (CharacterCodingException e) {
            throw new DatasetException(part + ": bytes that are no UTF-8");
        }
        return ordinal;
    }

    private boolean isDrawn(String line) {
        if (share >= 1) {
            return true;
        }
        long digits = Long.parseUnsignedLong(Hash.of(line).substring(0, 13), 16);
        return digits < share * (1L << 52);
    }

    private static RecordedResult read(String line, Path part, int number) {
        try {
            return RecordedResult.parse(line);
        } catch (IllegalArgumentException e) {
            throw new DatasetException(part.getFileName() + ":" + number + ": no result line: " + e.getMessage());
        }
    }
}
