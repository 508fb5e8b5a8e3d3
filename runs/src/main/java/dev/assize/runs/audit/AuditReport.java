package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.finding.Finding;
import dev.assize.core.flow.Status;
import dev.assize.core.question.Expense;
import dev.assize.stats.ConfusionTable;
import dev.assize.stats.KappaAgreement;
import dev.assize.stats.Rate;
import dev.assize.stats.RunningMean;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** What an audit found over all cases. One thread fills it. */
public final class AuditReport {

    /** A few of these are enough to see what is meant. */
    private static final int MOST_EXAMPLES = 3;

    /** A reply that breaks a rule. */
    public record Example(String id, String message) {}

    /** One rule with the replies that break it. */
    public static final class Broken {
        private long replies;
        private final Map<String, Long> places = new TreeMap<>();
        private final List<Example> examples = new ArrayList<>();

        public long replies() {
            return replies;
        }

        /** How many replies break it at which place; positions in lists are not told apart. */
        public Map<String, Long> places() {
            return places;
        }

        public List<Example> examples() {
            return examples;
        }
    }

    private final JudgeInfo judge;
    private final Map<String, Broken> rules = new TreeMap<>();
    private final Set<String> seen = new LinkedHashSet<>();
    private final List<String> unanswered = new ArrayList<>();
    private final List<Example> unreadable = new ArrayList<>();
    private final List<Example> invalid = new ArrayList<>();
    private final List<String> replyLabels = new ArrayList<>();
    private final List<String> correctedLabels = new ArrayList<>();
    private final List<String> ownLabels = new ArrayList<>();
    private final RunningMean difference = new RunningMean();
    private final RunningMean distance = new RunningMean();
    private Expense expense = Expense.NONE;
    private long cases;
    private long readable;
    private long broken;
    private long undecided;
    private long sameScores;

    public AuditReport(JudgeInfo judge) {
        this.judge = judge;
    }

    public void add(AuditedCase audited) {
        cases++;
        seen.add(audited.id());
        expense = expense.plus(audited.audited().expense().with(List.of()));
        if (audited.isInvalid()) {
            invalid.add(new Example(audited.id(), audited.problem()));
        } else if (!audited.replied()) {
            unanswered.add(audited.id());
        } else if (audited.isUnreadable()) {
            unreadable.add(new Example(audited.id(), audited.problem()));
        } else {
            readable++;
            count(audited);
        }
    }

    private void count(AuditedCase audited) {
        List<Finding> violations = audited.violations();
        broken += violations.isEmpty() ? 0 : 1;
        undecided += audited.audited().status() == Status.JUDGED ? 0 : 1;
        Set<String> codes = new LinkedHashSet<>();
        Set<String> places = new LinkedHashSet<>();
        for (Finding violation : violations) {
            Broken rule = rules.computeIfAbsent(violation.code(), any -> new Broken());
            rule.replies += codes.add(violation.code()) ? 1 : 0;
            String place = place(violation);
            if (places.add(violation.code() + place)) {
                rule.places.merge(place, 1L, Long::sum);
            }
            if (rule.examples.size() < MOST_EXAMPLES) {
                rule.examples.add(new Example(audited.id(), violation.message()));
            }
        }
        compare(audited);
    }

    /** The place without positions in lists: {@code /rules/2/score} is {@code /rules/*}{@code /score}. */
    private static String place(Finding violation) {
        String message = violation.message();
        String place = message.startsWith("/") ? message.substring(0, message.indexOf(' ')) : "";
        return place.replaceAll("/\\d+(?=/|$)", "/*");
    }

    private void compare(AuditedCase audited) {
        ObjectNode own = audited.own().verdict().orElse(null);
        ObjectNode reply = audited.reply().orElse(null);
        if (own == null || reply == null) {
            return;
        }
        Headline headline = judge.headline();
        Optional<String> told = label(reply);
        Optional<String> ours = label(own);
        if (told.isPresent() && ours.isPresent()) {
            replyLabels.add(told.get());
            ownLabels.add(ours.get());
            correctedLabels.add(audited.audited().verdict().flatMap(this::label).orElse("undecided"));
        }
        Optional<BigDecimal> toldScore = headline.findScore(reply);
        Optional<BigDecimal> ownScore = headline.findScore(own);
        if (toldScore.isPresent() && ownScore.isPresent()) {
            double apart = toldScore.get().subtract(ownScore.get()).doubleValue();
            difference.add(apart);
            distance.add(Math.abs(apart));
            sameScores += toldScore.get().compareTo(ownScore.get()) == 0 ? 1 : 0;
        }
    }

    /** The label; for a judge that only scores, the score. */
    private Optional<String> label(ObjectNode verdict) {
        return judge.headline().hasLabel()
                ? judge.headline().findLabel(verdict)
                : judge.headline().findScore(verdict).map(BigDecimal::toPlainString);
    }

    public JudgeInfo judge() {
        return judge;
    }

    public long cases() {
        return cases;
    }

    /** Replies in which a verdict was found. */
    public long readable() {
        return readable;
    }

    public List<String> unanswered() {
        return unanswered;
    }

    public List<Example> unreadable() {
        return unreadable;
    }

    public List<Example> invalid() {
        return invalid;
    }

    /** Replies to no case of the dataset. */
    public List<String> strangers(GivenReplies replies) {
        if (!replies.inOrder().isEmpty()) {
            return replies.inOrder().stream()
                    .skip(cases)
                    .map(reply -> reply.place().toString())
                    .toList();
        }
        return replies.byId().keySet().stream().filter(id -> !seen.contains(id)).toList();
    }

    /** Replies, readable ones, that break at least one rule. */
    public Rate broken() {
        return new Rate(broken, readable);
    }

    public Rate unreadableRate() {
        return new Rate(unreadable.size(), readable + unreadable.size());
    }

    /** Replies that leave out what only they can say. */
    public long undecided() {
        return undecided;
    }

    public Map<String, Broken> rules() {
        return rules;
    }

    /** The labels of the replies against Assize's. */
    public Optional<ConfusionTable> asReplied() {
        return table(replyLabels);
    }

    /** The labels after correction against Assize's: what is left is opinion. */
    public Optional<ConfusionTable> asCorrected() {
        return table(correctedLabels);
    }

    private Optional<ConfusionTable> table(List<String> labels) {
        return labels.isEmpty() || new LinkedHashSet<>(labels).size() > 50
                ? Optional.empty()
                : Optional.of(ConfusionTable.of(labels, ownLabels));
    }

    public static Optional<KappaAgreement> kappa(ConfusionTable table) {
        return KappaAgreement.of(table, KappaAgreement.Weighting.UNWEIGHTED);
    }

    /** The reply's score less Assize's. */
    public RunningMean difference() {
        return difference;
    }

    /** How far apart the two scores are, in either direction. */
    public RunningMean distance() {
        return distance;
    }

    public Rate sameScores() {
        return new Rate(sameScores, difference.count());
    }

    public Expense expense() {
        return expense;
    }
}
