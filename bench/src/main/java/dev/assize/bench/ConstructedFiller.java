package dev.assize.bench;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Fills the places of a {@link ConstructedFrame} with values of one language; the same seed fills them alike. */
final class ConstructedFiller {

    private static final List<String> PERSONS = List.of(
            "Marta Nowak",
            "Ivo Brandt",
            "Lena Krol",
            "Omar Haddad",
            "Rosa Vidal",
            "Piet Maes",
            "Nadia Ferrer",
            "Tomas Lindgren",
            "Greta Sommer",
            "Hugo Varga");
    private static final List<String> COMPANIES = List.of(
            "Solvaro",
            "Bekema",
            "Tiliacom",
            "Nordwerk",
            "Quantex",
            "Velmar",
            "Rudanis",
            "Costrada",
            "Fenwick",
            "Halbec");
    private static final List<String> CITIES =
            List.of("Lisbon", "Gdansk", "Turin", "Bilbao", "Oslo", "Porto", "Graz", "Lyon", "Tampere", "Zagreb");
    private static final Map<String, List<String>> MONTHS = Map.of(
            "en",
            List.of("January", "February", "March", "April", "June", "July", "August", "October", "December"),
            "fr",
            List.of("janvier", "février", "mars", "avril", "juin", "juillet", "août", "octobre", "décembre"),
            "nl",
            List.of("januari", "februari", "maart", "april", "juni", "juli", "augustus", "oktober", "december"),
            "de",
            List.of("Januar", "Februar", "März", "April", "Juni", "Juli", "August", "Oktober", "Dezember"));
    private static final int[] MONTH_NUMBERS = {1, 2, 3, 4, 6, 7, 8, 10, 12};
    private static final Map<String, List<String>> SMALL = Map.of(
            "en",
            List.of("four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen"),
            "fr",
            List.of("quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze", "treize"),
            "nl",
            List.of("vier", "vijf", "zes", "zeven", "acht", "negen", "tien", "elf", "twaalf", "dertien"),
            "de",
            List.of("vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf", "dreizehn"));
    private static final Map<String, String> HUNDRED =
            Map.of("en", " hundred", "fr", " cents", "nl", "honderd", "de", "hundert");
    private static final int FEWEST = 4;

    private final String language;
    private final Random random;

    ConstructedFiller(String language, long seed) {
        this.language = language;
        this.random = new Random(seed);
    }

    /** One value for each place. */
    Map<String, String> fill(Map<String, String> slots) {
        Map<String, String> values = new LinkedHashMap<>();
        slots.forEach((slot, kind) -> put(values, slot, kind, Map.of()));
        return values;
    }

    /** The same values but for one place. */
    Map<String, String> change(Map<String, String> values, Map<String, String> slots, String slot) {
        Map<String, String> changed = new LinkedHashMap<>(values);
        put(changed, slot, slots.getOrDefault(slot, ""), values);
        return changed;
    }

    private void put(Map<String, String> values, String slot, String kind, Map<String, String> not) {
        for (int attempt = 0; attempt < 100; attempt++) {
            Map<String, String> forms = forms(slot, kind);
            String plain = forms.getOrDefault(slot, "");
            if (!plain.equals(not.get(slot)) && !values.containsValue(plain)) {
                values.putAll(forms);
                return;
            }
        }
        throw new IllegalStateException("No other value for " + slot + " of " + kind);
    }

    private Map<String, String> forms(String slot, String kind) {
        return switch (kind) {
            case "person" -> Map.of(slot, one(PERSONS));
            case "company" -> Map.of(slot, one(COMPANIES));
            case "city" -> Map.of(slot, one(CITIES));
            case "year" -> Map.of(slot, Integer.toString(1950 + random.nextInt(70)));
            case "millions" -> Map.of(slot, Integer.toString(2 + random.nextInt(90)));
            case "small" -> small(slot);
            case "hundreds" -> hundreds(slot);
            case "thousands" -> thousands(slot);
            case "date" -> date(slot);
            default -> Map.of(slot, one(List.of(kind.split("\\|"))));
        };
    }

    private Map<String, String> small(String slot) {
        int number = FEWEST + random.nextInt(10);
        return Map.of(slot, Integer.toString(number), slot + ".words", smallWord(number));
    }

    private String smallWord(int number) {
        return SMALL.getOrDefault(language, List.of()).get(number - FEWEST);
    }

    private Map<String, String> hundreds(String slot) {
        int hundreds = FEWEST + random.nextInt(6);
        String words = smallWord(hundreds) + HUNDRED.getOrDefault(language, "");
        return Map.of(slot, Integer.toString(hundreds * 100), slot + ".words", words);
    }

    private Map<String, String> thousands(String slot) {
        int thousands = 11 + random.nextInt(80);
        int rest = 100 * (1 + random.nextInt(9));
        String mark = language.equals("en") ? "," : language.equals("fr") ? " " : ".";
        return Map.of(slot, thousands + mark + rest, slot + ".plain", Integer.toString(thousands * 1000 + rest));
    }

    private Map<String, String> date(String slot) {
        int day = 13 + random.nextInt(15);
        int month = random.nextInt(MONTH_NUMBERS.length);
        int year = 1950 + random.nextInt(70);
        String name = MONTHS.getOrDefault(language, List.of()).get(month);
        String written = day + (language.equals("de") ? ". " : " ") + name + " " + year;
        String digits = switch (language) {
            case "en" -> String.format("%d-%02d-%02d", year, MONTH_NUMBERS[month], day);
            case "de" -> String.format("%02d.%02d.%d", day, MONTH_NUMBERS[month], year);
            default -> String.format("%02d/%02d/%d", day, MONTH_NUMBERS[month], year);
        };
        return Map.of(slot, written, slot + ".num", digits);
    }

    private String one(List<String> of) {
        return of.get(random.nextInt(of.size()));
    }
}
