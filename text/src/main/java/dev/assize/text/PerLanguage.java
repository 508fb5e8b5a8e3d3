package dev.assize.text;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * Something that exists once for each language, made when it is first asked for: a run in one language does not read the
 * word lists of the others. Threads share it; each value is made once.
 */
public final class PerLanguage<T> {

    private final Map<Language, T> made = new ConcurrentHashMap<>();
    private final Function<Language, T> maker;

    public PerLanguage(Function<Language, T> maker) {
        this.maker = maker;
    }

    public T get(Language language) {
        // Asked for every word of every text; a look without a lock is enough but for the first time.
        T known = made.get(language);
        return known != null ? known : made.computeIfAbsent(language, maker);
    }
}
