package dev.assize.runs.agree;

import dev.assize.core.JudgeInfo;
import dev.assize.runs.digest.PassRule;
import org.jspecify.annotations.Nullable;

/**
 * How agreement is measured.
 *
 * @param judge the judge of the run
 * @param pass which verdicts pass; null when nobody says
 * @param seed of everything that is drawn at random
 * @param halfWidth how narrow a corrected rate is wished to be: 0.02 for ±2 points
 */
public record AgreeOptions(JudgeInfo judge, @Nullable PassRule pass, long seed, double halfWidth) {}
