package dev.assize.judgefiles.internal.expression;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.question.QuestionId;
import dev.assize.judgefiles.internal.library.StandardFunctions;
import dev.assize.judgefiles.internal.library.WrittenDatum;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ExpressionTest {

    private static final ExpressionReader READER = new ExpressionReader(StandardFunctions.functions());
    private static final Datum WITHHELD = Datum.unknown(QuestionId.of("q-1"));

    private static DeclaredNames names() {
        Map<String, ValueType> item = new LinkedHashMap<>();
        item.put("text", PlainType.TEXT);
        item.put("met", PlainType.TRUTH);
        item.put("points", PlainType.NUMBER);
        return DeclaredNames.none()
                .with("facts", PlainType.NUMBER)
                .with("zero", PlainType.NUMBER)
                .with("name", PlainType.TEXT)
                .with("title", ValueType.maybe(PlainType.TEXT))
                .with("missing", PlainType.TRUTH)
                .with("maybe", ValueType.maybe(PlainType.NUMBER))
                .with("items", new ValueType.ListOf(new ValueType.RecordOf(item)))
                .with("severity", new ValueType.OneOf(List.of("major", "minor")))
                .with("penalty", new ValueType.TableOf(List.of("major", "minor"), PlainType.NUMBER))
                .with("share", new DeclaredNames.Name(ValueType.maybe(PlainType.NUMBER), "size(items)"));
    }

    private static Datum item(String text, Datum met, int points) {
        Map<String, Datum> fields = new LinkedHashMap<>();
        fields.put("text", Datum.text(text));
        fields.put("met", met);
        fields.put("points", Datum.number(points));
        return new Datum.Fields(fields);
    }

    private static Datum valueOf(String name) {
        return switch (name) {
            case "facts" -> Datum.number(Fraction.of(5, 7));
            case "zero" -> Datum.number(0);
            case "name" -> Datum.text("Hydro Flask");
            case "title", "maybe", "share" -> Datum.none();
            case "missing" -> WITHHELD;
            case "items" ->
                new Datum.Items(List.of(
                        item("a", Datum.truth(true), 5), item("b", WITHHELD, 3), item("c", Datum.truth(false), -2)));
            case "severity" -> Datum.text("major");
            case "penalty" -> new Datum.Fields(Map.of("major", Datum.number(5), "minor", Datum.number(1)));
            default -> throw new IllegalArgumentException(name);
        };
    }

    private static Datum evaluate(String text) {
        List<ExpressionMistake> mistakes = new ArrayList<>();
        Optional<Expression> expression = READER.read(text, names(), Facts.NONE, mistakes);
        assertThat(mistakes).isEmpty();
        return expression.orElseThrow().evaluate(ExpressionTest::valueOf, new Work());
    }

    private static List<ExpressionMistake> mistakes(String text) {
        List<ExpressionMistake> mistakes = new ArrayList<>();
        assertThat(READER.read(text, names(), Facts.NONE, mistakes)).isEmpty();
        return mistakes;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "5 * (facts * 0.7)|2.5",
                "round(5 * (facts * 0.7), 0)|3",
                "0.1 + 0.2 == 0.3|true",
                "1 / 3 * 3 == 1|true",
                "7 % 3|1",
                "-7 % 3|-1",
                "ratio(1, zero, none) == none|true",
                "ratio(1, zero, 4)|4",
                "'a' + 'b'|ab",
                "size('né')|2",
                "[1, 2] + [3]|1, 2, 3",
                "2 in [1, 2.0]|true",
                "or(title, 'none given')|none given",
                "title == none ? 0 : size(title)|0",
                "penalty[severity]|5",
                "items.map(i, i.points)|5, 3, -2",
                "sum(items.map(i, i.points))|6",
                "items.map(i, i.points > 0, i.text)|a, b",
                "items.exists_one(i, i.points == 3)|true",
                "take(descending([1, 5, 3]), 2)|5, 3",
                "round(-2.5, 0)|-3",
                "round(0.125, 2)|0.13",
                "floor(-0.5)|-1",
                "clamp(7, 0, 5)|5",
                "interpolate(0.375, [[0, 0], [0.25, 5], [0.5, 10], [1, 15]])|7.5",
                "withinTolerance(10.4, 10, 0.5, 0)|true",
                "withinTolerance(10.6, 10, 0.5, 0.05)|false",
                "pow(2, 10)|1024",
                "pow(2, -1)|0.5",
                "sqrt(9)|3",
                "mean([1, 2]) == 1.5|true",
                "f1(2, 1, 1)|0.666667",
                "averagePrecision([true, false, true])|0.833333",
                "pair(['a b', 'c'], ['C', 'B a'], 'near').matched.map(p, p.left + '=' + p.right)|a b=B a, c=C",
                "pair(['x'], ['y'], 0.9).missing|x",
                "extract('score: 42 of 50', '([0-9]+)')|42",
                "extract('none here', '[0-9]+') == none|true",
                "at(json('{\"a\": [1.0, {\"b\": \"x\"}]}'), '/a/1/b') == 'x'|true",
                "text(at(json('{\"a\": 1.0}'), '/a'))|1.0",
                "json('no') == none|true",
                "date('5 March 2024') == date('2024-03-05')|true",
                "name.contains('Flask') && name.startsWith('Hydro')|true",
                "distinct(['A', 'a', 'á'], 'folded')|A",
                "count(items.map(i, i.points > 0))|2",
                "matches(name, '^[A-Z]')|true"
            })
    void computesExactly(String text, String expected) {
        assertThat(WrittenDatum.of(evaluate(text))).isEqualTo(expected);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "missing && 1 > 2",
                "1 > 2 && missing",
                "items.all(i, i.met && i.points > 4)",
                "!(missing || 2 > 1)",
                "items.exists_one(i, i.points < 9 || i.met)"
            })
    void isFalseWhateverAMissingAnswerWouldSay(String text) {
        assertThat(evaluate(text)).isEqualTo(Datum.truth(false));
    }

    @ParameterizedTest
    @ValueSource(strings = {"missing || 2 > 1", "items.exists(i, i.met || i.points > 4)", "(missing ? 1 : 1) == 1"})
    void isTrueWhateverAMissingAnswerWouldSay(String text) {
        assertThat(evaluate(text)).isEqualTo(Datum.truth(true));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "missing && true",
                "missing ? 1 : 2",
                "size(items.filter(i, i.met))",
                "sum(items.filter(i, i.met).map(i, i.points))",
                "items.filter(i, i.points == 3).all(i, i.met)",
                "missing == true",
                "count(items.map(i, i.met))"
            })
    void namesTheQuestionThatIsMissing(String text) {
        assertThat(evaluate(text)).isEqualTo(new Datum.Unknown(Set.of(QuestionId.of("q-1"))));
    }

    @Test
    void countsAListWhoseItemsAreUnknown() {
        assertThat(evaluate("size(items.map(i, i.met))")).isEqualTo(Datum.number(3));
    }

    /** Expression, the place of the mistake, and what the message says. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "fcts + 1|0|did you mean \"facts\"",
                "1 + fcts|4|did you mean \"facts\"",
                "items.map(i, i.point)|14|did you mean \"points\"",
                "sise(items)|0|did you mean \"size\"",
                "facts / zero|6|ratio(facts, zero, none)",
                "facts / 0|8|divided by 0",
                "size(title)|0|may be none; write or(title, …)",
                "maybe > 1|0|may be none",
                "maybe + 1|0|may be none",
                "none + 1|0|may be none",
                "name + 1|5|text(1)",
                "name > 1|5|no order",
                "name == 1|5|never equal",
                "severity == 'majr'|12|did you mean \"major\"",
                "severity in ['major', 'minr']|22|did you mean \"minor\"",
                "penalty['huge']|8|has no \"huge\"",
                "penalty[name]|8|looked up with one of its options",
                "items[0]|5|first(…)",
                "items.filter(i, i.points)|16|true or false",
                "items.filter(name, true)|13|already stands for something else",
                "null|0|written none",
                "unknown|0|nothing is called \"unknown\"",
                "matches(name, '[a')|14|cannot be used",
                "cosine(name, name)|0|embedding model",
                "1 +|3|cannot be read",
                "(1|2|cannot be read",
                "facts > 1 and zero > 1|10|write &&",
                "facts = 1|6|write ==",
                "[1, 'a']|4|one kind",
                "missing ? 1 : 'a'|8|one kind",
                "round(1, 99)|9|decimals",
                "rationale(name)|0|name of a question"
            })
    void pointsAtWhatIsWrong(String text, int offset, String message) {
        List<ExpressionMistake> mistakes = mistakes(text);
        assertThat(mistakes).hasSize(1);
        assertThat(mistakes.get(0).message()).contains(message);
        assertThat(mistakes.get(0).offset()).isEqualTo(offset);
    }

    @Test
    void tellsAllMistakesOfAnExpression() {
        assertThat(mistakes("fcts + nme")).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "maybe == none ? 0 : maybe + 1",
                "maybe != none && maybe > 1",
                "maybe == none || maybe > 1",
                "!(maybe == none) && maybe > 1",
                "size(items) == 0 ? 0 : share + 1",
                "size(items) > 0 && share > 0.5",
                "maybe == 1 && maybe > 0",
                "ratio(1, facts, none) == none ? 0 : ratio(1, facts, none) + 1"
            })
    void knowsWhatAConditionSettled(String text) {
        assertThat(READER.read(text, names(), Facts.NONE, new ArrayList<>())).isPresent();
    }

    @Test
    void boundsWhatAHostileExpressionTakes() {
        assertThat(mistakes("(".repeat(3000) + "1" + ")".repeat(3000))).hasSize(1);
        assertThat(mistakes("[".repeat(300))).hasSize(1);
        assertThat(mistakes("1" + "+1".repeat(4000))).hasSize(1);
        assertThat(mistakes("!".repeat(3900) + "true")).isNotEmpty();
        assertThat(mistakes("x".repeat(3999))).hasSize(1);
        assertThat(mistakes("true ? ".repeat(500))).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pow(9, 30000)", "pow(pow(9, 500), 500)"})
    void boundsTheSizeOfNumbers(String text) {
        List<ExpressionMistake> mistakes = new ArrayList<>();
        Expression expression = READER.read(text, names(), Facts.NONE, mistakes).orElseThrow();
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> expression.evaluate(ExpressionTest::valueOf, new Work()))
                .isInstanceOf(EvaluationLimit.class);
    }
}
