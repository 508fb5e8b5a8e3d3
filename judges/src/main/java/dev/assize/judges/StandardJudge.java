package dev.assize.judges;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;

/**
 * A judge with the rules that answer its questions when nobody else does.
 *
 * @param embedded needs no network and no key
 */
public record StandardJudge(Judge<?> judge, Answerer embedded) {}
