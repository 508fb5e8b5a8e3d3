package dev.assize.judges.provision;

import dev.assize.law.be.provision.ArticleList;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Characters;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The upper bounds of the ranges that a source gives: of articles, and of the sub-divisions of one article. */
final class RangeBounds {

    /** How far past an upper bound a number still looks like a range that was carried too far. */
    private static final int JUST_PAST = 5;

    private record Series(CitedAct act, String stem) {}

    private record Level(CitedAct act, String key, PathElement.Kind kind, String stem) {}

    private record ListOfArticle(int list, CitedAct act, String key) {}

    private final Map<Series, NavigableMap<Integer, ArticleList>> articles = new HashMap<>();
    private final Map<Level, NavigableMap<Integer, ArticleList>> steps = new HashMap<>();

    RangeBounds(ProvisionReading reading) {
        Map<ListOfArticle, Map<PathElement.Kind, Set<String>>> values = new HashMap<>();
        Map<Integer, Map<Series, Integer>> highest = new HashMap<>();
        for (Provision provision : reading.provisions()) {
            for (int number : provision.lists()) {
                if (reading.lists().get(number - 1).range()) {
                    String key = Keys.normal(provision.key());
                    highest.computeIfAbsent(number, any -> new HashMap<>())
                            .merge(new Series(provision.act(), stem(key)), value(key), Math::max);
                    Map<PathElement.Kind, Set<String>> ofList = values.computeIfAbsent(
                            new ListOfArticle(number, provision.act(), key), any -> new HashMap<>());
                    provision
                            .path()
                            .forEach(step -> ofList.computeIfAbsent(step.kind(), kind -> new HashSet<>())
                                    .add(step.value()));
                }
            }
        }
        highest.forEach((number, bounds) ->
                bounds.forEach((series, bound) -> articles.computeIfAbsent(series, any -> new TreeMap<>())
                        .putIfAbsent(bound, reading.lists().get(number - 1))));
        values.forEach((list, kinds) -> kinds.forEach((kind, all) -> {
            // A range runs over the level whose values differ; the others only lead to it.
            if (all.size() > 1) {
                all.forEach(value -> steps.computeIfAbsent(
                                new Level(list.act(), list.key(), kind, stem(value)), any -> new TreeMap<>())
                        .putIfAbsent(value(value), reading.lists().get(list.list() - 1)));
            }
        }));
    }

    /** The range of an act whose upper bound an article exceeds by a little. */
    Optional<ArticleList> justBefore(CitedAct act, String key) {
        String normal = Keys.normal(key);
        return justBefore(articles.get(new Series(act, stem(normal))), value(normal));
    }

    /** The range of sub-divisions whose upper bound a step exceeds by a little. */
    Optional<ArticleList> justBefore(PathElement step, List<Provision> citations) {
        for (Provision provision : citations) {
            Level level = new Level(provision.act(), Keys.normal(provision.key()), step.kind(), stem(step.value()));
            Optional<ArticleList> range = justBefore(steps.get(level), value(step.value()));
            if (range.isPresent()) {
                return range;
            }
        }
        return Optional.empty();
    }

    private static Optional<ArticleList> justBefore(@Nullable NavigableMap<Integer, ArticleList> bounds, int value) {
        Map.Entry<Integer, ArticleList> below = bounds == null || value < 0 ? null : bounds.lowerEntry(value);
        return below != null && below.getKey() >= 0 && value - below.getKey() <= JUST_PAST
                ? Optional.of(below.getValue())
                : Optional.empty();
    }

    /** What comes before the last figures: "1675/" of "1675/19"; a lone letter has the alphabet for its stem. */
    private static String stem(String number) {
        if (isLetter(number)) {
            return "letter";
        }
        int end = number.length();
        while (end > 0 && Characters.isDigit(number.charAt(end - 1))) {
            end--;
        }
        return number.substring(0, end);
    }

    private static int value(String number) {
        if (isLetter(number)) {
            return Characters.toLowerCase(number.charAt(0));
        }
        String figures = number.substring(stem(number).length());
        return figures.isEmpty() || figures.length() > 6 ? -1 : Integer.parseInt(figures);
    }

    private static boolean isLetter(String number) {
        return number.length() == 1 && Characters.isLetter(number.charAt(0));
    }
}
