package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import java.util.Optional;

/**
 * "A sued B" against "B sued A": the one who acts and the one who is acted upon are exchanged.
 *
 * <p>The two are the first two noun phrases of the statement that no preposition governs and a verb parts. In the sentence they
 * have roles only where grammar shows them: in one clause with the verb, governed by no preposition but the word for "by" of a
 * passive. English and French put who acts before the verb. Dutch and German put either there; a German article may show the
 * case, and between two names, or two nouns with the same kind of article, who comes first acts. Where nothing shows it ("Thirty
 * cows lost a farmer"), nothing is exchanged. "A is B" has no roles, nor has a deed that both do ("A met B").
 */
final class SwappedRoles implements Objection {

    static final String KIND = "roles";

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.mayBeSwapped();
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        return areSwapped(evidence) ? Optional.of("says it the other way round") : Optional.empty();
    }

    static boolean areSwapped(SentenceSupport evidence) {
        return evidence.frame().repeats()
                && !WrongConverse.isSame(evidence)
                && (exchanged(evidence)
                        || recipients(evidence)
                        || crossed(evidence)
                        || SwappedMembers.areSwapped(evidence));
    }

    /** Whether the statement has two whose roles a sentence can exchange; otherwise there is no objection to any. */
    static boolean mayBeSwapped(Statement statement) {
        if (statement.roles().deed() >= 0 || statement.grammar().coordinator() >= 0) {
            return true;
        }
        for (int part = 0; part < statement.parts(); part++) {
            if (!statement.grammar().leader(part).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static boolean exchanged(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        Roles roles = statement.roles();
        // Which of two is compared with the other is for WrongComparison.
        boolean compares = statement.has(WordTraits.COMPARES)
                && statement.grammar().comparison().isPresent();
        int deed = roles.deed() < 0 || compares ? -1 : evidence.place(roles.deed());
        if (deed < 0) {
            return false;
        }
        int one = onlyPlace(evidence, roles.first());
        int other = onlyPlace(evidence, roles.second());
        if (one < 0 || other < 0) {
            return false;
        }
        ReadText passage = evidence.match().passage();
        Doer first = statement.firstActs() ? Doer.FIRST : Doer.SECOND;
        Doer said = new DoerReading(passage, evidence.start())
                .of(
                        one,
                        other,
                        deed,
                        passage.traits().mayBePassive(evidence.sentence()),
                        place -> Roles.isFeminine(statement, place == one ? roles.first() : roles.second()));
        return said != Doer.UNKNOWN && first != said;
    }

    /** Whether the one that the statement with these roles names first acts. */
    static boolean firstActs(Statement statement, Roles roles, Language language) {
        int second = statement.part(roles.second()).at();
        // "Par le roi Baudouin": the word for "by" stands before the noun that the name is beside.
        boolean beside = statement.part(roles.second() - 1).at() == second - 1 && roles.second() - 1 > roles.deed();
        return !statement.has(WordTraits.PASSIVE)
                || !(Roles.isLedByAgent(statement, second, language)
                        || (beside && Roles.isLedByAgent(statement, second - 1, language)));
    }

    /** "A lent money to B": what a preposition governs comes first now, and what came first is governed by the same. */
    private static boolean recipients(SentenceSupport evidence) {
        Statement statement = evidence.match().statement();
        int predicate = statement.grammar().predicate();
        boolean same =
                predicate < 0 ? evidence.matchedParts() == evidence.parts() : evidence.part(predicate) > Thesaurus.NEAR;
        int first = same ? statement.grammar().leading() : -1;
        String none = "";
        for (int part = first + 1; first >= 0 && part < evidence.parts(); part++) {
            String leader =
                    evidence.wanted(part).exact() ? none : statement.grammar().leader(part);
            if (!leader.isEmpty()) {
                int place = onlyPlace(evidence, part);
                int instead = place < 0 ? -1 : onlyPlace(evidence, first);
                if (instead > place
                        && leader.equals(leader(evidence, instead))
                        && leader(evidence, place).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** "From Cork to Leeds" for "from Leeds to Cork". */
    private static boolean crossed(SentenceSupport evidence) {
        StatementGrammar grammar = evidence.match().statement().grammar();
        for (int one = 0; one + 1 < evidence.parts(); one++) {
            String first = evidence.wanted(one).name() ? grammar.leader(one) : "";
            for (int other = one + 1; !first.isEmpty() && other < evidence.parts(); other++) {
                String second = evidence.wanted(other).name() ? grammar.leader(other) : "";
                int place = second.isEmpty() || second.equals(first) ? -1 : onlyPlace(evidence, one);
                int instead = place < 0 ? -1 : onlyPlace(evidence, other);
                if (instead >= 0 && second.equals(leader(evidence, place)) && first.equals(leader(evidence, instead))) {
                    return true;
                }
            }
        }
        return false;
    }

    private static String leader(SentenceSupport evidence, int place) {
        ReadText passage = evidence.match().passage();
        return Roles.leader(passage.tokens(), passage.text(), evidence.start(), place, passage.language());
    }

    /** Where the sentence has the part; -1 when it does not, or has it twice, so that there is no order to tell. */
    static int onlyPlace(SentenceSupport evidence, int part) {
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
