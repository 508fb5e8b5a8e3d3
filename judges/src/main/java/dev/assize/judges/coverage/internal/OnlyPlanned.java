package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The sentence repeats the statement as something that is planned, wished, promised or to come, where the statement says that it was
 * done. A statement that speaks of plans itself is met by any of them.
 *
 * <p>It is told by the word that {@link GovernedVerb governs} the verb.
 */
final class OnlyPlanned implements Objection {

    private final PlanWords words;

    OnlyPlanned(Language language) {
        this.words = PlanWords.of(language);
    }

    @Override
    public String kind() {
        return "planned";
    }

    @Override
    public boolean concerns(Statement statement) {
        return !statement.has(WordTraits.PLANS);
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (!evidence.match().passage().traits().tellsOfPlans(evidence.sentence())
                || !evidence.frame().repeats()) {
            return Optional.empty();
        }
        Sentence sentence = new Sentence(evidence);
        for (int i = evidence.start(); i < evidence.end(); i++) {
            if (words.planAt(sentence.tokens, i, evidence.end()) && leadsToMatter(evidence, i + 2)) {
                return Optional.of(
                        "only planned there (\"" + sentence.tokens.get(i).folded() + "\")");
            }
        }
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part wanted = evidence.wanted(part);
            int place = wanted.exact() || wanted.name() ? -1 : evidence.place(part);
            boolean deed = evidence.match().statement().kinds().isDeed(part);
            Optional<Token> by = place < 0 || !sentence.isOtherForm(wanted.token(), place)
                    ? Optional.empty()
                    : sentence.governor(place).or(() -> deed ? sentence.ponderer(place) : Optional.empty());
            if (by.isPresent()) {
                return Optional.of("only planned there (\"" + by.get().folded() + "\")");
            }
        }
        return Optional.empty();
    }

    /** Whether a word of the statement follows soon. */
    private static boolean leadsToMatter(SentenceSupport evidence, int from) {
        for (int i = from; i < Math.min(evidence.end(), from + GovernedVerb.REACH); i++) {
            if (evidence.match().isMatched(i)
                    && evidence.match().passage().token(i).isContent()) {
                return true;
            }
        }
        return false;
    }

    private static final class Sentence {
        private final GovernedVerb verb;
        private final List<Token> tokens;
        private final List<Token> wanted;
        private final int start;
        private final Language language;
        private final PlanWords words;
        private final Lexicon lexicon;
        private final boolean past;

        Sentence(SentenceSupport evidence) {
            this.verb = new GovernedVerb(evidence);
            this.tokens = evidence.match().passage().tokens();
            this.wanted = evidence.match().statement().tokens();
            this.start = evidence.start();
            this.language = evidence.match().passage().language();
            this.words = PlanWords.of(language);
            this.lexicon = Lexicon.of(language);
            this.past = words.tellOfThePast(wanted) || isEnglishPast();
        }

        private boolean isEnglishPast() {
            return language == Language.ENGLISH
                    && wanted.stream()
                            .anyMatch(token -> token.folded().length() > 4
                                    && token.folded().endsWith("ed"));
        }

        /** "Caused" and "to cause": a noun in English looks like an infinitive, but would be the same in both. */
        boolean isOtherForm(Token wanted, int at) {
            return language != Language.ENGLISH
                    || !wanted.folded().equals(tokens.get(at).folded());
        }

        /** What governs the verb at this place as something that is not done. */
        Optional<Token> governor(int at) {
            return verb.comesLast() ? governorOfLast(at) : governorBefore(at);
        }

        private Optional<Token> governorBefore(int at) {
            OptionalInt before = verb.before(at);
            if (before.isEmpty()) {
                return Optional.empty();
            }
            Token token = tokens.get(before.getAsInt());
            if (words.isInfinitiveMark(token)) {
                OptionalInt by = verb.beforeMark(
                        before.getAsInt(), GovernedVerb.REACH, place -> words.isIntending(tokens.get(place)));
                return by.isPresent() ? Optional.of(tokens.get(by.getAsInt())) : Optional.empty();
            }
            boolean governs = (language == Language.FRENCH && words.isIntending(token))
                    || (past && words.isFuture(token))
                    || (tokens.get(at).folded().endsWith("ing") && words.isPondering(token.key()));
            return governs ? Optional.of(token) : Optional.empty();
        }

        /** "Considers a ban on", "erwägt eine Schließung": what is only thought about is told by a noun with its article. */
        private Optional<Token> ponderer(int at) {
            int before = at - 1;
            while (before > start
                    && !verb.isCut(before + 1)
                    && lexicon.isDeterminer(tokens.get(before).folded())) {
                before--;
            }
            boolean ponders = before >= start
                    && before < at - 1
                    && !verb.isCut(before + 1)
                    && words.isPondering(tokens.get(before).key());
            return ponders ? Optional.of(tokens.get(before)) : Optional.empty();
        }

        /** "Plant, den Bahnhof abreissen zu lassen", "wil het station slopen". */
        private Optional<Token> governorOfLast(int at) {
            if (!verb.isLast(at)) {
                return Optional.empty();
            }
            boolean marked = verb.isMarked(at);
            boolean crossed = false;
            for (int i = at - 1; i >= start; i--) {
                if (verb.isCut(i + 1)) {
                    if (crossed || !marked) {
                        return Optional.empty();
                    }
                    crossed = true;
                }
                Token token = tokens.get(i);
                boolean noun = token.capitalised() && language == Language.GERMAN;
                if ((words.isIntending(token) && (marked || !noun))
                        || (past && !crossed && !marked && words.isFuture(token))) {
                    return Optional.of(token);
                }
            }
            return Optional.empty();
        }
    }
}
