package dev.assize.engine.probe;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.store.StoreChoice;
import dev.assize.runs.probe.ProbeOptions;
import org.jspecify.annotations.Nullable;

/**
 * Which judge is tried, with whose answers, on which cases.
 *
 * @param standIn the judge that asks small questions, where {@code judge} asks for whole verdicts; null where it does not
 * @param store where what models answer is kept, so that a card that was cut off goes on where it was
 */
public record ProbeRequest(
        ChosenJudge judge,
        @Nullable ChosenJudge standIn,
        AnswererPlan answerer,
        CaseSource cases,
        ProbeOptions options,
        int jobs,
        StoreChoice store) {}
