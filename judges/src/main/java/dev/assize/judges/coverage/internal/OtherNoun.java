package dev.assize.judges.coverage.internal;

import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.Optional;

/**
 * Outside English: a noun of the statement is nowhere in the output, all the rest is in the sentence or the one beside it, and another
 * noun stands in its place before the same word: "was een motorfiets betrokken" for "was een vrachtwagen betrokken". {@link RivalInPlace}
 * looks at the word before it.
 *
 * <p>English has WordNet, and there another noun mostly is another word for the same.
 */
final class OtherNoun implements Objection {

    @Override
    public String kind() {
        return "noun";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.parts() > 2;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        int part = onlyMissing(evidence);
        int other = part < 0 || !RivalInPlace.isSameOtherwise(evidence, part) ? -1 : other(evidence, part);
        return other < 0 ? Optional.empty() : Optional.of(RivalInPlace.reason(evidence, part, other));
    }

    /** The one noun that the output lacks; -1 when it lacks none or more. */
    private static int onlyMissing(SentenceSupport evidence) {
        int missing = -1;
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            if (!wanted.aside() && !wanted.given() && evidence.match().anywhere(part) == 0) {
                if (missing >= 0) {
                    return -1;
                }
                missing = part;
            }
        }
        return missing >= 0 && evidence.match().statement().kinds().isChangeable(missing) ? missing : -1;
    }

    private static int other(SentenceSupport evidence, int part) {
        ReadText passage = evidence.match().passage();
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (passage.token(i).isContent()
                    && !evidence.match().isMatched(i)
                    && Nouns.isAt(passage, i)
                    && Nouns.areAlike(
                            evidence.match()
                                    .statement()
                                    .speech(evidence.wanted(part).at()),
                            passage.part(i))
                    && standsBeforeTheSame(evidence, part, i)) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the next content word is the one after the part, with the same small words between, articles left out. */
    private static boolean standsBeforeTheSame(SentenceSupport evidence, int part, int place) {
        ReadText passage = evidence.match().passage();
        Statement statement = evidence.match().statement();
        int wanted = evidence.wanted(part).at() + 1;
        for (int i = place + 1; i < evidence.end() && passage.between(i).isBlank(); i++) {
            Token token = passage.token(i);
            wanted = afterArticles(statement, wanted, passage.lexicon());
            if (wanted >= statement.length()) {
                return false;
            }
            int next = statement.partAt(wanted);
            if (token.isContent() || next >= 0) {
                return next >= 0 && evidence.match().strength(next, i) > Thesaurus.NEAR;
            }
            if (!passage.lexicon().isDeterminer(token.folded())) {
                if (!statement.token(wanted).folded().equals(token.folded())) {
                    return false;
                }
                wanted++;
            }
        }
        return false;
    }

    private static int afterArticles(Statement statement, int from, Lexicon lexicon) {
        int at = from;
        while (at < statement.length()
                && lexicon.isDeterminer(statement.token(at).folded())) {
            at++;
        }
        return at;
    }
}
