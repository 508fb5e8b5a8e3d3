package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.LatinSuffix;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The articles that a cited range may hold though nothing but the law itself tells: 3bis in "2 to 5", 29ter in "29bis to
 * 29quater". Nobody need extract them, and whoever does has invented nothing.
 */
final class InsertedArticles {

    private static final Pattern NUMBER = Pattern.compile("(\\d{1,6})(?:([a-z]{3,16})|/(\\d{1,4}))?");

    /** Where an article stands in its act: 3, 3bis, 3ter, 4. */
    private record Rank(int number, int inserted) implements Comparable<Rank> {

        private static final Comparator<Rank> ORDER =
                Comparator.comparingInt(Rank::number).thenComparingInt(Rank::inserted);

        static Optional<Rank> of(String key) {
            Matcher matcher = NUMBER.matcher(Keys.normal(key));
            if (!matcher.matches()) {
                return Optional.empty();
            }
            int number = Integer.parseInt(matcher.group(1));
            if (matcher.group(2) != null) {
                OptionalInt place = LatinSuffix.place(matcher.group(2));
                return place.isPresent() ? Optional.of(new Rank(number, place.getAsInt())) : Optional.empty();
            }
            return Optional.of(new Rank(number, matcher.group(3) == null ? 0 : Integer.parseInt(matcher.group(3))));
        }

        @Override
        public int compareTo(Rank other) {
            return ORDER.compare(this, other);
        }
    }

    /** For each act its ranges, by number, with their articles and whether each is inferred. */
    private final Map<CitedAct, Map<Integer, NavigableMap<Rank, Boolean>>> ranges = new HashMap<>();

    InsertedArticles(ProvisionReading reading) {
        for (Provision provision : reading.provisions()) {
            for (int list : provision.lists()) {
                if (reading.lists().get(list - 1).range()) {
                    Rank.of(provision.key())
                            .ifPresent(rank -> ranges.computeIfAbsent(provision.act(), act -> new HashMap<>())
                                    .computeIfAbsent(list, number -> new TreeMap<>())
                                    .put(rank, provision.inferred()));
                }
            }
        }
    }

    /** Whether a range of the act runs over an article that is not among those counted. */
    boolean has(CitedAct act, String key) {
        Collection<NavigableMap<Rank, Boolean>> cited =
                ranges.getOrDefault(act, Map.of()).values();
        return Rank.of(key)
                .filter(rank -> rank.inserted() > 0)
                .filter(rank -> cited.stream().anyMatch(range -> holds(range, rank)))
                .isPresent();
    }

    private static boolean holds(NavigableMap<Rank, Boolean> range, Rank rank) {
        Map.Entry<Rank, Boolean> below = range.lowerEntry(rank);
        Map.Entry<Rank, Boolean> above = range.higherEntry(rank);
        if (below == null || above == null) {
            return false;
        }
        // In "10, 11 and 20 to 22" nothing runs from 10 to 11.
        boolean runs = below.getValue() || above.getValue() || range.size() == 2;
        return runs && above.getKey().number() - below.getKey().number() <= 1;
    }
}
