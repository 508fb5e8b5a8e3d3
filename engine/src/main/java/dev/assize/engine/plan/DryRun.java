package dev.assize.engine.plan;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.engine.answerer.AnswererPart;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.internal.answerer.AnswererAssembly;
import dev.assize.engine.internal.answerer.ModelParts;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.models.answer.AnswerSettings;
import dev.assize.models.answer.ModelAnswerer;
import dev.assize.models.chat.ChatRequest;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import dev.assize.models.whole.WholePromptAnswerer;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.AnswerKey;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Goes through cases as a run would, with the judge's embedded answers standing in for those of models. Not shared between
 * threads.
 */
final class DryRun {

    private static final AnswererIdentity ANYBODY = new AnswererIdentity("anybody", new TreeMap<>());

    /** What came up for one model: the usage of each case, and one for each set of questions that cases share. */
    static final class ModelUsage {
        private final AnswererPart.Model model;
        private final boolean whole;
        private final List<DryRunModel> samples = new ArrayList<>();
        private final List<Usage> own = new ArrayList<>();
        private final Map<String, Usage> shared = new LinkedHashMap<>();

        ModelUsage(AnswererPart.Model model, boolean whole) {
            this.model = model;
            this.whole = whole;
        }

        AnswererPart.Model model() {
            return model;
        }

        /** Whether the model is asked for whole verdicts. */
        boolean whole() {
            return whole;
        }

        TokenCounter counter() {
            return samples.get(0).counter();
        }

        List<Usage> own() {
            return own;
        }

        List<Usage> shared() {
            return List.copyOf(shared.values());
        }

        private void take(String unit) {
            Usage mine = Usage.NOTHING;
            Usage common = Usage.NOTHING;
            for (DryRunModel sample : samples) {
                mine = mine.plus(sample.takeOwn());
                common = common.plus(sample.takeShared());
            }
            own.add(mine);
            if (!unit.isEmpty()) {
                shared.merge(unit, common, Usage::plus);
            }
        }
    }

    private final Judge<?> judge;
    private final BiConsumer<String, ChatRequest> watcher;
    private final @Nullable DryRunVerdict verdicts;
    private final @Nullable CountingRules rules;
    private final AssumedLists lists;
    private final Hearing<?> hearing;
    private final Map<AnswererPart.Model, ModelUsage> usage = new LinkedHashMap<>();

    /**
     * @param verdicts says whole verdicts, when that is what the judge asks for; null when it asks small questions
     * @param cache null when nothing is looked up
     */
    DryRun(
            ChosenJudge judge,
            @Nullable DryRunVerdict verdicts,
            AnswererPlan plan,
            ModelParts parts,
            @Nullable AnswerCache cache,
            InstantSource clock) {
        this(judge, verdicts, plan, parts, cache, clock, (model, request) -> {});
    }

    /** @param watcher is shown what would be sent, and to whom */
    DryRun(
            ChosenJudge judge,
            @Nullable DryRunVerdict verdicts,
            AnswererPlan plan,
            ModelParts parts,
            @Nullable AnswerCache cache,
            InstantSource clock,
            BiConsumer<String, ChatRequest> watcher) {
        this.watcher = watcher;
        this.judge = judge.judge();
        this.verdicts = verdicts;
        this.lists = new AssumedLists(judge.embedded());
        Answerer standIn = verdicts == null ? lists : verdicts;
        this.rules = plan.root()
                .all()
                .filter(AnswererPart.Embedded.class::isInstance)
                .map(AnswererPart.Embedded.class::cast)
                .filter(AnswererPart.Embedded::withholds)
                .findFirst()
                .map(part -> new CountingRules(
                        judge.embedded(),
                        part.threshold() == null ? judge.embedded().threshold() : part.threshold()))
                .orElse(null);
        AnswererAssembly assembly = new AnswererAssembly(
                rules == null ? judge.embedded() : rules,
                (model, sample) -> rehearsed(model, sample, standIn, parts, cache, clock),
                Runnable::run);
        this.hearing = new Hearing<>(judge.judge(), assembly.of(plan.root()));
    }

    private Answerer rehearsed(
            AnswererPart.Model model,
            int sample,
            Answerer standIn,
            ModelParts parts,
            @Nullable AnswerCache cache,
            InstantSource clock) {
        TokenCounter counter = TokenCounter.of(model.model());
        CountingChat chat = new CountingChat(parts.unconnected(model, sample), counter, watcher);
        MeteredChat metered = new MeteredChat(chat, PriceList.empty(), Budget.unlimited(), clock);
        AnswerSettings settings = parts.answering(model, sample);
        // A reply that says nothing is refused; it must not be asked for again here.
        DryRunModel rehearsed = new DryRunModel(
                asking(metered, settings).identity(),
                asking(metered, settings.withReasks(0)),
                chat,
                counter,
                standIn,
                cache);
        usage.computeIfAbsent(model, one -> new ModelUsage(one, verdicts != null))
                .samples
                .add(rehearsed);
        return rehearsed;
    }

    private Answerer asking(MeteredChat chat, AnswerSettings settings) {
        return verdicts == null ? new ModelAnswerer(chat, settings) : new WholePromptAnswerer(chat, settings.reasks());
    }

    List<ModelUsage> usage() {
        return List.copyOf(usage.values());
    }

    /** One case, with the name that {@link #unit} gave to what it shares. */
    void hear(ObjectNode record) {
        String unit = unit(record).orElse("");
        if (verdicts != null) {
            verdicts.take(record);
        }
        hearing.hear("", record, null);
        usage.values().forEach(each -> each.take(unit));
    }

    /** How many lists nobody but a model can make, and were made up. */
    long assumedLists() {
        return lists.assumed();
    }

    /** What embedded rules would hand on; empty where they do not. */
    Optional<HandedOn> handedOn() {
        return Optional.ofNullable(rules).map(CountingRules::handedOn);
    }

    /**
     * A name for what a case asks in its first round and shares with others, the same for all that share it; empty when
     * there is nothing, or no case.
     */
    Optional<String> unit(ObjectNode record) {
        return unit(judge, record);
    }

    private static <C> Optional<String> unit(Judge<C> judge, ObjectNode record) {
        try {
            String shared = judge.ask(judge.read(record), Answers.none()).stream()
                    .filter(question -> question.reuse() == Question.Reuse.SAME_PASSAGES)
                    .map(question -> AnswerKey.of(question, ANYBODY).hash())
                    .collect(Collectors.joining(" "));
            return Optional.of(shared).filter(keys -> !keys.isEmpty());
        } catch (CaseFailure e) {
            return Optional.empty();
        }
    }
}
