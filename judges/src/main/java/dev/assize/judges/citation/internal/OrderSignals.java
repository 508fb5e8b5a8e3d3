package dev.assize.judges.citation.internal;

import java.util.List;

/** Which candidates an argument names, what it speaks of first, and what it says after it has turned against something, in numbers. */
final class OrderSignals {

    private static final Cue[] COURT = {Cue.COURT, Cue.PLACE, Cue.SEAT, Cue.NATIONAL, Cue.SPECIFIC, Cue.GENERIC};

    private final SignalNumbers numbers;

    OrderSignals(SignalNumbers numbers) {
        this.numbers = numbers;
    }

    void read(CitationReasoningReader reader) {
        List<Clause> clauses = reader.argument().clauses();
        readNames(clauses, ClauseWords.CANDIDATE + reader.facts().chosen());
        readFirst(clauses, reader.facts().snippet());
        readTurn(clauses, reader.argument().turn());
        String score = reader.facts().score();
        numbers.put("score", score.isBlank() ? -1 : Double.parseDouble(score));
    }

    /** How many clauses name the chosen candidate, and how many another one. */
    private void readNames(List<Clause> clauses, String chosen) {
        int ofChosen = 0;
        int ofOthers = 0;
        for (Clause clause : clauses) {
            ofChosen += clause.words().contains(chosen) ? 1 : 0;
            ofOthers += clause.hasWord(word -> ClauseWords.isPlace(word) && !word.equals(chosen)) ? 1 : 0;
        }
        numbers.put("names-chosen", ofChosen);
        numbers.put("names-others", ofOthers);
    }

    /** The places of the clauses that are first about something; -1 where none is. */
    private void readFirst(List<Clause> clauses, String snippet) {
        int court = -1;
        int number = -1;
        int contents = -1;
        for (Clause clause : clauses) {
            court = court < 0 && clause.hasAny(COURT) ? clause.place() : court;
            number = number < 0 && clause.has(Cue.NUMBER) ? clause.place() : number;
            contents = contents < 0
                            && ContentSignals.mayTellContents(clause)
                            && clause.topic().touches(snippet)
                    ? clause.place()
                    : contents;
        }
        numbers.put("first-court", court);
        numbers.put("first-number", number);
        numbers.put("first-contents", contents);
        numbers.put("contents-before-court", before(contents, court));
        numbers.put("number-before-court", before(number, court));
    }

    private static int before(int place, int court) {
        return place < 0 || court < 0 ? 0 : court - place;
    }

    private void readTurn(List<Clause> clauses, int turn) {
        int negated = 0;
        int court = 0;
        int contents = 0;
        int number = 0;
        for (int i = turn; turn > 0 && i < clauses.size(); i++) {
            Clause clause = clauses.get(i);
            negated += clause.isNegated() || clause.lacksSomething() ? 1 : 0;
            court += clause.hasAny(COURT) ? 1 : 0;
            contents += ContentSignals.mayTellContents(clause) ? 1 : 0;
            number += clause.has(Cue.NUMBER) ? 1 : 0;
        }
        numbers.put("turn", turn);
        numbers.put("turn-negated", negated);
        numbers.put("turn-court", court);
        numbers.put("turn-contents", contents);
        numbers.put("turn-number", number);
    }
}
