package dev.assize.text;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

/**
 * The lines of a word list that ships as a resource, by section.
 *
 * <p>{@code [name]} opens a section, {@code #} starts a comment line, blank lines do not count. Lines before the
 * first section belong to the section with the empty name.
 */
public final class WordList {

    private final String name;
    private final Map<String, List<String>> sections;

    private WordList(String name, Map<String, List<String>> sections) {
        this.name = name;
        this.sections = sections;
    }

    /** Reads the resource {@code name} beside {@code owner}. */
    public static WordList beside(Class<?> owner, String name) {
        return new WordList(name, read(ResourceText.beside(owner, name)));
    }

    private static Map<String, List<String>> read(String resource) {
        Map<String, List<String>> sections = new LinkedHashMap<>();
        String section = "";
        for (String line : (Iterable<String>) resource.lines()::iterator) {
            String entry = line.strip();
            if (entry.isEmpty() || entry.startsWith("#")) {
                continue;
            }
            if (entry.startsWith("[") && entry.endsWith("]")) {
                section = entry.substring(1, entry.length() - 1);
                sections.computeIfAbsent(section, any -> new ArrayList<>());
            } else {
                sections.computeIfAbsent(section, any -> new ArrayList<>()).add(entry);
            }
        }
        return sections;
    }

    /** The names of the sections, in their order. */
    public List<String> sections() {
        return List.copyOf(sections.keySet());
    }

    /** The lines of a list without sections. */
    public List<String> lines() {
        return lines("");
    }

    public List<String> lines(String section) {
        List<String> lines = sections.get(section);
        if (lines == null) {
            throw new IllegalStateException("Word list \"" + name + "\" has no section [" + section + "]");
        }
        return List.copyOf(lines);
    }

    /** The words of a section, whatever the lines they stand on. */
    public List<String> words(String section) {
        List<String> words = new ArrayList<>();
        for (String line : lines(section)) {
            StringTokenizer blanks = new StringTokenizer(line, " ");
            while (blanks.hasMoreTokens()) {
                words.add(blanks.nextToken());
            }
        }
        return List.copyOf(words);
    }
}
