package dev.assize.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.Audited;
import dev.assize.core.whole.WholeJudging;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for the audit of every judge's whole verdicts. */
public abstract class AuditContract {

    protected abstract WholeJudging<?> judging();

    protected abstract Answerer embedded();

    /** Cases whose own verdicts are taken as replies. */
    protected abstract List<ObjectNode> cases();

    /** The beginnings of the pointers to numbers that are matters of opinion, so that nobody can correct them. */
    protected abstract List<String> opinions();

    /** The pointers to free text, which code replaces where it no longer fits. */
    protected abstract List<String> prose();

    @Test
    void hasNothingToSayToTheJudgesOwnVerdicts() {
        for (ObjectNode record : cases()) {
            ObjectNode own = own(record);
            Audited audited = audit(judging(), record, own);
            assertThat(audited.findings()).as("own verdict %s", own).isEmpty();
            assertThat(audited.form()).contains(own);
        }
    }

    @Test
    void asksForTheFormThatItChecks() {
        for (ObjectNode record : cases()) {
            SchemaCheck.valid(judging().audit().replySchema(), own(record));
        }
    }

    @Test
    void neverMakesUpAVerdictFromNothing() {
        for (ObjectNode record : cases()) {
            Audited audited = audit(judging(), record, own(record).objectNode());
            assertThat(audited.findings()).isNotEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {21, 22, 23})
    void correctsAnyNumberThatCodeKnows(long seed) {
        RandomData data = new RandomData(seed);
        for (ObjectNode record : cases()) {
            ObjectNode own = own(record);
            for (String place : numbers(own, "")) {
                int there = own.at(place).asInt();
                int other = there + 1 + data.below(30);
                ObjectNode changed =
                        with(own, place, IntNode.valueOf(data.below(2) == 0 ? other : Math.max(0, there - 1)));
                if (changed.equals(own) || opinions().stream().anyMatch(place::startsWith)) {
                    continue;
                }
                Audited audited = audit(judging(), record, changed);
                assertThat(audited.findings())
                        .as("seed %s, %s in %s", seed, place, changed)
                        .isNotEmpty();
                assertThat(audited.form().map(this::withoutProse))
                        .as("seed %s, %s in %s", seed, place, changed)
                        .contains(withoutProse(own));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {31, 32, 33})
    void survivesAnyReplyAndAgreesWithItsOwnCorrections(long seed) {
        RandomData data = new RandomData(seed);
        List<ObjectNode> cases = cases();
        List<ObjectNode> own = cases.stream().map(this::own).toList();
        for (int i = 0; i < 200; i++) {
            int chosen = data.below(cases.size());
            ObjectNode record = cases.get(chosen);
            ObjectNode reply = damaged(own.get(chosen), data);
            Audited audited = audit(judging(), record, reply);
            audited.form().ifPresent(form -> {
                SchemaCheck.valid(judging().judge().info().verdictSchema(), form);
                Audited again = audit(judging(), record, form);
                assertThat(again.findings().stream().filter(AuditContract::isBreach))
                        .as("seed %s, the corrected form %s of %s", seed, form, reply)
                        .isEmpty();
                assertThat(again.form()).contains(form);
            });
        }
    }

    private static boolean isBreach(Finding finding) {
        return finding.severity() != Severity.INFO;
    }

    /** The verdict that the judge gives with its own answers. */
    protected final ObjectNode own(ObjectNode record) {
        CaseResult result = new Hearing<>(judging().judge(), embedded()).hear("own", record, null);
        return result.verdict()
                .orElseThrow(() -> new AssertionError("no verdict for " + record + ": " + result.error()));
    }

    /** What the audit makes of a reply. */
    protected static <C> Audited audit(WholeJudging<C> judging, ObjectNode record, ObjectNode reply) {
        Judge<C> judge = judging.judge();
        return judging.audit().audit(judge.read(record.deepCopy()), reply.deepCopy());
    }

    /** A verdict with another value at a place. */
    protected static ObjectNode with(ObjectNode verdict, String pointer, JsonNode value) {
        ObjectNode changed = verdict.deepCopy();
        int slash = pointer.lastIndexOf('/');
        JsonNode parent = changed.at(pointer.substring(0, slash));
        String last = pointer.substring(slash + 1);
        if (parent instanceof ArrayNode list) {
            list.set(Integer.parseInt(last), value);
        } else {
            ((ObjectNode) parent).set(last, value);
        }
        return changed;
    }

    private static List<String> numbers(JsonNode node, String at) {
        List<String> places = new ArrayList<>();
        if (node.isNumber()) {
            places.add(at);
        }
        for (Map.Entry<String, JsonNode> field : node.properties()) {
            places.addAll(numbers(field.getValue(), at + "/" + field.getKey()));
        }
        for (int i = 0; node.isArray() && i < node.size(); i++) {
            places.addAll(numbers(node.get(i), at + "/" + i));
        }
        return places;
    }

    private ObjectNode withoutProse(ObjectNode verdict) {
        ObjectNode bare = verdict;
        for (String pointer : prose()) {
            bare = with(bare, pointer, bare.nullNode());
        }
        return bare;
    }

    private static ObjectNode damaged(ObjectNode verdict, RandomData data) {
        if (data.below(10) == 0) {
            List<String> names = new ArrayList<>();
            verdict.fieldNames().forEachRemaining(names::add);
            return data.object(3, names);
        }
        ObjectNode damaged = verdict.deepCopy();
        for (int i = 1 + data.below(3); i > 0; i--) {
            damage(damaged, data);
        }
        return damaged;
    }

    private static void damage(JsonNode node, RandomData data) {
        if (node instanceof ObjectNode object && !object.isEmpty()) {
            List<String> names = new ArrayList<>();
            object.fieldNames().forEachRemaining(names::add);
            String name = data.oneOf(names);
            if (object.get(name).isContainerNode() && data.below(4) > 0) {
                damage(object.get(name), data);
            } else if (data.below(4) == 0) {
                object.remove(name);
            } else {
                object.set(name, data.json(2));
            }
        } else if (node instanceof ArrayNode list && !list.isEmpty()) {
            int at = data.below(list.size());
            if (list.get(at).isContainerNode() && data.below(3) > 0) {
                damage(list.get(at), data);
            } else {
                list.set(at, data.json(1));
            }
        }
    }
}
