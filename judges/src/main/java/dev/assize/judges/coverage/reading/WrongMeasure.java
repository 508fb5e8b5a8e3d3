package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/** The right number with another unit ("300 feet" for "300 metres") or from the other side ("fewer than 50", "after 1 May"). */
final class WrongMeasure implements Objection {

    /** How many tokens before a number may tell from which side it is meant: "at least about 50". */
    private static final int REACH = 3;

    private final Kinship kinship;

    WrongMeasure(Kinship kinship) {
        this.kinship = kinship;
    }

    @Override
    public Optional<String> to(Support evidence) {
        List<Token> wanted = evidence.match().statement().tokens();
        List<Token> said = evidence.match().passage().tokens();
        for (int part = 0; part < evidence.parts(); part++) {
            int place = evidence.wanted(part).exact() ? evidence.place(part) : -1;
            if (place >= 0) {
                int at = evidence.wanted(part).at();
                Optional<String> objection = unit(wanted, at, said, place, evidence.end())
                        .or(() -> bound(wanted, at, said, place, evidence.start()));
                if (objection.isPresent()) {
                    return objection;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<String> unit(List<Token> wanted, int at, List<Token> said, int place, int end) {
        if (at + 1 >= wanted.size() || place + 1 >= end) {
            return Optional.empty();
        }
        Token meant = wanted.get(at + 1);
        Token instead = said.get(place + 1);
        boolean another = kinship.isUnit(meant.key())
                && kinship.isUnit(instead.key())
                && kinship.of(meant.key()).strength(instead.key()) < Kinship.SYNONYM;
        return another
                ? Optional.of("says \"" + instead.folded() + "\" where \"" + meant.folded() + "\" was expected")
                : Optional.empty();
    }

    private Optional<String> bound(List<Token> wanted, int at, List<Token> said, int place, int start) {
        for (int i = Math.max(0, at - REACH); i < at; i++) {
            for (int j = Math.max(start, place - REACH); j < place; j++) {
                String meant = wanted.get(i).folded();
                String instead = said.get(j).folded();
                if (kinship.areOppositeBounds(meant, instead)) {
                    return Optional.of("says \"" + instead + "\", the opposite of \"" + meant + "\"");
                }
            }
        }
        return Optional.empty();
    }
}
