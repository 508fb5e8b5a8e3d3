package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which tokens of a passage stand for which part of a statement, and how well.
 *
 * <p>Parts are compared with the distinct words of the passage, once; a place in the passage then costs a look-up. What goes by
 * the word of the part alone is {@link PassageKin}; here is what its neighbours in the statement add.
 */
final class Match {

    /** More than adding up in another order can change. */
    private static final double ROUNDING = 1e-9;

    private final Statement statement;
    private final ReadText passage;
    private final PassageKin kin;
    private final WordKinship[] kinships;

    /** The words of the passage that stand for any part, a bit for each; null until somebody asks. */
    private long @Nullable [] matched;

    Match(Statement statement, PassageKin kin) {
        this.statement = statement;
        this.passage = kin.passage();
        this.kin = kin;
        this.kinships = new WordKinship[statement.parts()];
        for (int part = 0; part < kinships.length; part++) {
            Statement.Part wanted = statement.part(part);
            kinships[part] = kin.of(wanted.word()).kinship(wanted.name());
            if (wanted.name()) {
                abbreviated(part);
            } else if (kinships[part].isStrange()) {
                joined(part);
            }
        }
        convert();
        turnRound();
        converse();
        negate();
        retire();
    }

    /** "The tunnel is shorter than the bridge": turned round, the opposite word stands for the one of the statement. */
    private void turnRound() {
        if (statement.has(WordTraits.COMPARES)) {
            statement.grammar().comparison().ifPresent(this::turnRound);
        }
    }

    private void turnRound(Comparison comparison) {
        for (int sentence = 0; sentence < passage.sentences(); sentence++) {
            int converse = comparison.converse(this, sentence);
            if (converse >= 0) {
                strengthen(comparison.quality(), passage.word(converse));
            }
        }
    }

    /** "Ex-mayor" is "former mayor". */
    private void retire() {
        if (!statement.has(WordTraits.FORMER)) {
            return;
        }
        for (int part = 0; part < kinships.length; part++) {
            int place = kinships[part].best() > 0 ? -1 : FormerRole.place(this, part);
            if (place >= 0) {
                strengthen(part, passage.word(place));
            }
        }
    }

    /** "Not valid" is "invalid". */
    private void negate() {
        if (!TurnedNegation.mayBe(this)) {
            return;
        }
        for (int part = 0; part < kinships.length; part++) {
            int place = kinships[part].best() > 0 ? -1 : TurnedNegation.place(this, part, 0, passage.size());
            if (place >= 0) {
                strengthen(part, passage.word(place));
            }
        }
    }

    /** "B bought it from A": told from the other side, the word stands for the one of the statement. */
    private void converse() {
        if (!statement.has(WordTraits.CONVERSE)) {
            return;
        }
        statement.grammar().converse().ifPresent(meant -> {
            for (int sentence = 0; sentence < passage.sentences(); sentence++) {
                Converse.Reading reading = meant.read(this, sentence);
                if (reading.said() == Converse.Said.SAME) {
                    strengthen(meant.word(), passage.word(reading.place()));
                }
            }
        });
    }

    /** "5 km" is "5,000 m", and "km" is "kilometre": number and unit stand for number and unit. */
    private void convert() {
        for (Quantity meant : statement.quantities()) {
            for (Quantity said : passage.quantities()) {
                if (meant.isSame(said)) {
                    match(meant, said);
                }
            }
        }
    }

    private void match(Quantity meant, Quantity said) {
        boolean bothCount = !meant.numbers().isEmpty() && !said.numbers().isEmpty();
        boolean bothName = !meant.units().isEmpty() && !said.units().isEmpty();
        meant.numbers().forEach(at -> match(at, said.numbers()));
        meant.units().forEach(at -> match(at, said.units()));
        // "Noon" is both number and unit.
        if (!bothCount || !bothName) {
            meant.numbers().forEach(at -> match(at, said.units()));
            meant.units().forEach(at -> match(at, said.numbers()));
        }
    }

    private void match(int wanted, List<Integer> places) {
        int part = statement.partAt(wanted);
        for (int place : places) {
            if (part >= 0 && passage.token(place).isContent()) {
                strengthen(part, passage.word(place));
            }
        }
    }

    /** A name stands for its initials (QPR), which the passage may write instead. */
    private void abbreviated(int part) {
        String initials = statement.initials(part);
        int written = initials.isEmpty() ? -1 : passage.find(initials);
        if (written >= 0) {
            kinships[part] = kinships[part].raised(written, PassageKin.ABBREVIATED);
        }
    }

    /** "Postfix" is "post-fix" or "post fix" of the statement. */
    private void joined(int part) {
        int at = statement.part(part).at();
        for (int first = Math.max(0, at - 1); first <= at && first + 1 < statement.length(); first++) {
            Token one = statement.token(first);
            Token other = statement.token(first + 1);
            for (int word = 0; word < passage.vocabulary().size(); word++) {
                if (PassageKin.isJoined(passage.written(word), one, other)) {
                    strengthen(part, word);
                }
            }
        }
    }

    private void strengthen(int part, int word) {
        kinships[part] = kinships[part].raised(word, PassageKin.JOINED);
        matched = null;
    }

    /** Whether a word of the statement is that word of the passage, or stands for it. */
    boolean areKin(String wanted, String said) {
        if (wanted.equals(said)) {
            return true;
        }
        int word = passage.find(said);
        for (int part = 0; part < kinships.length && word >= 0; part++) {
            if (statement.part(part).key().equals(wanted)) {
                return kinships[part].strength(word) > 0;
            }
        }
        return false;
    }

    /** Whether the statement or the passage has a content word of the question. */
    boolean takesUpQuestion() {
        return kin.takesUp(statement.question()) || statement.takesUpQuestion();
    }

    /** What the passage has of a word of the statement. */
    PassageWord word(ItemWord word) {
        return kin.of(word);
    }

    Statement statement() {
        return statement;
    }

    ReadText passage() {
        return passage;
    }

    double strength(int part, int token) {
        return kinships[part].strength(passage.word(token));
    }

    /** Whether the token stands for a part, and not merely for something near it. */
    boolean isCloselyMatched(int token) {
        return best(passage.word(token)) > Thesaurus.NEAR;
    }

    boolean isMatched(int token) {
        long[] known = matched;
        if (known == null) {
            known = readMatched();
            matched = known;
        }
        int word = passage.word(token);
        return (known[word >> 6] & (1L << word)) != 0;
    }

    private long[] readMatched() {
        long[] read = new long[(passage.vocabulary().size() >> 6) + 1];
        for (WordKinship kinship : kinships) {
            kinship.mark(read);
        }
        return read;
    }

    /** How well the word stands for any part. */
    private double best(int word) {
        double best = 0;
        for (WordKinship kinship : kinships) {
            best = Math.max(best, kinship.strength(word));
        }
        return best;
    }

    /** For each sentence of the passage how well it alone covers the statement. */
    double[] coverages() {
        double[] coverages = new double[passage.sentences()];
        for (int part = 0; part < kinships.length; part++) {
            kinships[part].addTo(coverages, statement.part(part).weight());
        }
        for (int sentence = 0;
                sentence < coverages.length && statement.weights().all() != 0;
                sentence++) {
            coverages[sentence] /= statement.weights().all();
        }
        return coverages;
    }

    /** The share of the words that are no names in the sentence itself; 0 when there are none. */
    double wordCoverage(int sentence) {
        double weight = 0;
        double covered = 0;
        for (int part = 0; part < kinships.length; part++) {
            Statement.Part wanted = statement.part(part);
            if (!wanted.name()) {
                weight += wanted.weight();
                covered += wanted.weight() * kinships[part].inSentence(sentence);
            }
        }
        return weight == 0 ? 0 : covered / weight;
    }

    /** Whether a sentence that covers so much of the statement can have such a share of the words that are no names; cheap to ask. */
    boolean mayCoverWords(double coverage, double share) {
        return coverage * statement.weights().all() + ROUNDING
                >= share * statement.weights().words();
    }

    /** How well the part stands in any sentence of the passage that is not struck. */
    double outside(int part, StruckSentences struck) {
        return kinships[part].outside(struck);
    }

    /** The best sequences up to each place of a stretch once one more word of the statement is read, which is this part. */
    void lengthen(double[] best, int part, int start, int end, double own) {
        kinships[part].lengthen(best, start, end, own);
    }

    /** How well a sentence has the part. */
    double inSentence(int part, int sentence) {
        return kinships[part].inSentence(sentence);
    }

    /** How well the part is matched in that stretch. */
    double best(int part, int start, int end) {
        int place = place(part, start, end);
        return place < 0 ? 0 : strength(part, place);
    }

    /** Where the part is best matched in that stretch; -1 when it is not. */
    int place(int part, int start, int end) {
        return kinships[part].place(start, end);
    }

    /** Whether any word of the whole passage stands for the part. */
    double anywhere(int part) {
        return kinships[part].best();
    }
}
