package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.AlikeNames;
import dev.assize.core.record.Found;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.CaseNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Reads the list of candidates. */
final class CandidateReader {

    private static final JsonAliases ID =
            JsonAliases.of("decision_id", "id", "candidate_id", "ecli", "identifier", "reference");
    private static final JsonAliases ECLI = JsonAliases.of("ecli", "decision_id", "id");
    private static final JsonAliases COURT_CODE = JsonAliases.of("court_ecli_code", "court_code", "ecli_code");
    private static final JsonAliases COURT_NAME = JsonAliases.of("court_name", "court", "court_label", "court.name");
    private static final JsonAliases NESTED_COURT_NAME = JsonAliases.of("court.name");
    private static final JsonAliases DATE = JsonAliases.of("decision_date", "date", "judgment_date");
    private static final JsonAliases NUMBER = JsonAliases.of(
            "rol_number", "role_number", "case_number", "docket_number", "rg_number", "number", "rol", "numbers");
    private static final List<JsonAliases> TEXTS = List.of(
            JsonAliases.of("teaching_texts", "teaching_text", "teachings"),
            JsonAliases.of("summaries", "summary", "abstract", "abstracts"),
            JsonAliases.of("text", "content", "excerpt", "keywords", "description"));

    private CandidateReader() {}

    static List<Candidate> read(JsonNode list, String field) {
        if (!list.isArray()) {
            throw new InvalidCase(field, Found.describe(list), "a list of candidate decisions");
        }
        List<Candidate> candidates = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            candidates.add(candidate(list.get(i), i + 1, field + "." + i));
        }
        return candidates;
    }

    private static Candidate candidate(JsonNode entry, int index, String field) {
        if (entry.isTextual()) {
            String id = entry.asText();
            return new Candidate(
                    index,
                    id,
                    id,
                    "",
                    "",
                    null,
                    CaseNumber.read(""),
                    List.of(),
                    Ecli.read(id).orElse(null));
        }
        if (!entry.isObject()) {
            throw new InvalidCase(
                    field, Found.describe(entry), "an object with decision_id, court_name, decision_date …");
        }
        long names = AlikeNames.in(entry);
        String id = ID.text(entry, names, field + ".decision_id");
        String written = ECLI.text(entry, names, field + ".ecli");
        Ecli ecli = Ecli.read(written).orElse(null);
        String court = COURT_NAME
                .find(entry, names)
                .filter(JsonNode::isValueNode)
                .map(JsonNode::asText)
                .orElseGet(() -> NESTED_COURT_NAME.text(entry, field + ".court"));
        return new Candidate(
                index,
                id.isBlank() ? "candidate " + index : id.strip(),
                ecli == null ? "" : written,
                COURT_CODE.text(entry, names, field + ".court_ecli_code"),
                court,
                WrittenDate.parse(DATE.text(entry, names, field + ".decision_date"))
                        .orElse(null),
                number(entry, names, field),
                texts(entry, names, field),
                ecli);
    }

    /** One number, or several in a list. */
    private static CaseNumber number(JsonNode entry, long names, String field) {
        JsonNode value = NUMBER.find(entry, names).orElse(null);
        if (value == null) {
            return CaseNumber.read("");
        }
        if (!value.isArray()) {
            return CaseNumber.read(JsonAliases.scalar(value, field + ".rol_number"));
        }
        List<String> numbers = new ArrayList<>();
        value.forEach(number -> numbers.add(JsonAliases.scalar(number, field + ".rol_number")));
        return CaseNumber.read(numbers.stream().collect(Collectors.joining("; ")));
    }

    private static List<String> texts(JsonNode entry, long names, String field) {
        List<String> texts = new ArrayList<>();
        for (JsonAliases aliases : TEXTS) {
            aliases.find(entry, names).ifPresent(value -> collect(value, field + ".summaries", texts));
        }
        return texts;
    }

    private static void collect(JsonNode value, String field, List<String> texts) {
        if (value.isArray()) {
            value.forEach(part -> collect(part, field, texts));
        } else if (value.isObject()) {
            value.forEach(part -> {
                if (part.isTextual()) {
                    texts.add(part.asText());
                }
            });
        } else if (!value.isNull()) {
            texts.add(JsonAliases.scalar(value, field));
        }
    }
}
