package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The sentence repeats the statement with a noun or adjective changed ("by the liver" for "by the pancreas") or with two words
 * in each other's place ("release carbon dioxide and absorb oxygen").
 *
 * <p>The statement is laid over the sentence; what fills the gap where its word should be was put in its place. A changed verb
 * is no objection, since other words often say the same deed; nor is a word of which the thesaurus knows that it may stand for
 * the other; nor one that has the statement's own word beside it in the output.
 */
final class ChangedWord implements Objection {

    /** How many other content words must be repeated; fewer make a frame that anything fits. */
    private static final int REPEATED = 2;

    /** How many words a changed noun phrase may have: "carbon dioxide". */
    private static final int LONGEST = 2;

    /** How far an aligned word may stand from the changed one: an article and an adjective lie between. */
    private static final int BESIDE = 3;

    private static final Set<String> INDEFINITE = Set.of("a", "an", "un", "une", "een", "ein", "eine");

    @Override
    public String kind() {
        return "word";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.parts() >= REPEATED;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (evidence.matchedParts() < REPEATED) {
            return Optional.empty();
        }
        Optional<String> changed = lacksAny(evidence) && evidence.frame().mayRepeatExactlyBut(LONGEST)
                ? new Gaps(evidence).objection()
                : Optional.empty();
        boolean mayBeExchanged =
                changed.isEmpty() && evidence.match().statement().kinds().areTwoDeeds();
        return mayBeExchanged && evidence.frame().repeats() ? exchanged(evidence) : changed;
    }

    /** Whether a word is missing that another can have been put in the place of. */
    private static boolean lacksAny(SentenceSupport evidence) {
        for (int part = 0; part < evidence.parts(); part++) {
            if (isLacking(evidence, part)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isLacking(SentenceSupport evidence, int part) {
        if (!evidence.match().statement().kinds().isChangeable(part)) {
            return false;
        }
        double there = evidence.wanted(part).name() && !opensByTakingUp(evidence, part)
                ? evidence.part(part)
                : part == 0 ? evidence.match().anywhere(part) : evidence.partWithin(part, 1);
        return there <= Thesaurus.NEAR;
    }

    /** "Cyclone Mara came at night. The storm destroyed …": a noun with its article takes up the name that the statement opens with. */
    private static boolean opensByTakingUp(SentenceSupport evidence, int part) {
        ReadText passage = evidence.match().passage();
        String first = passage.token(evidence.start()).folded();
        return evidence.wanted(part).at() < BESIDE
                && evidence.sentence() > 0
                && evidence.match().inSentence(part, evidence.sentence() - 1) > 0
                && passage.lexicon().isDeterminer(first)
                && !INDEFINITE.contains(first);
    }

    /** The places of the statement that the sentence fills otherwise. */
    private static final class Gaps {
        private final SentenceSupport evidence;
        private final ReadText passage;
        private final List<Token> wanted;
        private @Nullable StatementAlignment alignment;

        Gaps(SentenceSupport evidence) {
            this.evidence = evidence;
            this.passage = evidence.match().passage();
            this.wanted = evidence.match().statement().tokens();
        }

        Optional<String> objection() {
            for (int word = 0; word < wanted.size(); word++) {
                int part = evidence.match().statement().partAt(word);
                if (part >= 0 && isLacking(evidence, part)) {
                    Optional<String> objection = replacement(word);
                    if (objection.isPresent()) {
                        return objection;
                    }
                }
            }
            return Optional.empty();
        }

        /** Most statements have no word that can be changed; they need not be laid over the sentence. */
        private StatementAlignment alignment() {
            if (alignment == null) {
                alignment = StatementAlignment.of(evidence);
            }
            return alignment;
        }

        private Optional<String> replacement(int word) {
            int before = word - 1;
            while (before >= 0 && alignment().place(before) < 0) {
                before--;
            }
            int after = word + 1;
            while (after < wanted.size() && alignment().place(after) < 0) {
                after++;
            }
            if (contentBetween(before, after) > LONGEST || (word - before > BESIDE && after - word > BESIDE)) {
                return Optional.empty();
            }
            int first = before;
            int last = after;
            if (!evidence.frame()
                    .repeatsExactly(part -> evidence.wanted(part).at() > first
                            && evidence.wanted(part).at() < last
                            && evidence.part(part) <= Thesaurus.NEAR)) {
                return Optional.empty();
            }
            int from = before < 0 ? evidence.start() : alignment().place(before) + 1;
            int to = after >= wanted.size() ? evidence.end() : alignment().place(after);
            return filling(from, to, before < 0, after >= wanted.size())
                    .filter(at -> areAlike(word, at))
                    .map(passage::token)
                    .map(token -> "says \"" + token.folded() + "\" where \""
                            + wanted.get(word).folded() + "\" was expected");
        }

        private boolean areAlike(int word, int place) {
            return Nouns.areAlike(evidence.match().statement().speech(word), passage.part(place));
        }

        private int contentBetween(int before, int after) {
            int content = 0;
            for (int i = before + 1; i < after; i++) {
                content += wanted.get(i).isContent() ? 1 : 0;
            }
            return content;
        }

        /** What stands in the gap; a gap at the end of the sentence is looked into as far as the next noun phrase. */
        private Optional<Integer> filling(int from, int to, boolean open, boolean last) {
            int content = 0;
            Optional<Integer> filling = Optional.empty();
            // What opens the statement is changed by what opens the sentence, or its clause.
            if (open && to - from > BESIDE) {
                return Optional.empty();
            }
            int at = from;
            int end = last ? Math.min(to, from + BESIDE) : to;
            for (; at < end; at++) {
                Token token = passage.token(at);
                boolean cut = at > evidence.start() && !isBlank(passage.between(at));
                if (cut && last && content > 0) {
                    break;
                }
                if (cut || token.isExact() || evidence.match().isCloselyMatched(at)) {
                    return Optional.empty();
                }
                if (token.isContent()) {
                    content++;
                    if (!Nouns.isAt(passage, at)) {
                        return Optional.empty();
                    }
                    filling = Optional.of(at);
                }
            }
            boolean whole = last ? isWhole(at) : true;
            return content > 0 && content <= LONGEST && whole ? filling : Optional.empty();
        }

        /** Whether the noun phrase ends here: "piece of wood" is no "piece". */
        private boolean isWhole(int next) {
            return next >= evidence.end()
                    || !(passage.token(next).folded().equals("of")
                            || (passage.token(next).isContent() && isBlank(passage.between(next))));
        }

        private static boolean isBlank(String between) {
            return between.equals(" ") || between.equals("-") || between.equals("'") || between.equals("’");
        }
    }

    /** "Release carbon dioxide and absorb oxygen": two words with each other's next word. */
    private static Optional<String> exchanged(SentenceSupport evidence) {
        ReadText passage = evidence.match().passage();
        boolean verbSecond = passage.language() == Language.DUTCH || passage.language() == Language.GERMAN;
        // Dutch and German put what they like before the verb, and the subject behind it.
        for (int one = verbSecond ? 1 : 0; one + 3 < evidence.parts(); one++) {
            for (int other = one + 2; other + 1 < evidence.parts(); other++) {
                if (isExchanged(evidence, one, other)) {
                    return Optional.of("says \""
                            + evidence.wanted(other).token().folded() + "\" where \""
                            + evidence.wanted(one).token().folded() + "\" was expected");
                }
            }
        }
        return Optional.empty();
    }

    private static boolean isExchanged(SentenceSupport evidence, int one, int other) {
        Statement statement = evidence.match().statement();
        if (!statement.kinds().isDeed(one) || !statement.kinds().isDeed(other)) {
            return false;
        }
        int first = evidence.place(one);
        int second = evidence.place(other);
        int afterFirst = evidence.place(one + 1);
        int afterSecond = evidence.place(other + 1);
        return second >= 0
                && afterFirst > second
                && first > afterFirst
                && afterSecond > first
                && isNextContent(evidence, second, afterFirst)
                && isNextContent(evidence, first, afterSecond)
                && evidence.wanted(one).at() + 2 >= evidence.wanted(one + 1).at();
    }

    private static boolean isNextContent(SentenceSupport evidence, int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (evidence.match().passage().token(i).isContent()) {
                return false;
            }
        }
        return true;
    }
}
