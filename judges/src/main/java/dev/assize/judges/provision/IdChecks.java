package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ids: their form, the decision they embed, and that none is used for two things. */
final class IdChecks {

    private static final Pattern ANY = Pattern.compile("(?:ART|ACT)-(.*)-\\d{3}", Pattern.DOTALL);

    /** One wrong id. */
    record IdIssue(int item, String id, String problem) {}

    private final ExtractionCase subject;
    private final Pattern provisionForm;
    private final Pattern actForm;

    IdChecks(ExtractionCase subject) {
        this.subject = subject;
        String id = Pattern.quote(subject.decisionId());
        this.provisionForm = Pattern.compile("ART-" + id + "-\\d{3}");
        this.actForm = Pattern.compile("ACT-" + id + "-\\d{3}");
    }

    /** Whether all ids are those of one other decision. */
    boolean areOfAnotherDecision() {
        Set<String> decisions = new HashSet<>();
        for (ExtractedProvision item : subject.items()) {
            Matcher matcher = ANY.matcher(item.provisionId());
            if (!matcher.matches() || matcher.group(1).isEmpty()) {
                return false;
            }
            decisions.add(matcher.group(1));
        }
        return decisions.size() == 1 && !decisions.contains(subject.decisionId());
    }

    List<IdIssue> wrongForms() {
        List<IdIssue> issues = new ArrayList<>();
        for (ExtractedProvision item : subject.items()) {
            if (!provisionForm.matcher(item.provisionId()).matches()) {
                issues.add(
                        new IdIssue(item.index(), item.provisionId(), "expected ART-" + subject.decisionId() + "-nnn"));
            }
            if (!actForm.matcher(item.actId()).matches()) {
                issues.add(new IdIssue(item.index(), item.actId(), "expected ACT-" + subject.decisionId() + "-nnn"));
            }
        }
        return issues;
    }

    List<IdIssue> reused() {
        List<IdIssue> issues = new ArrayList<>();
        Map<String, Integer> first = new HashMap<>();
        for (ExtractedProvision item : subject.items()) {
            Integer before = item.provisionId().isBlank() ? null : first.putIfAbsent(item.provisionId(), item.index());
            if (before != null) {
                issues.add(new IdIssue(item.index(), item.provisionId(), "is the id of item " + before + " too"));
            }
        }
        return issues;
    }

    /** Act ids that stand for two acts, judged by the pairs. */
    List<IdIssue> shared(Map<ReadItem, Expected> pairs) {
        Map<String, Set<CitedAct>> acts = new LinkedHashMap<>();
        List<IdIssue> issues = new ArrayList<>();
        pairs.forEach((item, expected) -> {
            Set<CitedAct> known = acts.computeIfAbsent(item.item().actId(), id -> new LinkedHashSet<>());
            boolean first = known.isEmpty();
            if (!item.item().actId().isBlank() && known.add(expected.provision().act()) && !first) {
                issues.add(new IdIssue(
                        item.item().index(),
                        item.item().actId(),
                        "stands for \"" + known.iterator().next().name() + "\" and for \"" + expected.actName()
                                + "\""));
            }
        });
        return issues;
    }

    /** Sequences given beside the ids that are not those in the ids. */
    List<IdIssue> contradicted() {
        List<IdIssue> issues = new ArrayList<>();
        for (ExtractedProvision item : subject.items()) {
            contradicted(item.index(), item.provisionId(), item.provisionSequence(), issues);
            contradicted(item.index(), item.actId(), item.actSequence(), issues);
        }
        return issues;
    }

    private static void contradicted(int item, String id, String sequence, List<IdIssue> issues) {
        boolean figures = !sequence.isEmpty()
                && sequence.length() <= 9
                && sequence.chars().allMatch(Characters::isDigit);
        boolean suffixed =
                id.length() > 3 && id.substring(id.length() - 3).chars().allMatch(c -> c >= '0' && c <= '9');
        if (figures && suffixed && Integer.parseInt(sequence) != Integer.parseInt(id.substring(id.length() - 3))) {
            issues.add(new IdIssue(item, id, "contradicts the sequence " + sequence));
        }
    }
}
