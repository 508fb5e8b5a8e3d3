package dev.assize.engine.run;

import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the cases of a run again, and makes sure that they are the same. */
final class PlannedSources {

    private final String run;
    private final List<SourceFingerprint> fingerprints;

    PlannedSources(StoredRun run) {
        this.run = run.name();
        this.fingerprints = run.plan().sources();
    }

    /** @param places where they are now, in their order; empty for where they were */
    List<DataSource> find(List<String> places) {
        if (!places.isEmpty() && places.size() != fingerprints.size()) {
            throw new SetupException("the run \"" + run + "\" has " + fingerprints.size() + " sources of cases ("
                    + String.join(
                            ", ",
                            fingerprints.stream().map(SourceFingerprint::name).toList()) + "), got " + places.size());
        }
        List<DataSource> sources = new ArrayList<>();
        for (int i = 0; i < fingerprints.size(); i++) {
            sources.add(source(fingerprints.get(i), places.isEmpty() ? null : places.get(i)));
        }
        return sources;
    }

    private DataSource source(SourceFingerprint fingerprint, @Nullable String place) {
        if (DataSource.STANDARD_INPUT.equals(place)) {
            return new DataSource(fingerprint.name(), null);
        }
        String path = place == null ? fingerprint.path() : place;
        if (path == null) {
            throw SetupException.of(
                    "sources", "the run \"" + run + "\" read its cases from standard input; give it the same again");
        }
        if (!Files.exists(Path.of(path))) {
            throw new SetupException(path + ": the cases of the run \"" + run
                    + "\" are not there any more; put them back," + " or say where they are");
        }
        DataSource found =
                new DataSource(fingerprint.name(), DataSource.of(path).path());
        if (fingerprint.isSealed() && !fingerprint.sameContent(SourceFingerprint.of(found))) {
            throw new SetupException(path + ": is not what it was when the run \"" + run
                    + "\" began; bring that file back, or judge this one under another name");
        }
        return found;
    }
}
