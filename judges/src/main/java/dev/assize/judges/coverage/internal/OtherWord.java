package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.Collections;
import java.util.Optional;

/**
 * The sentence repeats the whole statement but for one word, and has one word of its own that is known and no kin of it: "sold the
 * vineyard" for "leased the vineyard". Whatever the order, the one stands in the place of the other.
 *
 * <p>In English alone: WordNet has nearly every word that may stand for another, so that its silence tells. The thesauri of the other
 * languages are our own and smaller, and lack too many synonyms for their silence to be a proof.
 */
final class OtherWord implements Objection {

    /** How many other content words must be repeated. */
    private static final int REPEATED = 2;

    @Override
    public String kind() {
        return "verb";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.parts() > REPEATED;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        int part = onlyLacking(evidence);
        if (part < 0 || evidence.wanted(part).exact()) {
            return Optional.empty();
        }
        int stranger = onlyStranger(evidence, part);
        if (stranger < 0) {
            return Optional.empty();
        }
        Token said = evidence.match().passage().token(stranger);
        return !said.isExact() && areStrangers(evidence, part, said) && isInPlace(evidence, part, stranger)
                ? Optional.of("says \"" + said.folded() + "\" where \""
                        + evidence.wanted(part).token().folded() + "\" was expected")
                : Optional.empty();
    }

    /** Whether the thesaurus has both words, and neither relates them nor has a word that both stand for. */
    private static boolean areStrangers(SentenceSupport evidence, int part, Token said) {
        Thesaurus thesaurus = Thesaurus.of(Language.ENGLISH);
        String wanted = evidence.wanted(part).token().key();
        return thesaurus.isCommonWord(wanted)
                && thesaurus.isCommonWord(said.key())
                && Collections.disjoint(
                        thesaurus.of(wanted).synonyms(),
                        thesaurus.of(said.key()).synonyms());
    }

    /** Whether the words around the two are the same on both sides, as far as the sentence and the statement go. */
    private static boolean isInPlace(SentenceSupport evidence, int part, int stranger) {
        int at = evidence.wanted(part).at();
        StatementAlignment alignment = StatementAlignment.of(evidence);
        Statement statement = evidence.match().statement();
        int missed = 0;
        for (int word = 0; word < statement.length(); word++) {
            int place = alignment.place(word);
            if (word != at && place < 0) {
                missed++;
            }
            if (place >= 0 && (word < at) != (place < stranger)) {
                return false;
            }
        }
        // Where little is repeated, all of it has to be.
        return missed <= (repeated(evidence) > REPEATED ? 1 : 0);
    }

    /** How many of the parts the sentence has, a name of several words counted once. */
    private static int repeated(SentenceSupport evidence) {
        int repeated = 0;
        int run = -1;
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean same = wanted.name() && wanted.run() == run;
            repeated += evidence.part(part) > 0 && !same ? 1 : 0;
            run = wanted.run();
        }
        return repeated;
    }

    /** The only part that neither the sentence nor the output has; -1 when there is none or more. */
    private static int onlyLacking(SentenceSupport evidence) {
        int lacking = -1;
        int there = 0;
        for (int part = 0; part < evidence.parts(); part++) {
            if (evidence.part(part) > 0) {
                there += evidence.wanted(part).exact() ? 0 : 1;
            } else if (lacking >= 0 || evidence.match().anywhere(part) > 0) {
                return -1;
            } else {
                lacking = part;
            }
        }
        // What a number tells can be told by many verbs: "lasts 48 hours", "takes 48 hours".
        return there >= (there < evidence.matchedParts() ? REPEATED + 1 : REPEATED) ? lacking : -1;
    }

    /** The only content word among those of the statement that stands for none; -1 when there is none or more. */
    private static int onlyStranger(SentenceSupport evidence, int part) {
        int last = evidence.end() - 1;
        while (last > evidence.start() && !isOwn(evidence, last)) {
            last--;
        }
        // What closes the statement is changed by what follows the rest.
        boolean closing = part == evidence.parts() - 1;
        int end = last + 1;
        while (closing && end < evidence.end() && !evidence.match().passage().opensClause(end)) {
            end++;
        }
        int stranger = -1;
        for (int i = evidence.start(); i < end; i++) {
            if (evidence.match().passage().token(i).isContent()
                    && !evidence.match().isMatched(i)) {
                if (stranger >= 0) {
                    return -1;
                }
                stranger = i;
            }
        }
        return stranger;
    }

    private static boolean isOwn(SentenceSupport evidence, int at) {
        return evidence.match().passage().token(at).isContent()
                && evidence.match().isMatched(at);
    }
}
