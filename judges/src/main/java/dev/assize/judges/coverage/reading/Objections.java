package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Why a sentence cannot state a fact however much it looks like it: another number or date, the opposite polarity, an
 * opposite word, another name, or the roles exchanged.
 */
final class Objections {

    private final Kinship kinship;

    Objections(Kinship kinship) {
        this.kinship = kinship;
    }

    /** The first objection to the sentence; empty when there is none. */
    Optional<String> first(Evidence evidence) {
        return exact(evidence)
                .or(() -> polarity(evidence))
                .or(() -> opposite(evidence))
                .or(() -> name(evidence))
                .or(() -> roles(evidence));
    }

    private Optional<String> exact(Evidence evidence) {
        Match match = evidence.match();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = match.statement().parts().get(part);
            if (!wanted.exact() || evidence.part(part) > 0) {
                continue;
            }
            boolean nearby = nearby(evidence, part);
            Optional<Token> instead = otherOf(evidence, wanted);
            if (!nearby || instead.isPresent()) {
                String written = wanted.token().folded();
                return Optional.of(instead.map(other -> written + " is not there but " + other.folded())
                        .orElse(written + " is not there"));
            }
        }
        return misplaced(evidence);
    }

    private static boolean nearby(Evidence evidence, int part) {
        Passage passage = evidence.match().passage();
        int from = Math.max(0, evidence.sentence() - 1);
        int to = Math.min(passage.sentences() - 1, evidence.sentence() + 1);
        return evidence.match().best(part, passage.sentenceStart(from), passage.sentenceEnd(to)) > 0;
    }

    /** A token of the same kind that the statement does not have. */
    private static Optional<Token> otherOf(Evidence evidence, Statement.Part wanted) {
        Match match = evidence.match();
        for (int i = evidence.start(); i < evidence.end(); i++) {
            Token token = match.passage().token(i);
            if (token.kind() == wanted.token().kind() && !match.isMatched(i)) {
                return Optional.of(token);
            }
        }
        return Optional.empty();
    }

    /** The right number beside other words, and another number beside the words of the statement. */
    private Optional<String> misplaced(Evidence evidence) {
        Match match = evidence.match();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = match.statement().parts().get(part);
            int place = wanted.exact() ? match.place(part, evidence.start(), evidence.end()) : -1;
            if (place < 0 || wordsAround(evidence, place) > 0) {
                continue;
            }
            for (int i = evidence.start(); i < evidence.end(); i++) {
                Token token = match.passage().token(i);
                boolean rival = token.kind() == wanted.token().kind() && !match.isMatched(i);
                if (rival && wordsAround(evidence, i) > 0) {
                    return Optional.of(wanted.token().folded() + " is said of something else");
                }
            }
        }
        return Optional.empty();
    }

    /** How many words of the statement stand within three tokens of a place. */
    private static int wordsAround(Evidence evidence, int place) {
        int words = 0;
        int from = Math.max(evidence.start(), place - 3);
        int to = Math.min(evidence.end(), place + 4);
        for (int i = from; i < to; i++) {
            Token token = evidence.match().passage().token(i);
            boolean unit = token.key().length() == 1;
            if (!token.isExact()
                    && !unit
                    && token.isContent()
                    && evidence.match().isMatched(i)) {
                words++;
            }
        }
        return words;
    }

    /**
     * A word that stands only in denied clauses speaks against a statement that denies nothing. A name or a number
     * does so when no other word of the statement is affirmed: "is not in Paris".
     */
    private static Optional<String> polarity(Evidence evidence) {
        boolean affirmedWord = false;
        Optional<Statement.Part> deniedWord = Optional.empty();
        Optional<Statement.Part> deniedName = Optional.empty();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.match().statement().parts().get(part);
            boolean word = !wanted.name() && !wanted.exact();
            boolean affirmed = evidence.affirms(part);
            boolean denied = evidence.denies(part);
            affirmedWord |= word && affirmed;
            if (denied && !affirmed) {
                deniedWord = word && deniedWord.isEmpty() ? Optional.of(wanted) : deniedWord;
                deniedName = !word && deniedName.isEmpty() ? Optional.of(wanted) : deniedName;
            }
        }
        Optional<Statement.Part> denied = deniedWord.isPresent() || affirmedWord ? deniedWord : deniedName;
        if (evidence.match().statement().negated()) {
            return denied.isPresent() ? Optional.empty() : Optional.of("not denied there");
        }
        return denied.map(part -> "\"" + part.token().folded() + "\" stands in a clause that denies it");
    }

    private Optional<String> opposite(Evidence evidence) {
        Match match = evidence.match();
        for (int part = 0; part < evidence.parts(); part++) {
            String wanted = match.statement().parts().get(part).key();
            if (evidence.part(part) > 0) {
                continue;
            }
            for (int i = evidence.start(); i < evidence.end(); i++) {
                Token token = match.passage().token(i);
                if (kinship.areOpposites(wanted, token.key()) && !match.isMatched(i)) {
                    return Optional.of("says \"" + token.folded() + "\", the opposite of \""
                            + match.statement().parts().get(part).token().folded() + "\"");
                }
            }
        }
        return Optional.empty();
    }

    private static Optional<String> name(Evidence evidence) {
        Match match = evidence.match();
        List<Statement.Part> parts = match.statement().parts();
        Set<Integer> runs = new HashSet<>();
        for (Statement.Part part : parts) {
            if (part.name()) {
                runs.add(part.run());
            }
        }
        for (int run : runs) {
            Optional<String> objection = nameRun(evidence, run);
            if (objection.isPresent()) {
                return objection;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> nameRun(Evidence evidence, int run) {
        Match match = evidence.match();
        boolean here = false;
        boolean anywhere = false;
        StringBuilder name = new StringBuilder();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = match.statement().parts().get(part);
            if (wanted.run() == run) {
                here |= evidence.part(part) > 0;
                anywhere |= match.anywhere(part) > 0;
                name.append(name.length() == 0 ? "" : " ").append(wanted.token().folded());
            }
        }
        if (!anywhere) {
            return Optional.of("name \"" + name + "\" is not there");
        }
        if (!here && !evidence.hasPronoun() && otherName(evidence)) {
            return Optional.of("another name where \"" + name + "\" was expected");
        }
        return Optional.empty();
    }

    private static boolean otherName(Evidence evidence) {
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (evidence.match().passage().isName(i) && !evidence.match().isMatched(i)) {
                return true;
            }
        }
        return false;
    }

    /** "A sued B" against "B sued A": three parts in a row that stand there the other way round. */
    private static Optional<String> roles(Evidence evidence) {
        Match match = evidence.match();
        boolean passive = false;
        for (int i = evidence.start() + 1; i < evidence.end(); i++) {
            passive |= match.passage()
                    .lexicon()
                    .isAgentPreposition(match.passage().token(i).folded());
        }
        if (passive != match.statement().passive()) {
            return Optional.empty();
        }
        for (int middle = 1; middle + 1 < evidence.parts(); middle++) {
            int at = match.place(middle, evidence.start(), evidence.end());
            int before = match.place(middle - 1, evidence.start(), evidence.end());
            int after = match.place(middle + 1, evidence.start(), evidence.end());
            boolean reversed = after >= 0 && after < at && at < before && before - after <= 8;
            if (reversed) {
                return Optional.of("says it the other way round");
            }
        }
        return Optional.empty();
    }
}
