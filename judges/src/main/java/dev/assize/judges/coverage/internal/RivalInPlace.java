package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.Optional;

/**
 * The output has a name or noun of the statement, but not where it belongs: "fertigt Sitze. Getriebe kommen aus Ungarn" for "fertigt
 * Getriebe", "held in Nîmes, far from Aix" for "held in Aix".
 *
 * <p>The place of a word is told by the content word before it and the small words between, articles left out. Where a sentence has
 * these, and another name or noun follows them everywhere, that one was put in its place. The rest of the statement has to be there or
 * in the sentence beside it, so that it speaks of the same.
 */
final class RivalInPlace implements Objection {

    private static final String KIND = "place";

    /** The part itself stands in its place. */
    private static final int RIGHT = -2;

    private static final double EXACT = 0.95;

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.parts() > 2;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (evidence.matchedParts() < 2) {
            return Optional.empty();
        }
        for (int part = 1; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean may = !wanted.exact()
                    && !wanted.aside()
                    && !wanted.given()
                    && (evidence.match().anywhere(part) > 0 || !wanted.name());
            int rival = may ? rival(evidence, part) : -1;
            if (rival >= 0 && isSameOtherwise(evidence, part)) {
                return Optional.of(reason(evidence, part, rival));
            }
        }
        return Optional.empty();
    }

    /** The objection to any sentence, when no other has the word in its place: a pronoun may stand for the rest. */
    static Optional<Objections.Made> anywhere(Match match) {
        Statement statement = match.statement();
        for (int part = 1; part < statement.parts(); part++) {
            Statement.Part wanted = statement.part(part);
            boolean may = wanted.name() && !wanted.aside() && !wanted.given();
            Optional<Objections.Made> made = may ? anywhere(match, part) : Optional.empty();
            if (made.isPresent()) {
                return made;
            }
        }
        return Optional.empty();
    }

    private static Optional<Objections.Made> anywhere(Match match, int part) {
        Optional<Objections.Made> made = Optional.empty();
        int context = match.statement().grammar().context(part);
        for (int sentence = 0; context >= 0 && sentence < match.passage().sentences(); sentence++) {
            if (match.inSentence(context, sentence) > 0) {
                SentenceSupport evidence = new SentenceSupport(match, sentence, StruckSentences.NONE);
                int rival = rival(evidence, part);
                if (rival == RIGHT) {
                    return Optional.empty();
                }
                if (rival >= 0 && isSameOtherwise(evidence, part)) {
                    made = Optional.of(new Objections.Made(KIND, reason(evidence, part, rival)));
                }
            }
        }
        return made;
    }

    static String reason(SentenceSupport evidence, int part, int rival) {
        return "says \"" + evidence.match().passage().token(rival).folded() + "\" where \""
                + evidence.wanted(part).token().folded() + "\" was expected";
    }

    /** The word of another meaning in the place of the part; -1 when there is none, {@link #RIGHT} when the part itself stands there. */
    private static int rival(SentenceSupport evidence, int part) {
        Statement statement = evidence.match().statement();
        int context = isKind(evidence.match(), part) ? statement.grammar().context(part) : -1;
        if (context < 0) {
            return -1;
        }
        int at = statement.part(part).at();
        int before = at - 1;
        while (statement.partAt(before) < 0) {
            before--;
        }
        int found = -1;
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (evidence.match().strength(context, i) > Thesaurus.NEAR) {
                int place = filler(evidence, i, before, at);
                if (place >= 0 && isThere(evidence, part, place)) {
                    return RIGHT;
                }
                found = place >= 0 && isRival(evidence, part, place) ? place : found;
            }
        }
        return found;
    }

    /** Whether the name or noun that begins here is the part, and no other name with a word of it. */
    private static boolean isThere(SentenceSupport evidence, int part, int place) {
        if (evidence.match().strength(part, place) == 0) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        boolean whole = true;
        for (int i = place + 1;
                evidence.wanted(part).name()
                        && i < evidence.end()
                        && passage.isName(i)
                        && passage.between(i).isBlank();
                i++) {
            whole &= evidence.match().isMatched(i);
        }
        return whole;
    }

    private static boolean isKind(Match match, int part) {
        // In English summaries that people labelled, another noun mostly is another word for the same.
        boolean nouns = match.passage().language() != Language.ENGLISH;
        return match.statement().part(part).name()
                || (nouns && match.statement().kinds().isChangeable(part));
    }

    /** The content word after this place, with the same small words between as the statement has; -1 when it has others. */
    private static int filler(SentenceSupport evidence, int place, int before, int at) {
        ReadText passage = evidence.match().passage();
        Statement statement = evidence.match().statement();
        Lexicon lexicon = passage.lexicon();
        int wanted = before + 1;
        for (int i = place + 1; i < evidence.end(); i++) {
            Token token = passage.token(i);
            if (!passage.between(i).isBlank()
                    && !passage.between(i).equals("'")
                    && !passage.between(i).equals("’")) {
                return -1;
            }
            while (wanted < at && lexicon.isDeterminer(statement.token(wanted).folded())) {
                wanted++;
            }
            if (token.isContent()) {
                return wanted == at ? i : -1;
            }
            if (!lexicon.isDeterminer(token.folded())) {
                if (wanted >= at || !statement.token(wanted).folded().equals(token.folded())) {
                    return -1;
                }
                wanted++;
            }
        }
        return -1;
    }

    private static boolean isRival(SentenceSupport evidence, int part, int place) {
        ReadText passage = evidence.match().passage();
        Token said = passage.token(place);
        int run = evidence.wanted(part).run();
        // "Louise Tavernier" has a word of Louise Tanaka.
        boolean half = run >= 0 && evidence.match().strength(part, place) > 0 && words(evidence, run) <= 2;
        if (said.isExact() || (evidence.match().isMatched(place) && !half)) {
            return false;
        }
        // "The BBC's World".
        if (passage.text().startsWith("'s", said.span().end())) {
            return false;
        }
        int end = place + 1;
        while (end < evidence.end()
                && passage.token(end).isContent()
                && (evidence.wanted(part).name() || !evidence.match().isCloselyMatched(end))
                && passage.between(end).isBlank()) {
            // "The packed cathedral" has it.
            if (evidence.match().strength(part, end) > 0 || (half && !passage.isName(end))) {
                return false;
            }
            end++;
        }
        return evidence.wanted(part).name()
                ? passage.isName(place)
                : end == place + 1
                        && evidence.part(part) == 0
                        && Nouns.isAt(passage, place)
                        && Nouns.areAlike(
                                evidence.match()
                                        .statement()
                                        .speech(evidence.wanted(part).at()),
                                passage.part(place));
    }

    private static int words(SentenceSupport evidence, int run) {
        int words = 0;
        for (int part = 0; part < evidence.parts(); part++) {
            words += evidence.wanted(part).run() == run ? 1 : 0;
        }
        return words;
    }

    /** Whether nearly everything else stands in the sentence or the one beside it. */
    static boolean isSameOtherwise(SentenceSupport evidence, int excepted) {
        double weight = 0;
        double there = 0;
        int run = evidence.wanted(excepted).run();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            boolean own = part == excepted || (run >= 0 && wanted.run() == run);
            if (!own && !wanted.given() && !wanted.aside()) {
                weight += wanted.weight();
                there += evidence.partWithin(part, 1) > 0 ? wanted.weight() : 0;
            }
        }
        return weight > 0 && there >= EXACT * weight;
    }
}
