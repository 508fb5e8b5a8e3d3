package org.example.wordlimit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.PromptField;
import dev.assize.core.whole.VerdictAudit;
import dev.assize.core.whole.WholeJudging;
import java.util.ArrayList;
import java.util.List;

/** Holds a whole verdict that a model wrote against what the judge counts. */
public final class WordLimitAudit implements VerdictAudit<WordLimitCase> {

    static WholeJudging<WordLimitCase> judging() {
        List<PromptField> fields = WordLimit.FIELDS.stream()
                .map(field -> PromptField.of(field, WordLimit.NAMES, field.name().equals("text")))
                .toList();
        return new WholeJudging<>(
                new WordLimit(), Wording.beside(WordLimitAudit.class, "whole-prompt"), fields, new WordLimitAudit());
    }

    @Override
    public String version() {
        return "1";
    }

    @Override
    public ObjectNode replySchema() {
        return Json.resource(WordLimitAudit.class, "verdict.schema.json");
    }

    @Override
    public Audited audit(WordLimitCase subject, ObjectNode reply) {
        List<Finding> findings = new ArrayList<>();
        JsonNode preamble = reply.path("preamble");
        if (!preamble.isBoolean()) {
            findings.add(Finding.of("wrong-form", Severity.MAJOR, "/preamble is missing, expected true or false"));
            return new Audited(null, findings);
        }
        ObjectNode right = WordLimit.verdict(subject, preamble.booleanValue());
        right.properties().forEach(entry -> {
            JsonNode said = reply.path(entry.getKey());
            if (!said.equals(entry.getValue())) {
                findings.add(Finding.of(
                        "wrong-" + entry.getKey(),
                        Severity.MAJOR,
                        "/" + entry.getKey() + " is " + (said.isMissingNode() ? "missing" : said) + ", expected "
                                + entry.getValue()));
            }
        });
        return new Audited(right, findings);
    }
}
