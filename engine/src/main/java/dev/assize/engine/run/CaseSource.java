package dev.assize.engine.run;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.record.Field;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.SourceFingerprint;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The cases that are to be heard.
 *
 * @param allowMissing whether records without a required field are judged, whatever else they have
 */
public record CaseSource(
        List<DataSource> sources, ReadOptions reading, FieldMap fields, CaseSelection selection, boolean allowMissing) {

    public CaseSource {
        sources = List.copyOf(sources);
    }

    /** Cases whose first records are looked at before anything is judged. */
    public CaseSource(
            List<DataSource> sources,
            @Nullable DataFormat format,
            int recordLimit,
            FieldMap fields,
            CaseSelection selection) {
        this(sources, ReadOptions.of(format, recordLimit), fields, selection, false);
    }

    /** What is needed to hear the same cases again; reads every file once, to know it again. */
    public RunPlan plan(ChosenJudge judge, ObjectNode answerer, @Nullable String failOn, @Nullable String pass) {
        List<SourceFingerprint> fingerprints =
                sources.stream().map(SourceFingerprint::of).toList();
        return new RunPlan(
                judge.info().id(),
                judge.settings().values(),
                fingerprints,
                fields,
                selection,
                reading,
                answerer,
                failOn,
                judge.place().orElse(null),
                pass);
    }

    /**
     * The cases of a run. Throws {@link dev.assize.engine.setup.SetupException} when they are not what they were.
     *
     * @param places where they are now, in their order; empty for where they were
     */
    public static CaseSource of(StoredRun run, List<String> places) {
        RunPlan plan = run.plan();
        List<DataSource> sources = new PlannedSources(run).find(places);
        return new CaseSource(sources, plan.reading(), plan.fields(), plan.selection(), true);
    }

    /**
     * Looks at the first records before a name is taken and an earlier run of that name is deleted. Throws {@link
     * dev.assize.engine.setup.SetupException} when they have none of what the judge needs. What can be read only once, as a pipe,
     * is checked later.
     */
    public void requireFields(List<Field> needed) {
        boolean files =
                sources.stream().allMatch(source -> source.path() != null && Files.isRegularFile(source.path()));
        if (!files || allowMissing) {
            return;
        }
        try (Dataset dataset = open(InputStream.nullInputStream())) {
            MissingFields.check(dataset, needed, fields);
        } catch (IOException e) {
            // What cannot be read is a result of its own, with the reason.
            return;
        }
    }

    public Dataset open(InputStream standardInput) {
        return new Dataset(sources, reading, standardInput);
    }
}
