package dev.assize.judgefiles.judge;

import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Sees to it that names can be written in expressions and that none stands for two things. */
final class NameSource {

    private static final Pattern FORM = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]*");
    private static final List<String> TAKEN = List.of(
            "none",
            "unknown",
            "true",
            "false",
            "null",
            "in",
            "as",
            "break",
            "const",
            "continue",
            "else",
            "for",
            "function",
            "if",
            "import",
            "let",
            "loop",
            "package",
            "namespace",
            "return",
            "var",
            "void",
            "while");

    private final Mistakes mistakes;
    private final Map<String, CaseField> byPlace = new LinkedHashMap<>();

    NameSource(Mistakes mistakes) {
        this.mistakes = mistakes;
    }

    boolean check(String name, MarkedNode at, String what) {
        if (!FORM.matcher(name).matches()) {
            mistakes.add(
                    at,
                    "\"" + name + "\" cannot stand in an expression; the name of a " + what
                            + " has letters, digits and underscores"
                            + (what.equals("field") ? " (give it another with as)" : ""));
            return false;
        }
        if (TAKEN.contains(name)) {
            mistakes.add(
                    at,
                    "\"" + name + "\" has a meaning of its own in expressions; call the " + what + " something else"
                            + (what.equals("field") ? " with as" : ""));
            return false;
        }
        return true;
    }

    /** Remembers the names of fields, so that prompts can name them by their place and passages can join their texts. */
    void remember(List<CaseField> fields) {
        fields.forEach(field -> byPlace.put(field.name(), field));
    }

    /** The name in expressions of what a prompt writes between its braces; empty when it is none. */
    String variableOf(String written, DeclaredNames known) {
        CaseField field = byPlace.get(written);
        String name = field == null ? written.replace('-', '_') : field.variable();
        return known.has(name) ? name : "";
    }

    /** What stands between the texts of a field where they are shown as one. */
    String joinOf(String variable) {
        return byPlace.values().stream()
                .filter(field -> field.variable().equals(variable))
                .map(CaseField::join)
                .filter(java.util.Objects::nonNull)
                .findFirst()
                .orElse("\n");
    }

    DeclaredNames declare(DeclaredNames known, String name, ValueType type, MarkedNode at, String what) {
        return declare(known, name, DeclaredNames.Name.of(type), at, what);
    }

    DeclaredNames declare(DeclaredNames known, String name, DeclaredNames.Name declared, MarkedNode at, String what) {
        if (known.has(name)) {
            mistakes.add(at, "the " + what + " \"" + name + "\" has the name of something else in this file");
            return known;
        }
        return known.with(name, declared);
    }
}
