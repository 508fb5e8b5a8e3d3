package dev.assize.cli.compare;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.JudgeInfo;
import dev.assize.core.record.Field;
import dev.assize.core.record.FieldNames;
import dev.assize.core.record.FieldRole;
import dev.assize.core.record.RecordFields;
import dev.assize.core.result.RecordedAnswer;
import dev.assize.runs.compare.CaseChange;
import dev.assize.runs.compare.ComparedMeasure;
import dev.assize.runs.compare.Direction;
import dev.assize.runs.compare.RunComparison;
import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.record.RecordedCase;
import dev.assize.runs.record.RecordedRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.text.Shortened;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Two runs as one page: what happened in a sentence, then every changed case with both outputs side by side. */
final class ComparisonPage {

    private static final int MOST_CASES = 500;
    private static final int LONGEST_TEXT = 20_000;
    private static final int LONGEST_HEAD = 120;

    private final RunComparison comparison;
    private final double alpha;
    private final JudgeInfo judge;
    private final FieldNames names;
    private final Markup page = new Markup();

    ComparisonPage(RunComparison comparison, double alpha) {
        this.comparison = comparison;
        this.alpha = alpha;
        this.judge = comparison.options().judge();
        this.names = new FieldNames(judge.fields());
    }

    String write(RecordedRun first, RecordedRun second) throws IOException {
        List<CaseChange> changes =
                comparison.changes().stream().limit(MOST_CASES).toList();
        Set<String> wanted = new LinkedHashSet<>();
        changes.forEach(change -> wanted.add(change.id()));
        Map<String, RecordedCase> before = cases(first, wanted);
        Map<String, RecordedCase> after = cases(second, wanted);
        String title = comparison.first().name() + " → " + comparison.second().name();
        PageFrame frame = new PageFrame(
                title + " · compare",
                "Assize compare",
                List.of(
                        new PageFrame.Section("overview", "Overview"),
                        new PageFrame.Section("changes", "Changed cases"),
                        new PageFrame.Section("figures", "Figures")),
                List.of(PageFrame.resource(ComparisonPage.class, "compare.js")));
        page.open("main", "id", "overview").element("h1", title);
        page.element("p.sentence", sentence(), "id", "sentence");
        if (!comparison.measures().isEmpty()) {
            page.element("p.hint", measures());
        }
        page.open("section", "id", "changes").element("h2", "Changed cases");
        filters();
        changes.forEach(change -> change(change, before.get(change.id()), after.get(change.id())));
        if (changes.isEmpty()) {
            page.element("p.hint", "No case changed.");
        }
        if (comparison.changes().size() > changes.size()) {
            page.element(
                    "p.hint",
                    "The page shows the " + MOST_CASES + " worst of "
                            + FigureText.count(comparison.changes().size()) + " changed cases.");
        }
        page.close("section").open("section", "id", "figures").element("h2", "Figures");
        new ComparisonTextReport(comparison, alpha, 0).write().html(page);
        page.close("section").close("main");
        return frame.opening() + page + frame.closing();
    }

    private static Map<String, RecordedCase> cases(RecordedRun run, Set<String> wanted) throws IOException {
        Map<String, RecordedCase> cases = new HashMap<>();
        run.forEach(recorded -> {
            if (wanted.contains(recorded.result().id())) {
                cases.putIfAbsent(recorded.result().id(), recorded);
            }
        });
        return cases;
    }

    /** {@code B is better: 12 cases improved, 3 got worse, p = 0.03.} */
    private String sentence() {
        long better = comparison.counts().getOrDefault(Direction.BETTER, 0L)
                + comparison.counts().getOrDefault(Direction.GAINED, 0L);
        long worse = comparison.counts().getOrDefault(Direction.WORSE, 0L)
                + comparison.counts().getOrDefault(Direction.LOST, 0L);
        String name = comparison.second().name();
        boolean isBetter = comparison.measures().stream().anyMatch(measure -> measure.isBetter(alpha));
        boolean isWorse = comparison.measures().stream().anyMatch(measure -> measure.isWorse(alpha));
        String told = isBetter && isWorse
                ? name + " is better in one measure and worse in another"
                : isBetter ? name + " is better" : isWorse ? name + " is worse" : "No difference beyond chance";
        String p = comparison.measures().stream().mapToDouble(ComparedMeasure::p).min().stream()
                .mapToObj(FigureText::p)
                .map(value -> value.startsWith("<") ? ", p " + value : ", p = " + value)
                .findFirst()
                .orElse("");
        return told + ": " + FigureText.count(better, "case") + " improved, " + FigureText.count(worse) + " got worse"
                + p + ".";
    }

    /** {@code Pass rate 70.0 % → 10.0 %; mean score 3.10 → 0.77.} The intervals stand below, under the cases. */
    private String measures() {
        String told = comparison.measures().stream()
                .map(measure -> switch (measure.kind()) {
                    case PASS_RATE -> "pass rate " + shares(measure);
                    case MEAN_SCORE ->
                        "mean " + judge.headline().scoreName() + " "
                                + FigureText.number(measure.first().value()) + " → "
                                + FigureText.number(measure.second().value());
                    case JUDGED_SHARE -> "judged " + shares(measure);
                })
                .collect(Collectors.joining("; "));
        return told.substring(0, 1).toUpperCase(Locale.ROOT) + told.substring(1) + ".";
    }

    private static String shares(ComparedMeasure measure) {
        return FigureText.percent(measure.first().value()) + " → "
                + FigureText.percent(measure.second().value());
    }

    private void filters() {
        page.open("div.tools", "role", "group", "aria-label", "Which cases are shown");
        Map<String, Long> kinds = new LinkedHashMap<>();
        kinds.put("all", (long) comparison.changes().size());
        comparison.changes().forEach(change -> kinds.merge(word(change.direction()), 1L, Long::sum));
        kinds.forEach((kind, count) -> page.element(
                "button.button",
                kind + " " + FigureText.count(count),
                "type",
                "button",
                "data-kind",
                kind,
                "aria-pressed",
                Boolean.toString(kind.equals("all"))));
        page.close("div");
    }

    private static String word(Direction direction) {
        return direction.name().toLowerCase(Locale.ROOT);
    }

    private void change(CaseChange change, @Nullable RecordedCase before, @Nullable RecordedCase after) {
        String kind = word(change.direction());
        page.open("article.panel change", "data-direction", kind);
        page.open("h3.title").element("span", kind, "class", "tag " + tone(change.direction()));
        page.element("bdi", change.id());
        page.element(
                "small",
                ComparisonTextReport.outcome(change.first()) + " → " + ComparisonTextReport.outcome(change.second()));
        page.close("h3");
        if (before != null && after != null) {
            outputs(before.record(), after.record());
            flips(before, after);
        }
        page.close("article");
    }

    private static String tone(Direction direction) {
        return switch (direction) {
            case WORSE, LOST -> "bad";
            case BETTER, GAINED -> "good";
            case CHANGED, SAME -> "info";
        };
    }

    /** The fields that were judged, where both runs have their records. */
    private void outputs(@Nullable ObjectNode before, @Nullable ObjectNode after) {
        if (before == null || after == null) {
            page.element("p.hint pad", "The records of this case are not at hand; compare stored runs to see them.");
            return;
        }
        RecordFields one = RecordFields.of(before, names);
        RecordFields other = RecordFields.of(after, names);
        asked(one, other);
        for (Field field : judge.fields()) {
            if (field.role() != FieldRole.OUTPUT) {
                continue;
            }
            String left = one.shown(field.name()).map(ComparisonPage::text).orElse("");
            String right = other.shown(field.name()).map(ComparisonPage::text).orElse("");
            if (left.isEmpty() && right.isEmpty()) {
                continue;
            }
            WordDifference difference = WordDifference.of(left, right);
            page.open("div.pair pad");
            side(comparison.first().name() + " · " + field.name(), difference.first());
            side(comparison.second().name() + " · " + field.name(), difference.second());
            page.close("div");
        }
    }

    /** What both were asked, and what was expected: without them nobody can tell which output is the better one. */
    private void asked(RecordFields one, RecordFields other) {
        for (Field field : judge.fields()) {
            String text = one.shown(field.name()).map(ComparisonPage::text).orElse("");
            boolean shared = text.equals(
                    other.shown(field.name()).map(ComparisonPage::text).orElse(""));
            if ((field.role() == FieldRole.QUESTION || field.role() == FieldRole.REFERENCE)
                    && shared
                    && !text.isBlank()) {
                asked(field.name(), text);
            }
        }
    }

    private void asked(String name, String text) {
        if (text.length() <= LONGEST_HEAD) {
            page.element("p.hint pad", name + ": " + text, "dir", "auto");
            return;
        }
        page.open("details.notes").element("summary", name + ": " + Shortened.after(LONGEST_HEAD, text));
        page.element("div.text pad", text, "dir", "auto").close("details");
    }

    private void side(String name, List<WordDifference.Piece> pieces) {
        page.open("div").element("p.note", name).open("div.text", "dir", "auto");
        for (WordDifference.Piece piece : pieces) {
            if (piece.changed()) {
                page.element("mark.against", piece.text());
            } else {
                page.text(piece.text());
            }
        }
        page.close("div").close("div");
    }

    private static String text(JsonNode value) {
        return Shortened.after(LONGEST_TEXT, value.isTextual() ? value.textValue() : value.toPrettyString());
    }

    /** The answers that are not what they were. */
    private void flips(RecordedCase before, RecordedCase after) {
        Map<String, RecordedAnswer> earlier = new LinkedHashMap<>();
        before.result().answers().forEach(answer -> earlier.put(key(answer), answer));
        List<String> flips = new ArrayList<>();
        for (RecordedAnswer answer : after.result().answers()) {
            RecordedAnswer then = earlier.get(key(answer));
            if (then != null && !told(then).equals(told(answer))) {
                flips.add(answer.item().orElse(answer.question()) + ": " + told(then) + " → " + told(answer));
            }
        }
        if (!flips.isEmpty()) {
            page.open("div.item").element("p.note", "Answers that flipped");
            page.open("ul.list");
            flips.forEach(flip -> page.element("li", flip, "dir", "auto"));
            page.close("ul").close("div");
        }
    }

    /** A fact is the same fact under another number. */
    private static String key(RecordedAnswer answer) {
        return answer.asks() + "\n" + answer.item().orElse(answer.question());
    }

    private static String told(RecordedAnswer answer) {
        return answer.value()
                .map(value -> value.isBoolean() ? (value.booleanValue() ? "✓" : "✗") : text(value))
                .orElse("withheld");
    }
}
