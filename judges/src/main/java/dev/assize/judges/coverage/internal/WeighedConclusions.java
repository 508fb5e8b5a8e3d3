package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.Clauses.Clause;
import dev.assize.text.Language;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.Token;
import dev.assize.text.trees.DecisionTrees;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Which statements of a reference people would list as conclusions: the words that say so are weighed with place and kind of what is said. */
final class WeighedConclusions {

    private static final DecisionTrees CONCLUDED =
            DecisionTrees.beside(WeighedConclusions.class, "conclusions.trees", ConclusionSignal.NAMES_OF_ALL);

    private static final int RAREST = 100;

    private final ReadText reference;
    private final DiscourseMarkers markers;
    private final CommonWords common;
    private final List<Clause> statements;

    WeighedConclusions(ReadText reference, DiscourseMarkers markers, List<Clause> statements) {
        this.reference = reference;
        this.markers = markers;
        this.common = CommonWords.of(reference.language());
        this.statements = statements;
    }

    boolean isConclusion(int statement) {
        return CONCLUDED.sum(signals(statement)) > 0;
    }

    @SuppressWarnings("EnumOrdinal") // The order is of this process alone: the trees name what they ask for.
    private static void put(double[] signals, ConclusionSignal signal, double number) {
        signals[signal.ordinal()] = number;
    }

    private static void put(double[] signals, ConclusionSignal signal, boolean holds) {
        put(signals, signal, holds ? 1 : 0);
    }

    double[] signals(int statement) {
        Clause clause = statements.get(statement);
        double[] signals = new double[ConclusionSignal.NAMES_OF_ALL.size()];
        put(signals, ConclusionSignal.MARKED, clause.conclusion());
        put(signals, ConclusionSignal.OPENED, markers.concludesAt(reference.tokens(), clause.start()));
        put(signals, ConclusionSignal.CLOSING, markers.closesAt(reference.tokens(), clause.start()));
        int after = reference.sentences() - 1 - sentence(clause);
        put(signals, ConclusionSignal.LAST, after == 0);
        put(signals, ConclusionSignal.SENTENCES_AFTER, after);
        put(signals, ConclusionSignal.SENTENCES, reference.sentences());
        put(signals, ConclusionSignal.PLACE, statement / (double) statements.size());
        put(signals, ConclusionSignal.LEANS, clause.leans());
        PartOfSpeech first = reference.part(clause.start());
        put(signals, ConclusionSignal.FROM_DETERMINER, first == PartOfSpeech.DETERMINER);
        put(signals, ConclusionSignal.FROM_PRONOUN, first == PartOfSpeech.PRONOUN);
        put(signals, ConclusionSignal.FROM_ADVERB, first == PartOfSpeech.ADVERB);
        put(signals, ConclusionSignal.FROM_SUBORDINATOR, first == PartOfSpeech.SUBORDINATOR);
        put(signals, ConclusionSignal.GERMAN, reference.language() == Language.GERMAN);
        put(signals, ConclusionSignal.FRENCH, reference.language() == Language.FRENCH);
        put(signals, ConclusionSignal.DUTCH, reference.language() == Language.DUTCH);
        putWords(signals, clause);
        return signals;
    }

    private int sentence(Clause clause) {
        int sentence = 0;
        while (clause.start() >= reference.sentenceEnd(sentence)) {
            sentence++;
        }
        return sentence;
    }

    private void putWords(double[] signals, Clause clause) {
        Set<String> words = new HashSet<>();
        int rarity = RAREST;
        int advice = 0;
        int proving = 0;
        int amounts = 0;
        for (int i = clause.start(); i < clause.end(); i++) {
            Token token = reference.token(i);
            PartOfSpeech part = reference.part(i);
            boolean verb = part == PartOfSpeech.FINITE_VERB;
            advice += markers.advisesAt(reference.tokens(), i) || (verb && markers.advises(token)) ? 1 : 0;
            proving += verb && markers.proves(token) ? 1 : 0;
            amounts += token.isExact() ? 1 : 0;
            rarity = part == PartOfSpeech.NOUN ? Math.min(rarity, common.rarity(token)) : rarity;
            if (token.isContent()) {
                words.add(token.key());
            }
        }
        put(signals, ConclusionSignal.ADVICE, advice);
        put(signals, ConclusionSignal.PROVING, proving);
        put(signals, ConclusionSignal.AMOUNTS, amounts);
        put(signals, ConclusionSignal.RARITY_OF_NOUNS, rarity);
        put(signals, ConclusionSignal.WORDS, words.size());
        put(signals, ConclusionSignal.NAMES, count(clause, PartOfSpeech.NAME));
        put(signals, ConclusionSignal.ADJECTIVES, count(clause, PartOfSpeech.ADJECTIVE));
        put(signals, ConclusionSignal.FINITE_VERBS, count(clause, PartOfSpeech.FINITE_VERB));
        put(signals, ConclusionSignal.INFINITIVES, count(clause, PartOfSpeech.INFINITIVE));
    }

    private int count(Clause clause, PartOfSpeech part) {
        int count = 0;
        for (int i = clause.start(); i < clause.end(); i++) {
            count += reference.part(i) == part ? 1 : 0;
        }
        return count;
    }
}
