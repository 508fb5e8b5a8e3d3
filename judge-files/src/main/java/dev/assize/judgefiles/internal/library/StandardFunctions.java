package dev.assize.judgefiles.internal.library;

import dev.assize.judgefiles.internal.expression.Functions;
import dev.assize.judgefiles.internal.expression.LibraryFunction;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** All functions that every judge file has, in the order of the reference page. */
public final class StandardFunctions {

    /** Raised whenever a function can give another value for the same arguments. */
    public static final String VERSION = "1";

    private StandardFunctions() {}

    /** By the heading under which the reference page lists them. */
    public static Map<String, List<LibraryFunction>> byHeading() {
        Map<String, List<LibraryFunction>> all = new LinkedHashMap<>();
        all.put("Texts", TextFunctions.all());
        all.put("Similarity of texts", SimilarityFunctions.all());
        all.put("Numbers", NumberFunctions.all());
        all.put("Lists", ListFunctions.all());
        all.put("Embedded answers", ReadingFunctions.all());
        return all;
    }

    /** Where others compute the same name differently: whose way ours is. */
    public static Map<String, String> variants() {
        Map<String, String> variants = new LinkedHashMap<>();
        variants.put("fuzzy", "rapidfuzz.WRatio");
        variants.put("bleu", "nltk.method4");
        variants.put("gleu", "nltk");
        variants.put("meteor", "nltk.porter-without-wordnet");
        variants.put("chrf", "sacrebleu.chrF2");
        variants.put("rouge", "rouge-score.f1");
        variants.put("rougeL", "rouge-score.f1");
        return variants;
    }

    public static Functions functions() {
        List<LibraryFunction> all = new ArrayList<>();
        byHeading().values().forEach(all::addAll);
        return Functions.of(all);
    }
}
