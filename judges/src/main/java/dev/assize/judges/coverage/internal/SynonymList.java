package dev.assize.judges.coverage.internal;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What a thesaurus tells of the stems of a language: WordNet of English ones, our own of the others. The list has a line
 * for each stem, in their order, and is searched as it is: to make maps of a hundred thousand pairs would take longer than
 * judging a case. Threads share it: what was read is remembered in a map that is safe for them.
 */
final class SynonymList {

    /** So that a long run over texts with many words of their own does not remember them all. */
    private static final int MOST_REMEMBERED = 50_000;

    private static final Entry UNKNOWN = new Entry(false, 0, false, Set.of(), Set.of(), Set.of());

    /**
     * @param known whether the list has the stem
     * @param level how common it is, as a power of two; 0 for a rare one
     * @param verb whether it is a verb more often than anything else
     */
    record Entry(
            boolean known, int level, boolean verb, Set<String> synonyms, Set<String> near, Set<String> opposites) {}

    private final byte[] lines;
    private final Map<String, Entry> remembered = new ConcurrentHashMap<>();

    private SynonymList(byte[] lines) {
        this.lines = lines;
    }

    /** @param name the resource beside this class */
    static SynonymList read(String name) {
        try (InputStream in = SynonymList.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("The jar was built without " + name);
            }
            return new SynonymList(in.readAllBytes());
        } catch (IOException e) {
            throw new UncheckedIOException(name + " cannot be read", e);
        }
    }

    Entry of(String stem) {
        Entry before = remembered.get(stem);
        if (before != null) {
            return before;
        }
        if (remembered.size() >= MOST_REMEMBERED) {
            remembered.clear();
        }
        Entry found = find(stem);
        remembered.put(stem, found);
        return found;
    }

    private Entry find(String stem) {
        int low = 0;
        int high = lines.length;
        while (low < high) {
            int start = (low + high) >>> 1;
            while (start > low && lines[start - 1] != '\n') {
                start--;
            }
            int end = start;
            while (lines[end] != '\n') {
                end++;
            }
            int order = compare(stem, start);
            if (order == 0) {
                return entry(new String(lines, start, end - start, StandardCharsets.ISO_8859_1));
            }
            if (order < 0) {
                high = start;
            } else {
                low = end + 1;
            }
        }
        return UNKNOWN;
    }

    /** The stem against the one at the head of a line. */
    private int compare(String stem, int start) {
        for (int i = 0; i < stem.length(); i++) {
            int order = Character.compare(stem.charAt(i), (char) (lines[start + i] & 0xff));
            if (order != 0) {
                return order;
            }
        }
        return lines[start + stem.length()] == '\t' ? 0 : -1;
    }

    private static Entry entry(String line) {
        String[] fields = line.split("\t");
        return new Entry(
                true,
                Integer.parseInt(fields[1]),
                fields.length > 2 && fields[2].equals("v"),
                words(fields, 3),
                words(fields, 4),
                words(fields, 5));
    }

    private static Set<String> words(String[] fields, int at) {
        return fields.length <= at || fields[at].isEmpty() ? Set.of() : Set.of(fields[at].split(" "));
    }
}
