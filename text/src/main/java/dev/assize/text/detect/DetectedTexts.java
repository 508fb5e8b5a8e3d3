package dev.assize.text.detect;

import dev.assize.text.Language;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** The languages of the texts of one case, each told once however many ask. Not for several threads at once. */
public final class DetectedTexts {

    private final Map<String, DetectedLanguage> told = new HashMap<>();
    private final Function<String, DetectedLanguage> detector;

    public DetectedTexts() {
        this(LanguageDetector::detect);
    }

    /** @param detector tells the language of a text, or remembers it from another case */
    public DetectedTexts(Function<String, DetectedLanguage> detector) {
        this.detector = detector;
    }

    /**
     * What the text is clearly in and {@code rules} do not know. Where they know every installed language, those need not be told
     * apart for it, which takes longest in a few words.
     */
    public Optional<String> outside(String text, Collection<Language> rules) {
        // To look for a long text is to look at all its letters.
        DetectedLanguage known = told.isEmpty() ? null : told.get(text);
        boolean knowAll = rules.containsAll(Language.installed());
        if (known != null || !knowAll) {
            return of(text).outside(rules);
        }
        Optional<DetectedLanguage> foreign = LanguageDetector.foreign(text);
        return foreign.isEmpty() ? Optional.empty() : foreign.get().outside(rules);
    }

    public DetectedLanguage of(String text) {
        DetectedLanguage known = told.get(text);
        if (known != null) {
            return known;
        }
        DetectedLanguage detected = detector.apply(text);
        told.put(text, detected);
        return detected;
    }
}
