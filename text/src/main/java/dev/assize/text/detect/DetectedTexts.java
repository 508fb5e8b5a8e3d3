package dev.assize.text.detect;

import java.util.HashMap;
import java.util.Map;

/** The languages of the texts of one case, each told once however many ask. Not for several threads at once. */
public final class DetectedTexts {

    private final Map<String, DetectedLanguage> told = new HashMap<>();

    public DetectedLanguage of(String text) {
        DetectedLanguage known = told.get(text);
        if (known != null) {
            return known;
        }
        DetectedLanguage detected = LanguageDetector.detect(text);
        told.put(text, detected);
        return detected;
    }
}
