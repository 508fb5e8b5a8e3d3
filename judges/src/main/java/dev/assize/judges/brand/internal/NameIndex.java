package dev.assize.judges.brand.internal;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Many names, to find those that hold another or are held by it without comparing each with each.
 *
 * <p>A few names are simply gone through. Of many, those come into question that share a key: the same letters, the same
 * words in any order, or the same beginning and end around a place of up to three letters, which is all that one slip or a
 * plural can change. Of more than 500, two slips in a long name are not looked for; a list of so many names is no list that anybody
 * reads, and time goes with its length.
 */
public final class NameIndex {

    private static final int FEW = 20;

    /** Up to so many names two slips in a long one are looked for, which no key finds. */
    private static final int MODERATELY_MANY = 500;

    private static final int LONG = 12;

    /** A slip replaces, adds or drops up to this many letters in a row. */
    private static final int WIDEST_SLIP = 3;

    private static final int FEWEST_LETTERS = 3;
    private static final int LONGEST = 200;
    private static final long PRIME = 1_000_003;

    private final List<Name> names;
    private final BrandForms forms;
    private final int few;
    private final Map<Long, List<Name>> byKey = new HashMap<>();

    public NameIndex(List<Name> names, BrandForms forms) {
        this(names, forms, FEW);
    }

    /** @param few up to how many names are gone through one by one */
    NameIndex(List<Name> names, BrandForms forms, int few) {
        this.names = List.copyOf(names);
        this.forms = forms;
        this.few = few;
        if (isLarge()) {
            for (Name name : this.names) {
                keys(name)
                        .forEach(key -> byKey.computeIfAbsent(key, any -> new ArrayList<>(1))
                                .add(name));
            }
        }
    }

    /** Whether one of the names holds {@code wanted}. */
    public boolean holds(Name wanted) {
        return any(wanted, name -> forms.capture(wanted, name).isPresent());
    }

    /** Whether one of the names is held by {@code entry}. */
    public boolean isHeldBy(Name entry) {
        return any(entry, name -> forms.capture(name, entry).isPresent());
    }

    private boolean any(Name other, Predicate<Name> test) {
        if (!isLarge()) {
            for (Name name : names) {
                if (test.test(name)) {
                    return true;
                }
            }
            return false;
        }
        Set<Name> seen = new HashSet<>();
        for (long key : keys(other)) {
            for (Name name : byKey.getOrDefault(key, List.of())) {
                if (seen.add(name) && test.test(name)) {
                    return true;
                }
            }
        }
        return names.size() <= MODERATELY_MANY
                && other.joined().length() >= LONG - 2
                && names.stream()
                        .filter(name -> name.joined().length() >= LONG - 2
                                && Math.abs(name.joined().length()
                                                - other.joined().length())
                                        <= 2
                                && !seen.contains(name))
                        .anyMatch(test);
    }

    private boolean isLarge() {
        return names.size() > few;
    }

    /** Those of the whole name come first: they lead to few names, and mostly to the one that is looked for. */
    private Set<Long> keys(Name name) {
        Set<Long> keys = new LinkedHashSet<>();
        Name bare = forms.withoutCompany(name);
        for (Name form : List.of(name, bare)) {
            keys.add(words(form));
            keys.add(hash(form.joined()));
            keys.add(hash(form.compact()));
        }
        for (Name form : List.of(name, bare)) {
            addWindows(keys, form.joined());
            if (!form.compact().equals(form.joined())) {
                addWindows(keys, form.compact());
            }
        }
        return keys;
    }

    private long words(Name name) {
        List<String> words =
                forms.content(name).stream().map(Plural::singular).sorted().toList();
        return hash("w " + String.join(" ", words));
    }

    private static long hash(String text) {
        long hash = 7;
        for (int i = 0; i < text.length(); i++) {
            hash = hash * PRIME + text.charAt(i);
        }
        return hash;
    }

    /** The hashes of what is left on both sides of each place of up to three letters. */
    private static void addWindows(Set<Long> keys, String letters) {
        int length = letters.length();
        if (length > LONGEST) {
            keys.add(hash(letters));
            return;
        }
        long[] beginnings = new long[length + 1];
        for (int i = 0; i < length; i++) {
            beginnings[i + 1] = beginnings[i] * PRIME + letters.charAt(i);
        }
        long[] ends = new long[length + 1];
        for (int i = length - 1; i >= 0; i--) {
            ends[i] = ends[i + 1] * PRIME + letters.charAt(i);
        }
        for (int start = 0; start <= length; start++) {
            for (int end = start; end <= Math.min(length, start + WIDEST_SLIP); end++) {
                // Less is left of no name in which a slip is forgiven, and is shared by too many.
                boolean telling = start + length - end >= FEWEST_LETTERS || (end == length && start > 1);
                if (!telling) {
                    continue;
                }
                keys.add((beginnings[start] * 31 + start) * PRIME + ends[end] * 17 + (length - end));
            }
        }
    }
}
