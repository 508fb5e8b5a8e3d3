package dev.assize.judgefiles.judge;

import dev.assize.core.json.Hash;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.ExpressionMistake;
import dev.assize.judgefiles.internal.expression.ExpressionReader;
import dev.assize.judgefiles.internal.expression.Facts;
import dev.assize.judgefiles.internal.expression.Functions;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.library.StandardFunctions;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Reads the expressions of one file and puts their mistakes where they stand in it. */
final class ExpressionSource {

    private static final int MOST = 2_000;

    private final Mistakes mistakes;
    private final ExpressionReader reader;
    private final Set<String> functionsUsed = new LinkedHashSet<>();
    private final Map<String, String> filesUsed = new TreeMap<>();
    private int count;

    /** @param echoes the parts of expressions that a scope may tell where they are unknown */
    ExpressionSource(Mistakes mistakes, JudgeFile.Siblings siblings, Set<String> echoes) {
        this.mistakes = mistakes;
        JudgeFile.Siblings noted = name -> {
            Optional<String> content = siblings.find(name);
            content.ifPresent(text -> filesUsed.put(name, Hash.of(text)));
            return content;
        };
        Functions functions = StandardFunctions.functions().and(SchemaFunctions.beside(noted));
        this.reader = new ExpressionReader(functions, echoes);
    }

    /** The names of functions that the expressions read so far may call. */
    Set<String> functionsUsed() {
        return functionsUsed;
    }

    /** The files beside the judge file that expressions name, with the hashes of their contents. */
    Map<String, String> filesUsed() {
        return filesUsed;
    }

    Optional<Expression> read(MarkedNode.Scalar at, DeclaredNames names) {
        return read(at, 0, at.text(), names, Facts.NONE);
    }

    /** @param from where the expression begins within the scalar */
    Optional<Expression> read(MarkedNode.Scalar at, int from, String text, DeclaredNames names, Facts facts) {
        if (++count > MOST) {
            mistakes.add(at, "the file has more than " + MOST + " expressions");
            return Optional.empty();
        }
        List<ExpressionMistake> found = new ArrayList<>();
        Optional<Expression> expression = reader.read(text, names, facts, found);
        found.forEach(mistake -> mistakes.add(at.placeOf(from + mistake.offset()), mistake.message()));
        reader.functions().names().stream()
                .filter(name -> text.contains(name + "("))
                .forEach(functionsUsed::add);
        return expression;
    }

    /** An expression that must have a type; another is a mistake. */
    Optional<Expression> read(
            MarkedNode.Scalar at, DeclaredNames names, Facts facts, ValueType wanted, String expected) {
        Optional<Expression> expression = read(at, 0, at.text(), names, facts);
        if (expression.isPresent() && !expression.get().type().fits(wanted)) {
            mistakes.add(
                    at.placeOf(0),
                    "expected " + expected + ", found a " + expression.get().type());
            return Optional.empty();
        }
        return expression;
    }

    /** A text with expressions in braces. */
    Optional<TextTemplate> template(MarkedNode.Scalar at, DeclaredNames names) {
        String text = at.text();
        List<TextTemplate.Part> parts = new ArrayList<>();
        StringBuilder plain = new StringBuilder();
        int i = 0;
        boolean right = true;
        while (i < text.length()) {
            if (text.startsWith("$${", i)) {
                plain.append("${");
                i += 3;
            } else if (text.startsWith("${", i)) {
                int end = end(text, i + 2);
                if (end < 0) {
                    mistakes.add(at.placeOf(i), "the brace is never closed; write $${ for the characters themselves");
                    return Optional.empty();
                }
                if (plain.length() > 0) {
                    parts.add(new TextTemplate.Part(plain.toString(), null));
                    plain.setLength(0);
                }
                Optional<Expression> expression = read(at, i + 2, text.substring(i + 2, end), names, Facts.NONE);
                right &= expression.isPresent();
                expression.ifPresent(read -> parts.add(new TextTemplate.Part("", read)));
                i = end + 1;
            } else {
                plain.append(text.charAt(i));
                i++;
            }
        }
        if (plain.length() > 0 || parts.isEmpty()) {
            parts.add(new TextTemplate.Part(plain.toString(), null));
        }
        return right ? Optional.of(new TextTemplate(parts)) : Optional.empty();
    }

    /** Where the brace closes; texts inside may hold braces. */
    private static int end(String text, int from) {
        int depth = 0;
        char quote = 0;
        for (int i = from; i < text.length(); i++) {
            char unit = text.charAt(i);
            if (quote != 0) {
                if (unit == '\\') {
                    i++;
                } else if (unit == quote) {
                    quote = 0;
                }
            } else if (unit == '\'' || unit == '"') {
                quote = unit;
            } else if (unit == '{') {
                depth++;
            } else if (unit == '}') {
                if (depth == 0) {
                    return i;
                }
                depth--;
            }
        }
        return -1;
    }
}
