package dev.assize.judgefiles.imports;

import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes a judge file section by section. Every text stands in quotation marks, so that none is taken for something else. */
final class JudgeText {

    private final List<String> head = new ArrayList<>();
    private final Map<String, List<String>> sections = new LinkedHashMap<>();

    JudgeText(String comment, String id, String title, String importLine) {
        head.add("# " + comment);
        head.add("assize: 1");
        head.add("judge: " + id);
        head.add("version: 1");
        head.add("title: " + quoted(title));
        head.add("import: " + importLine);
        for (String section :
                List.of("case", "let", "questions", "tables", "values", "verdict", "output", "findings")) {
            sections.put(section, new ArrayList<>());
        }
    }

    static String quoted(String text) {
        return Json.write(TextNode.valueOf(text));
    }

    static String list(Collection<String> texts) {
        return "[" + String.join(", ", texts.stream().map(JudgeText::quoted).toList()) + "]";
    }

    /** A text as CEL writes it. */
    static String literal(String text) {
        return "'"
                + text.replace("\\", "\\\\")
                        .replace("'", "\\'")
                        .replace("\n", "\\n")
                        .replace("\r", "\\r")
                        .replace("\t", "\\t")
                + "'";
    }

    JudgeText add(String section, String line) {
        List<String> lines = sections.get(section);
        if (lines == null) {
            throw new IllegalArgumentException("No section is called " + section);
        }
        if (!lines.contains(line)) {
            lines.add(line);
        }
        return this;
    }

    JudgeText expression(String section, String name, String expression) {
        return add(section, name + ": " + quoted(expression));
    }

    String written(String headline) {
        StringBuilder text = new StringBuilder();
        head.forEach(line -> text.append(line).append('\n'));
        section(text, "case", "case", "  ");
        section(text, "let", "let", "  ");
        section(text, "questions", "questions", "  ");
        text.append("ruling:\n");
        section(text, "tables", "  tables", "    ");
        section(text, "values", "  values", "    ");
        section(text, "verdict", "  verdict", "    ");
        section(text, "output", "  output", "    ");
        section(text, "findings", "  findings", "    ");
        return text.append("headline: ").append(headline).append('\n').toString();
    }

    private void section(StringBuilder text, String section, String heading, String indent) {
        List<String> lines = sections.getOrDefault(section, List.of());
        if (!lines.isEmpty()) {
            text.append(heading).append(":\n");
            lines.forEach(line -> line.lines()
                    .forEach(part -> text.append(indent).append(part).append('\n')));
        }
    }
}
