package dev.assize.judges.coverage.reading;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The sentence repeats the statement to the word, with one word changed ("by the liver" for "by the pancreas") or two
 * exchanged ("release carbon dioxide and absorb oxygen").
 *
 * <p>Articles are passed over, and both have the same verb. A changed verb is no objection, since other words often say the
 * same deed; nor is a word that has the statement's own word beside it in the output; nor, in a language without a list of
 * synonyms, anything but a name.
 */
final class ChangedWord implements Objection {

    /** How many other content words must be repeated; fewer make a frame that anything fits. */
    private static final int REPEATED = 2;

    /** Below this coverage more than one word was changed. */
    private static final double SIMILAR = 0.4;

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (evidence.coverage() < SIMILAR) {
            return Optional.empty();
        }
        List<Integer> frame =
                withoutArticles(evidence, evidence.match().statement().tokens(), 0);
        List<Token> sentence = evidence.match().passage().tokens().subList(evidence.start(), evidence.end());
        List<Integer> said = withoutArticles(evidence, sentence, evidence.start());
        Optional<String> objection = Optional.empty();
        for (int from = 0; from + frame.size() <= said.size(); from++) {
            Alignment alignment = new Alignment(evidence, frame, said, from);
            if (alignment.isExact()) {
                return Optional.empty();
            }
            objection = objection.isPresent() ? objection : alignment.objection();
        }
        return objection;
    }

    private static List<Integer> withoutArticles(SentenceSupport evidence, List<Token> tokens, int offset) {
        List<Integer> places = new ArrayList<>(tokens.size());
        for (int i = 0; i < tokens.size(); i++) {
            if (!evidence.match().passage().lexicon().isDeterminer(tokens.get(i).folded())) {
                places.add(offset + i);
            }
        }
        return places;
    }

    /** The statement laid over the sentence, word on word, from one place on. */
    private static final class Alignment {
        private final SentenceSupport evidence;
        private final ReadText passage;
        private final List<Integer> frame;
        private final List<Integer> said;
        private final int from;
        private final List<Integer> changed = new ArrayList<>();
        private int repeated;
        private boolean verb;

        Alignment(SentenceSupport evidence, List<Integer> frame, List<Integer> said, int from) {
            this.evidence = evidence;
            this.passage = evidence.match().passage();
            this.frame = frame;
            this.said = said;
            this.from = from;
            read();
        }

        private void read() {
            for (int i = 0; i < frame.size() && changed.size() <= 2; i++) {
                if (!agree(wanted(i), token(i))) {
                    changed.add(i);
                } else {
                    repeated += wanted(i).isContent() ? 1 : 0;
                    verb |= isVerb(wanted(i)) && isVerb(token(i));
                }
            }
        }

        boolean isExact() {
            return changed.isEmpty();
        }

        Optional<String> objection() {
            boolean objects = repeated >= REPEATED
                    && (changed.size() == 1
                            ? verb && isReplaced(changed.get(0))
                            : changed.size() == 2 && areExchanged(changed.get(0), changed.get(1)));
            return objects
                    ? Optional.of("says \"" + token(changed.get(0)).folded() + "\" where \""
                            + wanted(changed.get(0)).folded() + "\" was expected")
                    : Optional.empty();
        }

        private Token wanted(int at) {
            return evidence.match().statement().tokens().get(frame.get(at));
        }

        private Token token(int at) {
            return passage.token(said.get(from + at));
        }

        private boolean agree(Token wanted, Token token) {
            return evidence.match().areKin(wanted.key(), token.key());
        }

        private boolean isReplaced(int at) {
            return isWord(wanted(at))
                    && isWord(token(at))
                    && (areNames(at) || (knowsSynonyms() && isNoun(wanted(at)) && isNoun(token(at))))
                    && !evidence.match().isMatched(said.get(from + at))
                    && !stands(at)
                    && isWhole(at);
        }

        /** Two words with a capital and without an article. */
        private boolean areNames(int at) {
            return isBare(evidence.match().statement().tokens(), frame.get(at))
                    && isBare(passage.tokens(), said.get(from + at));
        }

        private boolean isBare(List<Token> tokens, int at) {
            return tokens.get(at).capitalised()
                    && (at == 0
                            || !passage.lexicon()
                                    .isDeterminer(tokens.get(at - 1).folded()));
        }

        /** Where no list of synonyms is at hand, another word may well be one. */
        private boolean knowsSynonyms() {
            return passage.language() == Language.ENGLISH;
        }

        private static boolean isWord(Token token) {
            return token.isContent()
                    && !token.isExact()
                    && Characters.isLetter(token.key().charAt(0));
        }

        /** As far as its form tells: no verb, and no adverb. */
        private boolean isNoun(Token token) {
            return !isVerb(token) && !token.folded().endsWith("ly");
        }

        private boolean isVerb(Token token) {
            return DiscourseMarkers.of(passage.language()).isVerb(token);
        }

        /** Whether the output has the word close by; a subject may be named anywhere and then be called otherwise. */
        private boolean stands(int at) {
            for (int part = 0; part < evidence.parts(); part++) {
                if (evidence.wanted(part).key().equals(wanted(at).key())) {
                    return at == 0 ? evidence.match().anywhere(part) > 0 : evidence.partWithin(part, 1) > 0;
                }
            }
            return true;
        }

        /** Whether the word in the other's place ends there: "high blood pressure" is not the word "high", nor "piece of wood" a "piece". */
        private boolean isWhole(int at) {
            int place = said.get(from + at);
            boolean last = at == frame.size() - 1;
            boolean first = at == 0;
            boolean extended = last
                    && (continues(place + 1)
                            || (place + 1 < evidence.end()
                                    && passage.token(place + 1).folded().equals("of")));
            return !extended && !(first && continues(place));
        }

        /** Whether the token and the one before it are content words with a mere blank or hyphen between them. */
        private boolean continues(int at) {
            return at > evidence.start()
                    && at < evidence.end()
                    && passage.token(at).isContent()
                    && passage.token(at - 1).isContent()
                    && passage.between(at).length() == 1
                    && " -".contains(passage.between(at));
        }

        /** Two words in each other's place; members of one list may stand in any order. */
        private boolean areExchanged(int one, int other) {
            if (!isWord(wanted(one))
                    || !isWord(wanted(other))
                    || !agree(wanted(one), token(other))
                    || !agree(wanted(other), token(one))) {
                return false;
            }
            boolean apart = false;
            for (int i = one + 1; i < other; i++) {
                apart |= !DiscourseMarkers.of(passage.language()).joinsMembers(wanted(i));
            }
            return apart && !haveSameNoun(one, other) && !hasComma(said.get(from + one), said.get(from + other));
        }

        /** "A constant pointer and a free pointer": exchanged, the two are the same two. */
        private boolean haveSameNoun(int one, int other) {
            return other + 1 < frame.size()
                    && wanted(one + 1).key().equals(wanted(other + 1).key());
        }

        private boolean hasComma(int first, int last) {
            return passage.span(first, last).in(passage.text()).indexOf(',') >= 0;
        }
    }
}
