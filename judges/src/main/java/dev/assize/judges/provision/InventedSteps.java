package dev.assize.judges.provision;

import dev.assize.law.be.provision.ArticleList;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the step of an item that its source has at no place of the article: an invention, or one past the end of a range. */
final class InventedSteps {

    private static final int MOST_NAMED_BESIDE = 20;
    private static final Pattern FIGURES = Pattern.compile("\\d+");

    private final ProvisionReading reading;
    private final CitedArticles articles;
    private final SourceActs acts;
    private final RangeBounds bounds;
    private final SourceSearch search;
    private @Nullable Map<String, Occupied> occupied;

    InventedSteps(
            ProvisionReading reading,
            CitedArticles articles,
            SourceActs acts,
            RangeBounds bounds,
            SourceSearch search) {
        this.reading = reading;
        this.articles = articles;
        this.acts = acts;
        this.bounds = bounds;
        this.search = search;
    }

    /** What an item adds to the provision that it is paired with and the source nowhere has: "6, § 17" for article 6. */
    Optional<UnmatchedOutcome> added(ReadItem item, Provision partner) {
        String key = Keys.normal(partner.key());
        List<Provision> citations = articles.numbered(key).stream()
                .filter(provision -> provision.act().equals(partner.act()))
                .toList();
        return item.numbers().stream()
                .filter(number -> Keys.normal(number.key()).equals(key))
                .findFirst()
                .filter(number -> number.path().size() > partner.path().size())
                .flatMap(number -> find(number, citations));
    }

    /** The step whose figures stand nowhere in the source, neither by themselves nor inside a range; empty when there is none. */
    Optional<UnmatchedOutcome> nowhere(ProvisionNumber number) {
        return number.path().stream()
                .filter(step -> FIGURES.matcher(step.value()).matches()
                        && search.steps().isUnwritten(step)
                        && !search.numbers().has(step.value()))
                .findFirst()
                .map(step -> UnmatchedOutcome.issue(
                        IssueKind.INVENTED_SUBDIVISION, "the source has no " + step + " of whatever article", null));
    }

    /** The step that the source nowhere has; empty when it speaks of each. */
    Optional<UnmatchedOutcome> find(ProvisionNumber number, List<Provision> citations) {
        Set<Integer> own =
                citations.stream().map(provision -> provision.act().number()).collect(Collectors.toSet());
        List<Provision> around = new ArrayList<>(citations);
        articles.numbered(number.key()).stream()
                .filter(provision -> !own.contains(provision.act().number()) && mayBeOf(provision, citations))
                .forEach(around::add);
        for (PathElement step : number.path()) {
            if (!Paths.isCountable(step)) {
                continue;
            }
            // Under whatever act: the article may have been given to another one wrongly.
            boolean known = articles.numbered(number.key()).stream()
                    .anyMatch(provision -> Paths.hasStep(provision.path(), step));
            if (known
                    || search.steps()
                            .find(step, around, others(citations.get(0).key()))
                            .isPresent()) {
                continue;
            }
            Optional<ArticleList> range = bounds.justBefore(step, citations);
            return Optional.of(
                    range.isPresent()
                            ? UnmatchedOutcome.issue(
                                    IssueKind.RANGE_OVERSHOOT,
                                    step + " lies past a range that the source gives",
                                    range.get().span())
                            : UnmatchedOutcome.issue(
                                    IssueKind.INVENTED_SUBDIVISION,
                                    "the source has no " + step + " of this article",
                                    citations.get(0).span()));
        }
        return Optional.empty();
    }

    /** Whether a provision may be of the same act as others: the reading may have made two acts of one. */
    private boolean mayBeOf(Provision provision, List<Provision> citations) {
        ActIdentity act = acts.identity(provision.act());
        return citations.stream()
                .limit(MOST_NAMED_BESIDE)
                .anyMatch(other -> !acts.identity(other.act()).isProvablyOther(act));
    }

    private Occupied others(String key) {
        Map<String, Occupied> made = occupied == null ? Occupied.byKey(reading) : occupied;
        occupied = made;
        Occupied own = made.get(Keys.normal(key));
        if (own == null) {
            throw new IllegalStateException("Article " + key + " was found among the citations and is none");
        }
        return own;
    }
}
