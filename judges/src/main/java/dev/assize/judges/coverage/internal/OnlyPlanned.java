package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * The sentence repeats the statement as something that is planned, wished, promised or to come, where the statement says that it was
 * done. A statement that speaks of plans itself is met by any of them.
 *
 * <p>It is told by the word that governs the verb. English and French put that word before the infinitive ("plans to build", "veut
 * construire"); Dutch and German put the infinitive at the end of the clause, or into one of its own after a comma.
 */
final class OnlyPlanned implements Objection {

    /** How far before the mark of an infinitive its governor may stand: "wants the council to". */
    private static final int REACH = 4;

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
        for (int i = from; i < Math.min(evidence.end(), from + REACH); i++) {
            if (evidence.match().isMatched(i)
                    && evidence.match().passage().token(i).isContent()) {
                return true;
            }
        }
        return false;
    }

    private static final class Sentence {
        private final ReadText passage;
        private final List<Token> tokens;
        private final List<Token> wanted;
        private final int start;
        private final int end;
        private final Language language;
        private final PlanWords words;
        private final Lexicon lexicon;
        private final boolean past;

        Sentence(SentenceSupport evidence) {
            this.passage = evidence.match().passage();
            this.tokens = passage.tokens();
            this.wanted = evidence.match().statement().tokens();
            this.start = evidence.start();
            this.end = evidence.end();
            this.language = passage.language();
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
            boolean verbLast = language == Language.DUTCH || language == Language.GERMAN;
            return verbLast ? governorOfLast(at) : governorBefore(at);
        }

        private Optional<Token> governorBefore(int at) {
            if (tokens.get(at).capitalised() || (language == Language.FRENCH && !isFrenchInfinitive(tokens.get(at)))) {
                return Optional.empty();
            }
            int before = at - 1;
            while (before >= start && !isCut(before + 1) && words.mayStandBetween(tokens.get(before))) {
                before--;
            }
            if (before < start || isCut(before + 1)) {
                return Optional.empty();
            }
            Token token = tokens.get(before);
            if (words.isInfinitiveMark(token)) {
                return intending(before);
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
                    && !isCut(before + 1)
                    && lexicon.isDeterminer(tokens.get(before).folded())) {
                before--;
            }
            boolean ponders = before >= start
                    && before < at - 1
                    && !isCut(before + 1)
                    && words.isPondering(tokens.get(before).key());
            return ponders ? Optional.of(tokens.get(before)) : Optional.empty();
        }

        private static boolean isFrenchInfinitive(Token token) {
            String word = token.folded();
            return word.length() > 3 && (word.endsWith("er") || word.endsWith("ir") || word.endsWith("re"));
        }

        private Optional<Token> intending(int mark) {
            for (int i = mark - 1; i >= Math.max(start, mark - REACH) && !isCut(i + 1); i--) {
                if (words.isIntending(tokens.get(i))) {
                    return Optional.of(tokens.get(i));
                }
            }
            return Optional.empty();
        }

        /** "Plant, den Bahnhof abreissen zu lassen", "wil het station slopen". */
        private Optional<Token> governorOfLast(int at) {
            if (!tokens.get(at).folded().endsWith("n") || tokens.get(at).capitalised() || !closesClause(at)) {
                return Optional.empty();
            }
            boolean marked = isMarked(at);
            boolean crossed = false;
            for (int i = at - 1; i >= start; i--) {
                if (isCut(i + 1)) {
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

        /** Whether it is an infinitive with "te" or "zu", perhaps that of the verb after it: "abreissen zu lassen". */
        private boolean isMarked(int at) {
            return (at > start && words.isInfinitiveMark(tokens.get(at - 1)))
                    || tokens.get(at).folded().indexOf("zu", 1) > 0
                    || (at + 1 < end && words.isInfinitiveMark(tokens.get(at + 1)));
        }

        /** Whether only verbs follow in the clause. */
        private boolean closesClause(int at) {
            for (int i = at + 1; i < end && !isCut(i); i++) {
                Token token = tokens.get(i);
                if (!words.isInfinitiveMark(token)
                        && (token.capitalised() || !token.folded().endsWith("en"))) {
                    return false;
                }
            }
            return true;
        }

        /** Whether a sign parts the token from the one before it. */
        private boolean isCut(int at) {
            return at > start && passage.between(at).chars().anyMatch(c -> ",;:.!?()–—\n".indexOf(c) >= 0);
        }
    }
}
