package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * French and Dutch words of Belgian case law that stand for one another, learnt from abstracts that exist in both
 * languages. Words are known by their first seven letters, folded, because endings differ where the notion does not:
 * {@code licencie} and {@code licenciement} are one. Immutable after loading, so threads may share it.
 */
public final class BilingualTable {

    /**
     * A word of the other language.
     *
     * @param beginning its first seven letters, folded; all of it when it is shorter
     * @param probability how often the one stands where the other does, over both directions; above 0, at most 1
     */
    public record Counterpart(String beginning, double probability) {}

    static final String RESOURCE = "french-dutch.tsv";
    /** About as many words as each language has. */
    static final int WORDS = 6_000;

    /** The number of abstracts from which words were counted; the resource says so itself. */
    private static final String ABSTRACTS = "# abstracts: ";

    private static final class Belgian {
        static final BilingualTable TABLE = read(RESOURCE);
    }

    private final TableDirection toDutch;
    private final TableDirection toFrench;
    private final CompoundSplitter compounds;
    private final KnownWords words;
    private final int abstracts;
    private final int size;

    private BilingualTable(TableColumns entries, int abstracts) {
        this.toDutch = new TableDirection(entries, true);
        this.toFrench = new TableDirection(entries, false);
        this.abstracts = abstracts;
        this.size = entries.size();
        CodeSet beginnings = new CodeSet(WORDS);
        for (int i = 0; i < size; i++) {
            if (WordCode.length(entries.dutch()[i]) >= CompoundSplitter.SHORTEST_PART) {
                beginnings.add(entries.dutch()[i]);
            }
        }
        this.compounds = new CompoundSplitter(beginnings);
        this.words = new KnownWords(compounds);
    }

    /** The table that ships with the library, read when it is first asked for. */
    public static BilingualTable belgian() {
        return Belgian.TABLE;
    }

    /** The Dutch words that a French one stands for, best first; empty when the table does not have it. */
    public List<Counterpart> dutch(String frenchWord) {
        return counterparts(toDutch, frenchWord);
    }

    /** The French words that a Dutch one stands for, best first; empty when the table does not have it. */
    public List<Counterpart> french(String dutchWord) {
        return counterparts(toFrench, dutchWord);
    }

    /** The two words that a Dutch compound is made of, as beginnings; empty when it is none that the table knows. */
    public List<String> parts(String dutchWord) {
        String folded = FoldedText.fold(dutchWord);
        int seam = compounds.seam(folded);
        return seam == 0
                ? List.of()
                : List.of(
                        WordCode.letters(compounds.first(folded, seam)),
                        WordCode.letters(compounds.second(folded, seam)));
    }

    /** How many pairs of words there are. */
    public int size() {
        return size;
    }

    private static List<Counterpart> counterparts(TableDirection direction, String word) {
        int place = direction.place(WordCode.cut(WordCode.of(FoldedText.fold(word))));
        if (place == CodeMap.ABSENT) {
            return List.of();
        }
        List<Counterpart> found = new ArrayList<>();
        for (int i = direction.first(place); i < direction.end(place); i++) {
            double strength = direction.strength(i);
            double probability = Math.round(strength * strength * 1_000) / 1_000.0;
            found.add(new Counterpart(WordCode.letters(direction.counterpart(i)), probability));
        }
        return List.copyOf(found);
    }

    TableDirection toDutch() {
        return toDutch;
    }

    TableDirection toFrench() {
        return toFrench;
    }

    /** The words that were met last, with the compounds among them cut by this table. */
    KnownWords words() {
        return words;
    }

    /** From how many abstracts the words were counted. */
    int abstracts() {
        return abstracts;
    }

    private static BilingualTable read(String resource) {
        try (InputStream in = BilingualTable.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("No " + resource + " beside " + BilingualTable.class.getName());
            }
            BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
            TableColumns entries = new TableColumns();
            int abstracts = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(ABSTRACTS)) {
                    abstracts = Integer.parseInt(line.substring(ABSTRACTS.length()));
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    entries.add(line);
                }
            }
            return new BilingualTable(entries, abstracts);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("Cannot read " + resource, unreadable);
        }
    }
}
