package dev.assize.text;

import java.util.List;
import java.util.Optional;

/**
 * Tells what each word of a text is in its sentence, by weights that were learnt from tagged texts ({@code bench/tagger.sh}).
 *
 * <p>Word after word the part of speech is taken whose features weigh most, those of the words before among them. About one word in
 * twenty is told wrongly, mostly names for nouns. Threads share it: nothing in it changes.
 */
public final class PartOfSpeechTagger {

    private static final PerLanguage<Optional<PartOfSpeechTagger>> BY_LANGUAGE =
            new PerLanguage<>(language -> TaggerWeights.find(language).map(PartOfSpeechTagger::new));

    private final TaggerWeights weights;

    PartOfSpeechTagger(TaggerWeights weights) {
        this.weights = weights;
    }

    /** Empty for a language whose pack brings no weights. */
    public static Optional<PartOfSpeechTagger> find(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** For each of the tokens of {@code text} what it is. Amounts and parts of dates are numbers. */
    public PartOfSpeech[] read(String text, List<Token> tokens) {
        TaggedText tagged = new TaggedText(text, tokens);
        TaggerFeatures features = new TaggerFeatures(tagged, weights.places());
        PartOfSpeech[] parts = new PartOfSpeech[tagged.size()];
        int[] sums = new int[PartOfSpeech.COUNT];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = tagged.isExact(i) ? PartOfSpeech.NUMBER : best(features.at(i), sums);
            features.saw(i, parts[i]);
        }
        return parts;
    }

    private PartOfSpeech best(int[] places, int[] sums) {
        weights.sum(places, sums);
        int best = 0;
        for (int part = 1; part < sums.length; part++) {
            best = sums[part] > sums[best] ? part : best;
        }
        return PartOfSpeech.of(best);
    }
}
