package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.Optional;

/**
 * The sentence says the same of something else: "Mount Brava is covered with snow; Mount Sella stands opposite" for "Mount Sella is
 * covered with snow".
 *
 * <p>The statement's subject is what stands before its verb, and what it says of it begins with the next content word. Where the
 * sentence has that word in a clause with another noun in front of it, and the statement's subject only outside that clause, the other
 * noun is what it speaks of. A definite noun may take up a name that was said before ("the company"), so it only counts against
 * another noun.
 */
final class OtherSubject implements Objection {

    /** How many words open a clause: "and the old". */
    private static final int OPENING = 4;

    @Override
    public String kind() {
        return "subject";
    }

    @Override
    public boolean concerns(Statement statement) {
        return statement.grammar().subjectEnd() > 0;
    }

    @Override
    public Optional<String> to(SentenceSupport evidence) {
        if (evidence.matchedParts() < 2) {
            return Optional.empty();
        }
        int predicate = evidence.frame().mayRepeat() || isOnlySubjectLacking(evidence)
                ? evidence.match().statement().grammar().predicate()
                : -1;
        int place = predicate < 0 ? -1 : evidence.place(predicate);
        if (place < 0 || evidence.match().strength(predicate, place) <= Thesaurus.NEAR) {
            return Optional.empty();
        }
        ReadText passage = evidence.match().passage();
        int start = start(evidence, place);
        int subject = subject(evidence, start, end(evidence, place));
        boolean elsewhere = subject >= 0 ? saysAnother(evidence, subject) : isNamedLaterAlone(evidence);
        int other = elsewhere ? other(evidence, start, place) : -1;
        return other < 0
                ? Optional.empty()
                : Optional.of("says it of \"" + passage.token(other).folded() + "\"");
    }

    /** Whether what the statement says of its subject is said here of another name, of which the statement has no word. */
    static boolean isAnotherName(SentenceSupport evidence) {
        int predicate = evidence.match().statement().grammar().predicate();
        int place = predicate < 0 ? -1 : evidence.place(predicate);
        int other = place < 0 ? -1 : other(evidence, start(evidence, place), place);
        ReadText passage = evidence.match().passage();
        if (other < 0 || !passage.isName(other)) {
            return false;
        }
        for (int i = other; i < evidence.end() && passage.isName(i); i++) {
            if (evidence.match().isMatched(i)) {
                return false;
            }
        }
        return true;
    }

    /** Whether the sentence has everything but the subject. */
    private static boolean isOnlySubjectLacking(SentenceSupport evidence) {
        int end = evidence.match().statement().grammar().subjectEnd();
        return evidence.frame().repeatsExactly(part -> evidence.wanted(part).at() < end);
    }

    /** Whether only later sentences name the subject: what the clause speaks of cannot take it up. */
    private static boolean isNamedLaterAlone(SentenceSupport evidence) {
        Match match = evidence.match();
        Statement statement = match.statement();
        boolean later = false;
        for (int part = 0;
                part < statement.parts()
                        && statement.part(part).at() < statement.grammar().subjectEnd();
                part++) {
            if (!statement.grammar().isGoverned(part)) {
                for (int sentence = 0; sentence < match.passage().sentences(); sentence++) {
                    boolean there = match.inSentence(part, sentence) > 0;
                    if (there && sentence <= evidence.sentence()) {
                        return false;
                    }
                    later |= there;
                }
            }
        }
        return later && isOnlySubjectLacking(evidence);
    }

    private static int start(SentenceSupport evidence, int place) {
        int start = place;
        while (start > evidence.start() && !evidence.match().passage().opensClause(start)) {
            start--;
        }
        return start;
    }

    private static int end(SentenceSupport evidence, int place) {
        int end = place + 1;
        while (end < evidence.end() && !evidence.match().passage().opensClause(end)) {
            end++;
        }
        return end;
    }

    /** Where the sentence has the subject, when that is outside this clause alone; -1 otherwise. */
    private static int subject(SentenceSupport evidence, int start, int end) {
        Statement statement = evidence.match().statement();
        int found = -1;
        boolean lacksOne = false;
        for (int part = 0;
                part < statement.parts()
                        && statement.part(part).at() < statement.grammar().subjectEnd();
                part++) {
            if (!statement.grammar().isGoverned(part)) {
                boolean here = false;
                for (int i = evidence.start(); i < evidence.end(); i++) {
                    if (evidence.match().strength(part, i) > 0) {
                        boolean inside = i >= start && i < end;
                        here |= inside;
                        found = inside ? found : i;
                    }
                }
                // "Mount Brava" is not Mount Sella.
                if (here && !statement.part(part).name()) {
                    return -1;
                }
                lacksOne |= !here;
            }
        }
        return lacksOne ? found : -1;
    }

    /** Whether the clause of the subject says something of its own. */
    private static boolean saysAnother(SentenceSupport evidence, int subject) {
        ReadText passage = evidence.match().passage();
        int end = end(evidence, subject);
        // What it speaks of stands in front: "no police response" is not about the police.
        if (subject - start(evidence, subject) > OPENING) {
            return false;
        }
        for (int i = subject + 1; i < end; i++) {
            boolean own = passage.token(i).isContent() && !evidence.match().isMatched(i);
            if (own || passage.part(i).isVerb()) {
                return true;
            }
        }
        return false;
    }

    /** The noun that opens the clause of the word and is none of the statement's; -1 when there is none. */
    private static int other(SentenceSupport evidence, int start, int place) {
        ReadText passage = evidence.match().passage();
        Language language = passage.language();
        Lexicon lexicon = Lexicon.of(language);
        boolean named = evidence.wanted(0).name();
        for (int i = start; i < Math.min(place, start + OPENING); i++) {
            Token token = passage.token(i);
            if (DiscourseMarkers.of(language).isPreposition(token)) {
                return -1;
            }
            if (token.isContent() && !token.isExact()) {
                boolean led =
                        i > start && lexicon.isDeterminer(passage.token(i - 1).folded());
                boolean counts = passage.isName(i) || (led && !named);
                if (counts && evidence.match().isMatched(i) && passage.isName(i)) {
                    continue;
                }
                return counts && !evidence.match().isMatched(i) ? i : -1;
            }
        }
        return -1;
    }
}
