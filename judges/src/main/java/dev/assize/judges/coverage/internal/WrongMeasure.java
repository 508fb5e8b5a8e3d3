package dev.assize.judges.coverage.internal;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/** The right number with another unit ("300 feet" for "300 metres") from the other side ("fewer than 50", "after 1 May"), or as a step ("by 3 %" for "to 3 %"). */
final class WrongMeasure implements Objection {

    /** How many tokens before a number may tell from which side it is meant: "at least about 50". */
    private static final int REACH = 3;

    private final Thesaurus thesaurus;

    WrongMeasure(Thesaurus thesaurus) {
        this.thesaurus = thesaurus;
    }

    @Override
    public String kind() {
        return "measure";
    }

    /** Where it has a number with a unit, or with a word before it that tells a side or a step. */
    @Override
    public boolean concerns(Statement statement) {
        for (int part = 0; part < statement.parts(); part++) {
            if (statement.part(part).exact()
                    && isMeasured(statement, statement.part(part).at())) {
                return true;
            }
        }
        return !statement.quantities().isEmpty();
    }

    private boolean isMeasured(Statement statement, int number) {
        for (int i = Math.max(0, number - REACH); i < number; i++) {
            if (thesaurus.mayMeasure(statement.token(i).folded())) {
                return true;
            }
        }
        return false;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        List<Token> wanted = evidence.match().statement().tokens();
        List<Token> said = evidence.match().passage().tokens();
        for (int part = 0; part < evidence.parts(); part++) {
            int place = evidence.wanted(part).exact() ? evidence.place(part) : -1;
            if (place >= 0) {
                int at = evidence.wanted(part).at();
                Optional<String> objection =
                        unit(evidence, part).or(() -> bound(wanted, at, said, place, evidence.start()));
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return told(evidence);
    }

    /** "At noon", "an hour and a half": an amount without a number of its own, where the sentence has another of its kind. */
    private static Optional<String> told(SentenceSupport evidence) {
        Match match = evidence.match();
        for (Quantity meant : match.statement().quantities()) {
            if (isInWords(meant, match.statement().tokens())
                    && evidence.frame()
                            .repeats(part -> meant.has(evidence.wanted(part).at()))) {
                List<Quantity> instead = match.passage().quantities().stream()
                        .filter(said -> said.dimension().equals(meant.dimension()) && stands(said, evidence))
                        .toList();
                if (!instead.isEmpty() && !haveSame(sameKind(match.statement().quantities(), meant), instead)) {
                    return Optional.of("says another amount than \""
                            + match.statement().tokens().get(meant.firstUnit()).folded() + "\"");
                }
            }
        }
        return Optional.empty();
    }

    /** Whether words alone tell how many: "half", "noon". */
    private static boolean isInWords(Quantity quantity, List<Token> tokens) {
        boolean counted = quantity.dimension().equals(ClockTimes.DIMENSION)
                || !quantity.numbers().isEmpty();
        return counted
                && quantity.numbers().stream().noneMatch(at -> tokens.get(at).isExact());
    }

    private static List<Quantity> sameKind(List<Quantity> quantities, Quantity one) {
        return quantities.stream()
                .filter(other -> other.dimension().equals(one.dimension()))
                .toList();
    }

    private static boolean stands(Quantity said, SentenceSupport evidence) {
        int at = said.firstUnit();
        return at >= evidence.start() && at < evidence.end();
    }

    /** The first other unit; nothing when the number stands in the sentence with the right unit or with none. */
    private static Optional<String> unit(SentenceSupport evidence, int part) {
        int at = evidence.wanted(part).at();
        List<Quantity> meant = having(evidence.match().statement().quantities(), at);
        Optional<Quantity> other = Optional.empty();
        for (int i = evidence.start(); !meant.isEmpty() && i < evidence.end(); i++) {
            if (evidence.match().strength(part, i) > 0) {
                List<Quantity> instead = having(evidence.match().passage().quantities(), i);
                if (instead.isEmpty() || haveSame(meant, instead)) {
                    return Optional.empty();
                }
                other = other.or(() -> Optional.of(instead.get(0)));
            }
        }
        return other.map(instead -> "says \""
                + evidence.match().passage().token(instead.firstUnit()).folded() + "\" where \""
                + evidence.match()
                        .statement()
                        .tokens()
                        .get(meant.get(0).firstUnit())
                        .folded()
                + "\" was expected");
    }

    /** Those with a unit that count by this token; a share ("one in five") counts what the numbers by themselves do not. */
    private static List<Quantity> having(List<Quantity> quantities, int token) {
        return quantities.stream()
                .filter(quantity -> quantity.numbers().contains(token)
                        && (!quantity.units().isEmpty() || quantity.dimension().equals(ClockTimes.DIMENSION)))
                .toList();
    }

    private static boolean haveSame(List<Quantity> some, List<Quantity> others) {
        return some.stream().anyMatch(one -> others.stream().anyMatch(one::isSame));
    }

    private Optional<String> bound(List<Token> wanted, int at, List<Token> said, int place, int start) {
        if (at > 0 && place > start) {
            String meant = wanted.get(at - 1).folded();
            String instead = said.get(place - 1).folded();
            if (thesaurus.areOtherSteps(meant, instead)) {
                return Optional.of("says \"" + instead + "\" where \"" + meant + "\" was expected");
            }
        }
        for (int i = Math.max(0, at - REACH); i < at; i++) {
            for (int j = Math.max(start, place - REACH); j < place; j++) {
                String meant = wanted.get(i).folded();
                String instead = said.get(j).folded();
                if (thesaurus.areOppositeBounds(meant, instead)) {
                    return Optional.of("says \"" + instead + "\", the opposite of \"" + meant + "\"");
                }
            }
        }
        return Optional.empty();
    }
}
