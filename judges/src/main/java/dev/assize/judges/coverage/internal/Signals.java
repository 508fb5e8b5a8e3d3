package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import dev.assize.text.trees.DecisionTrees;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The evidence for a statement as numbers, in the order of {@link #NAMES}: each {@link Signal}, then for each {@link WordKind} what the
 * statement has of it and the output lacks, then which objection is made.
 */
@SuppressWarnings("EnumOrdinal") // The order is of this process alone: the trees name what they ask for.
final class Signals {

    /** What is told for each kind of word. */
    private enum OfKind {
        /** Whether the statement has a word of the kind. */
        WANTED,
        /** The share of them that the output has anywhere; 1 where there are none. */
        ANYWHERE,
        /** How many of them the sentence does not have. */
        LACKED,
        /** For how many of those the clause has another word of their kind. */
        RIVALLED
    }

    /** The objections that are made often enough to learn what each is worth; the others are one. */
    private static final List<String> OBJECTIONS = List.of(
            "number",
            "name",
            "word",
            "polarity",
            "measure",
            "opposite",
            "supposed",
            "share",
            "roles",
            "subject",
            "planned");

    static final List<String> NAMES = names();

    /** What they are worth: the log of the odds that a statement is stated. */
    static final DecisionTrees STATED = DecisionTrees.beside(Signals.class, "stated.trees", NAMES);

    private static final WordKind[] KINDS = WordKind.values();
    private static final int OF_KINDS = Signal.COUNT;
    private static final int OBJECTION = OF_KINDS + OfKind.values().length * WordKind.COUNT;
    private static final int OTHER = OBJECTION + OBJECTIONS.size();
    private static final int CHANGES = OTHER + 1;

    /** What can only speak for a statement. */
    private static final Set<String> FOR = Set.of("COVERED", "COVERED_IN_CLAUSE", "NEARBY", "WORDS_AROUND");

    private final SentenceSupport support;
    private final Match match;
    private final Statement statement;
    private final ReadText passage;
    private final double[] numbers = new double[CHANGES + 1];

    private Signals(SentenceSupport support) {
        this.support = support;
        this.match = support.match();
        this.statement = match.statement();
        this.passage = match.passage();
    }

    static Signals of(SentenceSupport support, Optional<Objections.Made> objection) {
        Signals signals = new Signals(support);
        signals.readSupport();
        signals.readClause(BestClause.of(support));
        signals.readPolarity();
        objection.ifPresent(signals::readObjection);
        return signals;
    }

    /** In the order of their names. */
    double[] numbers() {
        return numbers.clone();
    }

    double sum(DecisionTrees trees) {
        return trees.sum(numbers);
    }

    /** Whether a word of the kind is lacking where another of its kind stands. */
    boolean isRivalled(WordKind kind) {
        return numbers[place(OfKind.RIVALLED, kind)] > 0;
    }

    /** Whether more of it can only speak for a statement. */
    static boolean speaksFor(int signal) {
        String name = NAMES.get(signal);
        return FOR.contains(name) || name.startsWith(OfKind.ANYWHERE.name());
    }

    private static List<String> names() {
        List<String> names = new ArrayList<>();
        for (Signal signal : Signal.values()) {
            names.add(signal.name());
        }
        for (OfKind of : OfKind.values()) {
            for (WordKind kind : WordKind.values()) {
                names.add(of.name() + "_" + kind.name());
            }
        }
        OBJECTIONS.forEach(kind -> names.add("AGAINST_" + kind.toUpperCase(Locale.ROOT)));
        names.add("AGAINST_OTHER");
        names.add("CHANGES");
        return List.copyOf(names);
    }

    private void set(Signal signal, double number) {
        numbers[signal.ordinal()] = number;
    }

    private static int place(OfKind of, WordKind kind) {
        return OF_KINDS + of.ordinal() * WordKind.COUNT + kind.ordinal();
    }

    private void readSupport() {
        double length = passage.length();
        set(Signal.NEARBY, support.coverageNearby());
        set(Signal.WORDS_AROUND, support.wordCoverageAround());
        set(Signal.FIRST_WORD, support.part(statement.firstNew()));
        set(Signal.LAST_WORD, support.part(statement.lastNew()));
        set(Signal.SEQUENCE, CommonSequence.share(support));
        readPlaces();
        set(Signal.NAMES, Math.log(1 + support.nameParts()));
        set(Signal.LENGTH, length);
        set(Signal.SENTENCES, Math.log(passage.sentences()));
        set(Signal.BEGINNINGS, support.letters().beginnings());
        set(Signal.LETTERS, support.letters().runsOfFour() * length);
        set(Signal.TAKEN_UP, support.leansOnQuestion() ? 1 : 0);
    }

    /** How the words of the statement stand in the sentence. */
    private void readPlaces() {
        int[] content = contentWords();
        int beside = 0;
        int before = -1;
        int matched = 0;
        int first = Integer.MAX_VALUE;
        int last = -1;
        for (int part = 0; part < support.parts(); part++) {
            int place = support.place(part);
            if (place >= 0) {
                matched++;
                first = Math.min(first, place);
                last = Math.max(last, place);
                beside += before >= 0 && (before == place || between(content, before, place) == 0) ? 1 : 0;
            }
            before = place;
        }
        set(Signal.NEIGHBOURS, support.parts() < 2 ? 1 : (double) beside / (support.parts() - 1));
        set(
                Signal.COMPACT,
                matched == 0 ? 0 : (double) matched / Math.max(matched, between(content, first - 1, last + 1)));
    }

    /** How many content words the sentence has before each of its tokens, and before its end. */
    private int[] contentWords() {
        int[] before = new int[support.end() - support.start() + 1];
        for (int i = 1; i < before.length; i++) {
            before[i] = before[i - 1] + (passage.token(support.start() + i - 1).isContent() ? 1 : 0);
        }
        return before;
    }

    /** How many there are between two different tokens of the sentence. */
    private int between(int[] contentWords, int one, int other) {
        int first = Math.min(one, other) + 1 - support.start();
        return contentWords[Math.max(one, other) - support.start()] - contentWords[first];
    }

    private void readClause(BestClause clause) {
        int[] rivals = new int[WordKind.COUNT];
        int content = 0;
        int strangers = 0;
        for (int at = support.start(); at < support.end(); at++) {
            Token token = passage.token(at);
            if (token.isContent()) {
                content++;
                if (!match.isMatched(at)) {
                    strangers++;
                    if (at >= clause.start() && at < clause.end()) {
                        rivals[
                                WordKind.of(token, passage.part(at), passage.isName(at))
                                        .ordinal()]++;
                    }
                }
            }
        }
        set(Signal.COVERED_IN_CLAUSE, clause.share());
        set(Signal.STRANGERS, strangers);
        set(Signal.STRANGE_SHARE, content == 0 ? 0 : (double) strangers / content);
        readKinds(rivals);
    }

    private void readKinds(int[] rivals) {
        double[] wanted = new double[WordKind.COUNT];
        double[] anywhere = new double[WordKind.COUNT];
        int[] lacked = new int[WordKind.COUNT];
        double covered = 0;
        int[] names = lastOfNames();
        for (int part = 0; part < support.parts(); part++) {
            Statement.Part word = support.wanted(part);
            covered += word.weight() * support.part(part);
            if (word.aside()) {
                continue;
            }
            int kind = WordKind.of(word.token(), statement.speech(word.at()), word.name())
                    .ordinal();
            wanted[kind] += word.weight();
            boolean named = word.name() && match.anywhere(names[part]) > 0;
            anywhere[kind] += word.weight() * (named ? 1 : match.anywhere(part));
            lacked[kind] += support.part(part) == 0 && support.part(names[part]) == 0 ? 1 : 0;
        }
        for (WordKind kind : KINDS) {
            int at = kind.ordinal();
            numbers[place(OfKind.WANTED, kind)] = wanted[at] > 0 ? 1 : 0;
            numbers[place(OfKind.ANYWHERE, kind)] = wanted[at] > 0 ? anywhere[at] / wanted[at] : 1;
            numbers[place(OfKind.LACKED, kind)] = lacked[at];
            numbers[place(OfKind.RIVALLED, kind)] = Math.min(lacked[at], rivals[at]);
        }
        set(Signal.COVERED, share(covered));
    }

    /**
     * For each part the last one of the name that it belongs to, itself for what is no name: "Shakespeare" says "William Shakespeare".
     */
    private int[] lastOfNames() {
        int[] last = new int[support.parts()];
        for (int part = last.length - 1; part >= 0; part--) {
            Statement.Part word = support.wanted(part);
            boolean goesOn = word.name()
                    && part + 1 < last.length
                    && support.wanted(part + 1).run() == word.run();
            last[part] = goesOn ? last[part + 1] : part;
        }
        return last;
    }

    private double share(double weight) {
        double all = statement.weights().all();
        return all == 0 ? 0 : weight / all;
    }

    private void readPolarity() {
        boolean denying = statement.polarity().negates();
        boolean denied = passage.polarity().deniesWithin(support.start(), support.end());
        set(Signal.DENYING, denying ? 1 : 0);
        set(Signal.DENIED, denied ? 1 : 0);
        // Mostly neither does, and there is nothing to look for.
        if (denying || denied) {
            readDenials();
        }
    }

    private void readDenials() {
        double denied = 0;
        double affirmed = 0;
        for (int part = 0; part < support.parts(); part++) {
            if (support.part(part) > 0) {
                boolean denies = support.denies(part);
                boolean affirms = support.affirms(part);
                boolean meant = statement.polarity().isInNegatedClause(part);
                denied += denies && !affirms && !meant ? support.wanted(part).weight() : 0;
                affirmed += affirms && !denies && meant ? support.wanted(part).weight() : 0;
            }
        }
        set(Signal.DENIED_SHARE, share(denied));
        set(Signal.AFFIRMED_SHARE, share(affirmed));
    }

    private void readObjection(Objections.Made made) {
        int known = OBJECTIONS.indexOf(made.kind());
        numbers[known < 0 ? OTHER : OBJECTION + known] = 1;
        numbers[CHANGES] = made.changes() ? 1 : 0;
    }
}
