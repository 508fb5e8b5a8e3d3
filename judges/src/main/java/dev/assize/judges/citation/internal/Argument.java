package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/** A text cut into sentences and these into clauses, minding the abbreviations of lawyers. */
record Argument(List<Clause> clauses, List<Clause> sentences) {

    private static final Set<String> ABBREVIATIONS = Set.of(
            "cass c a art n nr no ch trib trav arb arbh arbrb comm corr civ pas const max cf rb kh vz entr pres r g e i cour c.t j rg ar etc resp vs afd div bxl"
                    .split(" "));

    private static final List<String> TURNS = List.of(
            "but",
            "mais",
            "maar",
            "although",
            "hoewel",
            "whereas",
            "alors",
            "terwijl",
            "while",
            "though",
            "despite",
            "bien que",
            "bien qu'il",
            "malgré",
            "même si",
            "ook al",
            "ondanks",
            "-");

    /** What opens a sentence that turns. */
    static final Set<String> ADVERSATIVE = Set.of(
            "but",
            "yet",
            "however",
            "only",
            "nevertheless",
            "mais",
            "toutefois",
            "cependant",
            "seulement",
            "pourtant",
            "neanmoins",
            "maar",
            "echter",
            "evenwel",
            "alleen",
            "nochtans",
            "niettemin");

    /** The letters that they begin with. */
    private static final boolean[] TURNING = new boolean[0x80];

    static {
        TURNS.forEach(turn -> TURNING[turn.charAt(0)] = true);
    }

    /** Abbreviations that are words as well: with a capital after it, the dot ends the sentence. */
    private static final Set<String> ALSO_WORDS = Set.of("cour", "max", "etc", "no", "n", "a", "e", "i", "c", "r", "g");

    /** What stands before a colon is a heading when it is this short, and goes with what follows. */
    private static final int HEADING = 4;

    /** An argument longer than this is read up to here. */
    private static final int LONGEST = 20_000;

    /** The first clause for which that holds. */
    Optional<Clause> firstClause(Predicate<Clause> condition) {
        return first(clauses, condition);
    }

    boolean hasClause(Predicate<Clause> condition) {
        return has(clauses, condition);
    }

    /** The first sentence for which that holds. */
    Optional<Clause> firstSentence(Predicate<Clause> condition) {
        return first(sentences, condition);
    }

    boolean hasSentence(Predicate<Clause> condition) {
        return has(sentences, condition);
    }

    private static Optional<Clause> first(List<Clause> all, Predicate<Clause> condition) {
        for (Clause clause : all) {
            if (condition.test(clause)) {
                return Optional.of(clause);
            }
        }
        return Optional.empty();
    }

    static boolean has(List<Clause> all, Predicate<Clause> condition) {
        return first(all, condition).isPresent();
    }

    /**
     * Where the last sentence begins that turns against what was said before it ("But …"); 0 when none does. Whoever refuses grants what
     * stands before the turn.
     */
    int turn() {
        for (int i = clauses.size() - 1; i > 0; i--) {
            Clause clause = clauses.get(i);
            boolean begins = clause.sentence() != clauses.get(i - 1).sentence();
            if (begins && ADVERSATIVE.contains(clause.words().get(0))) {
                return i;
            }
        }
        return 0;
    }

    /** By its little words. */
    static boolean isEnglish(String text) {
        return LittleWords.of(TextTokens.of(text)).language() == Language.ENGLISH;
    }

    static Argument of(String text, ClauseWords words) {
        return new Cutter(text.length() > LONGEST ? text.substring(0, LONGEST) : text, words).cut();
    }

    /** Cuts from left to right; every piece is a piece of the text. */
    private static final class Cutter {
        private final String text;
        private final ClauseWords words;
        private final boolean english;
        private final List<Clause> clauses = new ArrayList<>();
        private final List<Clause> sentences = new ArrayList<>();
        private final List<String> sentenceWords = new ArrayList<>();
        private int sentenceStart;
        private int clauseStart;
        private boolean asked;

        /** What stands before a parenthesis, which what follows it goes on with; empty otherwise. */
        private List<String> interrupted = List.of();

        private int interruptedStart;
        private boolean afterParenthesis;

        Cutter(String text, ClauseWords words) {
            this.text = text;
            this.words = words;
            this.english = isEnglish(text);
        }

        Argument cut() {
            for (int at = 0; at < text.length(); at++) {
                char unit = text.charAt(at);
                if (endsSentence(unit, at)) {
                    asked = unit == '?';
                    endClause(at);
                    asked = false;
                    endSentence(at);
                    interrupted = List.of();
                    clauseStart = at + 1;
                    sentenceStart = at + 1;
                } else if (endsClause(unit, at)) {
                    endClause(at);
                    clauseStart = at + 1;
                    afterParenthesis = unit == ')';
                } else if (unit == ' ' && isTurn(at + 1)) {
                    endClause(at);
                    clauseStart = at + 1;
                }
            }
            endClause(text.length());
            endSentence(text.length());
            return new Argument(List.copyOf(clauses), List.copyOf(sentences));
        }

        private void endClause(int end) {
            String piece = piece(clauseStart, end);
            List<String> spoken = words.of(piece);
            if (asked && !spoken.isEmpty()) {
                spoken = new ArrayList<>(spoken);
                spoken.add(ClauseWords.QUESTION_MARK);
            }
            if (!spoken.isEmpty()) {
                sentenceWords.addAll(spoken);
                boolean goesOn = afterParenthesis && !interrupted.isEmpty();
                clauses.add(Clause.of(
                        sentences.size(),
                        clauses.size(),
                        goesOn ? piece(interruptedStart, end) : piece,
                        goesOn ? joined(interrupted, spoken) : spoken,
                        english));
            }
            boolean opens = end < text.length() && text.charAt(end) == '(';
            if (opens || afterParenthesis || end == text.length()) {
                interrupted = opens ? List.copyOf(spoken) : List.of();
                interruptedStart = clauseStart;
            }
            afterParenthesis = false;
        }

        private static List<String> joined(List<String> first, List<String> second) {
            List<String> all = new ArrayList<>(first);
            all.addAll(second);
            return List.copyOf(all);
        }

        private void endSentence(int end) {
            if (!sentenceWords.isEmpty()) {
                sentences.add(Clause.of(
                        sentences.size(),
                        sentences.size(),
                        piece(sentenceStart, end),
                        List.copyOf(sentenceWords),
                        english));
                sentenceWords.clear();
            }
        }

        private String piece(int start, int end) {
            return text.substring(Math.min(start, end), end).strip();
        }

        private boolean endsSentence(char unit, int at) {
            return unit == '\n' || unit == ';' || unit == '!' || unit == '?' || (unit == '.' && isFullStop(at));
        }

        private boolean endsClause(char unit, int at) {
            return switch (unit) {
                case ',', '(', ')', '—', '–', '→', '⇒' -> true;
                case '=', '-' -> at + 1 < text.length() && text.charAt(at + 1) == '>';
                case ':' -> Clause.words(text.substring(clauseStart, at)).size() > HEADING && isBeforeBreak(at);
                default -> false;
            };
        }

        private boolean isBeforeBreak(int at) {
            return at + 1 == text.length() || Character.isWhitespace(text.charAt(at + 1));
        }

        private boolean isTurn(int start) {
            char first = start < text.length() ? Character.toLowerCase(text.charAt(start)) : ' ';
            if (first >= TURNING.length || !TURNING[first]) {
                return false;
            }
            for (String turn : TURNS) {
                int end = start + turn.length();
                if (end < text.length()
                        && text.charAt(end) == ' '
                        && text.regionMatches(true, start, turn, 0, turn.length())) {
                    // "Of which there is but one".
                    return !text.startsWith("but one", start);
                }
            }
            return false;
        }

        private boolean isFullStop(int dot) {
            int start = dot;
            while (start > 0 && Characters.isLetterOrDigit(text.charAt(start - 1)) && dot - start < 20) {
                start--;
            }
            boolean notAvailable = start > 0 && text.charAt(start - 1) == '/';
            boolean number = start > 1
                    && text.charAt(start - 1) == '.'
                    && dot - start <= 1
                    && Characters.isDigit(text.charAt(start - 2));
            return isBeforeBreak(dot)
                    && !endsQuotedName(dot + 1)
                    && (notAvailable
                            || number
                            || !isAbbreviation(text.substring(start, dot))
                            || opensSentence(dot + 1, text.substring(start, dot)));
        }

        /** "« R.v.St. »." ends with the second dot. */
        private boolean endsQuotedName(int after) {
            int mark = text.startsWith(" »", after) ? after + 2 : text.length();
            return mark < text.length() && ".,;:)".indexOf(text.charAt(mark)) >= 0;
        }

        /** "… of the same cour. The number": a little word with a capital begins a sentence, and no name. */
        private boolean opensSentence(int after, String abbreviation) {
            int start = after;
            while (start < text.length() && Character.isWhitespace(text.charAt(start))) {
                start++;
            }
            int end = start;
            while (end < text.length() && Characters.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (start == text.length()) {
                return false;
            }
            boolean marked = text.charAt(start) == '(' && abbreviation.length() > 1;
            boolean capital = end > start && Characters.isUpperCase(text.charAt(start));
            return capital
                    ? LittleWords.anyHas(FoldedText.fold(text.substring(start, end)))
                    : marked && ALSO_WORDS.contains(abbreviation.toLowerCase(Locale.ROOT));
        }

        private static boolean isAbbreviation(String word) {
            return ABBREVIATIONS.contains(word.toLowerCase(Locale.ROOT));
        }
    }
}
