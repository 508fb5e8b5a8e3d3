package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
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

    private final Tokens tokens;
    private final NavigableMap<Integer, CitedAct> acts = new TreeMap<>();

    ActBeside(Tokens tokens, ProvisionReading reading) {
        this.tokens = tokens;
        reading.acts().forEach(act -> act.places().forEach(place -> acts.putIfAbsent(place, act)));
    }

    /** Whether an act stands beside a place where a number is cited. */
    boolean is(@Nullable CitedAct act, Span place) {
        if (act == null) {
            return false;
        }
        CitedAct behind = behind(place);
        return behind != null ? behind.equals(act) : act.equals(before(place));
    }

    /** Whether one of the given names stands behind a place, read as one of an act or not, and no other act before it. */
    boolean isBefore(Span place, NavigableSet<Integer> names) {
        Integer name = names.ceiling(place.end());
        Integer act = acts.ceilingKey(place.end());
        return name != null
                && (act == null || name <= act)
                && isLight(tokens.indexAt(place.end()), tokens.indexAt(name), FAR_BEHIND);
    }

    private @Nullable CitedAct behind(Span place) {
        Map.Entry<Integer, CitedAct> next = acts.ceilingEntry(place.end());
        boolean near = next != null && isLight(tokens.indexAt(place.end()), tokens.indexAt(next.getKey()), FAR_BEHIND);
        return near ? next.getValue() : null;
    }

    private @Nullable CitedAct before(Span place) {
        Map.Entry<Integer, CitedAct> last = acts.lowerEntry(place.start());
        int end = last == null ? -1 : end(last.getKey(), last.getValue());
        boolean near = end >= 0
                && end <= place.start()
                && isLight(tokens.indexAt(end), tokens.indexAt(place.start()), FAR_BEFORE);
        return near && last != null ? last.getValue() : null;
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
            boolean stop = tokens.is(at, ";")
                    || (tokens.is(at, ".")
                            && tokens.isCapitalised(at + 1)
                            && !tokens.touches(at + 1)
                            && tokens.form(at - 1).length() > 3);
            if (stop || tokens.gapBefore(at) == Gap.PARAGRAPH || words > MOST_WORDS || at - from > most) {
                return false;
            }
        }
        return true;
    }
}
