package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The short names that a text defines for itself: "(ci-après : la loi sur les étrangers)", "hierna WER", "(AVG)".
 *
 * <p>A name counts from its definition on.
 */
final class ShortNames {

    private static final Set<String> CUES =
            Set.of("apres", "hierna", "verder", "hieronder", "infra", "afgekort", "abrege", "abregee");
    private static final Set<String> FILLERS =
            WordSet.of("ci - apres hierna verder hieronder infra afgekort abrege abregee en : , \" denomme denommee "
                    + "dite dit genoemd aangeduid als aussi ook la le les l de het ' ( appelee designee");
    private static final Set<String> MARKS = Set.of("(", "\"", ":", "[");
    private static final Set<String> NAMING = WordSet.of(
            "denomme denommee denommes genoemd aangeduid appele appelee designe designee dite dit abrege abregee afgekort");
    private static final Set<String> DETERMINERS = Set.of("la", "le", "les", "l", "de", "het", "dite", "dit");
    private static final int SEARCHED = 30;
    private static final int LONGEST = 10;
    private static final int LONGEST_TITLE = 60;

    private final Tokens tokens;
    private final DateMarks dates;
    private final NameTrie<ActMention> names = new NameTrie<>(6);
    private @Nullable ActMention titleOwner;
    private static final Set<String> TAKING_UP = Set.of(
            "dernier",
            "derniere",
            "meme",
            "laatstgenoemde",
            "laatstgenoemd",
            "laatste",
            "dezelfde",
            "hetzelfde",
            "zelfde");

    private int defined;

    /** By the number of a form how many names were defined when it was asked whether one begins with it, and the answer. */
    private final int[] asked;

    private final boolean[] begins;

    ShortNames(Tokens tokens, DateMarks dates) {
        this.tokens = tokens;
        this.dates = dates;
        this.asked = new int[tokens.forms()];
        this.begins = new boolean[tokens.forms()];
    }

    /** Whether a defined name may begin with this word. */
    boolean mayBegin(int first) {
        if (defined == 0) {
            return false;
        }
        int number = tokens.formNumber(first);
        if (asked[number] != defined) {
            asked[number] = defined;
            begins[number] = names.mayBegin(tokens.form(first));
        }
        return begins[number];
    }

    /** Remembers a name that the text gives an act. */
    void define(String name, ActMention mention) {
        names.add(name, mention);
        defined++;
    }

    /** Looks for a definition behind a mention and remembers it. */
    void learn(ActMention nearest) {
        int at = nearest.last() + 1;
        ActMention mention = titled(nearest);
        if (tokens.is(at, "(") && isAcronym(at + 1) && tokens.is(at + 2, ")")) {
            define(tokens.form(at + 1), mention);
            return;
        }
        if (defineInQuotes(at, mention)) {
            return;
        }
        int cue = cue(at);
        if (cue < 0) {
            return;
        }
        int first = cue;
        while (FILLERS.contains(tokens.form(first)) && first < cue + LONGEST) {
            first++;
        }
        int last = lastOfName(first);
        boolean fits = last >= first && last - first < LONGEST && isDatedAlike(first, last, mention);
        if (fits && isSetOff(at, cue, first) && isName(first, last)) {
            defineEach(first, last, mention);
        }
    }

    /** "Arbeidsovereenkomstenwet of AOW" are two names; "règlement MAR" is one, and its capitals another. */
    private void defineEach(int first, int last, ActMention mention) {
        for (int at = first + 1; at < last; at++) {
            boolean or = tokens.is(at, "ou") || tokens.is(at, "of");
            if (or && isName(first, at - 1) && isName(at + 1, last)) {
                defineEach(first, at - 1, mention);
                defineEach(at + 1, last, mention);
                return;
            }
        }
        define(tokens.text(first, last), mention);
        if (last == first + 1 && ActNouns.at(tokens, first) != null && isAcronym(last)) {
            define(tokens.form(last), mention);
        }
    }

    /** "(“IVO”)", "(la « loi sols »)", "(Vreemdelingenbesluit)", "(BIPT-statuutwet)": nothing but a name in brackets; whether one was defined. */
    private boolean defineInQuotes(int open, ActMention mention) {
        if (!tokens.is(open, "(")) {
            return false;
        }
        int first = open + 1;
        while (first < open + 4 && DETERMINERS.contains(tokens.form(first))) {
            first++;
        }
        boolean quoted = tokens.is(first, "\"");
        first = quoted ? first + 1 : first;
        int last = first;
        while (last < first + LONGEST && tokens.isWord(last + 1)) {
            last++;
        }
        boolean joined = !quoted && tokens.is(first + 1, "-") && tokens.touches(first + 1) && tokens.touches(first + 2);
        last = joined ? first + 2 : last;
        int close = quoted && tokens.is(last + 1, "\"") ? last + 2 : last + 1;
        boolean compound = (joined || first == last) && ActNouns.isCompound(tokens, last);
        boolean alone = quoted ? close == last + 2 : compound;
        boolean name = tokens.is(close, ")") && alone && tokens.isWord(first) && isName(first, last);
        if (name) {
            defineEach(first, last, mention);
        }
        return name;
    }

    /**
     * The act that is defined behind a mention: one whose quoted title the mention ends, else the mention itself. In "le décret du
     * 5 mai 2009 « modifiant la loi du 3 juin 1994 » (ci-après : …)" that is the decree.
     */
    private ActMention titled(ActMention nearest) {
        ActMention owner = titleOwner;
        if (tokens.is(nearest.last() + 1, "\"") && owner != null && nearest.first() > owner.last() + 1) {
            titleOwner = null;
            return owner;
        }
        if (tokens.is(nearest.last() + 1, "\"") && tokens.isWord(nearest.last() + 2)) {
            titleOwner = nearest;
        }
        boolean elsewhere = owner != null && nearest.first() - owner.last() > LONGEST_TITLE;
        titleOwner = elsewhere ? null : titleOwner;
        return nearest;
    }

    /** "(ci-après : le décret du 23 octobre 2009)" is no name of an act of another day, though one stands nearer. */
    private boolean isDatedAlike(int first, int last, ActMention mention) {
        for (int at = first; at <= last; at++) {
            DateMarks.Mark mark = dates.at(at);
            if (mark != null && !mark.date().equals(mention.date())) {
                return false;
            }
        }
        return true;
    }

    /** "hierna" alone is an adverb: a definition stands in brackets or quotes, after a colon, or after "dénommé". */
    private boolean isSetOff(int from, int cue, int first) {
        for (int at = Math.max(from, cue - 3); at <= first; at++) {
            if (MARKS.contains(tokens.form(at)) || NAMING.contains(tokens.form(at))) {
                return true;
            }
        }
        return tokens.is(first - 1, "\"");
    }

    /** A name is an acronym, capitalised, or begins with a noun for an act. */
    private boolean isName(int first, int last) {
        for (int at = first; at <= last; at++) {
            if (tokens.isCapitalised(at) || ActNouns.at(tokens, at) != null) {
                return true;
            }
        }
        return false;
    }

    private boolean isAcronym(int index) {
        return tokens.isUpperCase(index)
                && tokens.form(index).length() >= 2
                && tokens.form(index).length() <= 8;
    }

    private int cue(int from) {
        boolean quoted = false;
        for (int at = from; at < from + SEARCHED && at < tokens.size(); at++) {
            quoted ^= tokens.is(at, "\"");
            if (CUES.contains(tokens.form(at))) {
                boolean hyphenated = !tokens.is(at, "apres") || tokens.is(at - 1, "-") || tokens.is(at - 1, "ci");
                return hyphenated ? at : -1;
            }
            boolean elsewhere = tokens.form(at).startsWith("art")
                    || tokens.is(at, ";")
                    || tokens.is(at, ".")
                    || tokens.gapBefore(at) == Gap.PARAGRAPH
                    || (at > from && !quoted && ActNouns.at(tokens, at) != null && !insideBracket(at));
            if (elsewhere) {
                return -1;
            }
        }
        return -1;
    }

    private boolean insideBracket(int at) {
        return tokens.is(at - 1, "(") || tokens.is(at - 2, "(");
    }

    private int lastOfName(int first) {
        int at = first;
        while (at < tokens.size() && at < first + LONGEST && !endsName(at)) {
            at++;
        }
        return at - 1;
    }

    private boolean endsName(int at) {
        boolean stop = tokens.is(at, ".")
                && !(tokens.touches(at) && tokens.form(at - 1).length() <= 3);
        return stop
                || Set.of(")", "\"", ",", ";", ":", "]").contains(tokens.form(at))
                || tokens.gapBefore(at) == Gap.PARAGRAPH;
    }

    /** The defined name at a token; null when none is there, or when a fuller description is. */
    @Nullable
    ActMention at(int first, @Nullable ActMention described) {
        NameTrie.Match<ActMention> match = names.longest(tokens, first);
        if (match == null) {
            return null;
        }
        boolean fuller = described != null && described.form() == Form.DESCRIBED && described.last() > match.last();
        if (fuller || isTakenUp(first, match.last())) {
            return null;
        }
        ActMention defined = match.values().get(match.values().size() - 1);
        int last = match.last();
        if (tokens.is(last + 1, ".")
                && tokens.touches(last + 1)
                && tokens.form(last).length() <= 3) {
            last++;
        }
        return new ActMention(
                first,
                last,
                Form.NAMED,
                defined.type(),
                defined.family(),
                defined.candidates(),
                null,
                "",
                Set.of(),
                defined);
    }

    /** "cette dernière loi" is the law named last, although the text calls another one "la Loi". */
    private boolean isTakenUp(int first, int last) {
        return first == last && TAKING_UP.contains(tokens.form(first - 1)) && ActNouns.at(tokens, first) != null;
    }
}
