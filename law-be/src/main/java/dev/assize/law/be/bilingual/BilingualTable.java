package dev.assize.law.be.bilingual;

import dev.assize.text.FoldedText;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Comparator;
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

    private static final String RESOURCE = "french-dutch.tsv";
    private static final int COLUMNS = 5;

    /** The number of abstracts from which words were counted; the resource says so itself. */
    private static final String ABSTRACTS = "# abstracts: ";

    private static final class Belgian {
        static final BilingualTable TABLE = read(RESOURCE);
    }

    /** One direction of the table: for each word a run of counterparts, best first. */
    static final class Direction {
        private final CodeMap places;
        private final int[] documents;
        private final int[] runs;
        private final long[] counterparts;
        private final float[] strengths;

        private Direction(List<Entry> entries, boolean fromFrench) {
            List<Entry> sorted = new ArrayList<>(entries);
            sorted.sort(Comparator.comparingLong((Entry entry) -> entry.from(fromFrench))
                    .thenComparing(
                            Comparator.comparingDouble(Entry::probability).reversed())
                    .thenComparingLong(entry -> entry.to(fromFrench)));
            places = new CodeMap(sorted.size());
            documents = new int[sorted.size()];
            runs = new int[sorted.size() + 1];
            counterparts = new long[sorted.size()];
            strengths = new float[sorted.size()];
            int words = 0;
            for (int i = 0; i < sorted.size(); i++) {
                Entry entry = sorted.get(i);
                long word = entry.from(fromFrench);
                if (i == 0 || word != sorted.get(i - 1).from(fromFrench)) {
                    places.put(word, words);
                    documents[words] = entry.documents(fromFrench);
                    runs[words++] = i;
                }
                counterparts[i] = entry.to(fromFrench);
                strengths[i] = (float) Math.sqrt(entry.probability());
            }
            runs[words] = sorted.size();
        }

        /** Where a word is; {@link CodeMap#ABSENT} when it is not in the table. */
        int place(long code) {
            return places.get(code);
        }

        /** How many abstracts have the word. */
        int documents(int place) {
            return documents[place];
        }

        int first(int place) {
            return runs[place];
        }

        int end(int place) {
            return runs[place + 1];
        }

        long counterpart(int index) {
            return counterparts[index];
        }

        /** The square root of the probability: a counterpart that is right one time in four still tells much. */
        float strength(int index) {
            return strengths[index];
        }
    }

    private record Entry(long french, long dutch, double probability, int frenchDocuments, int dutchDocuments) {

        long from(boolean fromFrench) {
            return fromFrench ? french : dutch;
        }

        long to(boolean fromFrench) {
            return fromFrench ? dutch : french;
        }

        int documents(boolean ofFrench) {
            return ofFrench ? frenchDocuments : dutchDocuments;
        }
    }

    private final Direction toDutch;
    private final Direction toFrench;
    private final CompoundSplitter compounds;
    private final int abstracts;
    private final int size;

    private BilingualTable(List<Entry> entries, int abstracts) {
        this.toDutch = new Direction(entries, true);
        this.toFrench = new Direction(entries, false);
        this.abstracts = abstracts;
        this.size = entries.size();
        CodeMap beginnings = new CodeMap(entries.size());
        entries.stream()
                .filter(entry -> WordCode.letters(entry.dutch()).length() >= 4)
                .forEach(entry -> beginnings.put(entry.dutch(), 1));
        this.compounds = new CompoundSplitter(beginnings);
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

    private static List<Counterpart> counterparts(Direction direction, String word) {
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

    Direction toDutch() {
        return toDutch;
    }

    Direction toFrench() {
        return toFrench;
    }

    CompoundSplitter compounds() {
        return compounds;
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
            List<Entry> entries = new ArrayList<>();
            int abstracts = 0;
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                if (line.startsWith(ABSTRACTS)) {
                    abstracts = Integer.parseInt(line.substring(ABSTRACTS.length()));
                } else if (!line.isBlank() && !line.startsWith("#")) {
                    entries.add(entry(line));
                }
            }
            return new BilingualTable(entries, abstracts);
        } catch (IOException unreadable) {
            throw new UncheckedIOException("Cannot read " + resource, unreadable);
        }
    }

    private static Entry entry(String line) {
        String[] columns = line.split("\t", -1);
        if (columns.length != COLUMNS) {
            throw new IllegalStateException(RESOURCE + ": \"" + line + "\" has " + columns.length + " columns and not "
                    + COLUMNS + ": French, Dutch, probability, abstracts with the one, abstracts with the other");
        }
        return new Entry(
                WordCode.of(columns[0]),
                WordCode.of(columns[1]),
                Double.parseDouble(columns[2]),
                Integer.parseInt(columns[3]),
                Integer.parseInt(columns[4]));
    }
}
