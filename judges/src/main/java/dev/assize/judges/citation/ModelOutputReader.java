package dev.assize.judges.citation;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import dev.assize.core.lenient.LenientText;
import dev.assize.core.record.Found;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

/** Reads what a system answered, in the forms that such systems use. */
final class ModelOutputReader {

    private static final String FIELD = CitationFields.MODEL_OUTPUT;
    private static final String EXPECTED =
            "an object with \"matches\" (each with decision_id, confidence, reasoning) or \"no_match_reason\", also as JSON text";

    private static final JsonAliases MATCHES =
            JsonAliases.of("matches", "match", "best_match", "top_match", "results", "selected", "selection");
    private static final JsonAliases NO_MATCH = JsonAliases.of(
            "no_match_reason",
            "no_match_explanation",
            "reason",
            "reasoning",
            "explanation",
            "rationale",
            "justification");
    private static final JsonAliases NO_MATCH_FLAG = JsonAliases.of("no_match", "no_match_found", "no_match_reason");
    private static final JsonAliases REFERENCE = JsonAliases.of(
            "decision_id",
            "ecli",
            "candidate_id",
            "id",
            "candidate",
            "candidate_index",
            "index",
            "matched_decision_id",
            "candidate_number",
            "match",
            "best_match",
            "top_match",
            "selected",
            "selection",
            "decision");
    private static final JsonAliases REASONING =
            JsonAliases.of("reasoning", "reason", "explanation", "rationale", "justification");

    private ModelOutputReader() {}

    static ModelOutput read(JsonNode value, List<Candidate> candidates) {
        JsonNode output = unwrapped(value);
        if (output.isArray()) {
            return withMatches(elements(output), "", candidates);
        }
        if (!output.isObject()) {
            throw new InvalidCase(FIELD, Found.describe(value), EXPECTED);
        }
        String reason = NO_MATCH.find(output).map(ModelOutputReader::words).orElse("");
        List<JsonNode> proposals = proposals(output);
        return withMatches(proposals, reason, candidates);
    }

    /** The objects that propose a decision; none when the output says that nothing matches. */
    private static List<JsonNode> proposals(JsonNode output) {
        Optional<JsonNode> matches = MATCHES.find(output);
        if (matches.isPresent()) {
            JsonNode value = matches.get();
            if (value.isArray()) {
                return elements(value).stream()
                        .map(element -> element.isTextual() ? proposal(element, output) : element)
                        .toList();
            }
            if (value.isObject()) {
                return List.of(value);
            }
            return saysNothing(value.asText()) ? List.of() : List.of(output);
        }
        if (MATCHES.isWritten(output)
                || !REFERENCE
                        .find(output)
                        .filter(ModelOutputReader::namesSomething)
                        .isPresent()) {
            requireAnswer(output);
            return List.of();
        }
        return List.of(output);
    }

    /** A match that is only named has the confidence and the reasons of the whole output. */
    private static JsonNode proposal(JsonNode named, JsonNode output) {
        ObjectNode proposal = Json.object();
        output.properties().forEach(member -> proposal.set(member.getKey(), member.getValue()));
        proposal.set("decision_id", named);
        return proposal;
    }

    /** A proposal that says itself that it names no decision. */
    private static boolean isEmpty(JsonNode proposal) {
        if (!proposal.isObject()) {
            return false;
        }
        JsonNode reference = REFERENCE.find(proposal).orElse(null);
        return reference == null ? REFERENCE.isWritten(proposal) : !reference.isObject() && !namesSomething(reference);
    }

    /** A text, or several as steps in a list. */
    private static String words(JsonNode value) {
        if (!value.isArray()) {
            return value.isValueNode() ? value.asText() : "";
        }
        return StreamSupport.stream(value.spliterator(), false)
                .filter(JsonNode::isTextual)
                .map(JsonNode::textValue)
                .collect(Collectors.joining("\n"));
    }

    private static boolean namesSomething(JsonNode reference) {
        return reference.isValueNode() && !saysNothing(reference.asText());
    }

    private static void requireAnswer(JsonNode output) {
        if (!MATCHES.isWritten(output)
                && !NO_MATCH.isWritten(output)
                && !NO_MATCH_FLAG.isWritten(output)
                && !REFERENCE.isWritten(output)) {
            throw new InvalidCase(FIELD, Found.describe(output), EXPECTED);
        }
    }

    private static boolean saysNothing(String text) {
        String bare = text.strip();
        if (bare.length() > "no candidate".length()) {
            return false;
        }
        return switch (bare.toLowerCase(Locale.ROOT).replace('_', ' ').replace('-', ' ')) {
            case "", "none", "null", "no match", "nomatch", "false", "n/a", "no candidate", "aucun", "geen" -> true;
            default -> false;
        };
    }

    private static ModelOutput withMatches(List<JsonNode> given, String reason, List<Candidate> candidates) {
        List<JsonNode> proposals = new ArrayList<>(given);
        proposals.removeIf(ModelOutputReader::isEmpty);
        ConfidenceScale scale = ConfidenceScale.of(proposals);
        List<ProposedMatch> matches = new ArrayList<>();
        List<String> remarks = new ArrayList<>();
        for (int i = 0; i < proposals.size(); i++) {
            matches.add(match(proposals.get(i), FIELD + ".matches." + i, scale, candidates, remarks));
        }
        return new ModelOutput(matches, reason, remarks);
    }

    private static ProposedMatch match(
            JsonNode proposal, String field, ConfidenceScale scale, List<Candidate> candidates, List<String> remarks) {
        if (!proposal.isObject()) {
            throw new InvalidCase(field, Found.describe(proposal), "an object with decision_id and confidence");
        }
        JsonNode named = REFERENCE
                .find(proposal)
                .orElseThrow(() -> new InvalidCase(
                        field + ".decision_id",
                        Found.describe(proposal),
                        "the id of a candidate, or its place in the list"));
        JsonNode inner = named.isObject() ? REFERENCE.find(named).orElse(named) : named;
        String reference = JsonAliases.scalar(inner, field + ".decision_id");
        CitedConfidence confidence = scale.read(proposal, field, remarks);
        String reasoning =
                REASONING.find(proposal).map(ModelOutputReader::words).orElse("");
        return new ProposedMatch(
                reference, CitationCase.named(reference, candidates).orElse(null), confidence, reasoning);
    }

    private static List<JsonNode> elements(JsonNode array) {
        List<JsonNode> elements = new ArrayList<>();
        array.forEach(elements::add);
        return elements;
    }

    /** What JSON text says that was itself written as a JSON string. */
    private static Optional<JsonNode> quoted(String text) {
        if (!text.stripLeading().startsWith("\"")) {
            return Optional.empty();
        }
        try {
            return Optional.of(Json.parse(text)).filter(JsonNode::isTextual);
        } catch (JsonProcessingException notQuoted) {
            return Optional.empty();
        }
    }

    /** JSON as text, possibly inside a markdown fence or between sentences. */
    private static JsonNode unwrapped(JsonNode value) {
        if (!value.isTextual()) {
            return value;
        }
        Optional<JsonNode> inside = quoted(value.textValue());
        if (inside.isPresent()) {
            return unwrapped(inside.get());
        }
        String text = value.textValue();
        int object = text.indexOf('{');
        int list = text.indexOf('[');
        boolean isList = list >= 0 && (object < 0 || list < object);
        int start = isList ? list : object;
        int end = text.lastIndexOf(isList ? ']' : '}');
        if (start < 0 || end < start) {
            throw new InvalidCase(FIELD, Found.describe(value), EXPECTED);
        }
        try {
            return Json.parse(text.substring(start, end + 1));
        } catch (JsonProcessingException e) {
            return LenientText.json(text)
                    .orElseThrow(() -> new InvalidCase(
                            FIELD, Found.describe(value), EXPECTED + "; it is not JSON: " + JsonMistake.of(e)));
        }
    }
}
