package dev.assize.cli.probe;

import dev.assize.cli.terminal.Destination;
import dev.assize.core.json.Json;
import dev.assize.core.probe.QuestionVariant.Asking;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.probe.ProbeCases;
import dev.assize.runs.probe.ProbeRow;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The cases of a card as files that any judge can be given: one file, or a folder with one for each kind of change. */
final class ProbeFiles {

    private static final String OPTION = "--write";

    private final Path place;
    private final Collection<Path> read;

    /** @param read what must not be overwritten */
    ProbeFiles(Path place, Collection<Path> read) {
        this.place = place;
        this.read = List.copyOf(read);
        Destination.requireFree(OPTION, place, read);
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
                            Destination.requireFree(OPTION, file, read);
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
