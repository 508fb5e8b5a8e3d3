package dev.assize.judgefiles.internal.expression;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.projectnessie.cel.common.Source;
import org.projectnessie.cel.parser.Options;
import org.projectnessie.cel.parser.Parser;
import org.projectnessie.cel.parser.gen.CELLexer;
import org.projectnessie.cel.parser.gen.CELParser;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.BaseErrorListener;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.CharStreams;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.CommonTokenStream;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.RecognitionException;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.Recognizer;
import org.projectnessie.cel.shaded.org.antlr.v4.runtime.Token;

/**
 * Reads expressions: CEL's parser for the syntax, our own check of names and types. CEL knows whole numbers and binary ones
 * and mixes neither, and knows no value that may be absent; here a number is a number, and what may be none must be told apart
 * before it is computed with.
 */
public final class ExpressionReader {

    /** Longer than any rule a person would want to read. */
    private static final int LONGEST = 4_000;

    private static final int DEEPEST = 40;

    private static final Options WITHOUT_MACROS =
            Options.builder().macros(List.of()).maxRecursionDepth(250).build();

    private final Functions functions;
    private final Set<String> echoes;

    public ExpressionReader(Functions functions) {
        this(functions, Set.of());
    }

    private static final Map<String, String> INSTEAD =
            Map.of("and", "&&", "or", "||", "not", "!", "=", "==", "if", "condition ? one : other");

    /** @param echoes the parts, as {@link Written} has them, that a scope may tell where they are unknown */
    public ExpressionReader(Functions functions, Set<String> echoes) {
        this.functions = functions;
        this.echoes = Set.copyOf(echoes);
    }

    public Functions functions() {
        return functions;
    }

    /** Reads an expression over these names; what is wrong goes to {@code mistakes}, and then there is none. */
    public Optional<Expression> read(String text, DeclaredNames names, Facts facts, List<ExpressionMistake> mistakes) {
        List<ExpressionMistake> found = new ArrayList<>();
        syntax(text, found);
        if (found.isEmpty()) {
            try {
                Parser.ParseResult parsed = Parser.parse(WITHOUT_MACROS, Source.newTextSource(text));
                if (parsed.hasErrors()) {
                    found.add(new ExpressionMistake(
                            0,
                            "cannot be read: "
                                    + parsed.getErrors().getErrors().get(0).getMessage()));
                } else {
                    Checker checker = new Checker(text, parsed, functions, names, echoes, found);
                    Expression expression = checker.check(facts);
                    if (found.isEmpty()) {
                        return Optional.of(expression);
                    }
                }
            } catch (StackOverflowError e) {
                found.add(new ExpressionMistake(0, "is nested too deeply; give its parts names of their own"));
            }
        }
        mistakes.addAll(found);
        return Optional.empty();
    }

    private static void syntax(String text, List<ExpressionMistake> mistakes) {
        if (text.isBlank()) {
            mistakes.add(new ExpressionMistake(0, "is empty; expected an expression"));
        } else if (text.length() > LONGEST) {
            mistakes.add(new ExpressionMistake(
                    0,
                    "has " + text.length() + " characters, expected at most " + LONGEST
                            + "; give its parts names of their own"));
        } else if (depth(text) > DEEPEST) {
            mistakes.add(new ExpressionMistake(
                    0, "is nested more than " + DEEPEST + " deep; give its parts names of their own"));
        } else {
            parse(text, mistakes);
        }
    }

    private static int depth(String text) {
        int depth = 0;
        int deepest = 0;
        int run = 0;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            run = unit == '!' || unit == '-' || unit == '?' ? run + 1 : run;
            depth += "([{".indexOf(unit) >= 0 ? 1 : ")]}".indexOf(unit) >= 0 ? -1 : 0;
            deepest = Math.max(deepest, depth);
        }
        return Math.max(deepest, run / 8);
    }

    /** Once only for the mistakes: the parser that makes the tree tells them to standard error. */
    private static void parse(String text, List<ExpressionMistake> mistakes) {
        BaseErrorListener listener = new BaseErrorListener() {
            @Override
            public void syntaxError(
                    Recognizer<?, ?> recognizer,
                    Object symbol,
                    int line,
                    int column,
                    String message,
                    RecognitionException cause) {
                String found = symbol instanceof Token token ? token.getText() : message;
                mistakes.add(new ExpressionMistake(
                        offset(text, line, column), "cannot be read: " + plain(message) + instead(found)));
            }
        };
        CELLexer lexer = new CELLexer(CharStreams.fromString(text));
        lexer.removeErrorListeners();
        lexer.addErrorListener(listener);
        CELParser parser = new CELParser(new CommonTokenStream(lexer));
        parser.removeErrorListeners();
        parser.addErrorListener(listener);
        try {
            parser.start();
        } catch (StackOverflowError e) {
            mistakes.add(new ExpressionMistake(0, "is nested too deeply; give its parts names of their own"));
        }
        while (mistakes.size() > 1) {
            // What follows the first slip of the pen is mostly its echo.
            mistakes.remove(mistakes.size() - 1);
        }
    }

    private static String plain(String message) {
        int expecting = message.indexOf(" expecting ");
        String what = expecting < 0 ? message : message.substring(0, expecting);
        return what.replace("'<EOF>'", "the end of the expression")
                .replace("mismatched input", "found")
                .replace("extraneous input", "found")
                .replace("token recognition error at:", "found");
    }

    /** What other languages write for the same. */
    private static String instead(String found) {
        return INSTEAD.entrySet().stream()
                .filter(entry -> found.equalsIgnoreCase(entry.getKey()) || found.contains("at: '" + entry.getKey()))
                .findFirst()
                .map(entry -> "; write " + entry.getValue())
                .orElse("");
    }

    private static int offset(String text, int line, int column) {
        int start = 0;
        for (int i = 1; i < line; i++) {
            int next = text.indexOf('\n', start);
            if (next < 0) {
                return start;
            }
            start = next + 1;
        }
        return Math.min(start + column, text.length());
    }
}
