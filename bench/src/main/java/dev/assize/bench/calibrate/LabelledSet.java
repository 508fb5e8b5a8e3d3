package dev.assize.bench.calibrate;

import dev.assize.core.Judge;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Value;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** The labelled data of one judge. */
interface LabelledSet {

    Judge<?> judge();

    Answerer rules();

    /** @param data the folder that holds the data of all judges */
    List<LabelledCase> cases(Path data);

    /** What an answer comes to, as labels tell it: several options may be one thing. */
    String said(Value value);

    /** Where the data come from, in a sentence. */
    String origin();

    /** Kinds of question that are answered by the rules of another kind, and are as sure as those. */
    default Map<String, String> sameRules() {
        return Map.of();
    }

    /** The class beside whose resources the table lies. */
    default Class<?> owner() {
        return rules().getClass();
    }
}
