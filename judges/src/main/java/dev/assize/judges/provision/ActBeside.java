package dev.assize.judges.provision;

import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.Attribution.Reason;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.LatinSuffix;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import dev.assize.text.WordSet;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The act that stands literally beside a number, whichever act the reading gives it: the first that is named behind it, with nothing but numbers,
 * marks, sub-divisions and little words between, or else the one right before the word "article" ("Loi du 16 décembre 1851, art. 11"). An item
 * that names this act is never said to name a wrong one.
 */
final class ActBeside {

    private static final int FAR_BEHIND = 45;
    private static final int FAR_BEFORE = 12;

    /** "loi du 3 mai", "eerste lid": so many longer words may be part of a list of sub-divisions. */
    private static final int MOST_WORDS = 4;

    /** The words that may stand between two articles of one list; what a verb parts is no list. */
    private static final Set<String> JOINTS =
            WordSet.of("et ou en of und ainsi que juncto iuncto jo cq de du des la le les au aux"
                    + " er ste van het der dans par in bij met mit combinaison combine combines combinee combinees avec lu lus lue"
                    + " lues gelezen samen samengelezen samenhang verbinding gelesen a tot zowel als tant ainsi");

    private final Tokens tokens;
    private final NavigableMap<Integer, CitedAct> acts = new TreeMap<>();

    ActBeside(Tokens tokens, ProvisionReading reading) {
        this.tokens = tokens;
        reading.acts().forEach(act -> act.places().forEach(place -> acts.putIfAbsent(place, act)));
    }

    /** Whether an act stands beside one of the places where a number is cited. */
    boolean is(@Nullable CitedAct act, Provision provision, int index) {
        Span place = provision.spans().get(index);
        if (act == null) {
            return false;
        }
        CitedAct behind = behind(place);
        if (behind != null) {
            return behind.equals(act);
        }
        // "the articles 76 and 77 of that law": something hangs behind them, and what stands before is another matter.
        return !isTakenUpBehind(provision.attributions().get(index), place) && act.equals(before(place));
    }

    private static boolean isTakenUpBehind(Attribution attribution, Span place) {
        return attribution.reason().compareTo(Reason.SHARED_FORWARD) <= 0
                && attribution.words().start() >= place.end();
    }

    /** Whether one of the given names stands behind a place, read as one of an act or not, and no other act before it. */
    boolean isBefore(Span place, NavigableSet<Integer> names) {
        Integer name = names.ceiling(place.end());
        Integer act = acts.ceilingKey(place.end());
        return name != null && (act == null || name <= act) && isReached(place, name);
    }

    private @Nullable CitedAct behind(Span place) {
        Map.Entry<Integer, CitedAct> next = acts.ceilingEntry(place.end());
        return next != null && isReached(place, next.getKey()) ? next.getValue() : null;
    }

    private @Nullable CitedAct before(Span place) {
        Map.Entry<Integer, CitedAct> last = acts.lowerEntry(place.start());
        int end = last == null ? -1 : end(last.getKey(), last.getValue());
        boolean near = end >= 0
                && end <= place.start()
                && isLight(tokens.indexAt(end), tokens.indexAt(place.start()), FAR_BEFORE);
        return near && last != null ? last.getValue() : null;
    }

    /** Whether a name behind a place is that of its act: what stands between is light, and another article only in one list with this one. */
    private boolean isReached(Span place, int name) {
        int from = tokens.indexAt(place.end());
        int to = tokens.indexAt(name);
        return isLight(from, to, FAR_BEHIND) && isOneList(from, to);
    }

    /** Whether the next word "article", if there is one, is joined to what stands before it: "l'article 6 et l'article 8 de la loi". */
    private boolean isOneList(int from, int to) {
        boolean joined = true;
        for (int at = from; at < to; at++) {
            if (Absence.isArticleWord(tokens.form(at))) {
                return joined;
            }
            joined &= !tokens.isWord(at)
                    || JOINTS.contains(tokens.form(at))
                    || tokens.form(at).length() == 1
                    || Absence.isStep(tokens.form(at))
                    || LatinSuffix.place(tokens.form(at)).isPresent();
        }
        return true;
    }

    /** Where the longest name of an act ends that begins at a place; -1 when none does. */
    private int end(int place, CitedAct act) {
        String text = tokens.original();
        int longest = -1;
        for (String name : act.names()) {
            boolean there = text.regionMatches(place, name, 0, name.length());
            longest = there ? Math.max(longest, place + name.length()) : longest;
        }
        return longest;
    }

    private boolean isLight(int from, int to, int most) {
        int words = 0;
        for (int at = from; at < to; at++) {
            words += Attachment.isLong(tokens, at) ? 1 : 0;
            boolean stop = tokens.is(at, ";") || (SentenceEnd.isStop(tokens, at) && at + 1 < to);
            if (stop || tokens.gapBefore(at) == Gap.PARAGRAPH || words > MOST_WORDS || at - from > most) {
                return false;
            }
        }
        return true;
    }
}
