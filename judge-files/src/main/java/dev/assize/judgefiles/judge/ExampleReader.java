package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads the section "examples" of a judge file: cases with the verdict that its author expects. */
record ExampleReader(Mistakes mistakes) {
    List<JudgeDefinition.FileExample> read(Section top) {
        List<JudgeDefinition.FileExample> examples = new ArrayList<>();
        Optional<MarkedNode> node = top.find("examples");
        if (node.isPresent() && !(node.get() instanceof MarkedNode.Sequence)) {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected a list of examples");
        }
        if (node.isPresent() && node.get() instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                Section.mapping(item, "an example with case, answers and expect", mistakes)
                        .flatMap(example -> example(example, examples.size() + 1))
                        .ifPresent(examples::add);
            }
        }
        return examples;
    }

    private Optional<JudgeDefinition.FileExample> example(MarkedNode.Mapping node, int number) {
        Section example = Section.of(node, "an example", List.of("name", "case", "answers", "expect"), mistakes);
        Optional<MarkedNode.Mapping> record = example.require("case", "the record of the example")
                .flatMap(found -> Section.mapping(found, "the record of the example", mistakes));
        Optional<MarkedNode> expect = example.require("expect", "a part of the verdict, or undecided, or invalid");
        Map<String, JsonNode> answers = new LinkedHashMap<>();
        example.mapping("answers", "question ids with answers")
                .ifPresent(given -> given.entries()
                        .forEach(
                                entry -> answers.put(entry.name(), entry.value().toJson())));
        if (record.isEmpty() || expect.isEmpty()) {
            return Optional.empty();
        }
        @Nullable ObjectNode expected = null;
        String outcome = JudgeFileReader.JUDGED;
        if (expect.get() instanceof MarkedNode.Mapping part) {
            expected = part.toJson();
        } else {
            outcome = Section.raw(expect.get());
            if (!outcome.equals(JudgeFileReader.UNDECIDED) && !outcome.equals(JudgeFileReader.INVALID)) {
                mistakes.add(
                        expect.get(),
                        "found " + expect.get().describe()
                                + ", expected a part of the verdict, or undecided, or invalid");
            }
        }
        String name = example.find("name").map(Section::raw).orElse("example " + number);
        return Optional.of(
                new JudgeDefinition.FileExample(name, node.place(), record.get().toJson(), answers, expected, outcome));
    }
}
