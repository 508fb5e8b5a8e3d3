package dev.assize.judges.provision;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What missing provisions weigh: a list of which some members are there is one issue for the list; one that stands under a
 * wrong act is an issue already; of the others, each is a small one, unless so many are missing that together they are one
 * great one. Those whose act only the context tells are one small issue together, unless far too many are missing: a reading that errs in the
 * context errs more than once.
 */
final class MissingChecks {

    private static final int LEAST_RECALL = 90;

    /** So many are missing that some are, however few of the acts are certain. */
    private static final int LEAST_ANYHOW = 85;

    private MissingChecks() {}

    static List<Issue> issues(Matching matching, ExtractionCase subject) {
        List<Expected> missing = matching.missing();
        Set<Integer> begun = begunLists(matching);
        Set<Expected> misplaced = misplaced(matching, missing);
        Map<Integer, List<Expected>> incomplete = new LinkedHashMap<>();
        List<Expected> others = new ArrayList<>();
        for (Expected expected : missing) {
            if (misplaced.contains(expected)) {
                continue;
            }
            int list = expected.isOnlyListed() ? firstBegun(expected, begun) : 0;
            if (list > 0) {
                incomplete.computeIfAbsent(list, key -> new ArrayList<>()).add(expected);
            } else {
                others.add(expected);
            }
        }
        List<Issue> issues = new ArrayList<>();
        incomplete.forEach((list, members) -> issues.add(incomplete(list, members, subject)));
        List<Expected> sure = others.stream()
                .filter(expected -> !matching.isActUnsure(expected))
                .toList();
        List<Expected> unsure = others.stream().filter(matching::isActUnsure).toList();
        boolean low = isBelow(LEAST_RECALL, matching, sure.size());
        if (isLowAnyhow(others, matching)) {
            issues.add(together(others, matching));
            return issues;
        }
        if (low && !sure.isEmpty()) {
            issues.add(together(sure, matching));
        } else {
            sure.forEach(expected ->
                    issues.add(Issue.of(IssueKind.MISSING_PROVISION, expected, expected.label() + " is missing")));
        }
        if (!unsure.isEmpty()) {
            String more = unsure.size() > 1 ? " and " + (unsure.size() - 1) + " more are" : " is";
            issues.add(Issue.of(
                    IssueKind.MISSING_PROVISION,
                    unsure.get(0),
                    unsure.get(0).label() + more + " missing; only the context tells the act"));
        }
        return issues;
    }

    /** One alone, whose number the extraction has elsewhere, is missing by count only, and stays small. */
    private static boolean isLowAnyhow(List<Expected> missing, Matching matching) {
        boolean several = missing.size() > 1 || missing.stream().noneMatch(expected -> isExtracted(expected, matching));
        return !missing.isEmpty() && several && isBelow(LEAST_ANYHOW, matching, missing.size());
    }

    private static boolean isExtracted(Expected expected, Matching matching) {
        return matching.items().stream()
                .flatMap(item -> item.numbers().stream())
                .anyMatch(number -> Keys.same(number.key(), expected.provision().key()));
    }

    private static boolean isBelow(int least, Matching matching, int missing) {
        return 100L * matching.matched() < (long) least * Math.max(1, matching.matched() + missing);
    }

    private static Issue together(List<Expected> missing, Matching matching) {
        return Issue.of(
                IssueKind.MISSING_PROVISIONS,
                missing.size() + " of " + (matching.matched() + missing.size())
                        + " provisions are missing, the first is "
                        + missing.get(0).label());
    }

    /** The provisions that the extraction has under a wrong act: that is an issue already. */
    private static Set<Expected> misplaced(Matching matching, List<Expected> missing) {
        Map<String, List<Expected>> byKey = new HashMap<>();
        missing.forEach(expected -> byKey.computeIfAbsent(
                        Keys.normal(expected.provision().key()), key -> new ArrayList<>())
                .add(expected));
        Set<Expected> misplaced = new HashSet<>();
        matching.outcomes().forEach((item, outcome) -> {
            if (outcome.kind() == IssueKind.WRONG_PARENT_ACT || outcome.kind() == IssueKind.BASE_CONVENTION) {
                item.numbers().stream()
                        .flatMap(number -> byKey.getOrDefault(Keys.normal(number.key()), List.of()).stream())
                        .filter(expected -> !misplaced.contains(expected) && isMeant(item, expected))
                        .findFirst()
                        .ifPresent(misplaced::add);
            }
        });
        return misplaced;
    }

    private static boolean isMeant(ReadItem item, Expected expected) {
        return item.numbers().stream()
                .anyMatch(number -> Keys.same(number.key(), expected.provision().key())
                        && (Paths.isCoarser(number.path(), expected.provision().path())
                                || Paths.isCoarser(expected.provision().path(), number.path())));
    }

    /** The lists of which the extraction has a member, or one item for the whole. */
    private static Set<Integer> begunLists(Matching matching) {
        Set<Integer> begun = new HashSet<>();
        matching.pairs()
                .values()
                .forEach(expected -> begun.addAll(expected.provision().lists()));
        return begun;
    }

    private static int firstBegun(Expected expected, Set<Integer> begun) {
        return expected.provision().lists().stream()
                .filter(begun::contains)
                .findFirst()
                .orElse(0);
    }

    private static Issue incomplete(int list, List<Expected> members, ExtractionCase subject) {
        Map<String, Integer> seen = new HashMap<>();
        members.forEach(member -> seen.merge(member.label(), 1, Integer::sum));
        var span = subject.reading().lists().get(list - 1).span();
        String labels = String.join(
                "; ", members.stream().map(Expected::label).distinct().limit(5).toList());
        return new Issue(
                IssueKind.INCOMPLETE_EXPANSION,
                members.get(0).number(),
                members.get(0).actName(),
                "of \"" + span.in(subject.sourceText()).replaceAll("\\s+", " ") + "\" there is no " + labels
                        + (seen.size() > 5 ? " and " + (seen.size() - 5) + " more" : ""),
                span);
    }
}
