package dev.assize.engine.plan;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.store.StoreChoice;
import org.jspecify.annotations.Nullable;

/**
 * What would be judged, and by whom.
 *
 * @param standIn the judge that asks small questions, where {@code judge} asks for whole verdicts: it says what a model would
 *     reply; null where it does not
 * @param sample how many cases are gone through, drawn at random
 * @param seed draws other cases
 * @param store where answers are kept that need not be asked for again
 */
public record ForecastRequest(
        ChosenJudge judge,
        @Nullable ChosenJudge standIn,
        AnswererPlan answerer,
        CaseSource cases,
        int sample,
        long seed,
        StoreChoice store) {}
