package dev.assize.judges.brand.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;

class NameIndexTest {

    private static final String LETTERS = "abcdeginorstu";
    private static final BrandForms FORMS = BrandForms.of("Zorvex");

    @Test
    void findsWhatComparingEachWithEachFinds() {
        Random random = new Random(5);
        List<Name> names = names(random, 300);
        NameIndex index = new NameIndex(names, FORMS, 0);
        NameIndex eachWithEach = new NameIndex(names, FORMS, Integer.MAX_VALUE);
        int held = 0;
        for (Name other : changed(names, random)) {
            assertThat(index.holds(other)).as(other.original()).isEqualTo(eachWithEach.holds(other));
            assertThat(index.isHeldBy(other)).as(other.original()).isEqualTo(eachWithEach.isHeldBy(other));
            held += index.holds(other) ? 1 : 0;
        }
        assertThat(held).isBetween(1_000, 2_000);
    }

    @Test
    void takesNoLongerThanTheListIsLong() {
        Random random = new Random(6);
        List<Name> names = names(random, 8_000);
        List<Name> others = names(random, 8_000);

        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            NameIndex index = new NameIndex(names, FORMS);
            others.forEach(index::isHeldBy);
            others.forEach(index::holds);
        });
    }

    /** Each is like a thousand others but for three figures, and is there itself. */
    @Test
    void takesNoLongerWhereNamesDifferInTheirNumbersAlone() {
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < 40_000; i++) {
            names.add(Name.of("Hydro Flask " + i));
        }

        Assertions.assertTimeoutPreemptively(Duration.ofSeconds(60), () -> {
            NameIndex index = new NameIndex(names, FORMS);
            for (int i = 0; i < 40_000; i++) {
                assertThat(index.holds(Name.of("HydroFlask " + i))).isTrue();
            }
        });
    }

    /** Under twelve letters, where two slips make another name. */
    private static List<Name> names(Random random, int count) {
        List<Name> names = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            String name = word(random, 3 + random.nextInt(4));
            names.add(Name.of(random.nextBoolean() ? name : name + " " + word(random, 2 + random.nextInt(3))));
        }
        return names;
    }

    private static String word(Random random, int length) {
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < length; i++) {
            word.append(LETTERS.charAt(random.nextInt(LETTERS.length())));
        }
        return word.toString();
    }

    /** Each name as it is, in the plural, turned round, with a company's form, with one slip, and with another word. */
    private static List<Name> changed(List<Name> names, Random random) {
        List<Name> changed = new ArrayList<>(names(random, 200));
        for (Name name : names) {
            String text = name.original();
            int at = random.nextInt(text.length());
            changed.add(name);
            changed.add(Name.of(text + (random.nextBoolean() ? "s" : "es")));
            changed.add(Name.of(String.join(" ", reversed(text.split(" ")))));
            changed.add(Name.of(text + " GmbH"));
            changed.add(Name.of(text.substring(0, at) + "x" + text.substring(at + 1)));
            changed.add(Name.of(text.substring(0, at) + text.substring(at + 1)));
            changed.add(Name.of(text + " " + word(random, 5)));
        }
        return changed;
    }

    private static List<String> reversed(String[] words) {
        List<String> reversed = new ArrayList<>();
        for (String word : words) {
            reversed.add(0, word);
        }
        return reversed;
    }
}
