package dev.assize.text;

import java.util.Arrays;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Something that exists once for each language, made when it is first asked for: a run in one language does not read the
 * word lists of the others. Threads share it; each value is made once.
 */
public final class PerLanguage<T> {

    private final Map<Language, T> made = new ConcurrentHashMap<>();
    private final Function<Language, T> maker;

    /** The same by {@link Language#number}: it is asked for every word of every text. Never changed, only replaced. */
    private volatile @Nullable Object[] byNumber = new Object[0];

    public PerLanguage(Function<Language, T> maker) {
        this.maker = maker;
    }

    @SuppressWarnings("unchecked") // Only values of that type are put in.
    public T get(Language language) {
        @Nullable Object[] known = byNumber;
        Object value = language.number() < known.length ? known[language.number()] : null;
        return value != null ? (T) value : make(language);
    }

    private T make(Language language) {
        T value = made.computeIfAbsent(language, maker);
        synchronized (made) {
            @Nullable Object[] more = Arrays.copyOf(byNumber, Math.max(byNumber.length, language.number() + 1));
            more[language.number()] = value;
            byNumber = more;
        }
        return value;
    }
}
