package dev.assize.runs.probe;

import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.ProbeKind.Bias;
import dev.assize.stats.Rate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How well a judge notices changes that matter, and how little others disturb it.
 *
 * @param answerer who answered the judge's questions
 * @param cases how many cases were changed
 * @param drawnFrom how many there were
 * @param probes stands for the changes; two cards with the same one are about the same
 * @param kinds every kind, in the order of the judge
 * @param examples of each kind the worst
 */
public record ReportCard(
        String judge,
        String version,
        String epoch,
        String answerer,
        long seed,
        long cases,
        long drawnFrom,
        String probes,
        List<KindFigures> kinds,
        List<ProbeExample> examples) {

    public ReportCard {
        kinds = List.copyOf(kinds);
        examples = List.copyOf(examples);
    }

    /** The kinds that matter, or those that must not. */
    public List<KindFigures> kinds(boolean mattering) {
        return kinds.stream().filter(each -> each.kind().matters() == mattering).toList();
    }

    /** Of all changes that matter, the share that was noticed. */
    public Rate detection() {
        return sum(kinds(true));
    }

    /** Of all changes that must not matter, the share that disturbed the verdict. */
    public Rate falseAlarms() {
        return sum(kinds(false));
    }

    /** Of the changes by which a weakness shows, the share whose verdict was not as it should be. */
    public Rate disturbed(Bias bias) {
        List<KindFigures> shown = with(bias);
        return new Rate(
                shown.stream().mapToLong(KindFigures::wrong).sum(),
                shown.stream().mapToLong(each -> each.right() + each.wrong()).sum());
    }

    /** Of the changes by which a weakness shows, the share that made the verdict a better one. */
    public Rate improved(Bias bias) {
        List<KindFigures> shown = with(bias);
        return new Rate(
                shown.stream().mapToLong(KindFigures::better).sum(),
                shown.stream().mapToLong(each -> each.right() + each.wrong()).sum());
    }

    /** By how much the score rose under such changes, on average; empty where there is no score. */
    public OptionalDouble shift(Bias bias) {
        double sum = 0;
        long count = 0;
        for (KindFigures each : with(bias)) {
            Double shift = each.shift();
            if (shift != null) {
                sum += shift * (each.right() + each.wrong());
                count += each.right() + each.wrong();
            }
        }
        return count == 0 ? OptionalDouble.empty() : OptionalDouble.of(sum / count);
    }

    private List<KindFigures> with(Bias bias) {
        return kinds.stream().filter(each -> each.kind().bias() == bias).toList();
    }

    /** How many changed cases have no verdict. */
    public long undecided() {
        return kinds.stream().mapToLong(KindFigures::undecided).sum();
    }

    private static Rate sum(List<KindFigures> kinds) {
        long hits = kinds.stream().mapToLong(each -> each.rate().hits()).sum();
        long trials = kinds.stream().mapToLong(each -> each.rate().trials()).sum();
        return new Rate(hits, trials);
    }

    /** What the card tells of each weakness. */
    public List<BiasFigure> biases() {
        Rate unsteady = disturbed(Bias.CONSISTENCY);
        OptionalDouble length = shift(Bias.LENGTH);
        return List.of(
                new BiasFigure(
                        Bias.CONSISTENCY,
                        "self_consistency",
                        new Rate(unsteady.trials() - unsteady.hits(), unsteady.trials()),
                        null),
                new BiasFigure(Bias.POSITION, "position_bias", disturbed(Bias.POSITION), null),
                new BiasFigure(
                        Bias.LENGTH,
                        "length_bias",
                        improved(Bias.LENGTH),
                        length.isPresent() ? length.getAsDouble() : null),
                new BiasFigure(Bias.INJECTION, "injection", improved(Bias.INJECTION), null),
                new BiasFigure(Bias.AUTHOR, "author_bias", disturbed(Bias.AUTHOR), null));
    }

    /** The names of {@link #figures} of a card with such kinds. */
    public static List<String> figureNames(List<ProbeKind> kinds) {
        List<KindFigures> none = kinds.stream()
                .map(kind -> new KindFigures(kind, "", 0, 0, 0, 0, 0, 0, null, List.of(), List.of()))
                .toList();
        return List.copyOf(new ReportCard("", "", "", "", 0, 0, 0, "", none, List.of())
                .figures()
                .keySet());
    }

    /** Every figure that a condition may name; empty where there was nothing to tell it from. */
    public Map<String, OptionalDouble> figures() {
        Map<String, OptionalDouble> figures = new LinkedHashMap<>();
        figures.put("detection", detection().value());
        figures.put("false_alarms", falseAlarms().value());
        for (KindFigures each : kinds) {
            String group = each.kind().matters() ? "detection." : "false_alarms.";
            figures.put(group + each.kind().name(), each.rate().value());
        }
        biases().forEach(bias -> figures.put(bias.name(), bias.value()));
        figures.put("undecided", OptionalDouble.of((double) undecided()));
        return figures;
    }
}
