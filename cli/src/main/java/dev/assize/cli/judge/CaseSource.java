package dev.assize.cli.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeId;
import dev.assize.runs.dataset.DataFormat;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.SourceFingerprint;
import java.io.InputStream;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * The cases that are to be heard.
 *
 * @param format null to go by each source's name, then by how it begins
 * @param recordLimit the most bytes a record may have
 */
record CaseSource(
        List<DataSource> sources,
        @Nullable DataFormat format,
        int recordLimit,
        FieldMap fields,
        CaseSelection selection) {

    CaseSource {
        sources = List.copyOf(sources);
    }

    /** What is needed to hear the same cases again; reads every file once, to know it again. */
    RunPlan plan(JudgeId judge, SortedMap<String, String> settings, ObjectNode answerer, @Nullable String failOn) {
        List<SourceFingerprint> seals =
                sources.stream().map(SourceFingerprint::of).toList();
        return new RunPlan(judge, settings, seals, fields, selection, format, recordLimit, answerer, failOn);
    }

    /** The cases of a plan, where its sources are now. */
    static CaseSource of(RunPlan plan, List<DataSource> sources) {
        return new CaseSource(sources, plan.format(), plan.recordLimit(), plan.fields(), plan.selection());
    }

    Dataset open(InputStream standardInput) {
        return new Dataset(sources, format, recordLimit, standardInput);
    }
}
