package dev.assize.runs.compare;

import dev.assize.core.JudgeInfo;
import dev.assize.core.record.FieldPath;
import dev.assize.runs.digest.PassRule;
import org.jspecify.annotations.Nullable;

/**
 * How two runs are compared.
 *
 * @param judge the judge of both
 * @param pass which verdicts pass; null to leave pass rates out
 * @param cluster the field by which cases belong together; null when each stands alone
 * @param seed of everything that is drawn at random
 */
public record CompareOptions(
        JudgeInfo judge, @Nullable PassRule pass, @Nullable FieldPath cluster, long seed) {}
