package dev.assize.models.internal.injection;

import dev.assize.core.json.Hash;
import java.util.List;
import java.util.Locale;

/**
 * Lines around the texts of one call that no text of the call can imitate: they carry a mark that occurs in none of them.
 * The mark is a hash of the texts, so the same texts give the same bytes, and a writer who wanted to end a fence would
 * have to know the hash of what is being written.
 */
public final class Delimiter {

    private final String mark;

    private Delimiter(String mark) {
        this.mark = mark;
    }

    /** A fence for exactly these texts. */
    public static Delimiter around(List<String> texts) {
        String[] parts = texts.toArray(String[]::new);
        List<String> lower =
                texts.stream().map(text -> text.toLowerCase(Locale.ROOT)).toList();
        String mark = Hash.of(parts);
        while (occurs(mark, lower)) {
            mark = mark + Hash.of(mark, Hash.of(parts));
        }
        return new Delimiter(mark);
    }

    private static boolean occurs(String mark, List<String> texts) {
        return texts.stream().anyMatch(text -> text.contains(mark));
    }

    public String mark() {
        return mark;
    }

    /** The text between its lines, under a label of ours. */
    public String around(String label, String text) {
        return line(label, "begins") + text + (text.endsWith("\n") ? "" : "\n") + line(label, "ends");
    }

    private String line(String label, String what) {
        return "=== " + label + " " + what + " " + mark + " ===\n";
    }
}
