package dev.assize.judgefiles.internal.expression;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The names that an expression may use, each with its type. */
public final class DeclaredNames {

    /** @param noneWhenZero as of {@link Checked} */
    public record Name(ValueType type, String noneWhenZero) {
        public static Name of(ValueType type) {
            return new Name(type, "");
        }
    }

    private final Map<String, Name> all;

    private DeclaredNames(Map<String, Name> all) {
        this.all = all;
    }

    public static DeclaredNames none() {
        return new DeclaredNames(Map.of());
    }

    public DeclaredNames with(String name, ValueType type) {
        return with(name, Name.of(type));
    }

    public DeclaredNames with(String name, Name declared) {
        Map<String, Name> more = new LinkedHashMap<>(all);
        more.put(name, declared);
        return new DeclaredNames(Collections.unmodifiableMap(more));
    }

    /** With a name whose own declaration is wrong: that was said, and whoever uses the name is not to blame. */
    public DeclaredNames spoiled(String name) {
        return has(name) ? this : with(name, PlainType.NEVER);
    }

    /** Under which the reason for the answer to a question is found; no expression can write it. */
    public static String rationaleOf(String question) {
        return question + " rationale";
    }

    public boolean has(String name) {
        return all.containsKey(name);
    }

    /** Those that an expression can write. */
    public Set<String> known() {
        Set<String> known = new LinkedHashSet<>(all.keySet());
        known.removeIf(name -> name.indexOf(' ') >= 0);
        return known;
    }

    public Optional<ValueType> typeOf(String name) {
        return Optional.ofNullable(all.get(name)).map(Name::type);
    }

    @Nullable
    Name find(String name) {
        return all.get(name);
    }
}
