package dev.assize.junit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.engine.Assize;
import dev.assize.engine.Judging;
import dev.assize.engine.OpenJudge;
import java.util.SortedMap;
import java.util.TreeMap;

/** A judge that is open for as long as the tests run. Threads share it. */
public final class CaseJudge {

    /** The property that says who answers, whatever the tests say. */
    static final String ANSWERER = "assize.answerer";

    private final OpenJudge judge;
    private final TestReports reports;
    private final String name;

    private CaseJudge(String name, OpenJudge judge, TestReports reports) {
        this.name = name;
        this.judge = judge;
        this.reports = reports;
    }

    /** What makes two tests share one judge. */
    record Key(String judge, String answerer, SortedMap<String, String> settings) {
        Judging judging() {
            Judging judging = Assize.judge(judge).answeredBy(answerer);
            settings.forEach(judging::set);
            return judging;
        }
    }

    static CaseJudge of(JudgedBy named) {
        SortedMap<String, String> settings = new TreeMap<>();
        for (String setting : named.set()) {
            int equals = setting.indexOf('=');
            if (equals < 1) {
                throw new IllegalArgumentException(
                        "@JudgedBy: found the setting \"" + setting + "\", expected \"NAME=VALUE\"");
            }
            settings.put(setting.substring(0, equals), setting.substring(equals + 1));
        }
        return open(named.value(), named.answerer(), settings);
    }

    /** A judge by its id or its file, answered by the embedded rules unless the property {@code assize.answerer} names another. */
    public static CaseJudge named(String judge) {
        return open(judge, "embedded", new TreeMap<>());
    }

    private static CaseJudge open(String judge, String answerer, SortedMap<String, String> settings) {
        String who = System.getProperty(ANSWERER, answerer);
        TestReports reports = TestReports.OF_THIS_PROCESS;
        return new CaseJudge(judge, reports.judge(new Key(judge, who, settings)), reports);
    }

    public JudgeInfo info() {
        return judge.info();
    }

    /**
     * Begins a case with what a model produced: a text, or a response of LangChain4j or Spring AI, whose text is taken. It goes into the
     * judge's field for outputs.
     */
    public OutputAssert output(Object output) {
        return new OutputAssert(OutputText.of("the output", output), this);
    }

    /** Judges a whole record, as a line of a file of cases would have it. */
    public VerdictAssert judge(ObjectNode record) {
        CaseResult result = judge.judge(reports.caseId(), record);
        reports.add(judge, record, result);
        return new VerdictAssert(result, judge.info(), name, record);
    }

    /** The record of a case of this judge, as text. */
    public VerdictAssert judge(String json) {
        try {
            if (Json.parse(json) instanceof ObjectNode record) {
                return judge(record);
            }
            throw new IllegalArgumentException("a case is a JSON object, found " + json);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a case is a JSON object: " + JsonMistake.of(e), e);
        }
    }
}
