package dev.assize.judgefiles.judge;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.assize.core.flow.CaseError;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Puts random answers of every form to a judge file. The same seed draws the same answers. */
final class AnswerFuzzing implements Answerer {

    private static final int WITHHELD_IN = 7;

    private final FileJudge judge;
    private final Schema schema;
    private final long seed;
    private Random random;

    AnswerFuzzing(FileJudge judge, long seed) {
        this.judge = judge;
        this.seed = seed;
        this.random = new Random(seed);
        this.schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(judge.info().verdictSchema());
    }

    Optional<String> run(int draws) {
        List<JudgeDefinition.FileExample> cases = judge.definition().examples().stream()
                .filter(example -> !example.outcome().equals(JudgeFileReader.INVALID))
                .toList();
        if (cases.isEmpty()) {
            return Optional.of("the file has no example whose case could be tried");
        }
        for (int draw = 0; draw < draws; draw++) {
            random = new Random(seed + draw);
            JudgeDefinition.FileExample example = cases.get(draw % cases.size());
            CaseResult result = new Hearing<>(judge, this).hear(example.name(), example.record(), null);
            Optional<String> problem = problem(result);
            if (problem.isPresent()) {
                return Optional.of(example.name() + ", seed " + (seed + draw) + ": " + problem.get()
                        + "; the answers were " + answers(result));
            }
        }
        return Optional.empty();
    }

    private Optional<String> problem(CaseResult result) {
        if (result.status() == Status.JUDGED) {
            List<Error> errors = schema.validate(result.verdict().orElseThrow());
            return errors.isEmpty()
                    ? Optional.empty()
                    : Optional.of("the verdict breaks its schema: " + errors.get(0) + " in "
                            + Json.write(result.verdict().orElseThrow()));
        }
        if (result.status() == Status.UNDECIDED) {
            return result.answers().withheld().isEmpty()
                    ? Optional.of("undecided although every question was answered")
                    : Optional.empty();
        }
        return Optional.of(
                "no verdict: " + result.error().map(CaseError::message).orElse(""));
    }

    private static String answers(CaseResult result) {
        List<String> answers = new ArrayList<>();
        result.answers()
                .asked()
                .forEach(answered -> answers.add(answered.question().id() + " = "
                        + answered.answer().value().map(Value::toString).orElse("withheld")));
        return String.join(", ", answers);
    }

    @Override
    public AnswererIdentity identity() {
        return new AnswererIdentity("random", Collections.emptySortedMap());
    }

    @Override
    public Replies answer(List<Question> round) {
        List<Reply> replies = new ArrayList<>();
        for (Question question : round) {
            if (random.nextInt(WITHHELD_IN) > 0) {
                replies.add(
                        new Reply.Stated(question.id(), "random", value(question), quote(question), "drawn at random"));
            }
        }
        return Replies.free(replies);
    }

    private Quote quote(Question question) {
        String source = question.quoting().source().orElse("");
        String text = source.isEmpty() ? "" : question.require(source);
        return text.isBlank() ? Quote.NONE : Quote.of(piece(text));
    }

    private String piece(String text) {
        int start = random.nextInt(text.length());
        String piece = text.substring(start, Math.min(text.length(), start + 1 + random.nextInt(30)));
        return piece.isBlank() ? text : piece;
    }

    private Value value(Question question) {
        Form form = question.form();
        if (form instanceof Form.YesNo) {
            return new Value.YesNo(random.nextBoolean());
        }
        if (form instanceof Form.Choice choice) {
            return new Value.Choice(
                    choice.options().get(random.nextInt(choice.options().size())));
        }
        if (form instanceof Form.Scale scale) {
            return new Value.Scale(scale.min() + random.nextInt(scale.max() - scale.min() + 1));
        }
        if (form instanceof Form.Number number) {
            BigDecimal share = BigDecimal.valueOf(random.nextInt(101), 2);
            return new Value.Number(number.min()
                    .add(number.max().subtract(number.min()).multiply(share))
                    .setScale(4, RoundingMode.HALF_UP));
        }
        if (form instanceof Form.Checklist checklist) {
            Map<String, Boolean> ticks = new LinkedHashMap<>();
            checklist.items().forEach(item -> ticks.put(item, random.nextBoolean()));
            return new Value.Checklist(ticks);
        }
        return new Value.Listing(entries(question, ((Form.Listing) form).most()));
    }

    private List<String> entries(Question question, int most) {
        String source = question.quoting().source().orElse("");
        String text = source.isEmpty() ? "" : question.require(source);
        List<String> entries = new ArrayList<>();
        int count = random.nextInt(Math.min(most, 5) + 1);
        for (int i = 0; i < count; i++) {
            entries.add(text.isBlank() ? "entry " + random.nextInt(100) : piece(text));
        }
        return entries;
    }
}
