package dev.assize.runs.gate;

import dev.assize.core.Headline;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.Outcome;
import dev.assize.core.flow.Status;
import dev.assize.runs.summary.Summary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Fails when any case has one of some outcomes: a label of the verdict, or a status. */
final class OutcomeGate implements Gate {

    private static final Pattern NAME = Pattern.compile("[A-Za-z_]+");

    private final Headline headline;
    private final Set<String> outcomes;
    private long seen;
    private String first = "";

    private OutcomeGate(Headline headline, Set<String> outcomes) {
        this.headline = headline;
        this.outcomes = outcomes;
    }

    /** Empty when {@code text} is not a list of names at all; an unknown name is an error. */
    static Optional<Gate> parse(String text, JudgeInfo judge) {
        List<String> names =
                Arrays.stream(text.split(",", -1)).map(String::strip).toList();
        if (!names.stream().allMatch(name -> NAME.matcher(name).matches())) {
            return Optional.empty();
        }
        List<String> known = new ArrayList<>(judge.labels());
        for (Status status : Status.values()) {
            known.add(status.name());
        }
        List<String> told = new ArrayList<>(judge.labels());
        for (Status status : Status.values()) {
            told.add(status.word());
        }
        Set<String> outcomes = new TreeSet<>();
        for (String name : names) {
            String outcome = name.toUpperCase(Locale.ROOT);
            if (!known.contains(outcome)) {
                throw new GateException("\"" + name + "\" is no outcome of " + judge.id() + "; it knows "
                        + String.join(", ", told) + ", or write an expression such as 'score < 3'");
            }
            outcomes.add(outcome);
        }
        return Optional.of(new OutcomeGate(judge.headline(), outcomes));
    }

    /** Labels as the judge writes them, statuses as results do. */
    private static String told(String outcome) {
        return Arrays.stream(Status.values()).anyMatch(status -> status.name().equals(outcome))
                ? outcome.toLowerCase(Locale.ROOT)
                : outcome;
    }

    @Override
    public boolean catches(Outcome result) {
        return outcomes.contains(result.status().name())
                || result.verdict()
                        .flatMap(headline::findLabel)
                        .filter(outcomes::contains)
                        .isPresent();
    }

    @Override
    public void see(Outcome result) {
        if (catches(result) && seen++ == 0) {
            first = result.id();
        }
    }

    @Override
    public Seen seen() {
        return new Seen(seen, first, "");
    }

    @Override
    public void add(Seen elsewhere) {
        first = seen == 0 ? elsewhere.first() : first;
        seen += elsewhere.cases();
    }

    @Override
    public Scope scope() {
        boolean statusesOnly =
                Arrays.stream(Status.values()).map(Status::name).toList().containsAll(outcomes);
        return statusesOnly ? Scope.STATUS : Scope.VERDICT;
    }

    @Override
    public boolean fails(Summary summary) {
        return seen > 0;
    }

    @Override
    public String reason() {
        return seen + (seen == 1 ? " case is " : " cases are ")
                + String.join(" or ", outcomes.stream().map(OutcomeGate::told).toList()) + ", the first is " + first;
    }
}
