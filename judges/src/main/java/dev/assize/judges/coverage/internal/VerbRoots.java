package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.PerLanguage;
import dev.assize.text.Stemmer;
import dev.assize.text.WordList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the forms of one verb have in common where stems do not show it: "breekt", "brak" and "gebroken", "signe" and "signée".
 * Regular endings fall off, strong forms are listed, and a particle that Dutch and German part from its verb is told
 * from the rest: "opgeleverd" is "op" and the root of "leveren". English stems know all this already.
 */
final class VerbRoots {

    /** Stands between particle and root in the key of a verb that parts. */
    private static final char JOINT = '·';

    private static final int SHORTEST = 3;
    private static final List<String> PREFIXES = List.of("ge", "be", "ver", "ont", "her", "er");
    private static final Map<Language, List<String>> UNPARTED = Map.of(
            Language.DUTCH, List.of("be", "ver", "ont", "her"),
            Language.GERMAN, List.of("be", "ver", "ent", "er", "zer", "miss"));
    private static final List<String> GERMANIC_ENDINGS = List.of("en", "et", "te", "de", "e", "n", "t", "d");
    private static final List<String> PAST_ENDINGS = List.of("te", "ten", "de", "den");
    private static final List<String> FRENCH_ENDINGS = List.of(
            "aient", "erent", "ees", "ent", "ait", "ant", "era", "ee", "es", "er", "is", "it", "ie", "e", "a", "s",
            "i");

    private static final PerLanguage<VerbRoots> BY_LANGUAGE = new PerLanguage<>(VerbRoots::new);

    private final Language language;
    private final Map<String, String> strong = new HashMap<>();
    private final Map<String, List<String>> forms = new HashMap<>();
    private final Set<String> particles = new HashSet<>();
    private final List<String> longestFirst;

    private VerbRoots(Language language) {
        this.language = language;
        if (language != Language.ENGLISH) {
            WordList list = WordList.beside(VerbRoots.class, language.code() + ".verbs");
            particles.addAll(list.words("particles"));
            for (String line : list.lines("strong")) {
                List<String> all = List.of(line.split(" +"));
                String root = regular(all.get(0));
                for (String form : all) {
                    strong.putIfAbsent(form, root);
                    // A French participle agrees: vendu, vendue, vendus, vendues.
                    List<String> endings = language == Language.FRENCH ? List.of("e", "s", "es") : List.of();
                    endings.forEach(ending -> strong.putIfAbsent(form + ending, root));
                }
                forms.put(all.get(0), all);
            }
            for (List<String> all : List.copyOf(forms.values())) {
                UNPARTED.getOrDefault(language, List.of()).forEach(prefix -> prefix(prefix, all));
            }
        }
        this.longestFirst = particles.stream()
                .sorted(Comparator.comparing(String::length).reversed().thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    /** "Verslaan, versloeg, verslagen": with a prefix that never parts the participle has no "ge". What does not exist does no harm. */
    private void prefix(String prefix, List<String> forms) {
        String root = regular(prefix + forms.get(0));
        for (String form : forms) {
            strong.putIfAbsent(prefix + form, root);
            if (form.startsWith("ge") && !forms.get(0).startsWith("ge")) {
                strong.putIfAbsent(prefix + form.substring(2), root);
            }
        }
    }

    static VerbRoots of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    boolean isParticle(String folded) {
        return particles.contains(folded);
    }

    /** Whether the word is a form of a listed verb. */
    boolean isStrong(String folded) {
        return strong.containsKey(folded);
    }

    /** Whether it may be the verb of a main clause, as far as its ending tells. */
    boolean mayBeFinite(String folded) {
        return isStrong(folded)
                || folded.endsWith("t")
                || folded.endsWith("te")
                || folded.endsWith("de")
                || folded.endsWith("en");
    }

    /** Whether the form of a verb is one of the past; no form of a French verb says so alone. */
    boolean isPast(String folded) {
        return switch (language.code()) {
            case "fr" -> false;
            case "en" ->
                folded.endsWith("ed") || !Lexicon.of(language).regular(folded).equals(folded);
            default ->
                isStrong(folded)
                        ? !folded.endsWith("t") && !regular(folded).equals(root(folded))
                        : folded.length() > SHORTEST + 1
                                && PAST_ENDINGS.stream().anyMatch(folded::endsWith);
        };
    }

    /** The listed forms of an infinitive, those of the verb inside a longer one too; empty when it is regular. */
    List<String> forms(String infinitive) {
        List<String> own = forms.get(infinitive);
        if (own != null) {
            return own;
        }
        for (String prefix : UNPARTED.getOrDefault(language, List.of())) {
            List<String> rest = formsAfter(prefix, infinitive);
            if (!rest.isEmpty()) {
                boolean participle = !infinitive.startsWith("ge", prefix.length());
                return rest.stream()
                        .map(form -> prefix + (participle && form.startsWith("ge") ? form.substring(2) : form))
                        .toList();
            }
        }
        for (String particle : longestFirst) {
            List<String> rest = formsAfter(particle, infinitive);
            if (!rest.isEmpty()) {
                return rest.stream().map(particle::concat).toList();
            }
        }
        return List.of();
    }

    private List<String> formsAfter(String prefix, String infinitive) {
        return infinitive.startsWith(prefix)
                ? forms.getOrDefault(infinitive.substring(prefix.length()), List.of())
                : List.of();
    }

    /** The root of a word, taken as a form of a verb. */
    String root(String folded) {
        String listed = strong.get(folded);
        return listed != null ? listed : regular(folded);
    }

    /** The key of a verb with its particle: of "opleveren", "opgeleverd", "abzubauen"; empty when it has none. */
    Optional<String> parted(String folded) {
        for (String particle : longestFirst) {
            if (folded.startsWith(particle) && folded.length() - particle.length() > SHORTEST) {
                String rest = folded.substring(particle.length());
                boolean infinitive = rest.startsWith("zu") && rest.endsWith("en") && rest.length() > 5;
                String verb = infinitive ? rest.substring(2) : rest;
                // "Inkomst", "uitkomst": nouns.
                boolean noun = verb.endsWith("st") || verb.endsWith("sten");
                if ((mayBeFinite(verb) || isDutchParticiple(verb)) && (!noun || isStrong(verb))) {
                    return Optional.of(join(particle, verb));
                }
            }
        }
        return Optional.empty();
    }

    /** "Goedgekeurd", "terugbetaald". */
    private boolean isDutchParticiple(String verb) {
        return language == Language.DUTCH
                && verb.endsWith("d")
                && verb.length() > 4
                && PREFIXES.stream().anyMatch(verb::startsWith);
    }

    /** The key of a verb that stands apart from its particle. */
    String join(String particle, String verb) {
        return particle + JOINT + root(verb);
    }

    /** Whether it is the key of a verb with its particle. */
    static boolean isParted(String key) {
        return key.indexOf(JOINT) > 0;
    }

    /** Whether the key is that of a verb with this particle. */
    static boolean hasParticle(String key, String particle) {
        return key.indexOf(JOINT) == particle.length() && key.startsWith(particle);
    }

    /** Whether two keys are one verb with two particles: "stelde uit", "stelde voor". */
    static boolean haveOtherParticles(String one, String other) {
        int joint = one.indexOf(JOINT);
        return joint > 0 && isParted(other) && !one.equals(other) && other.endsWith(one.substring(joint));
    }

    /** The key by which a listed word is found: that of a parted verb, otherwise its stem. */
    String key(String folded, Stemmer stemmer) {
        return parted(folded).orElseGet(() -> stemmer.stem(folded));
    }

    private String regular(String folded) {
        if (language == Language.ENGLISH) {
            return folded;
        }
        return language == Language.FRENCH ? cut(folded, FRENCH_ENDINGS, false) : germanic(folded);
    }

    private static String germanic(String folded) {
        boolean participle = folded.startsWith("ge")
                && folded.length() > 5
                && (folded.endsWith("t") || folded.endsWith("d") || folded.endsWith("en"));
        String root = cut(participle ? folded.substring(2) : folded, GERMANIC_ENDINGS, true);
        StringBuilder single = new StringBuilder();
        for (int i = 0; i < root.length(); i++) {
            if (i == 0 || root.charAt(i) != root.charAt(i - 1)) {
                single.append(root.charAt(i));
            }
        }
        // Dutch: leven, leeft; reizen, reist.
        char last = single.charAt(single.length() - 1);
        single.setCharAt(single.length() - 1, last == 'f' ? 'v' : last == 'z' ? 's' : last);
        return single.toString();
    }

    private static String cut(String word, List<String> endings, boolean again) {
        for (String ending : endings) {
            if (word.endsWith(ending) && word.length() - ending.length() >= SHORTEST) {
                String rest = word.substring(0, word.length() - ending.length());
                return again ? cut(rest, endings, true) : rest;
            }
        }
        return word;
    }
}
