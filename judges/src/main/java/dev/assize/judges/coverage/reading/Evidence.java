package dev.assize.judges.coverage.reading;

import dev.assize.text.Span;

/**
 * How one sentence of an output, with the ones beside it, speaks for a statement, as a list of readable numbers.
 *
 * <p>What each number means stands in {@link Signal}; none of them can overrule an {@link Objections objection}.
 */
final class Evidence {

    private final Match match;
    private final int sentence;
    private final int start;
    private final int end;

    Evidence(Match match, int sentence) {
        this.match = match;
        this.sentence = sentence;
        this.start = match.passage().sentenceStart(sentence);
        this.end = match.passage().sentenceEnd(sentence);
    }

    Match match() {
        return match;
    }

    int sentence() {
        return sentence;
    }

    int start() {
        return start;
    }

    int end() {
        return end;
    }

    /** How well the sentence alone covers the statement: what the best sentence is chosen by. */
    double coverage() {
        return match.coverage(start, end);
    }

    double coverageWithNeighbours() {
        Passage passage = match.passage();
        int from = sentence > 0 ? passage.sentenceStart(sentence - 1) : start;
        int to = sentence + 1 < passage.sentences() ? passage.sentenceEnd(sentence + 1) : end;
        return Math.max(match.coverage(from, end), match.coverage(start, to));
    }

    double coverageAnywhere() {
        double covered = 0;
        for (int part = 0; part < parts(); part++) {
            covered += match.statement().parts().get(part).weight() * match.anywhere(part);
        }
        return match.statement().weight() == 0 ? 0 : covered / match.statement().weight();
    }

    /** The share of the statement's names that the sentence has; 1 when it has none to show. */
    double names() {
        int names = 0;
        double found = 0;
        for (int part = 0; part < parts(); part++) {
            if (match.statement().parts().get(part).name()) {
                names++;
                found += match.best(part, start, end);
            }
        }
        return names == 0 ? 1 : found / names;
    }

    double namesAnywhere() {
        int names = 0;
        double found = 0;
        for (int part = 0; part < parts(); part++) {
            if (match.statement().parts().get(part).name()) {
                names++;
                found += match.anywhere(part);
            }
        }
        return names == 0 ? 1 : found / names;
    }

    double part(int part) {
        return match.best(part, start, end);
    }

    int parts() {
        return match.statement().parts().size();
    }

    int matchedParts() {
        int matched = 0;
        for (int part = 0; part < parts(); part++) {
            if (part(part) > 0) {
                matched++;
            }
        }
        return matched;
    }

    /** The share of neighbouring parts that stand in the sentence in the same order, at most three words apart. */
    double order() {
        int pairs = 0;
        int kept = 0;
        for (int part = 1; part < parts(); part++) {
            int before = match.place(part - 1, start, end);
            int at = match.place(part, start, end);
            pairs++;
            if (before >= 0 && at > before && at - before <= 4) {
                kept++;
            }
        }
        return pairs == 0 ? 0 : (double) kept / pairs;
    }

    /** How densely the matched parts stand: their number over the stretch they need, counted in content words. */
    double density() {
        int first = end;
        int last = start - 1;
        int matched = 0;
        for (int part = 0; part < parts(); part++) {
            int place = match.place(part, start, end);
            if (place >= 0) {
                first = Math.min(first, place);
                last = Math.max(last, place);
                matched++;
            }
        }
        int content = 0;
        for (int i = first; i <= last; i++) {
            if (match.passage().token(i).isContent()) {
                content++;
            }
        }
        return content == 0 ? 0 : (double) matched / content;
    }

    /** Whether the part stands in a clause of the sentence that denies nothing. */
    boolean affirms(int part) {
        return standsIn(part, false);
    }

    /** Whether the part stands in a clause of the sentence that denies something. */
    boolean denies(int part) {
        return standsIn(part, true);
    }

    private boolean standsIn(int part, boolean denied) {
        for (int i = start; i < end; i++) {
            if (match.strength(part, i) > 0 && match.passage().isDenied(i) == denied) {
                return true;
            }
        }
        return false;
    }

    boolean hasPronoun() {
        for (int i = start; i < end; i++) {
            if (match.passage().lexicon().isPronoun(match.passage().token(i).folded())) {
                return true;
            }
        }
        return false;
    }

    /** The whole sentence, which is what a reader needs to see. */
    Span quote() {
        return match.passage().span(start, end - 1);
    }
}
