package dev.assize.judges.coverage.internal;

import dev.assize.judges.coverage.internal.Clauses.Clause;
import dev.assize.text.PartOfSpeech;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes a long clause apart into propositions, as people do who write lists of facts: what stands between commas and has a verb or a
 * preposition to open it, then, where still much is left, subject and verb with each complement ("The valve closes … in two seconds").
 *
 * <p>Each can be checked by itself: it brings the words that it leans on. Short clauses say one thing, but where a reference has few
 * of them, one yes or no must not carry most of the score.
 */
final class Propositions {

    /** Stands between the words that a proposition leans on and its own. */
    static final String OMITTED = " … ";

    /** A clause of so many content words is long. */
    private static final int LONG = 11;

    /** So many are left together where commas part nothing. */
    private static final int VERY_LONG = 13;

    /** A clause of so many is long where a reference has one or two. */
    private static final int LONG_AMONG_FEW = 5;

    private static final int FEW = 2;

    /** What is told apart has so many content words of its own. */
    private static final int FEWEST_WORDS = 2;

    private final ReadText text;
    private final ClauseGrammar grammar;
    private final boolean few;
    private final int longPart;
    private final int fewestWords;

    /** @param clauses how many the reference has */
    Propositions(ReadText text, int clauses) {
        this.text = text;
        this.grammar = new ClauseGrammar(text);
        this.few = clauses <= FEW;
        this.longPart = few ? LONG_AMONG_FEW : VERY_LONG;
        this.fewestWords = few ? 1 : FEWEST_WORDS;
    }

    List<Clause> of(Clause clause) {
        boolean isLong = grammar.contentWords(clause.start(), clause.end()) >= LONG;
        List<Clause> propositions = new ArrayList<>();
        for (Clause part : isLong ? betweenCommas(clause) : List.of(clause)) {
            propositions.addAll(complements(part));
        }
        return propositions;
    }

    /** For each proposition of a list the whole that it and its neighbours were taken from. */
    static Map<String, String> wholes(List<String> items) {
        Map<String, String> wholes = new HashMap<>();
        int first = 0;
        for (int i = 1; i <= items.size(); i++) {
            if (i == items.size() || !continues(items.get(first), items.get(i))) {
                List<String> parts = items.subList(first, i);
                StringBuilder whole = new StringBuilder(parts.get(0));
                parts.stream()
                        .skip(1)
                        .forEach(part -> whole.append(' ')
                                .append(part, part.indexOf(OMITTED) + OMITTED.length(), part.length()));
                parts.stream().filter(part -> parts.size() > 1).forEach(part -> wholes.put(part, whole.toString()));
                first = i;
            }
        }
        return wholes;
    }

    private static boolean continues(String first, String item) {
        int omission = item.indexOf(OMITTED);
        return omission > 0 && first.startsWith(item.substring(0, omission));
    }

    private List<Clause> betweenCommas(Clause clause) {
        List<Integer> ends = commas(clause);
        ends.add(clause.end());
        int subject = grammar.subjectEnd(clause.start(), clause.end());
        int first = ends.get(0);
        List<Clause> parts = new ArrayList<>();
        boolean predicated =
                grammar.hasVerb(clause.start(), first) && text.part(clause.start()) != PartOfSpeech.SUBORDINATOR;
        // "The ferry to Alvik, which …": nothing is said of it yet.
        if (grammar.hasVerb(clause.start(), first) || clause.leans() || ends.size() == 1) {
            parts.add(new Clause(clause.start(), first, clause.stemStart(), clause.stemEnd(), clause.conclusion()));
        }
        for (int i = 1; i < ends.size(); i++) {
            int from = ends.get(i - 1);
            int to = ends.get(i);
            parts.add(part(clause, from, to, subject, predicated));
            boolean own = text.part(from) != PartOfSpeech.SUBORDINATOR && !isBesideNoun(from, to);
            predicated |= own && grammar.hasVerb(from, to);
        }
        return parts;
    }

    /** @param predicated whether the main verb of the clause has come before */
    private Clause part(Clause clause, int from, int to, int subject, boolean predicated) {
        boolean subordinate = text.part(from) == PartOfSpeech.SUBORDINATOR;
        boolean verb = grammar.hasVerb(from, to);
        boolean noSubject = subject <= clause.start();
        if (isBesideNoun(from, to)) {
            return new Clause(from, to, grammar.nounStart(clause.start(), from), from, clause.conclusion());
        }
        if (subordinate || (!predicated && verb && noSubject)) {
            return new Clause(from, to, from, from, clause.conclusion());
        }
        int stemEnd = verb || noSubject ? subject : grammar.predicateEnd(clause.start(), from);
        return new Clause(from, to, clause.start(), Math.max(clause.start(), stemEnd), clause.conclusion());
    }

    /** Whether a part tells of the noun before it: "which …", "installed in 1921". */
    private boolean isBesideNoun(int from, int to) {
        return grammar.opensRelative(from, to) || text.part(from) == PartOfSpeech.PARTICIPLE;
    }

    /** The commas behind which more than a member of a list stands. */
    private List<Integer> commas(Clause clause) {
        List<Integer> commas = new ArrayList<>();
        int from = clause.start();
        for (int i = clause.start() + 1; i < clause.end(); i++) {
            if (grammar.hasCommaBefore(i) && !text.isBracketed(i)) {
                int next = nextComma(i, clause.end());
                if (grammar.contentWords(from, i) > 0
                        && grammar.contentWords(i, next) >= FEWEST_WORDS
                        && opensPart(i, next)) {
                    commas.add(i);
                    from = i;
                }
            }
        }
        return commas;
    }

    private int nextComma(int from, int end) {
        int i = from + 1;
        while (i < end && !grammar.hasCommaBefore(i)) {
            i++;
        }
        return i;
    }

    private boolean opensPart(int at, int next) {
        PartOfSpeech part = text.part(at);
        boolean adverbial =
                part == PartOfSpeech.PREPOSITION || part == PartOfSpeech.ADVERB || part == PartOfSpeech.PARTICIPLE;
        return grammar.hasVerb(at, next) || (adverbial && !grammar.opensRelative(at, next));
    }

    /** Subject and verb with what directly follows, then with each complement that a preposition opens. */
    private List<Clause> complements(Clause part) {
        int stem = grammar.predicateEnd(part.start(), part.end());
        boolean whole = grammar.contentWords(part.start(), part.end()) < longPart;
        if (whole || part.leans()) {
            return List.of(part);
        }
        int relative = few ? relativeStart(part) : part.end();
        int noun = grammar.nounStart(part.start(), relative);
        // In "mothers and fathers, who …" it tells of both.
        boolean ofOne = noun == part.start() || text.part(noun - 1) != PartOfSpeech.COORDINATOR;
        if (relative < part.end() && ofOne) {
            return List.of(
                    new Clause(part.start(), relative, part.start(), part.start(), part.conclusion()),
                    new Clause(relative, part.end(), noun, relative, part.conclusion()));
        }
        if (stem <= part.start()) {
            return List.of(part);
        }
        List<Integer> cuts = complementStarts(stem, part.end());
        List<Clause> parts = new ArrayList<>();
        int from = part.start();
        for (int i = 0; i <= cuts.size(); i++) {
            int to = i == cuts.size() ? part.end() : cuts.get(i);
            parts.add(new Clause(from, to, part.start(), i == 0 ? part.start() : stem, part.conclusion()));
            from = to;
        }
        return parts;
    }

    /** A preposition, or the "to" of an infinitive. */
    private boolean opensComplement(int at, int end) {
        return text.part(at) == PartOfSpeech.PREPOSITION
                ? !grammar.isGenitive(at)
                : text.part(at) == PartOfSpeech.PARTICLE
                        && at + 1 < end
                        && text.part(at + 1) == PartOfSpeech.INFINITIVE;
    }

    /** Where a relative clause opens that says something of its own: "a location that can store a value"; the end where none does. */
    private int relativeStart(Clause part) {
        for (int i = part.start() + 1; i < part.end(); i++) {
            boolean opens =
                    text.part(i) == PartOfSpeech.RELATIVE && text.part(i - 1).isNominal();
            if (opens && grammar.contentWords(i, part.end()) >= FEWEST_WORDS && grammar.hasVerb(i, part.end())) {
                return i;
            }
        }
        return part.end();
    }

    /** "En France, en Belgique et en Suisse" is one complement. */
    private boolean isOneOfAList(int at) {
        return grammar.hasCommaBefore(at) || text.part(at - 1) == PartOfSpeech.COORDINATOR;
    }

    private List<Integer> complementStarts(int stem, int end) {
        List<Integer> starts = new ArrayList<>();
        int from = stem;
        for (int i = stem; i < end; i++) {
            PartOfSpeech part = text.part(i);
            if (part == PartOfSpeech.SUBORDINATOR || part == PartOfSpeech.RELATIVE) {
                break;
            }
            boolean opens = i > stem && opensComplement(i, end) && !text.isBracketed(i) && !isOneOfAList(i);
            if (opens && grammar.contentWords(from, i) >= fewestWords && grammar.contentWords(i, end) >= fewestWords) {
                starts.add(i);
                from = i;
            }
        }
        return starts;
    }
}
