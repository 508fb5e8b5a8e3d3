package dev.assize.judges.coverage.internal;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.WordList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How far one word of a language stands for another, by their stems: the same, synonyms, of one family, or opposites.
 *
 * <p>Threads share it: nothing in it changes but what the word list remembers, which is safe for them.
 */
final class Thesaurus {

    static final double SAME = 1;
    static final double SYNONYM = 0.9;
    static final double FAMILY = 0.8;
    static final double NEAR = 0.5;
    static final double COMPOUND = 0.6;

    /** What derives one word from another, as far as stemming leaves it: reuse, reusable; act, action, actor. */
    private static final Set<String> DERIVING = Set.of(
            "abl", "ibl", "er", "or", "ment", "ness", "ation", "ion", "ist", "ism", "al", "iv", "ful", "iti", "ity",
            "abil", "anc", "enc", "age", "eur", "if", "iqu", "ic");

    /** As far as stemming leaves them. */
    private static final Set<String> DIMINUTIVES =
            Set.of("je", "jes", "tje", "tjes", "j", "tj", "pj", "etj", "pje", "etje", "kje", "chen", "ch", "lein");

    private static final int SHORTEST_BASE = 3;

    private static final PerLanguage<Thesaurus> BY_LANGUAGE = new PerLanguage<>(Thesaurus::new);

    private final Map<String, Set<String>> synonyms = new HashMap<>();
    private final Map<String, Set<String>> opposites = new HashMap<>();
    private final SynonymList list;
    private final List<List<Set<String>>> bounds;
    private final Set<String> bounding = new HashSet<>();
    private final List<List<Set<String>>> steps;
    private final Set<String> stepping = new HashSet<>();
    private final List<List<Set<String>>> order;
    private final Set<String> ordering = new HashSet<>();
    private final List<String> negativePrefixes;
    private final boolean compounds;
    private final RecentWords<Kin> kin = new RecentWords<>(this::read);

    private Thesaurus(Language language) {
        compounds = language == Language.DUTCH || language == Language.GERMAN;
        WordList words = WordList.beside(Thesaurus.class, language.code() + ".thesaurus");
        if (language == Language.ENGLISH) {
            readOwn(words);
        }
        negativePrefixes = words.words("negative-prefixes");
        bounds = words.lines("bounds").stream().map(Thesaurus::sides).toList();
        bounds.forEach(sides -> sides.forEach(bounding::addAll));
        order = words.lines("order").stream().map(Thesaurus::sides).toList();
        order.forEach(sides -> sides.forEach(ordering::addAll));
        // French has no such pair: "est de 3 %" tells where a change ends, "augmente de 3 %" how large it is.
        List<String> stepLines = language == Language.FRENCH ? List.of() : words.lines("steps");
        steps = stepLines.stream().map(Thesaurus::sides).toList();
        steps.forEach(sides -> sides.forEach(stepping::addAll));
        list = SynonymList.read(language == Language.ENGLISH ? "en.wordnet" : language.code() + ".synonyms");
    }

    /** What WordNet does not have. */
    private void readOwn(WordList words) {
        Stemmer stemmer = new Stemmer(Language.ENGLISH);
        for (String line : words.lines("synonyms")) {
            relateAll(stems(stemmer, line));
        }
        for (String line : words.lines("opposites")) {
            int bar = line.indexOf('|');
            relate(stems(stemmer, line.substring(0, bar)), stems(stemmer, line.substring(bar + 1)));
        }
    }

    /** Whether the language's list has the stem. */
    boolean isCommonWord(String key) {
        return list.of(key).known() || synonyms.containsKey(key) || opposites.containsKey(key);
    }

    /** Whether words are written together, so that kin may have another first letter. */
    boolean makesCompounds() {
        return compounds;
    }

    /** Whether the stem is a verb more often than anything else, as far as the language's list knows. */
    boolean isVerb(String key) {
        return list.of(key).verb();
    }

    /** What a content word weighs: the more common, the less it tells. */
    double weight(String key) {
        return 1 - 0.06 * list.of(key).level();
    }

    /** Whether a small word before a number may tell a side of it, or whether it is a step. */
    boolean mayMeasure(String folded) {
        return bounding.contains(folded) || stepping.contains(folded);
    }

    /** Whether one of two small words before a number tells where a change ends and the other how large it is: "to", "by". */
    boolean areOtherSteps(String one, String other) {
        return areOnBothSides(steps, one, other);
    }

    /** Whether two small words before a number mean opposite sides of it: "before" and "after", "over" and "under". */
    boolean areOppositeBounds(String one, String other) {
        return bounding.contains(one) && bounding.contains(other) && areOnBothSides(bounds, one, other);
    }

    /** Whether one of two small words puts something before what it governs and the other after it. */
    boolean areOppositeOrders(String one, String other) {
        return areOnBothSides(order, one, other);
    }

    /** Whether the small word says in which order things happened. */
    boolean tellsOrder(String word) {
        return ordering.contains(word);
    }

    private static boolean areOnBothSides(List<List<Set<String>>> lines, String one, String other) {
        for (List<Set<String>> sides : lines) {
            if ((sides.get(0).contains(one) && sides.get(1).contains(other))
                    || (sides.get(1).contains(one) && sides.get(0).contains(other))) {
                return true;
            }
        }
        return false;
    }

    private static List<Set<String>> sides(String line) {
        int bar = line.indexOf('|');
        return List.of(
                Set.of(line.substring(0, bar).strip().split(" +")),
                Set.of(line.substring(bar + 1).strip().split(" +")));
    }

    static Thesaurus of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    /** The kin of one word; to be asked about many others. */
    Kin of(String key) {
        return kin.of(key);
    }

    private Kin read(String key) {
        Set<String> ownSynonyms = synonyms.getOrDefault(key, Set.of());
        Set<String> ownOpposites = opposites.getOrDefault(key, Set.of());
        SynonymList.Entry entry = list.of(key);
        return new Kin(key, both(ownSynonyms, entry.synonyms()), entry.near(), both(ownOpposites, entry.opposites()));
    }

    private static Set<String> both(Set<String> own, Set<String> listed) {
        if (own.isEmpty() || listed.isEmpty()) {
            return own.isEmpty() ? listed : own;
        }
        Set<String> both = new HashSet<>(own);
        both.addAll(listed);
        return both;
    }

    /** The words related to one word. */
    final class Kin {
        private final String key;
        private final boolean exact;
        private final Set<String> synonyms;
        private final Set<String> near;
        private final Set<String> opposites;
        private final String[] listed;
        private final int[] hashes;

        private Kin(String key, Set<String> synonyms, Set<String> near, Set<String> opposites) {
            this.key = key;
            this.exact = isExact(key);
            this.synonyms = synonyms;
            this.near = near;
            this.opposites = opposites;
            this.listed = new String[synonyms.size() + near.size()];
            this.hashes = new int[listed.length];
            int count = 0;
            for (Set<String> words : List.of(synonyms, near)) {
                for (String word : words) {
                    listed[count] = word;
                    hashes[count] = word.hashCode();
                    count++;
                }
            }
        }

        /** Whether it is a number or date, which is kin to nothing but itself. */
        boolean standsAlone() {
            return exact;
        }

        Set<String> synonyms() {
            return synonyms;
        }

        /** How many words the lists have beside it: its synonyms and those of a related meaning. */
        int listed() {
            return listed.length;
        }

        String listed(int place) {
            return listed[place];
        }

        int listedHash(int place) {
            return hashes[place];
        }

        /** From 0 (strangers) to 1 (the same word). Exact tokens (numbers, dates) are kin only to themselves. */
        double strength(String other) {
            if (key.equals(other)) {
                return SAME;
            }
            if (exact || isExact(other)) {
                return 0;
            }
            if (synonyms.contains(other)) {
                return SYNONYM;
            }
            double spelling = spelling(key, other);
            if (spelling == 0) {
                spelling = near.contains(other) ? NEAR : 0;
            }
            return spelling > 0 && isOpposite(other) ? 0 : spelling;
        }

        boolean isOpposite(String other) {
            return opposites.contains(other) || isNegated(other);
        }

        /** Whether one of the two is the other with a prefix that denies it. */
        boolean isNegated(String other) {
            return negates(key, other) || negates(other, key);
        }
    }

    /** Whether one of two words is, as they are written, the other with a prefix that denies it. */
    boolean areNegated(String one, String other) {
        return negates(one, other) || negates(other, one);
    }

    private boolean negates(String longer, String shorter) {
        if (shorter.length() < 4 || longer.length() <= shorter.length() || !longer.endsWith(shorter)) {
            return false;
        }
        String prefix = longer.substring(0, longer.length() - shorter.length());
        return negativePrefixes.contains(prefix);
    }

    /** "Huisje" and "huis", "Kindchen" and "Kind": one is the other with an ending for what is small. */
    private static boolean isDiminutive(String one, String other) {
        String longer = one.length() > other.length() ? one : other;
        String shorter = one.length() > other.length() ? other : one;
        return longer.startsWith(shorter) && DIMINUTIVES.contains(longer.substring(shorter.length()));
    }

    /** Words of one family share a long beginning; Dutch and German compounds share their end or beginning. */
    private double spelling(String key, String other) {
        int shorter = Math.min(key.length(), other.length());
        if (compounds && shorter >= SHORTEST_BASE && isDiminutive(key, other)) {
            return FAMILY;
        }
        if (shorter < 4 || VerbRoots.isParted(key) || VerbRoots.isParted(other)) {
            return 0;
        }
        int common = 0;
        if (!compounds && key.charAt(0) != other.charAt(0)) {
            return 0;
        }
        while (common < shorter && key.charAt(common) == other.charAt(common)) {
            common++;
        }
        int longer = Math.max(key.length(), other.length());
        // "Room102b" is not "Room103b".
        if (common < longer && (isDigit(key, common) || isDigit(other, common))) {
            return 0;
        }
        if (common >= 5 && common >= shorter - 1 && longer - common <= 4) {
            return FAMILY;
        }
        String rest = (key.length() > other.length() ? key : other).substring(common);
        if (!compounds && common == shorter && DERIVING.contains(rest)) {
            return FAMILY;
        }
        // The head of a compound is at its end: a "Hundesteuer" is a "Steuer", of which the stem has four letters.
        boolean contained = compounds
                && (key.endsWith(other)
                        || other.endsWith(key)
                        || (shorter >= 5 && (key.startsWith(other) || other.startsWith(key))));
        if (contained) {
            return COMPOUND;
        }
        return compounds && common >= 4 && shorter - common <= 2 ? NEAR : 0;
    }

    private static boolean isDigit(String word, int at) {
        return at < word.length() && Characters.isDigit(word.charAt(at));
    }

    private static boolean isExact(String key) {
        return key.charAt(0) == '#' || key.charAt(0) == '@';
    }

    private void relateAll(List<String> stems) {
        for (String stem : stems) {
            synonyms.computeIfAbsent(stem, any -> new HashSet<>()).addAll(stems);
        }
    }

    private void relate(List<String> left, List<String> right) {
        for (String one : left) {
            for (String other : right) {
                opposites.computeIfAbsent(one, any -> new HashSet<>()).add(other);
                opposites.computeIfAbsent(other, any -> new HashSet<>()).add(one);
            }
        }
    }

    private static List<String> stems(Stemmer stemmer, String line) {
        return Arrays.stream(line.strip().split(" +"))
                .map(stemmer::stem)
                .distinct()
                .toList();
    }
}
