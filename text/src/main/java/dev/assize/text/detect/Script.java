package dev.assize.text.detect;

import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A script other than the Latin one, by the code points of its letters.
 *
 * @param language what is written in it, where that is one language; null where it is several
 * @param spaced whether blanks set words apart; where they do not, each letter says about as much as a short word
 */
record Script(String name, @Nullable String language, boolean spaced, List<Range> ranges) {

    record Range(int first, int last) {}

    private static final int FIRST_POINT_BEYOND_LATIN = 0x370;
    private static final List<Script> ALL = WordList.beside(Script.class, "scripts.txt").lines().stream()
            .map(Script::parse)
            .toList();

    /** By 256 code points of the basic plane, the scripts that have letters there. */
    private static final List<List<Script>> BY_PAGE = byPage();

    private static final List<Script> BEYOND = reaching(0x10000, Integer.MAX_VALUE);

    /** The script of a letter; null for Latin letters and for what is no letter, which is nearly every time it is asked. */
    static @Nullable Script of(int point) {
        if (point < FIRST_POINT_BEYOND_LATIN) {
            return null;
        }
        for (Script script : point < 0x10000 ? BY_PAGE.get(point >> 8) : BEYOND) {
            if (script.has(point)) {
                return script;
            }
        }
        return null;
    }

    private boolean has(int point) {
        for (Range range : ranges) {
            if (point >= range.first() && point <= range.last()) {
                return true;
            }
        }
        return false;
    }

    private static Script parse(String line) {
        String[] parts = line.split(" +");
        List<Range> ranges = new ArrayList<>();
        for (int i = 3; i < parts.length; i++) {
            String[] ends = parts[i].split("-");
            ranges.add(new Range(Integer.parseInt(ends[0], 16), Integer.parseInt(ends[1], 16)));
        }
        return new Script(parts[0], parts[1].equals("-") ? null : parts[1], parts[2].equals("spaced"), ranges);
    }

    private static List<List<Script>> byPage() {
        List<List<Script>> pages = new ArrayList<>();
        for (int page = 0; page < 0x100; page++) {
            pages.add(reaching(page << 8, (page << 8) + 0xFF));
        }
        return pages;
    }

    private static List<Script> reaching(int first, int last) {
        return ALL.stream()
                .filter(script ->
                        script.ranges.stream().anyMatch(range -> range.first() <= last && range.last() >= first))
                .toList();
    }
}
