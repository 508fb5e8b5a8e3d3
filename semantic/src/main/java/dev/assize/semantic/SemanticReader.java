package dev.assize.semantic;

import dev.assize.core.catalog.SecondReader;
import dev.assize.core.question.Answerer;

/** {@code embedded+semantic}: the rules of reference-coverage, and a small English model where they only weighed words. */
public final class SemanticReader implements SecondReader {

    static final String NAME = "semantic";

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public Answerer beside(Answerer rules) {
        return new SemanticAnswerer(rules);
    }
}
