package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.yaml.FilePlace;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * All that a judge file says, checked.
 *
 * @param version the author's version and the hash of the file
 * @param lets named values by code, each after those it uses
 * @param questions each after those it needs
 * @param values named values of the ruling, each after those it uses
 * @param variants what was chosen among several ways to compute the same, by name; part of the epoch
 */
record JudgeDefinition(
        String id,
        String version,
        String title,
        String description,
        List<CaseField> fields,
        List<FileSetting> settings,
        Map<String, Expression> lets,
        List<FileQuestion> questions,
        Map<String, Datum> tables,
        Map<String, Expression> values,
        List<Ceiling> ceilings,
        List<VerdictRule> verdict,
        OutputTemplate.Members output,
        List<FindingRule> findings,
        Headline headline,
        List<FileExample> examples,
        ProbeReader.Read probes,
        SortedMap<String, String> variants) {

    /** @param of the value that it holds down */
    record Ceiling(String name, String of, @Nullable Expression when, Expression most) {}

    /** @param when null for the last one, which always holds */
    record VerdictRule(String label, @Nullable Expression when) {}

    /**
     * @param each the variable and the list that it goes over; null for a finding of the whole case
     * @param evidenceIn the field in which {@code evidence} is looked for; empty for none
     */
    record FindingRule(
            String code,
            TextTemplate severity,
            TextTemplate message,
            @Nullable Expression when,
            String variable,
            @Nullable Expression each,
            String evidenceIn,
            @Nullable Expression evidence) {

        Severity severityNamed(String word) {
            return Severity.valueOf(word.toUpperCase(java.util.Locale.ROOT));
        }
    }

    /**
     * A case with the answers to its questions and what should come out.
     *
     * @param expected a part of the verdict; null where {@code outcome} says all
     * @param outcome {@code judged}, {@code undecided} or {@code invalid}
     */
    record FileExample(
            String name,
            FilePlace place,
            ObjectNode record,
            Map<String, com.fasterxml.jackson.databind.JsonNode> answers,
            @Nullable ObjectNode expected,
            String outcome) {
        FileExample {
            answers = Collections.unmodifiableMap(new LinkedHashMap<>(answers));
        }
    }

    JudgeDefinition {
        fields = List.copyOf(fields);
        settings = List.copyOf(settings);
        lets = Collections.unmodifiableMap(new LinkedHashMap<>(lets));
        questions = List.copyOf(questions);
        tables = Collections.unmodifiableMap(new LinkedHashMap<>(tables));
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
        ceilings = List.copyOf(ceilings);
        verdict = List.copyOf(verdict);
        findings = List.copyOf(findings);
        examples = List.copyOf(examples);
    }

    ObjectNode caseSchema() {
        ObjectNode schema = Json.object().put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.setAll(CaseField.objectSchema(fields));
        return schema;
    }

    ObjectNode verdictSchema() {
        ObjectNode schema = Json.object().put("$schema", "https://json-schema.org/draft/2020-12/schema");
        schema.setAll(output.schema());
        return schema;
    }

    /** The questions over the list of that name. */
    List<FileQuestion> over(String list) {
        return questions.stream()
                .filter(question -> {
                    FileQuestion.Each each = question.each();
                    return each != null && each.list().equals(list);
                })
                .toList();
    }

    /** Every name that an expression comes to need, by whatever way. */
    Set<String> reached(Expression expression) {
        Set<String> reached = new LinkedHashSet<>();
        reach(expression.names(), reached);
        return reached;
    }

    private void reach(Set<String> names, Set<String> reached) {
        for (String name : names) {
            if (!reached.add(name)) {
                continue;
            }
            Expression value = values.containsKey(name) ? values.get(name) : lets.get(name);
            if (value != null) {
                reach(value.names(), reached);
            }
            for (Ceiling ceiling : ceilings) {
                Expression when = ceiling.when();
                if (ceiling.of().equals(name)) {
                    reach(ceiling.most().names(), reached);
                    reach(when == null ? Set.of() : when.names(), reached);
                }
            }
            over(name).forEach(question -> reached.add(question.variable()));
        }
    }
}
