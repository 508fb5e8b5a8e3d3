package dev.assize.judges.provision;

import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Ids: their form, the decision they embed, and that none is used for two things. */
final class IdChecks {

    private static final Pattern ANY = Pattern.compile("(?:ART|ACT)-(.*)-\\d{3}", Pattern.DOTALL);
    private static final int SEQUENCE = 3;
    private static final int LONGEST_SHOWN = 200;

    /** One wrong id. */
    record IdIssue(int item, String id, String problem) {}

    private final ExtractionCase subject;
    private final String shown;

    IdChecks(ExtractionCase subject) {
        this.subject = subject;
        this.shown = shortened(subject.decisionId());
    }

    /** Whether all ids are those of one other decision. */
    boolean areOfAnotherDecision() {
        String other = "";
        for (ExtractedProvision item : subject.items()) {
            Matcher matcher = ANY.matcher(item.provisionId());
            if (!matcher.matches() || matcher.group(1).isEmpty()) {
                return false;
            }
            String decision = matcher.group(1);
            if (decision.equals(subject.decisionId()) || !(other.isEmpty() || other.equals(decision))) {
                return false;
            }
            other = decision;
        }
        return !other.isEmpty();
    }

    List<IdIssue> wrongForms() {
        List<IdIssue> issues = new ArrayList<>();
        for (ExtractedProvision item : subject.items()) {
            if (!hasForm("ART-", item.provisionId())) {
                issues.add(issue(item, item.provisionId(), "expected ART-" + shown + "-nnn"));
            }
            if (!hasForm("ACT-", item.actId())) {
                issues.add(issue(item, item.actId(), "expected ACT-" + shown + "-nnn"));
            }
        }
        return issues;
    }

    /** The prefix, the decision's id to the letter, a hyphen and three figures. */
    private boolean hasForm(String prefix, String id) {
        String decision = subject.decisionId();
        int sequence = id.length() - SEQUENCE;
        return sequence == prefix.length() + decision.length() + 1
                && id.startsWith(prefix)
                && id.startsWith(decision, prefix.length())
                && id.charAt(sequence - 1) == '-'
                && id.substring(sequence).chars().allMatch(figure -> figure >= '0' && figure <= '9');
    }

    private static String shortened(String id) {
        return id.length() <= LONGEST_SHOWN
                ? id
                : id.substring(0, LONGEST_SHOWN) + "… (" + id.length() + " characters)";
    }

    /** With the id cut short: however long ids are, a report of many wrong ones must fit into memory. */
    private static IdIssue issue(ExtractedProvision item, String id, String problem) {
        return new IdIssue(item.index(), shortened(id), problem);
    }

    List<IdIssue> reused() {
        List<IdIssue> issues = new ArrayList<>();
        Map<String, Integer> first = new HashMap<>();
        for (ExtractedProvision item : subject.items()) {
            Integer before = item.provisionId().isBlank() ? null : first.putIfAbsent(item.provisionId(), item.index());
            if (before != null) {
                issues.add(issue(item, item.provisionId(), "is the id of item " + before + " too"));
            }
        }
        return issues;
    }

    /** Act ids that stand for two acts, by the extraction's own names. */
    List<IdIssue> shared() {
        return new OwnActs(subject.comparison().items())
                .shared().stream()
                        .map(clash -> issue(
                                clash.other().item(),
                                clash.ids().get(0),
                                "stands for \"" + clash.one().item().actName() + "\" and for \""
                                        + clash.other().item().actName() + "\""))
                        .toList();
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
            issues.add(new IdIssue(item, shortened(id), "contradicts the sequence " + sequence));
        }
    }
}
