package dev.assize.engine.run;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.store.StoreChoice;
import org.jspecify.annotations.Nullable;

/**
 * What is to be judged, by whom, and what becomes of it.
 *
 * @param jobs threads for answerers that compute
 * @param failOn the condition that fails the run; null for none
 * @param pass which verdicts pass, as a user writes it; null for what the judge says
 * @param keep how the run is kept; null when only its results are wanted
 * @param store where it is kept, and what models answered
 */
public record RunRequest(
        ChosenJudge judge,
        AnswererPlan answerer,
        CaseSource cases,
        int jobs,
        @Nullable String failOn,
        @Nullable String pass,
        @Nullable Keep keep,
        StoreChoice store) {

    /** A run in which what the judge says passes. */
    public RunRequest(
            ChosenJudge judge,
            AnswererPlan answerer,
            CaseSource cases,
            int jobs,
            @Nullable String failOn,
            @Nullable Keep keep,
            StoreChoice store) {
        this(judge, answerer, cases, jobs, failOn, null, keep, store);
    }

    /**
     * A run that is kept.
     *
     * @param name null to make one
     * @param replace whether an earlier run of that name is deleted first
     */
    public record Keep(@Nullable String name, boolean replace) {

        public Keep {
            if (name != null) {
                RunName.require(name);
            }
        }
    }
}
