package dev.assize.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;

/**
 * A language by its code. There is one object for a code, so {@code ==} compares. What is known of a language is its
 * {@link LanguagePack}; those of {@link #BUILT_IN} are always there, others come from plugins.
 */
public final class Language {

    private static final Pattern CODE = Pattern.compile("[a-z]{2,3}");
    private static final Map<String, Language> BY_CODE = new ConcurrentHashMap<>();

    private static final AtomicInteger NUMBERS = new AtomicInteger();

    public static final Language ENGLISH = of("en", "English");
    public static final Language FRENCH = of("fr", "French");
    public static final Language DUTCH = of("nl", "Dutch");
    public static final Language GERMAN = of("de", "German");

    /** The languages whose words ship with Assize. */
    public static final List<Language> BUILT_IN = List.of(ENGLISH, FRENCH, DUTCH, GERMAN);

    private final String code;
    private final String englishName;
    private final int number;

    private Language(String code, String englishName, int number) {
        this.code = code;
        this.englishName = englishName;
        this.number = number;
    }

    /**
     * The language with this code, for a pack to name; the first name that was given for a code stays.
     *
     * @param code of ISO 639, in small letters: "es"
     */
    public static Language of(String code, String englishName) {
        if (!CODE.matcher(code).matches() || englishName.isBlank()) {
            throw new IllegalArgumentException("A language has a code of two or three small letters and a name, not \""
                    + code + "\" and \"" + englishName + "\"");
        }
        return BY_CODE.computeIfAbsent(code, any -> new Language(code, englishName, NUMBERS.getAndIncrement()));
    }

    /** The languages that have a pack: the built-in ones, then those of plugins by their code. */
    public static List<Language> installed() {
        return LanguagePacks.languages();
    }

    /** The language of a code, in either case; empty for a language without a pack. */
    public static Optional<Language> find(String code) {
        return installed().stream()
                .filter(language -> language.code.equalsIgnoreCase(code))
                .findFirst();
    }

    /** {@link #find}, for a code that is known to have a pack. */
    public static Language require(String code) {
        return find(code).orElseThrow(() -> new IllegalArgumentException("No words of the language \"" + code + "\""));
    }

    /** Its place among all languages of this process, from 0 on. */
    int number() {
        return number;
    }

    /** The code of ISO 639: two letters, or three where there are no two. */
    public String code() {
        return code;
    }

    public String englishName() {
        return englishName;
    }

    @Override
    public String toString() {
        return code;
    }
}
