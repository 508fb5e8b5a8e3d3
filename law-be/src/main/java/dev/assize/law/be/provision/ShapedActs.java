package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActRegistry;
import org.jspecify.annotations.Nullable;

/**
 * The acts that the shape of a number tells: XX.99 is of the code that is best known for it, unless the text has named another one so
 * numbered, and not that code.
 */
final class ShapedActs {

    private final ActRegistry registry;
    private final DocumentActs acts;
    private final ActsMet met;

    ShapedActs(ActRegistry registry, DocumentActs acts, ActsMet met) {
        this.registry = registry;
        this.acts = acts;
        this.met = met;
    }

    @Nullable
    DocumentAct act(ArticleNumeral numeral) {
        return registry.find(ShapedNumber.code(numeral, met.lastCited()))
                .map(code -> numeral.isRoman() ? acts.onlyNumberedLike(code) : code)
                .map(acts::registeredByShape)
                .orElse(null);
    }
}
