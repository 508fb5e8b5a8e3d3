package dev.assize.judgefiles.judge;

import dev.assize.core.record.FieldRole;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Reads the section "case" of a judge file: the fields that a case has, each with its type and what belongs to it. */
record CaseFieldReader(Mistakes mistakes, NameSource names) {
    private static final List<String> FIELD = List.of(
            "type",
            "required",
            "aliases",
            "describe",
            "options",
            "separators",
            "join",
            "least",
            "most",
            "range",
            "role",
            "as",
            "of");

    List<CaseField> read(Section top) {
        Optional<MarkedNode.Mapping> fields = top.require("case", "the fields of a case")
                .flatMap(node -> Section.mapping(node, "names with fields", mistakes));
        return fields.map(node -> fields(node, 0)).orElse(List.of());
    }

    private List<CaseField> fields(MarkedNode.Mapping node, int depth) {
        if (node.entries().isEmpty()) {
            mistakes.add(node, "expected at least one field");
        }
        if (depth > 5) {
            mistakes.add(node, "fields are nested too deeply");
            return List.of();
        }
        List<CaseField> fields = new ArrayList<>();
        for (MarkedNode.Mapping.Entry entry : node.entries()) {
            Section.mapping(entry.value(), "a field such as {type: text, required: true}", mistakes)
                    .flatMap(field -> field(entry, field, depth))
                    .ifPresent(fields::add);
        }
        return fields;
    }

    private Optional<CaseField> field(MarkedNode.Mapping.Entry entry, MarkedNode.Mapping node, int depth) {
        String name = entry.name();
        Section field = Section.of(node, "the field \"" + name + "\"", FIELD, mistakes);
        Optional<FieldType> type = field.require("type", "one of " + String.join(", ", FieldType.words()))
                .flatMap(this::fieldType);
        String variable = field.text("as").map(MarkedNode.Scalar::text).orElse(name);
        if (depth > 0 || !name.contains(".") || field.find("as").isPresent()) {
            names.check(variable, field.find("as").orElse(entry.key()), "field");
        } else {
            mistakes.add(
                    entry.key(),
                    "the field \"" + name + "\" needs a name for expressions: {…, as: " + name.replace('.', '_') + "}");
        }
        if (type.isEmpty()) {
            return Optional.empty();
        }
        List<String> options = field.texts("options", 2).orElse(List.of());
        if (type.get() == FieldType.CHOICE && options.isEmpty()) {
            field.require("options", "what there is to choose from");
        }
        List<CaseField> of = field.mapping("of", "the fields of each entry")
                .map(inside -> fields(inside, depth + 1))
                .orElse(List.of());
        if ((type.get() == FieldType.LIST || type.get() == FieldType.OBJECT) && of.isEmpty()) {
            field.require("of", "the fields of each entry (a list of plain texts has the type texts)");
        }
        Optional<List<BigDecimal>> range = field.find("range").flatMap(found -> Section.range(found, false, mistakes));
        return Optional.of(new CaseField(
                name,
                variable,
                type.get(),
                field.isTrue("required"),
                field.text("describe").map(MarkedNode.Scalar::text).orElse(""),
                field.texts("aliases", 1).orElse(List.of()),
                options,
                field.find("separators").map(Section::raw).orElse(""),
                field.find("join").map(Section::raw).orElse(null),
                field.count("least").orElse(0),
                field.count("most").orElse(0),
                range.orElse(null),
                role(field),
                of));
    }

    private FieldRole role(Section field) {
        Optional<MarkedNode.Scalar> role = field.text("role");
        Map<String, FieldRole> roles = new LinkedHashMap<>();
        for (FieldRole each : FieldRole.values()) {
            roles.put(each.name().toLowerCase(Locale.ROOT), each);
        }
        FieldRole named = role.map(MarkedNode.Scalar::text).map(roles::get).orElse(null);
        if (role.isPresent() && named == null) {
            mistakes.add(
                    role.get(),
                    "found " + role.get().describe() + ", expected a role"
                            + NameHint.hint(role.get().text(), roles.keySet()));
        }
        return named == null ? FieldRole.CONTEXT : named;
    }

    private Optional<FieldType> fieldType(MarkedNode node) {
        String word = node instanceof MarkedNode.Scalar scalar ? scalar.text() : "";
        Optional<FieldType> type = FieldType.find(word);
        if (type.isEmpty()) {
            mistakes.add(
                    node, "found " + node.describe() + ", expected a type" + NameHint.hint(word, FieldType.words()));
        }
        return type;
    }
}
