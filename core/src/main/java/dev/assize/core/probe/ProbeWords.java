package dev.assize.core.probe;

import dev.assize.text.Language;
import dev.assize.text.ResourceText;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The words of one language that changes of texts are made with; they lie beside this class, a file for each language. */
final class ProbeWords {

    private static final Map<Language, ProbeWords> ALL = new HashMap<>();

    static {
        for (Language language : Language.BUILT_IN) {
            ALL.put(language, read(language.code() + ".txt"));
        }
    }

    private final Map<String, List<String>> entries;

    private ProbeWords(Map<String, List<String>> entries) {
        this.entries = entries;
    }

    /** Those of the language that the text is in; English ones where that cannot be told. */
    static ProbeWords of(String text) {
        Language language =
                LanguageDetector.detect(text).known().filter(ALL::containsKey).orElse(Language.ENGLISH);
        return ALL.getOrDefault(language, new ProbeWords(Map.of()));
    }

    private static ProbeWords read(String name) {
        Map<String, List<String>> entries = new LinkedHashMap<>();
        for (String line : ResourceText.beside(ProbeWords.class, name).lines().toList()) {
            int colon = line.indexOf(':');
            if (colon > 0 && !line.startsWith("#")) {
                String value = line.substring(colon + 2);
                String key = line.substring(0, colon);
                List<String> values = entries.computeIfAbsent(key, any -> new ArrayList<>());
                values.addAll(key.equals("units") ? List.of(value) : List.of(value.split("\\|")));
            }
        }
        return new ProbeWords(entries);
    }

    List<String> all(String key) {
        return entries.getOrDefault(key, List.of());
    }

    String one(String key) {
        return all(key).get(0);
    }

    boolean has(String key, String word) {
        return all(key).contains(word.toLowerCase(Locale.ROOT));
    }
}
