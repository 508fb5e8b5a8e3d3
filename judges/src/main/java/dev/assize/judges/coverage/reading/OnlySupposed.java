package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * The sentence repeats the statement as something that may be so ("perhaps", "angeblich", "pourrait"), where the statement says
 * that it is so. The other way round is no objection: who says that it is so says more.
 */
final class OnlySupposed implements Objection {

    @Override
    public String kind() {
        return "supposed";
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        PolarityWords words = PolarityWords.of(passage.language());
        Optional<Token> hedge = passage.tokens().subList(evidence.start(), evidence.end()).stream()
                .filter(words::hedges)
                .findFirst();
        List<Token> wanted = evidence.match().statement().tokens();
        boolean supposes = hedge.isPresent() && wanted.stream().noneMatch(words::hedges);
        return supposes && evidence.repeatsFrame(part -> false)
                ? Optional.of("only supposed there (\"" + hedge.orElseThrow().folded() + "\")")
                : Optional.empty();
    }
}
