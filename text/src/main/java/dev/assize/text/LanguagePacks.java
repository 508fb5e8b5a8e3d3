package dev.assize.text;

import java.util.EnumMap;
import java.util.Map;
import java.util.ServiceLoader;

/** The packs that are on the class path, found once. Threads share it: nothing in it changes. */
final class LanguagePacks {

    private static final Map<Language, LanguagePack> ALL = load();

    private LanguagePacks() {}

    static LanguagePack of(Language language) {
        LanguagePack pack = ALL.get(language);
        if (pack == null) {
            throw new IllegalStateException("No pack for " + language.englishName()
                    + "; the jar was built without META-INF/services/" + LanguagePack.class.getName());
        }
        return pack;
    }

    private static Map<Language, LanguagePack> load() {
        Map<Language, LanguagePack> packs = new EnumMap<>(Language.class);
        for (LanguagePack pack : ServiceLoader.load(LanguagePack.class, LanguagePack.class.getClassLoader())) {
            packs.putIfAbsent(pack.language(), pack);
        }
        return packs;
    }
}
