package dev.assize.judges.citation.internal;

import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

    private final Map<Language, Node> trees = new HashMap<>();
    private final Map<Integer, Set<String>> words = new HashMap<>();

    private static Glossary load() {
        Glossary glossary = new Glossary();
        List<String> lines = WordList.beside(Glossary.class, "glossary.txt").lines();
        for (int notion = 0; notion < lines.size(); notion++) {
            String[] columns = lines.get(notion).split("\\|", -1);
            for (int column = 0; column < Math.min(columns.length, LittleWords.LANGUAGES.size()); column++) {
                glossary.add(LittleWords.LANGUAGES.get(column), notion, columns[column]);
            }
        }
        return glossary;
    }

    private void add(Language language, int notion, String entries) {
        for (String entry : entries.split(",")) {
            String folded = FoldedText.fold(entry);
            if (!folded.isEmpty()) {
                List<String> entered = List.of(folded.replace('-', ' ').split(" "));
                trees.computeIfAbsent(language, unseen -> new Node()).add(entered, notion);
                if (language != Language.ENGLISH) {
                    words.computeIfAbsent(notion, unseen -> new HashSet<>()).add(longest(entered));
                }
            }
        }
    }

    /** The word of a phrase that says most, cut as words are compared. */
    private static String longest(List<String> phrase) {
        String longest =
                phrase.stream().max(Comparator.comparingInt(String::length)).orElse("");
        String bare = longest.replace(".", "");
        return bare.length() > 7 ? bare.substring(0, 7) : bare;
    }

    /** The French and Dutch beginnings of the notions that an English, French or Dutch word alone names. */
    Set<String> translations(String word) {
        Set<String> found = new HashSet<>();
        TextTokens token = TextTokens.of(word);
        for (Language language : LittleWords.LANGUAGES) {
            notions(language, token, notion -> found.addAll(words.getOrDefault(notion, Set.of())));
        }
        return found;
    }

    /** Reports each notion that the words name, as often as they do. */
    void notions(Language language, TextTokens tokens, IntConsumer found) {
        Node tree = trees.get(language);
        if (tree == null) {
            return;
        }
        for (int token = 0; token < tokens.size(); token++) {
            walk(tree, tokens, token, 0, found);
            if (language == Language.DUTCH) {
                for (int from = 2; from <= tokens.length(token) - SHORTEST_INSIDE_COMPOUND; from++) {
                    walk(tree, tokens, token, from, found);
                }
            }
        }
    }

    private static void walk(Node tree, TextTokens tokens, int token, int from, IntConsumer found) {
        Node node = tree;
        int length = tokens.length(token);
        for (int i = from; i < length; i++) {
            Node next = node.child(tokens.charAt(token, i));
            if (next == null) {
                return;
            }
            node = next;
            boolean longEnough = from == 0 || i + 1 - from >= SHORTEST_INSIDE_COMPOUND;
            if (longEnough) {
                node.report(tokens, token, i + 1 == length, found);
            }
        }
    }

    /** A phrase behind its first word, and the notion it names. */
    private record Entry(List<String> rest, boolean wholeWord, int notion) {

        boolean fits(TextTokens tokens, int token, boolean wordEnds) {
            if (wholeWord && !wordEnds) {
                return false;
            }
            for (int i = 0; i < rest.size(); i++) {
                int next = token + 1 + i;
                if (next >= tokens.size() || !isAt(rest.get(i), tokens, next)) {
                    return false;
                }
            }
            return true;
        }

        private static boolean isAt(String wanted, TextTokens tokens, int token) {
            return wanted.endsWith(".")
                    ? tokens.equals(token, wanted.substring(0, wanted.length() - 1))
                    : tokens.startsWith(token, wanted);
        }
    }

    private static final class Node {
        private static final int LETTERS = 26;

        private final @Nullable Node[] children = new Node[LETTERS];
        private @Nullable List<Entry> entries;

        @Nullable
        Node child(char letter) {
            int index = letter - 'a';
            return index < 0 || index >= LETTERS ? null : children[index];
        }

        void add(List<String> words, int notion) {
            String first = words.get(0);
            boolean whole = first.endsWith(".");
            String letters = whole ? first.substring(0, first.length() - 1) : first;
            Node node = this;
            for (int i = 0; i < letters.length(); i++) {
                node = node.orNew(letters.charAt(i));
            }
            if (node.entries == null) {
                node.entries = new ArrayList<>(1);
            }
            node.entries.add(new Entry(List.copyOf(words.subList(1, words.size())), whole, notion));
        }

        private Node orNew(char letter) {
            int index = letter - 'a';
            if (index < 0 || index >= LETTERS) {
                throw new IllegalStateException(
                        "glossary.txt: '" + letter + "' is no letter; write words of letters only");
            }
            Node child = children[index];
            if (child == null) {
                child = new Node();
                children[index] = child;
            }
            return child;
        }

        void report(TextTokens tokens, int token, boolean wordEnds, IntConsumer found) {
            if (entries != null) {
                for (Entry entry : entries) {
                    if (entry.fits(tokens, token, wordEnds)) {
                        found.accept(entry.notion());
                    }
                }
            }
        }
    }
}
