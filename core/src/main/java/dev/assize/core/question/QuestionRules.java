package dev.assize.core.question;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * Which rule answers which question of a judge. It is not made without one rule for each question, so rules that forget one fail
 * when their class is loaded and not in some later case. Threads share it: it holds nothing that changes.
 *
 * @param <R> what the rules of one round share
 * @param <A> what a rule makes: a reply, or an opinion read from a verdict
 */
public final class QuestionRules<R, A> {

    /** Answers one question. */
    @FunctionalInterface
    public interface Rule<R, A> {
        A answer(Question question, R round);
    }

    /** Collects the rules; whoever needs all of them calls {@link #forAll} at the end. */
    public static final class Builder<R, A> {
        private final Map<String, Rule<R, A>> byName = new HashMap<>();

        private Builder() {}

        public Builder<R, A> answer(QuestionHandle<?> question, Rule<R, A> rule) {
            if (byName.put(question.name(), rule) != null) {
                throw new IllegalStateException("Two rules answer \"" + question + "\"");
            }
            return this;
        }

        /** The same rule for several questions. */
        public Builder<R, A> answer(Collection<? extends QuestionHandle<?>> questions, Rule<R, A> rule) {
            questions.forEach(question -> answer(question, rule));
            return this;
        }

        /**
         * The rules, once there is one for each of these questions and for no other; throws {@link IllegalStateException} with
         * the names of the others.
         */
        public QuestionRules<R, A> forAll(Collection<? extends QuestionHandle<?>> questions) {
            Set<String> asked = questions.stream().map(QuestionHandle::name).collect(Collectors.toSet());
            Set<String> forgotten = new TreeSet<>(asked);
            forgotten.removeAll(byName.keySet());
            Set<String> unasked = new TreeSet<>(byName.keySet());
            unasked.removeAll(asked);
            if (!forgotten.isEmpty() || !unasked.isEmpty()) {
                throw new IllegalStateException("Expected one rule for each question; without a rule: " + forgotten
                        + ", never asked: " + unasked);
            }
            return new QuestionRules<>(byName);
        }
    }

    private final Map<String, Rule<R, A>> byName;

    private QuestionRules(Map<String, Rule<R, A>> byName) {
        this.byName = Map.copyOf(byName);
    }

    public static <R, A> Builder<R, A> builder() {
        return new Builder<>();
    }

    /** What the rule for a question says; empty for a question of another judge. */
    public Optional<A> answer(Question question, R round) {
        Rule<R, A> rule = byName.get(question.wording().name());
        return rule == null ? Optional.empty() : Optional.of(rule.answer(question, round));
    }
}
