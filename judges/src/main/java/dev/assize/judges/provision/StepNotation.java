package dev.assize.judges.provision;

import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Characters;
import dev.assize.text.WordSet;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * The ways in which texts write one sub-division: "§ 2", "§§ 1er à 3", "paragraphe 2", "deuxième alinéa", "58(2)", "6, 1", a § that
 * a scanner took for a 5. Whatever may be meant so counts; the proof of absence needs that nothing does.
 */
final class StepNotation {

    private static final Map<String, Integer> ORDINALS = ordinals();
    private static final Set<String> LAST = Set.of("dernier", "derniere", "laatste", "in");
    private static final Set<String> PARAGRAPH_NOUNS = WordSet.of(
            "§ paragraphe paragraphes paragraaf paragrafen par lid leden alinea alineas al absatz abs sub " + "onder");
    private static final Set<String> POINT_NOUNS =
            WordSet.of("point points punt punten pt litt littera lettre lettres letter letters sub sous onder nr n "
                    + "chiffre tiret tirets streepje streep phrase zin volzin");

    /** Acts of the Union number the paragraphs of an article, and others call them points. */
    private static final Set<String> POINTS = Set.of("point", "points", "punt", "punten", "pt");

    private static final Set<String> LISTED = Set.of(
            ",", "et", "en", "ou", "of", "a", "au", "tot", "met", "er", "°", ")", "(", "§", "-", "e", "de", "ste",
            "het", "le", "la", "les", "l");
    private static final Set<String> RANGE_WORDS = Set.of("a", "au", "tot", "m", "-");
    private static final int LONGEST_LIST = 14;

    /** What scanners make of the figure 1. */
    private static final Set<String> SCANNED_ONE = Set.of("l", "i");

    private final Tokens tokens;
    private final PathElement step;
    private final String value;

    StepNotation(Tokens tokens, PathElement step) {
        this.tokens = tokens;
        this.step = step;
        this.value = step.value().toLowerCase(Locale.ROOT);
    }

    private static Map<String, Integer> ordinals() {
        String french = "premier deuxieme troisieme quatrieme cinquieme sixieme septieme huitieme neuvieme dixieme";
        String dutch = "eerste tweede derde vierde vijfde zesde zevende achtste negende tiende";
        Map<String, Integer> all = new HashMap<>(
                Map.of("premiere", 1, "second", 2, "seconde", 2, "ler", 1, "dernier", 0, "laatste", 0, "derniere", 0));
        for (String list : List.of(french, dutch)) {
            String[] words = list.split(" ");
            for (int i = 0; i < words.length; i++) {
                all.put(words[i], i + 1);
            }
        }
        return Map.copyOf(all);
    }

    /** Whether a word may stand for a sub-division: a letter, a small Roman figure, an ordinal. */
    static boolean mayBeStep(String form) {
        boolean roman = form.length() <= 4 && form.chars().allMatch(letter -> "ivx".indexOf(letter) >= 0);
        return form.length() == 1 || roman || isOrdinal(form);
    }

    static boolean isOrdinal(String form) {
        return ORDINALS.containsKey(form);
    }

    /** The tokens that may carry the value: its figures or its letter, and the words that count so far. */
    List<String> forms() {
        List<String> forms = new ArrayList<>();
        String head = head();
        if (value.equals("dernier")) {
            forms.addAll(LAST);
            return forms;
        }
        forms.add(head);
        boolean figures = isFigures(head);
        if (figures) {
            // A § that was scanned as a 5: "46, 54" for "46, § 4".
            forms.add("5" + head);
        }
        if (head.equals("1")) {
            forms.addAll(SCANNED_ONE);
        }
        ORDINALS.forEach((word, number) -> {
            if (figures && head.equals(Integer.toString(number))) {
                forms.add(word);
            }
        });
        return forms;
    }

    /** The value without its suffix: the 2 of "2bis". */
    private String head() {
        int end = 0;
        while (end < value.length() && Characters.isDigit(value.charAt(end))) {
            end++;
        }
        return end == 0 ? value : value.substring(0, end);
    }

    private static boolean isFigures(String text) {
        return !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    }

    /** Whether the token at a place stands for this sub-division. */
    boolean isAt(int at, String key) {
        if (isOrdinal(tokens.form(at)) || LAST.contains(tokens.form(at))) {
            return !isItemLike() && followedByNoun(at);
        }
        if (SCANNED_ONE.contains(tokens.form(at)) && isFigures(head())) {
            return isScannedOne(at);
        }
        boolean scanned = tokens.is(at, "5" + head()) && !tokens.is(at, head());
        if (scanned) {
            return step.kind() == PathElement.Kind.PARAGRAPH && tokens.is(at - 1, ",");
        }
        boolean afterKey = isRightAfterKey(at, key);
        return switch (step.kind()) {
            case PARAGRAPH, BRACKETED, SUBPARAGRAPH, MEMBER ->
                afterKey || isListedAfter(at, PARAGRAPH_NOUNS) || isListedAfter(at, POINTS) || isOrdinalFigure(at);
            case ITEM, UNMARKED, POINT, LETTER, SMALL_ROMAN ->
                afterKey || isMarkedItem(at) || isListedAfter(at, POINT_NOUNS);
            case INDENT, SENTENCE, ROMAN, CAPITAL -> true;
        };
    }

    /** "alinéa l er", "§ I": right behind the noun or sign, and no article before a word ("l'article"). */
    private boolean isScannedOne(int at) {
        int noun = tokens.is(at - 1, ".") ? at - 2 : at - 1;
        boolean behind = isItemLike()
                ? POINT_NOUNS.contains(tokens.form(noun))
                : PARAGRAPH_NOUNS.contains(tokens.form(noun)) || POINTS.contains(tokens.form(noun));
        return (behind && (!tokens.isWord(at + 1) || tokens.is(at + 1, "er"))) || (isItemLike() && isMarkedItem(at));
    }

    private boolean isItemLike() {
        return switch (step.kind()) {
            case ITEM, UNMARKED, POINT, LETTER, SMALL_ROMAN -> true;
            case PARAGRAPH, BRACKETED, SUBPARAGRAPH, MEMBER, INDENT, SENTENCE, ROMAN, CAPITAL -> false;
        };
    }

    /** "deuxième alinéa", "tweede en derde lid". */
    private boolean followedByNoun(int at) {
        for (int next = at + 1; next < at + 8; next++) {
            String form = tokens.form(next);
            if (PARAGRAPH_NOUNS.contains(form) || POINT_NOUNS.contains(form)) {
                return true;
            }
            if (!isOrdinal(form) && !LISTED.contains(form)) {
                return false;
            }
        }
        return false;
    }

    /** "2de lid", "3e en 4e lid". */
    private boolean isOrdinalFigure(int at) {
        return tokens.isWord(at + 1) && tokens.touches(at + 1) && followedByNoun(at + 1);
    }

    /** "6.1", "58(2)(b)", "6, 1, f)": behind the number of the article and other sub-divisions of it alone. */
    private boolean isRightAfterKey(int at, String key) {
        for (int before = at - 1; before > at - 12 && before >= 0; before--) {
            String form = tokens.form(before);
            if (tokens.isNumber(before) && key.toLowerCase(Locale.ROOT).contains(form)) {
                return true;
            }
            boolean passes = tokens.isNumber(before)
                    || form.length() == 1
                    || PARAGRAPH_NOUNS.contains(form)
                    || POINT_NOUNS.contains(form)
                    || LISTED.contains(form);
            boolean otherKind = form.equals("°") || (form.equals("§") && isItemLike() && !isBareMember(at));
            if (!passes || otherKind) {
                return false;
            }
            if (isDegree(at + 1) && !isItemLike()) {
                return false;
            }
        }
        return false;
    }

    /** "18, § 3, 2, de l'arrêté": a figure without a sign, between commas, may be whatever lies below the paragraph. */
    private boolean isBareMember(int at) {
        return tokens.isNumber(at) && tokens.is(at - 1, ",") && tokens.is(at + 1, ",");
    }

    /** The sign of an item behind its figure, also where a scanner made a raised letter of it: "6o". */
    private boolean isDegree(int at) {
        return tokens.touches(at)
                && (tokens.is(at, "°") || (tokens.is(at, "o") && tokens.isNumber(at - 1) && !tokens.isCapitalised(at)));
    }

    /** "3°", "3)", "(3)", "a)", "(a)", "a." at the head of a line. */
    private boolean isMarkedItem(int at) {
        int next = at + 1;
        if (tokens.is(next, "°") || tokens.is(next, ")")) {
            return true;
        }
        boolean raised = tokens.touches(next) && (tokens.is(next, "o") || tokens.is(next, "e"));
        boolean listed = tokens.is(next, ".") && tokens.gapBefore(at).compareTo(Gap.LINE) >= 0;
        boolean letterOfNumber = tokens.touches(at) && step.kind() == PathElement.Kind.LETTER;
        return raised || listed || letterOfNumber;
    }

    /** Whether a noun or sign stands before the figure, with nothing but other members of its list between. */
    private boolean isListedAfter(int at, Set<String> nouns) {
        for (int before = at - 1; before > at - LONGEST_LIST && before >= 0; before--) {
            String form = tokens.form(before);
            if (nouns.contains(form)) {
                return !(isDegree(at + 1) && !isItemLike());
            }
            boolean member = tokens.isNumber(before) || LISTED.contains(form) || form.length() == 1 || isOrdinal(form);
            if (!member) {
                return false;
            }
        }
        return false;
    }

    /** Whether a token may stand between the ends of a range. */
    static boolean mayJoinRange(Tokens tokens, int at) {
        return RANGE_WORDS.contains(tokens.form(at)) && !tokens.is(at + 1, ")");
    }

    /** Whether the range around a joint is of this kind and runs over the value: "§§ 1er à 4", "a) à d)". */
    boolean isRunOver(int joint) {
        int low = lower(joint);
        int high = upper(joint);
        if (low < 0 || high < 0) {
            return false;
        }
        String head = head();
        String from = figures(low);
        String to = figures(high);
        boolean figures = isFigures(head) && isFigures(from) && isFigures(to);
        boolean letters = head.length() == 1 && from.length() == 1 && to.length() == 1 && !isFigures(head);
        boolean inside = figures
                ? between(Long.parseLong(head), from, to)
                : letters && from.charAt(0) < head.charAt(0) && head.charAt(0) < to.charAt(0);
        boolean items = tokens.is(low + 1, "°") || tokens.is(high + 1, "°");
        boolean paragraphs = isListedAfter(low, PARAGRAPH_NOUNS) || isListedAfter(low, POINTS) || isDecimalPart(low);
        return inside && (isItemLike() || !items) && (isItemLike() || paragraphs);
    }

    /** The 1 of "9.1 à 9.3". */
    private boolean isDecimalPart(int at) {
        return tokens.is(at - 1, ".") && tokens.touches(at) && tokens.touches(at - 1) && tokens.isNumber(at - 2);
    }

    /** The figures at a token; those that an ordinal stands for. */
    private String figures(int at) {
        Integer ordinal = ORDINALS.get(tokens.form(at));
        return ordinal == null ? tokens.form(at) : Integer.toString(ordinal);
    }

    private boolean mayBound(int at) {
        return tokens.isNumber(at) || tokens.form(at).length() == 1 || isOrdinal(tokens.form(at));
    }

    private static boolean between(long value, String from, String to) {
        return from.length() < 6 && to.length() < 6 && Long.parseLong(from) < value && value < Long.parseLong(to);
    }

    /** The letter of "a) à f)" and of "b) tot e)", which is no little word there. */
    private boolean isBracketedLetter(int at) {
        return tokens.isWord(at) && tokens.form(at).length() == 1 && tokens.is(at + 1, ")");
    }

    private int lower(int joint) {
        int at = joint - 1;
        while (at > joint - 4 && LISTED.contains(tokens.form(at)) && !isBracketedLetter(at)) {
            at--;
        }
        return mayBound(at) ? at : -1;
    }

    private int upper(int joint) {
        int at = joint + 1;
        while (at < joint + 4 && LISTED.contains(tokens.form(at)) && !isBracketedLetter(at)) {
            at++;
        }
        if (isDecimalPart(at + 2)) {
            at += 2;
        }
        return mayBound(at) ? at : -1;
    }
}
