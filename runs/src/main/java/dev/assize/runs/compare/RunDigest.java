package dev.assize.runs.compare;

import dev.assize.core.JudgeId;
import dev.assize.runs.dataset.DatasetException;
import dev.assize.runs.digest.CaseDigest;
import dev.assize.runs.digest.RunProfile;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import java.io.IOException;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is kept of a run, case by case, in the order of the run. A case is named by its id; where an id comes again, its second
 * case is {@code id #2}, so that the second meets the second of another run.
 */
final class RunDigest {

    private final RunProfile profile;
    private final Map<String, CaseDigest> cases = new LinkedHashMap<>();
    private final Map<String, Integer> repeats = new HashMap<>();
    private long repeated;

    private RunDigest(String name) {
        this.profile = new RunProfile(name);
    }

    /** Throws {@link DatasetException} when the results are of another judge, or when there are none. */
    public static RunDigest read(RecordedRun run, JudgeId judge, DigestReader reader) throws IOException {
        RunDigest read = new RunDigest(run.name());
        run.forEach(recorded -> read.add(recorded, judge, reader));
        if (read.cases.isEmpty()) {
            throw new DatasetException(run.name() + ": has no results");
        }
        return read;
    }

    private void add(RecordedCase recorded, JudgeId judge, DigestReader reader) {
        if (!recorded.result().judge().equals(judge)) {
            throw new DatasetException(profile.name() + ": the case \""
                    + recorded.result().id() + "\" was judged by "
                    + recorded.result().judge() + ", not by " + judge
                    + "; only results of one judge can be held against one another");
        }
        profile.add(recorded.result());
        cases.put(key(recorded.result().id()), reader.read(recorded));
    }

    private String key(String id) {
        if (!cases.containsKey(id)) {
            return id;
        }
        repeated++;
        return id + " #" + (1 + repeats.merge(id, 1, Integer::sum));
    }

    public RunProfile profile() {
        return profile;
    }

    public Map<String, CaseDigest> byCase() {
        return Collections.unmodifiableMap(cases);
    }

    /** How many cases have an id that came before. */
    public long repeated() {
        return repeated;
    }
}
