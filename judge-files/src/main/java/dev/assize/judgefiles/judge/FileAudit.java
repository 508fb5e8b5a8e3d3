package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Ruling;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.core.record.Found;
import dev.assize.core.whole.AuditNotes;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.Violation;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.Written;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Audits a whole verdict of a judge file. Code knows what follows from the case alone, and from what the reply itself says: the output
 * writes parts of expressions ({@code ${size(claims)}}), so the reply tells what these come to, and whatever is computed from them must
 * fit. A reply that brings {@code answers} to the judge's questions is held against all that follows from them.
 */
final class FileAudit implements VerdictAudit<FileCase> {

    /** Where a reply may put its answers to the judge's questions. */
    static final String ANSWERS = "answers";

    private static final String VERSION = "1";
    private static final String BY = "reply";
    private static final int MOST_ROUNDS = 50;

    private final FileJudge judge;
    private final FileJudge listening;
    private final VerdictForm form;

    /** @param listening the same judge, whose expressions hear what they are told */
    FileAudit(FileJudge judge, FileJudge listening) {
        this.judge = judge;
        this.listening = listening;
        this.form = new VerdictForm(judge.definition().output().schema());
    }

    /** The parts of expressions that a reply tells. */
    static Set<String> echoes(OutputTemplate.Members output) {
        Set<String> echoes = new LinkedHashSet<>();
        for (OutputTemplate template : output.members().values()) {
            if (template instanceof OutputTemplate.Members inside) {
                echoes.addAll(echoes(inside));
            } else if (template instanceof OutputTemplate.Text text
                    && text.template().isOneExpression()) {
                Written written = text.template().expression().written();
                echoes.add(written.text());
                if (!written.rounded().isEmpty()) {
                    echoes.add(written.rounded());
                }
            }
        }
        return echoes;
    }

    @Override
    public String version() {
        return VERSION;
    }

    @Override
    public ObjectNode replySchema() {
        ObjectNode schema = judge.info().verdictSchema();
        if (takesAnswers()) {
            ((ObjectNode) schema.get("properties")).putObject(ANSWERS).put("type", "object");
        }
        return schema;
    }

    private boolean takesAnswers() {
        JudgeDefinition definition = judge.definition();
        return !definition.questions().isEmpty()
                && !definition.output().members().containsKey(ANSWERS);
    }

    @Override
    public Optional<Audited> withoutReply(FileCase subject) {
        if (!judge.ask(subject, Answers.none()).isEmpty()) {
            return Optional.empty();
        }
        Ruling ruling = judge.rule(subject, Answers.none());
        return ruling.verdict().form().map(verdict -> new Audited(verdict, ruling.findings()));
    }

    @Override
    public Audited audit(FileCase subject, ObjectNode reply) {
        ObjectNode verdict = reply.deepCopy();
        JsonNode answers = takesAnswers() ? verdict.remove(ANSWERS) : null;
        AuditNotes notes = AuditNotes.of(verdict, form);
        try {
            Answers given = answers(subject, answers);
            OutputTemplate.Members output = listening.definition().output();
            Map<ToldValues.End, FileJudge.Filled> filled = new LinkedHashMap<>();
            for (ToldValues.End end : ToldValues.End.values()) {
                filled.put(end, listening.fill(subject, given, ToldValues.of(output, verdict, end)));
            }
            return new Correction(notes, verdict, filled).audited(output);
        } catch (CaseFailure e) {
            return notes.undecided("", "anything that can be computed (" + e.getMessage() + ")");
        }
    }

    private Answers answers(FileCase subject, @Nullable JsonNode written) {
        Map<String, JsonNode> byId = new LinkedHashMap<>();
        if (written != null) {
            written.properties().forEach(entry -> byId.put(entry.getKey(), entry.getValue()));
        }
        GivenAnswers given = new GivenAnswers(byId);
        Answers answers = Answers.none();
        for (int round = 0; round < MOST_ROUNDS; round++) {
            List<Question> questions = judge.ask(subject, answers);
            if (questions.isEmpty()) {
                return answers;
            }
            answers = answers.and(
                    AnswerCheck.check(questions, given.answer(questions).replies(), BY));
        }
        return answers;
    }

    /** One reply under correction. */
    private final class Correction {
        private final AuditNotes notes;
        private final ObjectNode reply;
        private final Map<ToldValues.End, FileJudge.Filled> filled;
        private String open = "";

        Correction(AuditNotes notes, ObjectNode reply, Map<ToldValues.End, FileJudge.Filled> filled) {
            this.notes = notes;
            this.reply = reply;
            this.filled = filled;
        }

        Audited audited(OutputTemplate.Members output) {
            ObjectNode corrected = members(output, "");
            return open.isEmpty()
                    ? notes.decided(corrected)
                    : notes.undecided(open, "what the document prescribes there");
        }

        private ObjectNode members(OutputTemplate.Members output, String pointer) {
            ObjectNode corrected = Json.object();
            output.members()
                    .forEach(
                            (name, part) -> corrected.set(name, part(part, pointer + "/" + VerdictForm.escaped(name))));
            return corrected;
        }

        private JsonNode part(OutputTemplate template, String pointer) {
            if (template instanceof OutputTemplate.Members inside) {
                return members(inside, pointer);
            }
            JsonNode expected = at(ToldValues.End.AS_WRITTEN, pointer);
            JsonNode said = reply.at(pointer);
            if (expected.isMissingNode()) {
                return told(template, said, pointer);
            }
            for (ToldValues.End end : ToldValues.End.values()) {
                if (same(said, at(end, pointer))) {
                    return at(end, pointer);
                }
            }
            notes.settle(violation(template, said, expected), pointer, expected, why(template));
            return expected;
        }

        private boolean same(JsonNode said, JsonNode expected) {
            return !expected.isMissingNode()
                    && JudgeTest.difference(expected, said, "").isEmpty();
        }

        private JsonNode at(ToldValues.End end, String pointer) {
            FileJudge.Filled one = filled.get(end);
            return one == null || one.isOpen(pointer)
                    ? MissingNode.getInstance()
                    : one.form().at(pointer);
        }

        /** What only the reply can know is taken as it stands, if it has the form. */
        private JsonNode told(OutputTemplate template, JsonNode said, String pointer) {
            if (VerdictForm.accepts(template.schema(), said)) {
                return said;
            }
            open = open.isEmpty() ? pointer : open;
            return template instanceof OutputTemplate.Entries
                    ? new ArrayNode(JsonNodeFactory.instance)
                    : JsonNodeFactory.instance.nullNode();
        }

        private Violation violation(OutputTemplate template, JsonNode said, JsonNode expected) {
            if (!(template instanceof OutputTemplate.Text text)
                    || !text.template().isOneExpression()) {
                return Violation.CONTRADICTION;
            }
            Expression expression = text.template().expression();
            if (expression.text().strip().equals(JudgeFileReader.VERDICT)) {
                return Violation.VERDICT_LOGIC;
            }
            Set<String> reached = judge.definition().reached(expression);
            if (judge.definition().questions().stream().noneMatch(question -> reached.contains(question.variable()))) {
                return Violation.FACT;
            }
            boolean capped = said.isNumber()
                    && expected.isNumber()
                    && said.decimalValue().compareTo(expected.decimalValue()) > 0
                    && judge.definition().ceilings().stream().anyMatch(ceiling -> reached.contains(ceiling.of()));
            return capped
                    ? Violation.CEILING
                    : expression.type().present() == PlainType.NUMBER ? Violation.ARITHMETIC : Violation.CONTRADICTION;
        }

        private String why(OutputTemplate template) {
            boolean one = template instanceof OutputTemplate.Text text
                    && text.template().isOneExpression();
            if (!one) {
                return "what it says elsewhere gives that";
            }
            Expression expression = ((OutputTemplate.Text) template).template().expression();
            Written written = expression.written();
            Expression value =
                    judge.definition().values().get(written.rounded().isEmpty() ? written.text() : written.rounded());
            return expression.text().strip().equals(JudgeFileReader.VERDICT)
                    ? "the first rule that holds says so"
                    : "the file computes it as " + Found.shorten((value == null ? expression : value).text());
        }
    }
}
