package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * "A sued B" against "B sued A": the one who acts and the one who is acted upon are exchanged.
 *
 * <p>The two are the first two noun phrases of the statement that no preposition governs and a verb parts. Who acts is the
 * one after the word for "by" in a passive sentence, otherwise the one that comes first: turned order ("In May sued A B", "weil
 * A B verklagte") leaves it first in all four languages. A German article that shows the object ("den Vertrag unterzeichnete
 * die Firma") tells more than the order. "A is B" has no roles, nor has a deed that both do ("A met B").
 */
final class SwappedRoles implements Objection {

    static final String KIND = "roles";

    private static final Set<String> GERMAN_OBJECT = Set.of("den", "dem", "einen", "einem", "ihn", "ihm");

    /** What follows them brings the deed about, whichever verb it has: "made infertile due to the treatment". */
    private static final Set<String> CAUSES = Set.of(
            "due", "because", "owing", "thanks", "cause", "grace", "wegens", "vanwege", "dankzij", "wegen", "dank",
            "infolge");

    private static final Set<String> DATIVE = Set.of("to", "a", "aan", "an");

    /** How many words may stand between the word for "by" and the noun: "by the old". */
    private static final int BEFORE_NOUN = 3;

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public boolean concerns(Statement statement) {
        return mayBeSwapped(statement);
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        return areSwapped(evidence) ? Optional.of("says it the other way round") : Optional.empty();
    }

    static boolean areSwapped(SentenceSupport evidence) {
        return evidence.repeatsFrame() && (exchanged(evidence) || recipients(evidence));
    }

    /** Whether the statement has two whose roles a sentence can exchange; otherwise there is no objection to any. */
    static boolean mayBeSwapped(Statement statement) {
        if (statement.roles().deed() >= 0) {
            return true;
        }
        for (int i = 0; i < statement.parts(); i++) {
            Statement.Part part = statement.part(i);
            if (part.name() && isDative(statement.tokens(), part.at(), 0)) {
                return true;
            }
        }
        return false;
    }

    private static boolean exchanged(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        Roles roles = statement.roles();
        if (roles.deed() < 0 || evidence.part(roles.deed()) == 0) {
            return false;
        }
        int one = onlyPlace(evidence, roles.first());
        int other = onlyPlace(evidence, roles.second());
        if (one < 0 || other < 0) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        boolean passive = passage.mayBePassive(evidence.sentence());
        boolean firstActs = firstActs(passage.tokens(), evidence.start(), one, other, passive, passage.language());
        return statement.firstActs() != firstActs;
    }

    /** Whether the one that the statement with these roles names first acts. */
    static boolean firstActs(Statement statement, Roles roles, Language language) {
        int first = statement.part(roles.first()).at();
        int second = statement.part(roles.second()).at();
        return firstActs(statement.tokens(), 0, first, second, statement.has(WordTraits.PASSIVE), language);
    }

    /** "A lent money to B": two names, of which the preposition has now the other one. */
    private static boolean recipients(SentenceSupport evidence) {
        List<Token> wanted = evidence.match().statement().tokens();
        List<Token> said = evidence.match().passage().tokens();
        for (int part = 0; part < evidence.parts(); part++) {
            Statement.Part to = evidence.wanted(part);
            int place = to.name() && isDative(wanted, to.at(), 0) ? evidence.place(part) : -1;
            if (place >= 0) {
                for (int other = 0; other < evidence.parts(); other++) {
                    boolean another = evidence.wanted(other).name()
                            && evidence.wanted(other).run() != to.run();
                    int instead = another ? evidence.place(other) : -1;
                    if (instead >= 0
                            && isDative(said, instead, evidence.start())
                            && !isDative(said, place, evidence.start())
                            && !isDative(wanted, evidence.wanted(other).at(), 0)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static boolean isDative(List<Token> tokens, int at, int start) {
        return at > start && DATIVE.contains(tokens.get(at - 1).folded());
    }

    /** Whether the one at the first of the two places acts. */
    private static boolean firstActs(
            List<Token> tokens, int start, int one, int other, boolean passive, Language language) {
        if (isLedBy(tokens, start, one, CAUSES::contains)) {
            return true;
        }
        if (isLedBy(tokens, start, other, CAUSES::contains)) {
            return false;
        }
        // "Its rejection by the court": the word for "by" tells who acts without a verb too, but German "von" may mean
        // "of".
        Predicate<String> agent =
                passive || language != Language.GERMAN ? Lexicon.of(language)::isAgentPreposition : "durch"::equals;
        if (isLedBy(tokens, start, one, agent)) {
            return true;
        }
        if (isLedBy(tokens, start, other, agent)) {
            return false;
        }
        boolean inOrder = one < other;
        int front = inOrder ? one : other;
        boolean objectInFront = language == Language.GERMAN
                && front > start
                && GERMAN_OBJECT.contains(tokens.get(front - 1).folded());
        return objectInFront != inOrder;
    }

    private static boolean isLedBy(List<Token> tokens, int start, int noun, Predicate<String> leads) {
        for (int i = noun - 1; i >= Math.max(start, noun - BEFORE_NOUN); i--) {
            if (leads.test(tokens.get(i).folded())) {
                return true;
            }
            if (tokens.get(i).isExact()) {
                return false;
            }
        }
        return false;
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
