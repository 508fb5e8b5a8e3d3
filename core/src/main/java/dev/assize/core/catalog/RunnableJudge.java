package dev.assize.core.catalog;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;

/**
 * A judge with the rules that answer its questions when nobody else does.
 *
 * @param embedded needs no network and no key; declines what its rules cannot tell
 */
public record RunnableJudge(Judge<?> judge, Answerer embedded) {}
