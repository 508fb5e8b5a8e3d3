package dev.assize.judgefiles.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.judgefiles.internal.library.StandardFunctions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.projectnessie.cel.checker.Decls;
import org.projectnessie.cel.tools.Script;
import org.projectnessie.cel.tools.ScriptException;
import org.projectnessie.cel.tools.ScriptHost;

/** Where no fraction is involved, our evaluation is CEL's own: whole numbers, texts, truth values, lists and macros. */
class CelAgreementTest {

    private static final ExpressionReader READER = new ExpressionReader(StandardFunctions.functions());
    private static final DeclaredNames NAMES = DeclaredNames.none()
            .with("a", PlainType.NUMBER)
            .with("b", PlainType.NUMBER)
            .with("s", PlainType.TEXT)
            .with("t", PlainType.TEXT)
            .with("p", PlainType.TRUTH)
            .with("l", new ValueType.ListOf(PlainType.NUMBER));

    @Test
    void agreesWithCelOnRandomExpressions() throws ScriptException {
        ScriptHost host = ScriptHost.newBuilder().build();
        for (int seed = 0; seed < 400; seed++) {
            Random random = new Random(seed);
            Generator generator = new Generator(random);
            String text = generator.truth(4);
            long a = random.nextInt(7) - 3L;
            long b = random.nextInt(7) - 3L;
            boolean p = random.nextBoolean();
            List<Long> l = List.of(1L, b, 3L);
            Script script = host.buildScript(text)
                    .withDeclarations(
                            Decls.newVar("a", Decls.Int),
                            Decls.newVar("b", Decls.Int),
                            Decls.newVar("s", Decls.String),
                            Decls.newVar("t", Decls.String),
                            Decls.newVar("p", Decls.Bool),
                            Decls.newVar("l", Decls.newListType(Decls.Int)))
                    .build();
            boolean theirs =
                    script.execute(Boolean.class, Map.of("a", a, "b", b, "s", "héllo", "t", "lo", "p", p, "l", l));
            List<ExpressionMistake> mistakes = new ArrayList<>();
            Expression ours = READER.read(text, NAMES, Facts.NONE, mistakes)
                    .orElseThrow(() -> new AssertionError(text + mistakes));
            Datum value = ours.evaluate(
                    name -> switch (name) {
                        case "a" -> Datum.number(a);
                        case "b" -> Datum.number(b);
                        case "s" -> Datum.text("héllo");
                        case "t" -> Datum.text("lo");
                        case "p" -> Datum.truth(p);
                        default -> new Datum.Items(l.stream().map(Datum::number).toList());
                    },
                    new Work());
            assertThat(value).as("seed " + seed + ": " + text).isEqualTo(Datum.truth(theirs));
        }
    }

    /** Draws expressions over a, b (whole numbers), s, t (texts), p (truth) and l (a list of whole numbers). */
    private static final class Generator {
        private final Random random;
        private int variables;

        Generator(Random random) {
            this.random = random;
        }

        private String one(String... of) {
            return of[random.nextInt(of.length)];
        }

        String number(int depth) {
            if (depth == 0) {
                return one("a", "b", "0", "1", "2", "-3");
            }
            return switch (random.nextInt(8)) {
                case 0 -> "(" + number(depth - 1) + " + " + number(depth - 1) + ")";
                case 1 -> "(" + number(depth - 1) + " - " + number(depth - 1) + ")";
                case 2 -> "(" + number(depth - 1) + " * " + number(depth - 1) + ")";
                case 3 -> "(" + number(depth - 1) + " % " + one("2", "3", "-5") + ")";
                case 4 -> "size(" + text(depth - 1) + ")";
                case 5 -> "size(" + list(depth - 1) + ")";
                case 6 -> "(" + truth(depth - 1) + " ? " + number(depth - 1) + " : " + number(depth - 1) + ")";
                default -> number(0);
            };
        }

        String text(int depth) {
            if (depth == 0) {
                return one("s", "t", "'lo'", "'é'", "''");
            }
            return switch (random.nextInt(3)) {
                case 0 -> "(" + text(depth - 1) + " + " + text(depth - 1) + ")";
                case 1 -> "(" + truth(depth - 1) + " ? " + text(depth - 1) + " : " + text(depth - 1) + ")";
                default -> text(0);
            };
        }

        String list(int depth) {
            if (depth == 0) {
                return one("l", "[1, 2]", "[0]", "[a, b]");
            }
            String variable = "x" + variables++;
            return switch (random.nextInt(4)) {
                case 0 -> "(" + list(depth - 1) + " + " + list(depth - 1) + ")";
                case 1 -> list(depth - 1) + ".map(" + variable + ", " + variable + " * " + number(0) + ")";
                case 2 -> list(depth - 1) + ".filter(" + variable + ", " + variable + " > " + number(0) + ")";
                default -> list(0);
            };
        }

        String truth(int depth) {
            if (depth == 0) {
                return one("p", "true", "false");
            }
            String variable = "y" + variables++;
            return switch (random.nextInt(11)) {
                case 0 -> "(" + truth(depth - 1) + " && " + truth(depth - 1) + ")";
                case 1 -> "(" + truth(depth - 1) + " || " + truth(depth - 1) + ")";
                case 2 -> "!" + truth(depth - 1);
                case 3 ->
                    "(" + number(depth - 1) + one(" < ", " <= ", " > ", " >= ", " == ", " != ") + number(depth - 1)
                            + ")";
                case 4 -> "(" + text(depth - 1) + one(" < ", " >= ") + text(depth - 1) + ")";
                case 5 -> text(depth - 1) + one(".contains(", ".startsWith(", ".endsWith(") + text(0) + ")";
                case 6 -> list(depth - 1) + ".exists(" + variable + ", " + variable + " == " + number(0) + ")";
                case 7 -> list(depth - 1) + ".all(" + variable + ", " + variable + " >= " + number(0) + ")";
                case 8 -> list(depth - 1) + ".exists_one(" + variable + ", " + variable + " > " + number(0) + ")";
                case 9 -> "(" + number(depth - 1) + " in " + list(depth - 1) + ")";
                default -> "(" + list(depth - 1) + " == " + list(depth - 1) + ")";
            };
        }
    }
}
