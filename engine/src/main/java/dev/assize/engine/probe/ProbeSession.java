package dev.assize.engine.probe;

import dev.assize.core.flow.CaseResult;
import dev.assize.core.probe.Probe;
import dev.assize.core.probe.ProbeKind;
import dev.assize.core.probe.QuestionVariant.Asking;
import dev.assize.core.result.RecordedResult;
import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.plan.ForecastRequest;
import dev.assize.engine.plan.RunForecast;
import dev.assize.engine.run.CaseSource;
import dev.assize.engine.run.RunEvents;
import dev.assize.engine.run.RunRequest;
import dev.assize.engine.run.RunSession;
import dev.assize.engine.setup.EngineContext;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.dataset.DataSource;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.ReadOptions;
import dev.assize.runs.dataset.TextFormat;
import dev.assize.runs.probe.CardTally;
import dev.assize.runs.probe.ProbeCases;
import dev.assize.runs.probe.ReportCard;
import dev.assize.runs.runner.CaseSelection;
import dev.assize.runs.runner.ResultSink;
import dev.assize.text.NearestName;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A report card in the making: the cases are drawn and changed, and nothing is judged yet. The changed cases are judged as those of
 * any run are, with the same threads, limits and kept answers.
 */
public final class ProbeSession {

    /** How many of the worst examples a card shows of each kind. */
    private static final int EXAMPLES = 3;

    private static final BigDecimal TRIFLE = new BigDecimal("0.000000001");

    private static final Map<Asking, ProbeKind> VARIANTS = new LinkedHashMap<>();

    static {
        VARIANTS.put(Asking.AGAIN, ProbeKind.harmless("again", "the same case once more", ProbeKind.Bias.CONSISTENCY));
        VARIANTS.put(
                Asking.OPTIONS_TURNED,
                ProbeKind.harmless("option_order", "the options in the opposite order", ProbeKind.Bias.POSITION));
        VARIANTS.put(
                Asking.PASSAGES_TURNED,
                ProbeKind.harmless("text_order", "texts and questions in the opposite order", ProbeKind.Bias.POSITION));
    }

    private final ProbeRequest request;
    private final EngineContext context;
    private final ProbeCases sheet;
    private final List<String> changes;

    private ProbeSession(ProbeRequest request, EngineContext context, ProbeCases sheet, List<String> changes) {
        this.request = request;
        this.context = context;
        this.sheet = sheet;
        this.changes = List.copyOf(changes);
    }

    /** Reads the cases. Throws {@link SetupException} for a kind of change that the judge does not have. */
    public static ProbeSession prepare(ProbeRequest request, EngineContext context, InputStream standardInput)
            throws IOException {
        ChosenJudge judge = request.judge();
        List<Probe> probes = judge.probes();
        Map<Asking, ProbeKind> variants = variants(request);
        requireKnown(request, probes, variants);
        try (Dataset dataset = request.cases().open(standardInput)) {
            ProbeCases sheet = ProbeCases.draw(
                    dataset, request.cases().fields(), judge.info(), probes, variants, request.options());
            return new ProbeSession(request, context, sheet, dataset.changes());
        }
    }

    /** Code gives the same answer to the same question in whatever order; only models are asked in other ways. */
    private static Map<Asking, ProbeKind> variants(ProbeRequest request) {
        Map<Asking, ProbeKind> variants = new LinkedHashMap<>();
        if (!request.answerer().models().isEmpty()) {
            variants.putAll(VARIANTS);
            if (request.judge().asksForWholeVerdicts()) {
                variants.keySet().retainAll(List.of(Asking.AGAIN));
            }
        }
        return variants;
    }

    private static void requireKnown(ProbeRequest request, List<Probe> probes, Map<Asking, ProbeKind> variants) {
        List<String> known = new ArrayList<>();
        probes.forEach(probe -> known.add(probe.kind().name()));
        variants.values().forEach(kind -> known.add(kind.name()));
        for (String kind : request.options().kinds()) {
            if (!known.contains(kind)) {
                String meant = NearestName.hint(kind, known, "there are: " + String.join(", ", known));
                throw SetupException.of("kind", "no kind of change is called \"" + kind + "\"; " + meant);
            }
        }
    }

    /** What happened to the files of cases while they were read; empty when all is well. */
    public List<String> changes() {
        return changes;
    }

    public ProbeCases sheet() {
        return sheet;
    }

    /** What the judging would take. Throws {@link SetupException} where no model would be asked. */
    public RunForecast forecast(int sample, long seed) throws IOException {
        ForecastRequest forecast = new ForecastRequest(
                request.judge(), request.standIn(), request.answerer(), rows(), sample, seed, request.store());
        return RunForecast.of(forecast, context, sheet.everyLine());
    }

    /** Judges the cases and their changes. */
    public ReportCard run(Runnable step) throws IOException, InterruptedException {
        CardTally tally = new CardTally(sheet, request.judge().info(), EXAMPLES);
        CaseResult.Heading heading = null;
        BigDecimal[] spent = {BigDecimal.ZERO};
        for (Asking asking : sheet.askings()) {
            RunRequest run = new RunRequest(
                    request.judge().asking(asking),
                    within(request.answerer(), spent[0]),
                    rows(),
                    request.jobs(),
                    null,
                    null,
                    request.store());
            try (RunSession session = RunSession.begin(run, context, RunEvents.NONE);
                    Dataset dataset = session.open(sheet.lines(asking))) {
                heading = heading == null ? session.heading() : heading;
                session.run(dataset, new ResultSink() {
                    @Override
                    public byte[] render(RecordedResult result) {
                        return new byte[0];
                    }

                    @Override
                    public void accept(RecordedResult result, byte[] rendered) {
                        spent[0] = spent[0].add(result.expense().cost());
                        tally.add(result);
                        step.run();
                    }
                });
            }
        }
        if (heading == null) {
            throw new IllegalStateException("A judge is always asked as it is");
        }
        return tally.card(heading, request.answerer().spec(), request.options().seed());
    }

    /** What is left of the budget; a trifle where nothing is, so that the next call halts the card and says why. */
    private static AnswererPlan within(AnswererPlan answerer, BigDecimal spent) {
        return answerer.budget()
                .map(most -> answerer.within(most.subtract(spent).max(TRIFLE)))
                .orElse(answerer);
    }

    /** Where the changed cases are read from. */
    private CaseSource rows() {
        return new CaseSource(
                List.of(new DataSource("probes", null)),
                ReadOptions.of(TextFormat.JSONL, Integer.MAX_VALUE / 2),
                FieldMap.NONE,
                CaseSelection.of(List.of(), Long.MAX_VALUE),
                true);
    }
}
