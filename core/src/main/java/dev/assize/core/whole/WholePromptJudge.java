package dev.assize.core.whole;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Judges the cases of another judge with one question: a complete prompt, answered with a whole verdict. The ruling is the
 * audit of that verdict.
 *
 * <p>The question's passages have the names that the prompt writes between its braces. A prompt that shows nothing of what is
 * judged has the whole case as passages, to be sent after it.
 *
 * @param <C> the case as the other judge reads it
 */
public final class WholePromptJudge<C> implements Judge<WholeCase<C>> {

    public static final QuestionId VERDICT = QuestionId.of("verdict");

    /** The setting of a kept run by which it is known for an audit: a judge that is {@link #askingAlways}. */
    public static final String AUDIT_SETTING = "whole-prompt-audit";

    private final WholeJudging<C> judging;
    private final Wording prompt;
    private final QuestionHandle<Value.Document> question;
    private final PromptTemplate template;
    private final boolean showsCase;
    private final JudgeInfo info;
    private final boolean asksAlways;

    WholePromptJudge(WholeJudging<C> judging, Wording prompt, boolean asksAlways) {
        this.judging = judging;
        this.prompt = prompt;
        this.question =
                QuestionHandle.document(prompt, judging.audit().replySchema()).called(VERDICT.value());
        this.asksAlways = asksAlways;
        this.template = PromptTemplate.parse(prompt.text(), judging.fields());
        this.showsCase = template.names().stream()
                .map(name -> PromptTemplate.require(name, judging.fields()))
                .anyMatch(PromptField::essential);
        this.info = info(judging, question);
    }

    private static JudgeInfo info(WholeJudging<?> judging, QuestionHandle<?> question) {
        JudgeInfo own = judging.judge().info();
        SortedMap<String, String> settings = new TreeMap<>(own.settings());
        settings.put("whole-prompt", "audit " + judging.audit().version());
        return new JudgeInfo(
                own.id(),
                own.version(),
                own.title(),
                own.description(),
                own.fields(),
                List.of(question.outline()),
                settings,
                own.headline(),
                own.caseSchema(),
                own.verdictSchema(),
                own.example());
    }

    @Override
    public JudgeInfo info() {
        return info;
    }

    /** The same, but it asks even where nobody's opinion is needed: for an audit, every reply counts. */
    public WholePromptJudge<C> askingAlways() {
        return new WholePromptJudge<>(judging, prompt, true);
    }

    private Optional<Audited> withoutReply(C subject) {
        return asksAlways ? Optional.empty() : judging.audit().withoutReply(subject);
    }

    public PromptTemplate template() {
        return template;
    }

    @Override
    public WholeCase<C> read(ObjectNode record) {
        return new WholeCase<>(record, judging.judge().read(record));
    }

    @Override
    public List<Question> ask(WholeCase<C> whole, Answers soFar) {
        if (soFar.has(VERDICT) || withoutReply(whole.subject()).isPresent()) {
            return List.of();
        }
        return List.of(question.id().question(passages(whole.record())));
    }

    private List<Passage> passages(ObjectNode record) {
        List<Passage> passages = new ArrayList<>();
        List<PromptField> shown = new ArrayList<>();
        for (String name : template.names()) {
            PromptField field = PromptTemplate.require(name, judging.fields());
            shown.add(field);
            passages.add(new Passage(name, field.text().of(record)));
        }
        if (!showsCase) {
            judging.fields().stream()
                    .filter(field -> !shown.contains(field))
                    .forEach(field ->
                            passages.add(new Passage(field.name(), field.text().of(record))));
        }
        return passages;
    }

    @Override
    public Ruling rule(WholeCase<C> whole, Answers answers) {
        Optional<Audited> known = withoutReply(whole.subject());
        if (known.isPresent()) {
            return ruling(known.get());
        }
        return answers.value(question.id())
                .map(Value.Document::content)
                .map(reply -> ruling(judging.audit().audit(whole.subject(), reply)))
                .orElseGet(() -> new Ruling(new Verdict.Undecided(List.of(VERDICT)), List.of()));
    }

    private static Ruling ruling(Audited audited) {
        Verdict verdict = audited.form()
                .<Verdict>map(Verdict.Decided::new)
                .orElseGet(() -> new Verdict.Undecided(List.of(VERDICT)));
        return new Ruling(verdict, audited.findings());
    }
}
