package dev.assize.judges.provision;

import dev.assize.law.be.provision.ArticleList;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Decides what an item without a partner is: a duplicate, a wrong act, an overshoot, an invention.
 *
 * <p>A hallucination needs proof: where the source has the number near the act in any notation, the item is disputed.
 */
final class UnmatchedItems {

    /** How far past an upper bound a number still looks like a range that was carried too far. */
    private static final int JUST_PAST = 5;

    private final ProvisionReading reading;
    private final SourceNumbers numbers;
    private final InsertedArticles inserted;
    private final Map<String, List<ReadItem>> accepted = new HashMap<>();
    private final Map<String, List<Provision>> byKey = new HashMap<>();
    private final Map<CitedAct, Map<ArticleList, String>> upperBounds = new HashMap<>();

    /** @param accepted the items that have a partner, by which a duplicate is known */
    UnmatchedItems(ExtractionCase subject, List<ReadItem> accepted) {
        this.reading = subject.reading();
        this.numbers = new SourceNumbers(subject.sourceText());
        this.inserted = new InsertedArticles(reading);
        accepted.forEach(this::accept);
        for (Provision provision : reading.provisions()) {
            byKey.computeIfAbsent(Keys.normal(provision.key()), key -> new ArrayList<>())
                    .add(provision);
            provision.lists().forEach(list -> bound(provision, reading.lists().get(list - 1)));
        }
    }

    private void accept(ReadItem item) {
        for (ProvisionNumber number : item.numbers()) {
            accepted.computeIfAbsent(Keys.normal(number.key()), key -> new ArrayList<>())
                    .add(item);
        }
    }

    private void bound(Provision member, ArticleList list) {
        if (list.range()) {
            upperBounds
                    .computeIfAbsent(member.act(), act -> new LinkedHashMap<>())
                    .merge(list, member.key(), (one, other) -> isPast(other, one) ? other : one);
        }
    }

    UnmatchedOutcome fate(ReadItem item) {
        if (item.namesNoArticle()) {
            return UnmatchedOutcome.issue(IssueKind.BARE_ACT, "it names no article", null);
        }
        if (isDuplicate(item)) {
            return UnmatchedOutcome.issue(IssueKind.DUPLICATE, "it is extracted already", null);
        }
        UnmatchedOutcome fate = decide(item, item.numbers().get(0));
        if (fate.kind() == null) {
            accept(item);
        }
        return fate;
    }

    private boolean isDuplicate(ReadItem item) {
        String key = Keys.normal(item.numbers().get(0).key());
        return item.act() != null
                && accepted.getOrDefault(key, List.of()).stream().anyMatch(other -> isSame(item, other));
    }

    private static boolean isSame(ReadItem item, ReadItem other) {
        if (!Objects.equals(item.act(), other.act()) || other.numbers().isEmpty()) {
            return false;
        }
        ProvisionNumber one = item.numbers().get(0);
        ProvisionNumber two = other.numbers().get(0);
        return Keys.same(one.key(), two.key()) && Paths.sameUpToNotation(one.path(), two.path());
    }

    private UnmatchedOutcome decide(ReadItem item, ProvisionNumber number) {
        CitedAct act = item.act();
        List<Provision> cited = byKey.getOrDefault(Keys.normal(number.key()), List.of());
        List<Provision> inAct =
                cited.stream().filter(provision -> provision.act().equals(act)).toList();
        if (!inAct.isEmpty()) {
            return ofCitedArticle(number, inAct);
        }
        if (act != null && inserted.has(act, number.key())) {
            return UnmatchedOutcome.supported("it lies inside a range that the source gives");
        }
        if (act != null) {
            Optional<ArticleList> range = overshot(act, number);
            if (range.isPresent()) {
                return UnmatchedOutcome.issue(
                        IssueKind.RANGE_OVERSHOOT,
                        "it lies past a range that the source gives",
                        range.get().span());
            }
        }
        Optional<Provision> unnamed = cited.stream()
                .filter(provision -> provision.act().name().isEmpty())
                .findFirst();
        if (unnamed.isPresent()) {
            return UnmatchedOutcome.disputed(
                    "the source cites this article and does not say of which act",
                    unnamed.get().span());
        }
        if (!cited.isEmpty()) {
            return ofOtherAct(act, cited.get(0));
        }
        return numbers.find(number.key(), act)
                .map(place -> UnmatchedOutcome.disputed("the source has this number near the act", place))
                .orElseGet(() -> UnmatchedOutcome.issue(
                        IssueKind.HALLUCINATED_PROVISION, "the source cites no such article", null));
    }

    /** The article is cited, but not this part of it. */
    private UnmatchedOutcome ofCitedArticle(ProvisionNumber number, List<Provision> inAct) {
        boolean coarser = inAct.stream().anyMatch(provision -> Paths.isCoarser(number.path(), provision.path()));
        if (coarser) {
            return UnmatchedOutcome.supported("the source cites a part of it");
        }
        for (PathElement step : number.path()) {
            boolean known = inAct.stream().anyMatch(provision -> Paths.hasStep(provision.path(), step));
            if (known) {
                continue;
            }
            Optional<ArticleList> range = overshot(step, inAct);
            if (range.isPresent()) {
                return UnmatchedOutcome.issue(
                        IssueKind.RANGE_OVERSHOOT,
                        step + " lies past a range that the source gives",
                        range.get().span());
            }
            if (numbers.findStep(step, inAct).isEmpty()) {
                return UnmatchedOutcome.issue(
                        IssueKind.INVENTED_SUBDIVISION,
                        "the source has no " + step + " of this article",
                        inAct.get(0).span());
            }
        }
        return UnmatchedOutcome.disputed(
                "the source cites the article, but not in this combination",
                inAct.get(0).span());
    }

    private UnmatchedOutcome ofOtherAct(@Nullable CitedAct act, Provision cited) {
        boolean base = act != null && isProtocolOf(cited.act(), act);
        boolean articles = reading.provisions().stream()
                .anyMatch(provision -> provision.act().equals(act));
        String where = "the source cites this article of \"" + cited.act().name() + "\"";
        return base && !articles
                ? UnmatchedOutcome.issue(IssueKind.BASE_CONVENTION, where + " only", cited.span())
                : UnmatchedOutcome.issue(IssueKind.WRONG_PARENT_ACT, where, cited.span());
    }

    private static boolean isProtocolOf(CitedAct protocol, CitedAct convention) {
        boolean named = protocol.names().stream()
                .anyMatch(name -> name.toLowerCase(Locale.ROOT).contains("protoc"));
        boolean other = convention.names().stream()
                .noneMatch(name -> name.toLowerCase(Locale.ROOT).contains("protoc"));
        return named && other && convention.type() == protocol.type();
    }

    /** The range of an act whose upper bound an article exceeds by a little. */
    private Optional<ArticleList> overshot(CitedAct act, ProvisionNumber number) {
        for (Map.Entry<ArticleList, String> bound :
                upperBounds.getOrDefault(act, Map.of()).entrySet()) {
            if (isJustPast(number.key(), bound.getValue())) {
                return Optional.of(bound.getKey());
            }
        }
        return Optional.empty();
    }

    private Optional<ArticleList> overshot(PathElement step, List<Provision> inAct) {
        for (Provision provision : inAct) {
            boolean past = provision.path().stream()
                    .anyMatch(bound -> bound.kind() == step.kind() && isJustPast(step.value(), bound.value()));
            for (int list : past ? provision.lists() : List.<Integer>of()) {
                if (reading.lists().get(list - 1).range()) {
                    return Optional.of(reading.lists().get(list - 1));
                }
            }
        }
        return Optional.empty();
    }

    /** Whether a number exceeds another by a little, both having the same stem: 1675/20 after 1675/19, d after c. */
    private static boolean isJustPast(String number, String bound) {
        if (number.length() == 1 && bound.length() == 1 && Characters.isLetter(number.charAt(0))) {
            int past = number.charAt(0) - bound.charAt(0);
            return past > 0 && past <= JUST_PAST;
        }
        String stem = number.substring(0, stem(number));
        if (!stem.equals(bound.substring(0, stem(bound)))) {
            return false;
        }
        int here = value(number.substring(stem.length()));
        int there = value(bound.substring(stem.length()));
        return there >= 0 && here > there && here - there <= JUST_PAST;
    }

    private static boolean isPast(String number, String bound) {
        String stem = number.substring(0, stem(number));
        return stem.equals(bound.substring(0, stem(bound)))
                && value(number.substring(stem.length())) > value(bound.substring(stem.length()));
    }

    private static int stem(String number) {
        int end = number.length();
        while (end > 0 && Characters.isDigit(number.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    private static int value(String figures) {
        return figures.isEmpty() || figures.length() > 6 ? -1 : Integer.parseInt(figures);
    }
}
