package dev.assize.text;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;

/** The words of one language that stand for a whole number, alone or grown together ("zweihundertfünfzig"). */
final class NumberWords {

    private static final long NONE = -1;
    private static final PerLanguage<NumberWords> BY_LANGUAGE = new PerLanguage<>(NumberWords::new);

    private final Map<String, Long> values = new HashMap<>();
    private final Map<String, Long> multipliers = new HashMap<>();
    private final Map<String, Long> pluralMultipliers = new HashMap<>();
    private final Map<String, Long> articles = new HashMap<>();
    private final String joiner;
    private final String hundred;
    private final String thousand;

    static NumberWords of(Language language) {
        return BY_LANGUAGE.get(language);
    }

    private NumberWords(Language language) {
        switch (language) {
            case ENGLISH -> {
                english();
                joiner = "and";
                hundred = "";
                thousand = "";
            }
            case FRENCH -> {
                french();
                joiner = "et";
                hundred = "";
                thousand = "";
            }
            case DUTCH -> {
                dutch();
                joiner = "en";
                hundred = "honderd";
                thousand = "duizend";
            }
            case GERMAN -> {
                german();
                joiner = "und";
                hundred = "hundert";
                thousand = "tausend";
            }
            default -> throw new IllegalStateException("No number words for " + language);
        }
    }

    /** Every word below a hundred. */
    Set<String> words() {
        return Collections.unmodifiableSet(values.keySet());
    }

    /** The number below 100 (or grown together, below a million) that the word is; -1 when it is none. */
    long value(String folded) {
        Long value = values.get(folded);
        return value != null ? value : grownTogether(folded);
    }

    /** What the word multiplies the number before it by, 1 for "one" itself standing before it; -1 for none. */
    long multiplier(String folded) {
        Long value = multipliers.get(folded);
        if (value == null) {
            value = pluralMultipliers.get(folded);
        }
        return value == null ? NONE : value;
    }

    /** Whether the multiplier may stand alone: "hundred" is a number, "thousands" is not. */
    boolean standsAlone(String folded) {
        return multipliers.containsKey(folded);
    }

    /** Whether the word is "one", which is a number only beside another number word. */
    boolean isOne(String folded) {
        return articles.containsKey(folded);
    }

    boolean isJoiner(String folded) {
        return folded.equals(joiner);
    }

    private long grownTogether(String folded) {
        if (thousand.isEmpty() || folded.length() > 60) {
            return NONE;
        }
        int at = folded.indexOf(thousand);
        if (at >= 0) {
            return product(folded, at, thousand, 1000);
        }
        at = folded.indexOf(hundred);
        return at >= 0 ? product(folded, at, hundred, 100) : NONE;
    }

    private long product(String folded, int at, String word, long factor) {
        String left = folded.substring(0, at);
        String right = folded.substring(at + word.length());
        if (right.startsWith(joiner)) {
            right = right.substring(joiner.length());
        }
        long times = left.isEmpty() || articles.containsKey(left) ? 1 : value(left);
        long rest = right.isEmpty() ? 0 : articles.containsKey(right) ? 1 : value(right);
        return times < 0 || rest < 0 ? NONE : times * factor + rest;
    }

    private void english() {
        count(
                "zero - two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
                        + " seventeen eighteen nineteen twenty",
                0,
                1);
        count("thirty forty fifty sixty seventy eighty ninety", 30, 10);
        count(
                "first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth"
                        + " fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth",
                1,
                1);
        articles.put("one", 1L);
        multipliers.put("dozen", 12L);
        multipliers.putAll(
                Map.of("hundred", 100L, "thousand", 1_000L, "million", 1_000_000L, "billion", 1_000_000_000L));
        pluralMultipliers.putAll(Map.of(
                "hundreds", 100L, "thousands", 1_000L, "millions", 1_000_000L, "bn", 1_000_000_000L, "k", 1_000L));
        pluralMultipliers.putAll(Map.of("billions", 1_000_000_000L, "trillion", 1_000_000_000_000L, "mn", 1_000_000L));
    }

    private void french() {
        count(
                "zero - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
                        + " dixsept dixhuit dixneuf vingt",
                0,
                1);
        count("trente quarante cinquante soixante septante huitante nonante", 30, 10);
        count(
                "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme onzieme"
                        + " douzieme",
                1,
                1);
        values.put("premiere", 1L);
        values.put("vingts", 20L);
        values.put("octante", 80L);
        multipliers.put("douzaine", 12L);
        articles.put("un", 1L);
        articles.put("une", 1L);
        multipliers.putAll(Map.of("cent", 100L, "mille", 1_000L, "million", 1_000_000L, "milliard", 1_000_000_000L));
        pluralMultipliers.putAll(
                Map.of("cents", 100L, "milliers", 1_000L, "millions", 1_000_000L, "milliards", 1_000_000_000L));
    }

    private void dutch() {
        String units = "een twee drie vier vijf zes zeven acht negen";
        String tens = "twintig dertig veertig vijftig zestig zeventig tachtig negentig";
        count(
                "nul - twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien"
                        + " zeventien achttien negentien",
                0,
                1);
        count(tens, 20, 10);
        count("eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde", 1, 1);
        crossed(units, "en", tens);
        multipliers.put("dozijn", 12L);
        articles.put("een", 1L);
        multipliers.putAll(
                Map.of("honderd", 100L, "duizend", 1_000L, "miljoen", 1_000_000L, "miljard", 1_000_000_000L));
        pluralMultipliers.putAll(
                Map.of("honderden", 100L, "duizenden", 1_000L, "miljoenen", 1_000_000L, "miljarden", 1_000_000_000L));
    }

    private void german() {
        String units = "ein zwei drei vier funf sechs sieben acht neun";
        String tens = "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig";
        count(
                "null - zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn"
                        + " siebzehn achtzehn neunzehn",
                0,
                1);
        count(tens, 20, 10);
        for (String ending : new String[] {"", "n", "r", "s", "m"}) {
            String ordinals = "erste zweite dritte vierte funfte sechste siebte - neunte zehnte elfte zwolfte";
            count(ordinals.replace(" ", ending + " ") + ending, 1, 1);
            // "achten" is a verb far more often.
            values.remove("-" + ending);
        }
        crossed(units, "und", tens);
        articles.put("ein", 1L);
        articles.put("eine", 1L);
        articles.put("eins", 1L);
        multipliers.put("dutzend", 12L);
        multipliers.putAll(
                Map.of("hundert", 100L, "tausend", 1_000L, "million", 1_000_000L, "milliarde", 1_000_000_000L));
        pluralMultipliers.putAll(
                Map.of("hunderte", 100L, "tausende", 1_000L, "millionen", 1_000_000L, "milliarden", 1_000_000_000L));
        pluralMultipliers.putAll(Map.of("mio", 1_000_000L, "mrd", 1_000_000_000L));
    }

    private void count(String words, long from, long step) {
        long value = from;
        for (String word : words.split(" ")) {
            values.put(word, value);
            value += step;
        }
        values.remove("-");
    }

    private void crossed(String units, String joint, String tens) {
        long ten = 20;
        for (String tenWord : tens.split(" ")) {
            long unit = 1;
            for (String unitWord : units.split(" ")) {
                values.put(unitWord + joint + tenWord, ten + unit);
                unit++;
            }
            ten += 10;
        }
    }
}
