package dev.assize.judges.coverage.reading;

import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * "A sued B" against "B sued A": three content words in a row stand there the other way round.
 *
 * <p>A change of voice turns the order without turning the roles: with the same voice the order must not be turned, and
 * in the same order the one who acts must not be named after the deed in one of them only.
 */
final class SwappedRoles implements Objection {

    /** Farther apart, the three words belong to different clauses. */
    private static final int REACH = 8;

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        return isReversed(evidence) || isOtherAgent(evidence)
                ? Optional.of("says it the other way round")
                : Optional.empty();
    }

    private static boolean isReversed(SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        List<Token> sentence = passage.tokens().subList(evidence.start(), evidence.end());
        if (PassiveVoice.isPassive(sentence, passage.language())
                != evidence.match().statement().passive()) {
            return false;
        }
        for (int middle = 1; middle + 1 < evidence.parts(); middle++) {
            int before = onlyPlace(evidence, middle - 1);
            int at = onlyPlace(evidence, middle);
            int after = onlyPlace(evidence, middle + 1);
            if (after >= 0 && after < at && at < before && before - after <= REACH) {
                return true;
            }
        }
        return false;
    }

    /** "A sued B" against "A was sued by B": of two names, one acts here and the other there. */
    private static boolean isOtherAgent(SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        List<Token> wanted = evidence.match().statement().tokens();
        int meantAgent = PassiveVoice.agent(wanted, 0, wanted.size(), passage.language());
        int saidAgent = PassiveVoice.agent(passage.tokens(), evidence.start(), evidence.end(), passage.language());
        if ((meantAgent < 0) == (saidAgent < 0)) {
            return false;
        }
        int[] heads = firstOfTwoNames(evidence);
        if (heads.length != 2 || evidence.place(heads[0]) < 0 || evidence.place(heads[1]) < 0) {
            return false;
        }
        boolean firstIsMeant = meantAgent < 0 || evidence.wanted(heads[0]).at() >= meantAgent;
        boolean firstIsSaid = saidAgent < 0
                ? evidence.place(heads[0]) < evidence.place(heads[1])
                : evidence.place(heads[0]) == nearer(evidence, heads, saidAgent);
        return firstIsMeant != firstIsSaid;
    }

    /** The first part of each capitalised run, when the statement has two and no more; otherwise nothing. */
    private static int[] firstOfTwoNames(SentenceSupport evidence) {
        int[] heads = new int[2];
        int found = 0;
        int last = -2;
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.wanted(part).token().capitalised()) {
                boolean sameName = evidence.wanted(part).at() == last + 1;
                if (!sameName && found == 2) {
                    return new int[0];
                }
                if (!sameName) {
                    heads[found++] = part;
                }
                last = evidence.wanted(part).at();
            }
        }
        return found == 2 ? heads : new int[0];
    }

    /** The place of the name that follows the word for "by". */
    private static int nearer(SentenceSupport evidence, int[] heads, int agent) {
        int one = evidence.place(heads[0]);
        int other = evidence.place(heads[1]);
        boolean oneFollows = one >= agent && (other < agent || one < other);
        return oneFollows ? one : other;
    }

    /** Where the sentence has the part; -1 when it does not, or has it twice, so that there is no order to tell. */
    private static int onlyPlace(SentenceSupport evidence, int part) {
        int place = -1;
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (evidence.match().strength(part, i) > 0) {
                if (place >= 0) {
                    return -1;
                }
                place = i;
            }
        }
        return place;
    }
}
