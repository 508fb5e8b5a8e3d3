package dev.assize.judges.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.Provision;
import dev.assize.text.FoldedText;
import dev.assize.text.Language;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What the pairs say about the acts: type, name, date, and whether each act has one id. One issue for an act. */
final class ActChecks {

    /** The longest name of a part of an act that stands before the act, with what leads to it. */
    private static final int FAR_FROM_ACT = 300;

    private final ExtractionCase subject;
    private final SourceActs acts;

    ActChecks(ExtractionCase subject) {
        this.subject = subject;
        this.acts = subject.comparison().acts();
    }

    /** @param pairs the items that have a partner of their own act, with that partner */
    List<Issue> issues(Map<ReadItem, Expected> pairs) {
        Map<CitedAct, List<ReadItem>> byAct = new LinkedHashMap<>();
        pairs.forEach(
                (item, expected) -> byAct.computeIfAbsent(expected.provision().act(), act -> new ArrayList<>())
                        .add(item));
        List<Issue> issues = new ArrayList<>();
        byAct.forEach((act, items) -> {
            name(act, items, issues);
            kind(act, items, issues);
            date(act, items, issues);
        });
        split(issues);
        contradictions(issues);
        hierarchy(pairs, issues);
        return issues;
    }

    /** A type of the other language's list; it counts for items without a partner too. */
    List<Issue> languageIssues(List<ExtractedProvision> items) {
        Map<String, Integer> wrong = new LinkedHashMap<>();
        for (ExtractedProvision item : items) {
            if (!item.actType().isBlank() && subject.actType(item.actType()).isEmpty()) {
                wrong.merge(item.actName() + "\n" + item.actType(), 1, Integer::sum);
            }
        }
        List<Issue> issues = new ArrayList<>();
        wrong.forEach((group, times) -> {
            String name = group.substring(0, group.indexOf('\n'));
            String type = group.substring(group.indexOf('\n') + 1);
            boolean other = ActType.find(type, subject.language() == Language.FRENCH ? Language.DUTCH : Language.FRENCH)
                    .isPresent();
            issues.add(Issue.ofAct(
                    IssueKind.LANGUAGE_ENUM,
                    name,
                    "\"" + name + "\" has the type " + type + ", which is "
                            + (other ? "of the other language's list" : "in neither list") + "; this procedure is "
                            + subject.language().code().toUpperCase(Locale.ROOT)));
        });
        return issues;
    }

    private void name(CitedAct act, List<ReadItem> items, List<Issue> issues) {
        items.stream()
                .filter(item -> item.renamed() && ActDoubts.isProvenOther(item, act, acts))
                .findFirst()
                .ifPresent(item -> issues.add(Issue.ofAct(
                        IssueKind.PARENT_NAME,
                        act.name(),
                        "\"" + item.item().actName() + "\" does not name \"" + act.name() + "\"")));
    }

    private void kind(CitedAct act, List<ReadItem> items, List<Issue> issues) {
        for (ReadItem item : items) {
            Optional<ActType> type = subject.actType(item.item().actType());
            boolean absent = item.item().actType().isBlank();
            boolean wrong = type.isPresent() && !isAccepted(type.get(), act) && !isOwn(type.get(), item);
            if (absent || (wrong && isMeant(act, item))) {
                issues.add(Issue.ofAct(
                        IssueKind.ACT_KIND,
                        act.name(),
                        "\"" + act.name() + "\" is " + act.type().name(subject.language()) + ", not "
                                + (absent ? "without a type" : item.item().actType())));
                return;
            }
        }
    }

    /** Whether the extraction's own name for the act announces this kind; whether the name is right is another question. */
    private static boolean isOwn(ActType type, ReadItem item) {
        return type == item.identity().kind();
    }

    /** Whether the item means this act beyond doubt; otherwise the reading may have taken one act for another. */
    private boolean isMeant(CitedAct act, ReadItem item) {
        ActIdentity own = item.identity();
        ActIdentity cited = acts.identity(act);
        boolean written =
                act.names().stream().anyMatch(name -> FoldedText.fold(name).equals(own.folded()));
        boolean dated = own.written() != null
                && act.date().filter(own.written()::equals).isPresent();
        boolean titled = !own.words().isEmpty() && cited.words().containsAll(own.words()) && !own.isOtherKind(cited);
        return written || dated || titled || own.isProvablySame(cited);
    }

    /** Instruments without a type of their own may have AUTRE/ANDERE or the nearest one; a "Codex" may be called a code. */
    private static boolean isAccepted(ActType type, CitedAct act) {
        String name = FoldedText.fold(String.join(" ", act.names()));
        boolean unlisted = act.type() == ActType.OTHER
                || name.contains("arrete-loi")
                || name.contains("besluitwet")
                || name.contains("arrete ministeriel")
                || name.contains("ministerieel besluit")
                || name.contains("regent");
        boolean code = name.contains("code") || name.contains("wetboek");
        boolean abbreviated = act.registered().isEmpty() && name.indexOf(' ') < 0;
        return type == act.type()
                || (unlisted && isNational(type))
                || (type == ActType.CODE && code)
                || (type == ActType.OTHER && isDraft(name))
                || abbreviated;
    }

    private static boolean isDraft(String names) {
        return names.contains("ontwerp") || names.contains("projet") || names.contains("propos");
    }

    private static boolean isNational(ActType type) {
        return switch (type) {
            case LAW, ROYAL_DECREE, GOVERNMENT_DECREE, ORDINANCE, DECREE, OTHER -> true;
            case CODE, CONSTITUTION, EU_REGULATION, EU_DIRECTIVE, TREATY -> false;
        };
    }

    private void date(CitedAct act, List<ReadItem> items, List<Issue> issues) {
        Set<IssueKind> found = new LinkedHashSet<>();
        for (ReadItem item : items) {
            dateIssue(act, item)
                    .filter(found::add)
                    .ifPresent(kind -> issues.add(Issue.ofAct(
                            kind,
                            act.name(),
                            "\"" + act.name() + "\" has the date "
                                    + (item.item().actDate().isBlank()
                                            ? "null"
                                            : item.item().actDate()) + ", the source "
                                    + act.date().map(date -> "gives " + date).orElse("gives none"))));
        }
    }

    private Optional<IssueKind> dateIssue(CitedAct act, ReadItem item) {
        String written = item.item().actDate();
        Optional<LocalDate> date = WrittenDate.parse(written);
        if (act.date().isPresent()) {
            if (written.isBlank()) {
                return isMeant(act, item) ? Optional.of(IssueKind.DATE_ABSENT) : Optional.empty();
            }
            return date.equals(act.date()) || isWrittenElsewhere(item, date)
                    ? Optional.empty()
                    : Optional.of(IssueKind.PARENT_DATE);
        }
        boolean inSource = date.filter(acts::hasDate).isPresent();
        if (written.isBlank() || (inSource && agrees(act, date)) || isWrittenElsewhere(item, date)) {
            return Optional.empty();
        }
        return Optional.of(agrees(act, date) ? IssueKind.DATE_UNWRITTEN : IssueKind.PARENT_DATE);
    }

    /** A day that the source writes may be the act's where the item's own name does not say otherwise: acts get mixed up. */
    private boolean isWrittenElsewhere(ReadItem item, Optional<LocalDate> date) {
        boolean contradictsName = date.isPresent()
                && item.identity().written() != null
                && !date.get().equals(item.identity().written());
        return date.filter(acts::hasDate).isPresent() && !contradictsName;
    }

    /** The registry has one date for an act that official sources date by several days of one year. */
    private static boolean agrees(CitedAct act, Optional<LocalDate> date) {
        Optional<LocalDate> registered = act.registered().map(RegisteredAct::date);
        return date.isPresent()
                && (registered.isEmpty()
                        || registered.get().getYear() == date.get().getYear());
    }

    /** What an item says against itself: a date beside the name that is not the one in the name, a type that its noun denies. */
    private void contradictions(List<Issue> issues) {
        Set<String> dates = new HashSet<>();
        Set<String> kinds = new HashSet<>();
        issues.forEach(issue -> {
            if (issue.kind() == IssueKind.PARENT_DATE) {
                dates.add(issue.act());
            } else if (issue.kind() == IssueKind.ACT_KIND) {
                kinds.add(issue.act());
            }
        });
        for (ReadItem item : subject.comparison().items()) {
            ExtractedProvision own = item.item();
            String source = item.act() == null ? own.actName() : item.act().name();
            LocalDate named = item.named();
            Optional<LocalDate> beside = WrittenDate.parse(own.actDate());
            boolean otherDate =
                    named != null && beside.isPresent() && !beside.get().equals(named);
            if (otherDate && !dates.contains(source) && dates.add(own.actName())) {
                issues.add(Issue.ofAct(
                        IssueKind.PARENT_DATE,
                        own.actName(),
                        "\"" + own.actName() + "\" has the date " + own.actDate() + ", its name says " + named));
            }
            Optional<ActType> type = subject.actType(own.actType());
            if (isOtherKind(type, item) && !kinds.contains(source) && kinds.add(own.actName())) {
                issues.add(Issue.ofAct(
                        IssueKind.ACT_KIND, own.actName(), "\"" + own.actName() + "\" is not " + own.actType()));
            }
        }
    }

    /** Only where the item means no act of the source, whose kind would count, and its name is of a kind beyond doubt. */
    private static boolean isOtherKind(Optional<ActType> type, ReadItem item) {
        ActType own = item.identity().kind();
        if (type.isEmpty() || own == null || own == ActType.OTHER || type.get() == ActType.OTHER) {
            return false;
        }
        return type.get().numbersItsParagraphs() != own.numbersItsParagraphs();
    }

    private void split(List<Issue> issues) {
        new OwnActs(subject.comparison().items())
                .split()
                .forEach(clash -> issues.add(Issue.ofAct(
                        IssueKind.SPLIT_ACT,
                        clash.one().item().actName(),
                        "\"" + clash.one().item().actName() + "\" has "
                                + clash.ids().size() + " ids: " + String.join(", ", clash.ids()))));
    }

    private void hierarchy(Map<ReadItem, Expected> pairs, List<Issue> issues) {
        Set<String> reported = new LinkedHashSet<>();
        pairs.forEach((item, expected) -> {
            String part = expected.provision().hierarchy();
            boolean annex = FoldedText.fold(part).startsWith("annexe")
                    || FoldedText.fold(part).startsWith("bijlage");
            if (!part.isEmpty()
                    && !annex
                    && !Hierarchy.keeps(item.item().actName(), part)
                    && !Hierarchy.isToldBy(expected.provision().key(), part)
                    && standsBetween(part, expected.provision())
                    && reported.add(part + expected.actName())) {
                issues.add(Issue.of(
                        IssueKind.MISSING_HIERARCHY,
                        expected,
                        "\"" + item.item().actName() + "\" does not keep \"" + part + "\", which the citation names"));
            }
        });
    }

    /** Whether a book or title stands between the article and the name of its act, wherever the article is cited. */
    private boolean standsBetween(String part, Provision provision) {
        for (int i = 0; i < provision.spans().size(); i++) {
            int from = provision.spans().get(i).end();
            int to = provision.attributions().get(i).words().start();
            boolean between = from < to
                    && to - from < FAR_FROM_ACT
                    && Hierarchy.keeps(subject.sourceText().substring(from, to), part);
            if (!between) {
                return false;
            }
        }
        return true;
    }
}
