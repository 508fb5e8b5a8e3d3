package dev.assize.cli.probe;

import dev.assize.core.json.Json;
import dev.assize.core.probe.QuestionVariant.Asking;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.probe.ProbeCases;
import dev.assize.runs.probe.ProbeRow;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/** The cases of a card as files that any judge can be given: one file, or a folder with one for each kind of change. */
final class ProbeFiles {

    private final Path place;

    ProbeFiles(Path place) {
        this.place = place;
    }

    /** Returns how many were written. */
    long write(ProbeCases sheet) {
        Map<Path, BufferedWriter> files = new LinkedHashMap<>();
        long written = 0;
        try {
            boolean single = place.toString().endsWith(".jsonl");
            if (!single) {
                Files.createDirectories(place);
            }
            for (int ordinal = 0; ordinal < sheet.size(); ordinal++) {
                for (ProbeRow row : sheet.rows(ordinal)) {
                    if (row.asking() == Asking.AS_IS) {
                        Path file = single ? place : place.resolve(name(row));
                        BufferedWriter writer = files.get(file);
                        if (writer == null) {
                            writer = Files.newBufferedWriter(file);
                            files.put(file, writer);
                        }
                        writer.write(Json.write(row.record()) + "\n");
                        written++;
                    }
                }
            }
            for (BufferedWriter writer : files.values()) {
                writer.close();
            }
        } catch (IOException e) {
            throw SetupException.of("write", place + " cannot be written: " + e.getMessage());
        }
        return written;
    }

    private static String name(ProbeRow row) {
        return (row.pair() == null ? "unchanged" : row.pair().kind().name()) + ".jsonl";
    }
}
