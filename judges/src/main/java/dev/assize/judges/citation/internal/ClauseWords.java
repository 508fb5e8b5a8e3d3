package dev.assize.judges.citation.internal;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.law.be.court.Courts;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words of a clause, in which what the facts of the case explain is one word each: the cited number, another number, a
 * candidate, a candidate's court, the cited court. So the N of a role number negates nothing, and "no." before one is no
 * denial.
 */
final class ClauseWords {

    static final String CITED_NUMBER = "citednumber";
    static final String OTHER_NUMBER = "othernumber";
    static final String CITED_COURT = "citedcourt";
    static final String QUESTION_MARK = "questionmark";
    static final String CANDIDATE = "candidate";
    static final String CANDIDATE_COURT = "candcourt";

    /** Whether it stands for a candidate by its place in the list. */
    static boolean isPlace(String word) {
        int digits = CANDIDATE.length();
        return word.length() > digits && word.startsWith(CANDIDATE) && Characters.isDigit(word.charAt(digits));
    }

    private static final Pattern LONE_SIGN = Pattern.compile(Characters.WORD_START + "n[°º]");
    /** French for "short". */
    private static final Pattern SHORT =
            Pattern.compile(Characters.WORD_START + "((?:un|le|du|tres|trop|plus|si|assez|aussi)(?: "
                    + Characters.LETTER + "+)?) courte?s?" + Characters.WORD_END);

    /** "n't" after an auxiliary. */
    private static final Pattern CONTRACTION = Pattern.compile("(?<=[a-z])n't" + Characters.WORD_END);

    private static final Pattern EQUAL_SIGN = Pattern.compile("(?<![!<>=])={1,2}(?!=)");

    private static final Pattern WORD = Pattern.compile(Characters.LETTER + "{3,}");

    /** The words of the names of all kinds of courts. */
    private static final Set<String> KIND_WORDS = Courts.belgian().types().stream()
            .flatMap(type -> type.names().values().stream())
            .flatMap(List::stream)
            .flatMap(name -> Clause.words(name).stream())
            .collect(Collectors.toUnmodifiableSet());

    /** A short name without a capital may be any word: "namen" are names. */
    private static final int SURELY_A_PLACE = 7;

    /** The law report, not the French negation. */
    private static final String PASICRISIE = " Pas.";

    static final String PLACE = "placename";

    private static final String COURT = "rechtscollege";

    /** The kind of court at the beginning of a short name: "J.P." of "J.P. Charleroi". */
    private static final Pattern ABBREVIATION = Pattern.compile("^(?:" + Characters.LETTER + "{1,8}\\.\\s?){1,4}");

    /** The verb, not the district. */
    private static final Pattern COMES_OUT =
            Pattern.compile(Characters.WORD_START + "(ne|il|elle|en|qui|que) ressort" + Characters.WORD_END);

    /** A kind of court, and its seat: it "sits te Gent" and is "of Gent" too. */
    private static final Pattern DUTCH_SEAT = Pattern.compile("^(" + Characters.LETTER
            + "*(?:hof|rechtbank|gerecht)|(?i:hof van beroep)) (?:te |van )?(\\p{Lu}" + Characters.LETTER + "+)$");

    private record Name(String folded, String word) {}

    /**
     * A court's name.
     *
     * @param heads what it is called for short, at most one word
     * @param seats where it sits
     * @param otherwise the same name with other little words
     */
    private record CourtName(List<String> heads, List<String> seats, List<String> otherwise) {}

    /** A few courts are in most cases. */
    private static final RecentWords<CourtName> COURT_NAMES = new RecentWords<>(ClauseWords::courtName);

    private static final int LONGEST_SHORT_NAME = 5;

    /** Whether the registry knows a court by this name alone, as it does by "RvS". */
    private static final RecentWords<Boolean> SHORT_NAMES = new RecentWords<>(
            word -> Courts.belgian().read(word).isKnown() && PlaceSense.of(FoldedText.fold(word)) == PlaceSense.NONE);

    private final List<Name> names = new ArrayList<>();
    private final Set<String> seats = new HashSet<>();

    /** What the courts of the case are called for short: "the Raad", "la Cour". */
    private final Set<String> heads = new HashSet<>();

    private final CaseNumberWords numbers;
    private final CandidateWords candidates;

    ClauseWords(ReasoningFacts facts) {
        this.numbers = new CaseNumberWords(facts);
        this.candidates = new CandidateWords(facts.candidates().size());
        addName(facts.citedCourt(), CITED_COURT);
        Matcher abbreviation = ABBREVIATION.matcher(facts.citedCourt());
        if (abbreviation.find()) {
            addName(abbreviation.group().strip(), CITED_COURT);
        }
        for (ReasoningFacts.NamedCandidate candidate : facts.candidates()) {
            addName(candidate.court(), CANDIDATE_COURT + candidate.place());
        }
        COURT_NAMES.of(facts.citedCourt()).otherwise().forEach(name -> addName(name, CITED_COURT));
        addSeat(facts.citedCourt());
        facts.candidates().forEach(candidate -> addSeat(candidate.court()));
        names.sort(Comparator.comparingInt((Name name) -> -name.folded().length()));
    }

    /** The first who has a name keeps it: the cited court before the candidates'. */
    private void addName(String court, String word) {
        String folded = FoldedText.fold(court);
        if (folded.length() > 2
                && names.stream().noneMatch(name -> name.folded().equals(folded))) {
            names.add(new Name(folded, word));
        }
    }

    /** What has a capital in a court's name and belongs to no kind of court tells where it sits: "Waals-Brabant". */
    private void addSeat(String court) {
        CourtName name = COURT_NAMES.of(court);
        heads.addAll(name.heads());
        seats.addAll(name.seats());
    }

    private static CourtName courtName(String court) {
        List<String> name = Clause.words(court);
        boolean headed = name.size() > 1 && name.get(0).length() > 2 && KIND_WORDS.contains(name.get(0));
        return new CourtName(
                headed ? List.of(name.get(0)) : List.of(),
                capitalised(court).stream()
                        .filter(word -> word.length() > 3 && !KIND_WORDS.contains(word))
                        .toList(),
                DUTCH_SEAT
                        .matcher(court)
                        .results()
                        .flatMap(seat -> Stream.of(
                                seat.group(1) + " van " + seat.group(2), seat.group(1) + " te " + seat.group(2)))
                        .toList());
    }

    /** Most clauses have no figure, no sign and no name in them; patterns are tried only where they could fit. */
    List<String> of(String clause) {
        // Before folding, which takes the stroke off the sign.
        String signed = clause.indexOf('≠') >= 0 || clause.contains("!=")
                ? clause.replace("≠", " differs ").replace("!=", " differs ")
                : clause;
        if (signed.contains(PASICRISIE)) {
            signed = signed.replace(PASICRISIE, "Pasicrisie ");
        }
        String text = withNames(" " + plain(FoldedText.fold(signed)) + " ");
        if (text.contains(" court")) {
            text = SHORT.matcher(text).replaceAll("$1 bref");
        }
        if (text.contains("ressort")) {
            text = COMES_OUT.matcher(text).replaceAll("$1 apparait");
        }
        if (text.indexOf('=') >= 0) {
            text = CandidateWords.ofCourts(text);
            text = EQUAL_SIGN.matcher(text).replaceAll(" equals ");
        }
        if (hasDigit(text)) {
            text = candidates.byNumber(numbers.marked(text));
        }
        if (text.contains("num")) {
            text = candidates.byCount(text);
        }
        if (text.indexOf('°') >= 0 || text.indexOf('º') >= 0) {
            text = LONE_SIGN.matcher(text).replaceAll(" number ");
        }
        return withPlaces(Clause.words(CandidateWords.byOrdinal(text)), clause);
    }

    private static boolean hasDigit(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (Characters.isDigit(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Without contractions, and with idioms in plain words. */
    private static String plain(String folded) {
        String text = folded;
        if (text.indexOf('\'') >= 0 && text.contains("n't")) {
            text = CONTRACTION
                    .matcher(text.replace("can't", "cannot").replace("won't", "will not"))
                    .replaceAll(" not");
        }
        return Idioms.plain(text);
    }

    private List<String> withPlaces(List<String> words, String clause) {
        Set<String> shortNames = hasAbbreviation(clause) ? shortNames(clause) : Set.of();
        boolean named = !shortNames.isEmpty();
        for (int i = 0; !named && i < words.size(); i++) {
            String word = words.get(i);
            named = CueList.SHIPPED.place(word) != PlaceSense.NONE || seats.contains(word) || heads.contains(word);
        }
        return named ? withPlaces(words, capitalised(clause), shortNames) : words;
    }

    private List<String> withPlaces(List<String> words, Set<String> capitalised, Set<String> shortNames) {
        List<String> marked = new ArrayList<>(words.size());
        for (String word : words) {
            boolean court = (heads.contains(word) && capitalised.contains(word)) || shortNames.contains(word);
            marked.add(court ? COURT : isPlace(word, capitalised) ? PLACE : word);
        }
        return marked;
    }

    /** Two capitals in a row, or with a letter between them: "CCE", "RvS". */
    private static boolean hasAbbreviation(String clause) {
        for (int i = 2; i < clause.length(); i++) {
            if (Characters.isUpperCase(clause.charAt(i))
                    && Characters.isLetter(clause.charAt(i - 1))
                    && Characters.isUpperCase(clause.charAt(i - 2))) {
                return true;
            }
        }
        return false;
    }

    private static Set<String> shortNames(String clause) {
        return WORD.matcher(clause)
                .results()
                .map(MatchResult::group)
                .filter(word -> word.length() <= LONGEST_SHORT_NAME && hasAbbreviation(word) && SHORT_NAMES.of(word))
                .map(FoldedText::fold)
                .collect(Collectors.toSet());
    }

    private boolean isPlace(String word, Set<String> capitalised) {
        PlaceSense sense = CueList.SHIPPED.place(word);
        boolean named = sense == PlaceSense.NAME || seats.contains(word);
        return sense == PlaceSense.OF_A_PLACE
                || (named && (word.length() >= SURELY_A_PLACE || capitalised.contains(word)));
    }

    private static Set<String> capitalised(String clause) {
        return WORD.matcher(clause)
                .results()
                .map(MatchResult::group)
                .filter(word -> Characters.isUpperCase(word.charAt(0)))
                .map(FoldedText::fold)
                .collect(Collectors.toSet());
    }

    private String withNames(String text) {
        String replaced = text;
        for (Name name : names) {
            int at = replaced.indexOf(name.folded());
            while (at >= 0) {
                int end = at + name.folded().length();
                boolean whole = !Characters.isLetterOrDigit(replaced.charAt(at - 1))
                        && !Characters.isLetterOrDigit(replaced.charAt(end));
                if (whole) {
                    replaced = replaced.substring(0, at) + name.word() + replaced.substring(end);
                    at = replaced.indexOf(name.folded(), at + name.word().length());
                } else {
                    at = replaced.indexOf(name.folded(), end);
                }
            }
        }
        return replaced;
    }
}
