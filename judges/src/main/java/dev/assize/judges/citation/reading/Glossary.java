package dev.assize.judges.citation.reading;

import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Legal notions with their French, Dutch and English words.
 *
 * <p>Words are kept in one tree of letters per language. A token is walked down the tree once from its beginning, in
 * Dutch also from each of its letters, because Dutch writes compounds as one word; so looking a text up costs little
 * more than reading it. Immutable after loading.
 */
final class Glossary {

    static final Glossary SHIPPED = load();

    private static final int SHORTEST_INSIDE_COMPOUND = 5;

    private final Map<Tongue, Node> trees = new HashMap<>();

    private static Glossary load() {
        Glossary glossary = new Glossary();
        List<String> lines = ResourceLines.of("glossary.txt");
        for (int notion = 0; notion < lines.size(); notion++) {
            String[] columns = lines.get(notion).split("\\|", -1);
            for (Tongue tongue : Tongue.values()) {
                if (tongue.column() < columns.length) {
                    glossary.add(tongue, notion, columns[tongue.column()]);
                }
            }
        }
        return glossary;
    }

    private void add(Tongue tongue, int notion, String entries) {
        for (String entry : entries.split(",")) {
            String folded = FoldedText.fold(entry);
            if (!folded.isEmpty()) {
                List<String> words = List.of(folded.replace('-', ' ').split(" "));
                trees.computeIfAbsent(tongue, t -> new Node()).add(words, notion);
            }
        }
    }

    /** Reports each notion that the words name, as often as they do. */
    void notions(Tongue tongue, List<String> words, IntConsumer found) {
        Node tree = trees.get(tongue);
        if (tree == null) {
            return;
        }
        for (int at = 0; at < words.size(); at++) {
            String word = words.get(at);
            walk(tree, words, at, 0, found);
            if (tongue == Tongue.NL) {
                for (int from = 2; from <= word.length() - SHORTEST_INSIDE_COMPOUND; from++) {
                    walk(tree, words, at, from, found);
                }
            }
        }
    }

    private static void walk(Node tree, List<String> words, int at, int from, IntConsumer found) {
        String word = words.get(at);
        Node node = tree;
        for (int i = from; i < word.length(); i++) {
            Node next = node.children.get(word.charAt(i));
            if (next == null) {
                return;
            }
            node = next;
            boolean atEnd = i + 1 == word.length();
            boolean longEnough = from == 0 || i + 1 - from >= SHORTEST_INSIDE_COMPOUND;
            if (longEnough) {
                node.report(words, at, atEnd, found);
            }
        }
    }

    /** A phrase behind its first word, and the notion it names. */
    private record Entry(List<String> rest, boolean wholeWord, int notion) {

        boolean fits(List<String> words, int at, boolean wordEnds) {
            if (wholeWord && !wordEnds) {
                return false;
            }
            for (int i = 0; i < rest.size(); i++) {
                String wanted = rest.get(i);
                String word = at + 1 + i < words.size() ? words.get(at + 1 + i) : "";
                boolean same = wanted.endsWith(".")
                        ? word.equals(wanted.substring(0, wanted.length() - 1))
                        : word.startsWith(wanted);
                if (!same) {
                    return false;
                }
            }
            return true;
        }
    }

    private static final class Node {
        private final Map<Character, Node> children = new HashMap<>();
        private @Nullable List<Entry> entries;

        void add(List<String> words, int notion) {
            String first = words.get(0);
            boolean whole = first.endsWith(".");
            String letters = whole ? first.substring(0, first.length() - 1) : first;
            Node node = this;
            for (int i = 0; i < letters.length(); i++) {
                node = node.children.computeIfAbsent(letters.charAt(i), letter -> new Node());
            }
            if (node.entries == null) {
                node.entries = new ArrayList<>(1);
            }
            node.entries.add(new Entry(List.copyOf(words.subList(1, words.size())), whole, notion));
        }

        void report(List<String> words, int at, boolean wordEnds, IntConsumer found) {
            if (entries != null) {
                for (Entry entry : entries) {
                    if (entry.fits(words, at, wordEnds)) {
                        found.accept(entry.notion());
                    }
                }
            }
        }
    }
}
