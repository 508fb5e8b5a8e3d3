package dev.assize.judgefiles.judge;

import com.fasterxml.jackson.core.JsonPointer;
import dev.assize.core.Headline;
import dev.assize.core.ScoreRange;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.PlainType;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads where the verdict keeps its label and its score, and holds that against the output. */
final class HeadlineReader {

    private final Mistakes mistakes;
    private final RulingReader ruling;
    private List<String> labels;

    HeadlineReader(Mistakes mistakes, RulingReader ruling) {
        this.mistakes = mistakes;
        this.ruling = ruling;
        this.labels = List.of();
    }

    Optional<Headline> read(MarkedNode.Mapping node) {
        Section headline =
                Section.of(node, "the headline", List.of("label", "score", "range", "passing", "middling"), mistakes);
        Optional<JsonPointer> label = headline.text("label").flatMap(found -> pointer(found, true));
        Optional<JsonPointer> score = headline.text("score").flatMap(found -> pointer(found, false));
        Optional<ScoreRange> range = headline.find("range")
                .flatMap(found -> Section.range(found, false, mistakes))
                .map(ends -> new ScoreRange(ends.get(0), ends.get(1)));
        if (score.isPresent() && headline.find("range").isEmpty()) {
            mistakes.add(node, "a headline with a score needs \"range\": its least and its best, such as [0, 1]");
        }
        if (headline.find("label").isEmpty() && headline.find("score").isEmpty()) {
            mistakes.add(node, "a headline needs \"label\" or \"score\": a pointer into the output, such as /verdict");
            return Optional.empty();
        }
        List<String> passing = labels(headline, "passing");
        List<String> middling = labels(headline, "middling");
        if (label.isEmpty() && score.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Headline(label.orElse(null), score.orElse(null), range.orElse(null), passing, middling));
    }

    private List<String> labels(Section headline, String name) {
        List<String> said = headline.texts(name, 1).orElse(List.of());
        said.stream()
                .filter(label -> !labels.contains(label))
                .forEach(label -> mistakes.add(
                        headline.find(name).orElse(headline.node()),
                        "no verdict has the label \"" + label + "\"" + NameHint.hint(label, labels)));
        return said;
    }

    private Optional<JsonPointer> pointer(MarkedNode.Scalar scalar, boolean label) {
        if (!scalar.text().startsWith("/")) {
            mistakes.add(
                    scalar, "found " + scalar.describe() + ", expected a pointer into the output, such as /verdict");
            return Optional.empty();
        }
        OutputTemplate.Members output = ruling.output();
        if (output == null) {
            return Optional.empty();
        }
        OutputTemplate at = output;
        for (String step : scalar.text().substring(1).split("/", -1)) {
            String name = step.replace("~1", "/").replace("~0", "~");
            Map<String, OutputTemplate> members =
                    at instanceof OutputTemplate.Members object ? object.members() : Map.of();
            OutputTemplate next = members.get(name);
            if (next == null) {
                mistakes.add(
                        scalar,
                        "the output has no " + scalar.text() + NameHint.hint(name, new ArrayList<>(members.keySet())));
                return Optional.empty();
            }
            at = next;
        }
        ValueType type = at instanceof OutputTemplate.Text text ? text.type().present() : PlainType.NONE;
        if (label && type == PlainType.TRUTH) {
            labels = List.of("true", "false");
        } else if (label && type instanceof ValueType.OneOf options) {
            labels = options.options();
        }
        boolean right =
                label ? type instanceof ValueType.OneOf || type == PlainType.TRUTH : type.fits(PlainType.NUMBER);
        if (!right) {
            mistakes.add(
                    scalar,
                    scalar.text() + " holds no " + (label ? "label such as ${verdict}, nor true or false" : "number"));
            return Optional.empty();
        }
        return Optional.of(JsonPointer.compile(scalar.text()));
    }
}
