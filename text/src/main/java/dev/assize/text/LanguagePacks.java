package dev.assize.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;

/**
 * The packs that are on the class path and among the plugins, found once: a language that came or went in the middle of a run
 * would change verdicts. Threads share it: nothing in it changes.
 */
final class LanguagePacks {

    private static final Map<Language, LanguagePack> ALL = load();
    private static final List<Language> LANGUAGES = languages(ALL);

    private LanguagePacks() {}

    static LanguagePack of(Language language) {
        LanguagePack pack = ALL.get(language);
        if (pack == null) {
            throw new IllegalStateException("No pack for " + language.englishName()
                    + "; no jar has it in META-INF/services/" + LanguagePack.class.getName());
        }
        return pack;
    }

    static List<Language> languages() {
        return LANGUAGES;
    }

    private static Map<Language, LanguagePack> load() {
        Map<Language, LanguagePack> packs = new HashMap<>();
        // Ours first: a plugin adds languages and takes none over.
        add(packs, LanguagePack.class.getClassLoader());
        add(packs, Thread.currentThread().getContextClassLoader());
        return Map.copyOf(packs);
    }

    private static void add(Map<Language, LanguagePack> packs, ClassLoader loader) {
        for (LanguagePack pack : ServiceLoader.load(LanguagePack.class, loader)) {
            packs.putIfAbsent(pack.language(), pack);
        }
    }

    private static List<Language> languages(Map<Language, LanguagePack> packs) {
        List<Language> all = new ArrayList<>(packs.keySet());
        all.sort(Comparator.comparing((Language language) -> {
                    int place = Language.BUILT_IN.indexOf(language);
                    return place < 0 ? Language.BUILT_IN.size() : place;
                })
                .thenComparing(Language::code));
        return List.copyOf(all);
    }
}
