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
        return Optional.empty();
    }

    /** The first other unit; nothing when the number stands in the sentence with the right unit or with none. */
    private static Optional<String> unit(SentenceSupport evidence, int part) {
        List<Token> wanted = evidence.match().statement().tokens();
        List<Token> said = evidence.match().passage().tokens();
        Units units = Units.of(evidence.match().passage().language());
        Optional<Units.Quantity> meant = units.at(wanted, evidence.wanted(part).at(), 0, wanted.size());
        Optional<Token> other = Optional.empty();
        for (int i = evidence.start(); meant.isPresent() && i < evidence.end(); i++) {
            if (evidence.match().strength(part, i) > 0) {
                Optional<Units.Quantity> instead = units.at(said, i, evidence.start(), evidence.end());
                if (instead.isEmpty() || meant.get().isSame(instead.get())) {
                    return Optional.empty();
                }
                other = other.or(() -> Optional.of(said.get(instead.get().from())));
            }
        }
        return other.map(instead -> "says \"" + instead.folded() + "\" where \""
                + wanted.get(meant.orElseThrow().from()).folded() + "\" was expected");
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
