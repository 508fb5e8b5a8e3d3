package dev.assize.judges.citation.reading;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tells whether an argument takes a court for another one than the cited one. */
final class CourtDenial {

    private static final Pattern CANDIDATE_BY_NUMBER = Pattern.compile(
            Characters.WORD_START + "(?:candidate|candidat|kandidaat)[ ._#]?\\d{1,3}" + Characters.WORD_END);
    private static final Set<String> COMMON_NAME_WORDS = Set.of(
            "cour",
            "court",
            "tribunal",
            "rechtbank",
            "hof",
            "van",
            "de",
            "du",
            "des",
            "la",
            "le",
            "te",
            "d",
            "l",
            "het");
    private static final Set<String> PLAIN_NEGATIONS = Set.of("not", "non", "pas", "niet");
    private static final Set<String> LINKS = Set.of(
            "from", "the", "a", "an", "of", "by", "de", "du", "la", "le", "l", "d", "un", "une", "van", "het", "een");
    private static final int MOST_LINKS = 3;

    /** A clause that only says that something is different. */
    private static final int SHORT_CLAUSE = 5;

    /** Where a clause last names a candidate by its number, and where the court; negative when it does not. */
    private record Mention(int candidate, int court) {}

    private final List<Clause> clauses;
    private final List<String> nameWords;
    private final List<Mention> mentions;

    private CourtDenial(List<Clause> clauses, String court) {
        this.clauses = clauses;
        this.nameWords = Clause.words(court).stream()
                .filter(word -> word.length() > 2 && !COMMON_NAME_WORDS.contains(word))
                .toList();
        this.mentions = clauses.stream().map(this::mention).toList();
    }

    /** @param court the court that should have been recognised; blank when there is none */
    static boolean isIn(Argument argument, String court) {
        if (court.isBlank()) {
            return false;
        }
        CourtDenial denial = new CourtDenial(argument.clauses(), court);
        for (int i = 0; i < denial.clauses.size(); i++) {
            if (denial.isDenial(i) && denial.speaksOfCourt(i)) {
                return true;
            }
        }
        return contrastsLanguages(argument);
    }

    private boolean isDenial(int at) {
        return saysOtherCourt(clauses.get(at)) || saysThatCourtBeforeIsUnlike(at);
    }

    static boolean saysOtherCourt(Clause clause) {
        if (!clause.has(Cue.COURT)) {
            return false;
        }
        boolean differs = clause.has(Cue.DIFFER) && !clause.has(Cue.UNSAID) && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        boolean other = clause.precedes(Cue.OTHER, Cue.COURT, 2);
        boolean none = clause.has(Cue.NOBODY) && !clause.has(Cue.NUMBER) && !clause.has(Cue.MATTER);
        return differs || other || none || clause.has(Cue.UNRECOGNISED) || negatesCourt(clause);
    }

    /** "Not from the Cour de cassation": only little words stand between the negation and the name. */
    private static boolean negatesCourt(Clause clause) {
        List<String> words = clause.words();
        return clause.positions(Cue.NOT).stream()
                .filter(at -> PLAIN_NEGATIONS.contains(words.get(at)))
                .anyMatch(at -> {
                    int next = at + 1;
                    while (next < words.size() && next - at <= MOST_LINKS && LINKS.contains(words.get(next))) {
                        next++;
                    }
                    return next + 1 < words.size()
                            && clause.positions(Cue.COURT).contains(next);
                });
    }

    /** "… whereas the candidate is Hof van Cassatie, incompatible": the court stands in the clause before. */
    private boolean saysThatCourtBeforeIsUnlike(int at) {
        Clause clause = clauses.get(at);
        boolean bare = clause.has(Cue.UNLIKE)
                && clause.words().size() <= SHORT_CLAUSE
                && !hasSubject(clause)
                && !clause.precedes(Cue.NOT, Cue.UNLIKE, 2);
        if (!bare || at == 0) {
            return false;
        }
        Clause before = clauses.get(at - 1);
        boolean onlyCourt = before.has(Cue.COURT)
                && !before.has(Cue.NUMBER)
                && !before.has(Cue.MATTER)
                && !before.has(Cue.IDENTITY);
        boolean agrees = before.has(Cue.MATCH) && !before.has(Cue.NOT);
        return before.sentence() == clause.sentence() && onlyCourt && !agrees;
    }

    private static boolean hasSubject(Clause clause) {
        return clause.has(Cue.COURT)
                || clause.has(Cue.NUMBER)
                || clause.has(Cue.CONTEXT)
                || clause.has(Cue.IDENTITY)
                || clause.has(Cue.SEAT);
    }

    /** Whether a clause can be about that court: it names it, or what was named last in its sentence is that court. */
    private boolean speaksOfCourt(int at) {
        Clause clause = clauses.get(at);
        if (nameWords.stream().anyMatch(clause.words()::contains)) {
            return true;
        }
        for (int i = at; i >= 0 && clauses.get(i).sentence() == clause.sentence(); i--) {
            Mention last = mentions.get(i);
            if (last.candidate() >= 0 || last.court() >= 0) {
                return last.court() > last.candidate();
            }
        }
        for (int i = at + 1; i < clauses.size() && clauses.get(i).sentence() == clause.sentence(); i++) {
            if (mentions.get(i).candidate() >= 0) {
                return false;
            }
        }
        return true;
    }

    private Mention mention(Clause clause) {
        String text = FoldedText.fold(clause.text());
        return new Mention(
                lastCandidate(text),
                nameWords.stream().mapToInt(text::lastIndexOf).max().orElse(-1));
    }

    private static int lastCandidate(String folded) {
        Matcher found = CANDIDATE_BY_NUMBER.matcher(folded);
        int last = -1;
        while (found.find()) {
            last = found.start();
        }
        return last;
    }

    /** A Dutch-speaking court is held against a French-speaking one, and nothing says that they are one. */
    private static boolean contrastsLanguages(Argument argument) {
        return argument.sentences().stream()
                .anyMatch(sentence -> sentence.has(Cue.COURT)
                        && sentence.has(Cue.FRENCH)
                        && sentence.has(Cue.DUTCH)
                        && !sentence.has(Cue.MATCH)
                        && !sentence.has(Cue.EQUAL));
    }
}
