package dev.assize.judges.provision;

import dev.assize.law.be.provision.Attribution;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Which acts a bare article may belong to: any that the source has named before it, however far, and one that is named right after. How
 * far back an act may be meant is a matter of taste, and proves nothing. One that nobody has named yet is excluded if another act is named
 * before, and this one only for articles of its own: a letter, a note or a table may say at its end which act its bare articles are of.
 */
final class ActContext {

    /** So soon after a bare article its act may still be named. */
    private static final int AFTER = 400;

    /** So far before a bare article the act that it seems to be of may be named. */
    private static final int BEFORE = 1_000;

    /** So near it may be named although another article stands between. */
    private static final int RIGHT_AFTER = 60;

    private static final int CLOSE = 2;
    private static final int MOST_STEPS = 400;
    private static final int MOST_PLACES = 50;
    private static final NavigableSet<Integer> NOWHERE = Collections.emptyNavigableSet();

    private final Tokens tokens;
    private final NavigableMap<Integer, CitedAct> mentions = new TreeMap<>();
    private final Map<Integer, NavigableSet<Integer>> places = new HashMap<>();
    private final NavigableSet<Integer> citations = new TreeSet<>();
    private final NavigableMap<Integer, Integer> names = new TreeMap<>();
    private final Map<Integer, Boolean> alwaysWithArticles = new HashMap<>();
    private final Map<Integer, Boolean> following = new HashMap<>();

    ActContext(ProvisionReading reading, Tokens tokens) {
        this.tokens = tokens;
        for (CitedAct act : reading.acts()) {
            act.places().forEach(place -> mentions.putIfAbsent(place, act));
            places.put(act.number(), new TreeSet<>(act.places()));
        }
        reading.provisions().forEach(provision -> {
            provision.spans().forEach(span -> citations.add(span.start()));
            provision.attributions().stream()
                    .filter(Attribution::isAttached)
                    .forEach(attribution -> names.merge(
                            attribution.words().start(), attribution.words().end(), Math::max));
        });
    }

    /**
     * Whether an act can be meant at none of the places of some provisions; an act that is not known is never excluded.
     *
     * @param written where the source has its name, read as one of an act or not: the title of a draft names the acts that it changes
     */
    boolean excludes(@Nullable CitedAct act, List<Provision> cited, NavigableSet<Integer> written) {
        if (act == null) {
            return false;
        }
        List<Span> places = new ArrayList<>();
        cited.forEach(provision -> places.addAll(provision.spans()));
        return places.size() <= MOST_PLACES
                && places.stream()
                        .allMatch(place -> followsAnAct(place)
                                && !isNamedBetween(act, 0, place.start())
                                && written.headSet(place.start()).isEmpty()
                                && !isNamedSoonAfter(act, place))
                && alwaysWithArticles.computeIfAbsent(
                        act.number(), number -> places(act).stream().allMatch(this::hasArticles));
    }

    /** Whether the same paragraph names an act before a place, and not too far from it. */
    private boolean followsAnAct(Span place) {
        return following.computeIfAbsent(place.start(), start -> isInParagraphOfAct(place));
    }

    private boolean isInParagraphOfAct(Span place) {
        Integer named = mentions.lowerKey(place.start());
        if (named == null || named < place.start() - BEFORE) {
            return false;
        }
        int last = tokens.indexAt(place.start());
        for (int at = tokens.indexAt(named) + 1; at <= last; at++) {
            if (tokens.gapBefore(at) == Gap.PARAGRAPH) {
                return false;
            }
        }
        return true;
    }

    /** Whether an act hangs on an article with the name that stands at a place. */
    private boolean hasArticles(int place) {
        Map.Entry<Integer, Integer> name = names.floorEntry(place);
        return name != null && name.getValue() > place;
    }

    private NavigableSet<Integer> places(CitedAct act) {
        return places.getOrDefault(act.number(), NOWHERE);
    }

    /** Whether an act is named between two places. */
    boolean isNamedBetween(CitedAct act, int from, int to) {
        Integer named = firstNamed(act, from);
        return named != null && named <= to;
    }

    /** Whether of all acts of its kind that are named between two places an act is the last. */
    boolean isLastOfItsKind(CitedAct act, int from, int to) {
        return mentions.subMap(from, true, to, false).descendingMap().values().stream()
                .limit(MOST_STEPS)
                .filter(named -> named.type() == act.type())
                .findFirst()
                .filter(act::equals)
                .isPresent();
    }

    /** Where an act is named first from a place on; null when nowhere. */
    private @Nullable Integer firstNamed(CitedAct act, int from) {
        return places(act).ceiling(from);
    }

    /** Whether an act is named soon after a place, and not behind the article of another citation, whose act it then is. */
    boolean isNamedSoonAfter(CitedAct act, Span place) {
        Integer named = firstNamed(act, place.start());
        if (named == null || named > place.end() + AFTER) {
            return false;
        }
        return citations.subSet(place.end(), named).isEmpty()
                || (named <= place.end() + RIGHT_AFTER && !SentenceEnd.isBetween(tokens, place.end(), named));
    }

    /** Whether an act is one of the two named last before a place, or is named soon after it. */
    boolean isClose(CitedAct act, Span place) {
        if (isNamedSoonAfter(act, place)) {
            return true;
        }
        Set<Integer> last = new HashSet<>();
        int steps = 0;
        for (CitedAct mentioned :
                mentions.headMap(place.start(), false).descendingMap().values()) {
            last.add(mentioned.number());
            steps++;
            if (mentioned.number() == act.number() || last.size() > CLOSE || steps > MOST_STEPS) {
                return last.size() <= CLOSE;
            }
        }
        return false;
    }
}
