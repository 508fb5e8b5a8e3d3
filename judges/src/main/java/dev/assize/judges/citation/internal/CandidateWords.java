package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The ways in which an argument names a candidate, each put as one word: by its number, by a count, by an ordinal. */
final class CandidateWords {

    private static final Pattern CANDIDATE_BY_NUMBER = Pattern.compile(Characters.WORD_START
            + "(?:candidate|candidat|kandidaat|decision|option|cand)(?: (?:no|nr|n°))?[ ._#.]{0,2}(\\d{1,3})"
            + Characters.WORD_END);
    /** "As in number three", "n° 2", where there are so many candidates; "no one" and "nr een" may be anything. */
    private static final Pattern CANDIDATE_BY_COUNT = Pattern.compile(Characters.WORD_START
            + "(?:(?:number|numero|nummer)[.:]? ?|(?:n[°º]|nr|no)[.:]? ?(?=\\d))"
            + "(\\d|one|two|three|four|un|deux|trois|quatre|een|twee|drie|vier)"
            + Characters.WORD_END + "(?![./-]\\d)");

    private static final WordBeginnings COUNTED =
            new WordBeginnings(List.of("number", "numero", "nummer", "n°", "nº", "nr", "no"));

    private static final List<Set<String>> COUNTS = List.of(
            Set.of("1", "one", "un", "een"),
            Set.of("2", "two", "deux", "twee"),
            Set.of("3", "three", "trois", "drie"),
            Set.of("4", "four", "quatre", "vier"));

    private static final String ORDINAL =
            "(first|second|third|premier|premiere|deuxieme|seconde|troisieme|eerste|tweede|derde) ";
    /** One of these is in every ordinal. */
    private static final WordBeginnings ORDINALS = new WordBeginnings(
            List.of("first", "second", "third", "premier", "deuxieme", "troisieme", "eerste", "tweede", "derde"));

    private static final Pattern CANDIDATE_BY_WORD = Pattern.compile(Characters.WORD_START
            + ORDINAL
            + "(?:candidate|candidat|kandidaat|decision|one|ruling|judge?ment|arret|jugement|arrest|vonnis|uitspraak|beslissing)"
            + Characters.WORD_END);
    /** "The first is about taxes": without a noun, before a verb that tells something of it, or at the end. */
    private static final Pattern CANDIDATE_BY_ORDINAL = Pattern.compile(Characters.WORD_START
            + "(?:the|le|la|de|het) " + ORDINAL.strip()
            + "(?= (?:is|has|deals|concerns|speaks|covers|gaat|betreft|handelt|heeft|spreekt|behandelt|concerne|porte|parle|traite|vise|est|a|evoque|one)"
            + Characters.WORD_END + "|\\s*$)");

    private static final String CONTENTS = "(?:summary|abstract|resume|sommaire|samenvatting)";
    private static final Pattern CONTENTS_BY_WORD =
            Pattern.compile(Characters.WORD_START + ORDINAL + CONTENTS + Characters.WORD_END);
    private static final Pattern CONTENTS_BY_NUMBER =
            Pattern.compile(Characters.WORD_START + CONTENTS + " (\\d{1,3})" + Characters.WORD_END);
    /** What a candidate or its contents may be called before a number. */
    private static final WordBeginnings NUMBERED = new WordBeginnings(List.of(
            "cand", "kandidaat", "decision", "option", "summary", "abstract", "resume", "sommaire", "samenvatting"));

    /** "Candidate 2 = Hof van Cassatie" tells whose decision it is, and not that the courts are one. */
    private static final Pattern CANDIDATE_OF_COURT = Pattern.compile(
            "(?:" + Characters.WORD_START
                    + "(?:candidates?|candidats?|kandida(?:at|ten))|^)\\s*(\\d{1,2})(?:\\s*(?:,|et|en|and|&)\\s*(\\d{1,2}))?\\s*=\\s*(?=candcourt)");

    private final int listed;

    /** @param listed how many candidates there are */
    CandidateWords(int listed) {
        this.listed = listed;
    }

    /** "Candidate 2 = Hof van Cassatie": the sign equates no courts. */
    static String ofCourts(String text) {
        return CANDIDATE_OF_COURT.matcher(text).replaceAll(CandidateWords::candidatesOfCourt);
    }

    /** "Candidate 2", "the abstract 2", "n° 2", of a text that has figures. */
    String byNumber(String text) {
        String counted = byCount(text);
        if (!NUMBERED.mayBeIn(counted)) {
            return counted;
        }
        String named = CANDIDATE_BY_NUMBER.matcher(counted).replaceAll(" " + ClauseWords.CANDIDATE + "$1 ");
        return CONTENTS_BY_NUMBER.matcher(named).replaceAll(" " + ClauseWords.CANDIDATE + "$1 summary ");
    }

    /** "The second candidate", "the first is about taxes". */
    static String byOrdinal(String text) {
        if (!ORDINALS.mayBeIn(text)) {
            return text;
        }
        String named = CANDIDATE_BY_WORD.matcher(text).replaceAll(found -> named(found) + " ");
        named = CANDIDATE_BY_ORDINAL.matcher(named).replaceAll(CandidateWords::named);
        return CONTENTS_BY_WORD.matcher(named).replaceAll(found -> named(found) + " summary ");
    }

    private static String named(MatchResult found) {
        return " " + ClauseWords.CANDIDATE + ordinal(found.group(1));
    }

    private static String candidatesOfCourt(MatchResult found) {
        String second = found.group(2) == null ? "" : ClauseWords.CANDIDATE + found.group(2) + " ";
        return " " + ClauseWords.CANDIDATE + found.group(1) + " " + second;
    }

    /** "As in number three", where there are so many. */
    String byCount(String text) {
        if (!COUNTED.mayBeIn(text)) {
            return text;
        }
        return CANDIDATE_BY_COUNT.matcher(text).replaceAll(found -> {
            int place = count(found.group(1));
            boolean isListed = place > 0 && place <= listed;
            return isListed ? " " + ClauseWords.CANDIDATE + place + " " : Matcher.quoteReplacement(found.group());
        });
    }

    private static int count(String word) {
        for (int i = 0; i < COUNTS.size(); i++) {
            if (COUNTS.get(i).contains(word)) {
                return i + 1;
            }
        }
        return 0;
    }

    private static int ordinal(String word) {
        return switch (word.charAt(0)) {
            case 'f', 'p', 'e' -> 1;
            case 's' -> 2;
            case 't' -> word.startsWith("tr") || word.startsWith("th") ? 3 : 2;
            default -> word.equals("derde") ? 3 : 2;
        };
    }
}
