package org.example.wordlimit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.RecordFields;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;

/** Judges whether a text keeps to its limit of words and comes to the point. Words are counted; the opening is asked about. */
public final class WordLimit implements Judge<WordLimitCase> {

    static final JudgeId ID = new JudgeId("word-limit");
    static final String TITLE = "whether a text keeps to its limit of words and comes to the point";
    static final List<Field> FIELDS = List.of(
            Field.required("text", "text", "what is judged"),
            Field.required("limit", "whole number", "how many words it may have"));
    static final FieldNames NAMES = new FieldNames(FIELDS);
    static final String TEXT = "text";
    static final QuestionHandle<Value.YesNo> PREAMBLE = QuestionHandle.yesNo(
                    Wording.beside(WordLimit.class, "has-preamble"))
            .called("preamble")
            .quoting(Quoting.required(TEXT))
            .reusable();
    static final List<QuestionHandle<?>> QUESTIONS = List.of(PREAMBLE);

    private final JudgeInfo info = new JudgeInfo(
            ID,
            "1",
            TITLE,
            "Counts the words, and asks whether the text opens with words that only lead up to it.",
            FIELDS,
            QuestionHandle.outlines(QUESTIONS),
            new TreeMap<>(),
            Headline.label("/verdict").passing("PASS"),
            Json.resource(WordLimit.class, "case.schema.json"),
            Json.resource(WordLimit.class, "verdict.schema.json"),
            Json.resource(WordLimit.class, "example.json"));

    @Override
    public JudgeInfo info() {
        return info;
    }

    @Override
    public WordLimitCase read(ObjectNode record) {
        RecordFields fields = RecordFields.of(record, NAMES).requireAny();
        JsonNode limit = fields.require("limit", "a whole number of at least 1");
        if (!limit.canConvertToInt() || !limit.isIntegralNumber() || limit.intValue() < 1) {
            throw new InvalidCase("limit", limit.toString(), "a whole number of at least 1");
        }
        return new WordLimitCase(fields.requireText("text"), limit.intValue());
    }

    @Override
    public List<Question> ask(WordLimitCase subject, Answers soFar) {
        return soFar.has(PREAMBLE.id())
                ? List.of()
                : List.of(PREAMBLE.id().question(List.of(new Passage(TEXT, subject.text()))));
    }

    @Override
    public Ruling rule(WordLimitCase subject, Answers answers) {
        return answers.yes(PREAMBLE.id())
                .map(found -> ruling(subject, found))
                .orElseGet(
                        () -> new Ruling(new Verdict.Undecided(List.of(PREAMBLE.id().untyped())), List.of()));
    }

    private static Ruling ruling(WordLimitCase subject, boolean preamble) {
        List<Finding> findings = new ArrayList<>();
        if (subject.words() > subject.limit()) {
            findings.add(Finding.of(
                    "too-long",
                    Severity.MAJOR,
                    "the text has " + subject.words() + " words, expected at most " + subject.limit()));
        }
        if (preamble) {
            findings.add(Finding.of("preamble", Severity.MINOR, "the text opens with words that only lead up to it"));
        }
        return new Ruling(new Verdict.Decided(verdict(subject, preamble)), findings);
    }

    /** The rule of this judge, in one place: also what its audit holds a reply against. */
    static ObjectNode verdict(WordLimitCase subject, boolean preamble) {
        boolean passes = subject.words() <= subject.limit() && !preamble;
        return Json.object()
                .put("verdict", passes ? "PASS" : "FAIL")
                .put("words", subject.words())
                .put("preamble", preamble);
    }
}
