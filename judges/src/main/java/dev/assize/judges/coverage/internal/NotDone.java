package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The sentence repeats the statement as something that is asked for, advised, forgotten, avoided or prevented, or in whose place another
 * thing is done: "forgot to close", "instead of closing", "kept … from closing". A statement that tells of such a thing itself, of a plan or
 * of a duty, is met by any of them.
 */
final class NotDone implements Objection {

    /** How far before the infinitive the one who asks or hinders may stand: "urged the city council to". */
    private static final int REACH = 6;

    private static final int TOO = 2;

    /** How many words may stand between what excludes and the noun: "except the first two". */
    private static final int NOUN_PHRASE = 3;

    private static final int LONGEST_PHRASE = 4;

    private final Language language;
    private final UndoneWords words;

    NotDone(Language language) {
        this.language = language;
        this.words = UndoneWords.of(language);
    }

    @Override
    public String kind() {
        return "planned";
    }

    @Override
    public boolean concerns(Statement statement) {
        // Who does not do it may forget to; who wants it may ask for it.
        return !statement.polarity().negates()
                && !PlanWords.of(language).intends(statement.tokens())
                && !(statement.has(WordTraits.OPENS) && OpenWords.of(language).mayLeaveOpen(statement.tokens()))
                && !(statement.has(WordTraits.UNDONE) && words.tell(statement.tokens()));
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.match().passage().traits().mayBeUndone(evidence.sentence())
                || !evidence.frame().repeats()) {
            return Optional.empty();
        }
        Sentence sentence = new Sentence(evidence);
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            int place = evidence.place(part);
            boolean word = !wanted.exact() && !wanted.name();
            OptionalInt by = place < 0 ? OptionalInt.empty() : sentence.excludes(part, place);
            by = by.isEmpty() && place >= 0 && word ? sentence.governor(place) : by;
            if (by.isPresent()) {
                return Optional.of("not done there (\""
                        + evidence.match().passage().token(by.getAsInt()).folded() + "\")");
            }
        }
        return Optional.empty();
    }

    private final class Sentence {
        private final GovernedVerb verb;
        private final SentenceSupport evidence;
        private final List<Token> tokens;
        private final int start;

        Sentence(SentenceSupport evidence) {
            this.evidence = evidence;
            this.verb = new GovernedVerb(evidence);
            this.tokens = evidence.match().passage().tokens();
            this.start = evidence.start();
        }

        /** "Oil instead of butter", "every day except Monday": what excludes the only place of the part. */
        OptionalInt excludes(int part, int at) {
            for (int i = at + 1; i < evidence.end(); i++) {
                if (evidence.match().strength(part, i) > 0) {
                    return OptionalInt.empty();
                }
            }
            int from = at;
            while (from > start && at - from < NOUN_PHRASE && !verb.isCut(from) && isOfNounPhrase(from - 1)) {
                from--;
            }
            for (int i = Math.max(start, from - LONGEST_PHRASE); i < from && !verb.isCut(from); i++) {
                if (i + words.excluding(tokens, i) == from) {
                    return OptionalInt.of(i);
                }
            }
            return OptionalInt.empty();
        }

        private boolean isOfNounPhrase(int at) {
            Token token = tokens.get(at);
            boolean excluding = false;
            for (int i = Math.max(start, at - LONGEST_PHRASE); i <= at; i++) {
                excluding |= i + words.excluding(tokens, i) > at;
            }
            return !excluding
                    && (token.isContent()
                            || DiscourseMarkers.of(language).isPreposition(token)
                            || evidence.match().passage().lexicon().isDeterminer(token.folded()));
        }

        OptionalInt governor(int at) {
            if (verb.comesLast()) {
                return governorOfLast(at);
            }
            OptionalInt before = verb.before(at);
            if (before.isEmpty()) {
                return before;
            }
            int leading = before.getAsInt();
            if (endsPhrase(leading)) {
                return before;
            }
            if (language == Language.ENGLISH && tokens.get(at).folded().endsWith("ing")) {
                return governorOfGerund(leading);
            }
            if (PlanWords.of(language).isInfinitiveMark(tokens.get(leading)) || isPurpose(leading)) {
                return verb.beforeMark(
                        leading, REACH, place -> words.governs(tokens, place) || isExcess(place, leading));
            }
            // "A failli fermer": French puts some infinitives at once.
            return language == Language.FRENCH && words.governs(tokens, leading) ? before : OptionalInt.empty();
        }

        private OptionalInt governorOfGerund(int leading) {
            Token token = tokens.get(leading);
            if (words.governsDoing(token)) {
                return OptionalInt.of(leading);
            }
            return token.folded().equals("from")
                    ? verb.beforeMark(leading, REACH, place -> words.governsFrom(tokens.get(place)))
                    : OptionalInt.empty();
        }

        /** Whether a phrase ends here: "instead of", "sur le point de". */
        private boolean endsPhrase(int last) {
            for (int i = Math.max(start, last - TOO); i <= last; i++) {
                int length = words.phrase(tokens, i);
                if (length > 0 && i + length - 1 == last) {
                    return true;
                }
            }
            return false;
        }

        private boolean isPurpose(int at) {
            return language == Language.FRENCH && tokens.get(at).folded().equals("pour");
        }

        /** "Too late to", "trop timide pour". */
        private boolean isExcess(int at, int mark) {
            return words.isExcess(tokens.get(at))
                    && mark - at == TOO
                    && tokens.get(at + 1).isContent();
        }

        /** "Vergat de rekening te betalen", "bat die Stadt, die Brücke zu schließen". */
        private OptionalInt governorOfLast(int at) {
            if (!verb.isLast(at) || !verb.isMarked(at)) {
                return OptionalInt.empty();
            }
            boolean crossed = false;
            for (int i = at - 1; i >= start; i--) {
                if (verb.isCut(i + 1)) {
                    if (crossed) {
                        return OptionalInt.empty();
                    }
                    crossed = true;
                }
                boolean tooMuch = i + TOO < at && words.isExcessFor(tokens, i);
                if (words.governs(tokens, i) || words.phrase(tokens, i) > 0 || tooMuch) {
                    return OptionalInt.of(i);
                }
            }
            return OptionalInt.empty();
        }
    }
}
