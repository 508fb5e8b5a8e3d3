package dev.assize.judges.citation;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.record.AlikeNames;
import dev.assize.core.record.Found;
import dev.assize.law.be.ecli.Ecli;
import dev.assize.law.be.role.CaseNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads one entry of the list of candidates. */
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

    private final JsonNode entry;
    private final int index;
    private final String list;
    private final long names;

    private CandidateReader(JsonNode entry, int index, String list) {
        this.entry = entry;
        this.index = index;
        this.list = list;
        this.names = AlikeNames.in(entry);
    }

    static List<Candidate> read(JsonNode list, String field) {
        if (!list.isArray()) {
            throw new InvalidCase(field, Found.describe(list), "a list of candidate decisions");
        }
        List<Candidate> candidates = new ArrayList<>(list.size());
        for (int i = 0; i < list.size(); i++) {
            candidates.add(new CandidateReader(list.get(i), i + 1, field).candidate());
        }
        return candidates;
    }

    private Candidate candidate() {
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
                    RecentReadings.ecli(id).orElse(null));
        }
        if (!entry.isObject()) {
            throw new InvalidCase(
                    field(), Found.describe(entry), "an object with decision_id, court_name, decision_date …");
        }
        String id = text(ID, ".decision_id");
        String written = text(ECLI, ".ecli");
        Ecli ecli = RecentReadings.ecli(written).orElse(null);
        return new Candidate(
                index,
                id.isBlank() ? "candidate " + index : id.strip(),
                ecli == null ? "" : written,
                text(COURT_CODE, ".court_ecli_code"),
                court(),
                RecentReadings.date(text(DATE, ".decision_date")).orElse(null),
                number(),
                texts(),
                ecli);
    }

    private String field() {
        return list + "." + (index - 1);
    }

    /** A text or number as text; empty when absent. */
    private String text(JsonAliases aliases, String inside) {
        JsonNode value = aliases.find(entry, names).orElse(null);
        return value == null ? "" : scalar(value, inside);
    }

    /** Where it stands is told only to whom it is no text. */
    private String scalar(JsonNode value, String inside) {
        return value.isValueNode() ? value.asText() : JsonAliases.scalar(value, field() + inside);
    }

    private String court() {
        JsonNode court = COURT_NAME.find(entry, names).orElse(null);
        return court != null && court.isValueNode() ? court.asText() : text(NESTED_COURT_NAME, ".court");
    }

    /** One number, or several in a list. */
    private CaseNumber number() {
        JsonNode value = NUMBER.find(entry, names).orElse(null);
        if (value == null) {
            return CaseNumber.read("");
        }
        if (!value.isArray()) {
            return RecentReadings.number(scalar(value, ".rol_number"));
        }
        List<String> numbers = new ArrayList<>();
        value.forEach(number -> numbers.add(scalar(number, ".rol_number")));
        return CaseNumber.read(String.join("; ", numbers));
    }

    private List<String> texts() {
        List<String> texts = new ArrayList<>();
        for (JsonAliases aliases : TEXTS) {
            Optional<JsonNode> value = aliases.find(entry, names);
            if (value.isPresent()) {
                collect(value.get(), texts);
            }
        }
        return texts;
    }

    private void collect(JsonNode value, List<String> texts) {
        if (value.isArray()) {
            for (JsonNode part : value) {
                collect(part, texts);
            }
        } else if (value.isObject()) {
            for (JsonNode part : value) {
                if (part.isTextual()) {
                    texts.add(part.asText());
                }
            }
        } else if (!value.isNull()) {
            texts.add(scalar(value, ".summaries"));
        }
    }
}
