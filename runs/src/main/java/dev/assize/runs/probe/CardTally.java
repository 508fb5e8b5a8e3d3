package dev.assize.runs.probe;

import dev.assize.core.JudgeInfo;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Outcome;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Sees results of changed cases and of those they are compared with, and keeps the figures. Not shared between threads. */
public final class CardTally {

    private final ProbeCases sheet;
    private final JudgeInfo judge;
    private final Map<String, ProbePair> pairs;
    private final Set<String> compared = new HashSet<>();
    private final Map<String, RecordedResult> before = new HashMap<>();
    private final Map<String, KindTally> kinds = new LinkedHashMap<>();

    /** @param examples how many of the worst are kept of each kind */
    public CardTally(ProbeCases sheet, JudgeInfo judge, int examples) {
        this.sheet = sheet;
        this.judge = judge;
        this.pairs = sheet.pairs();
        pairs.values().forEach(pair -> compared.add(pair.before()));
        sheet.kinds().forEach(kind -> kinds.put(kind.name(), new KindTally(kind, judge.headline(), examples)));
    }

    /** A case comes after the one it is compared with. */
    public void add(RecordedResult result) {
        if (compared.contains(result.id())) {
            before.put(result.id(), slim(result));
        }
        ProbePair pair = pairs.get(result.id());
        if (pair == null) {
            return;
        }
        Outcome first = before.get(pair.before());
        KindTally tally = kinds.get(pair.kind().name());
        if (first == null || tally == null) {
            throw new IllegalStateException("The case " + pair.before() + " was to be judged before " + pair.id());
        }
        tally.add(pair, first, result);
    }

    /** Without the answers, which may be long. */
    private static RecordedResult slim(RecordedResult result) {
        return new RecordedResult(
                result.id(),
                result.judge(),
                result.version(),
                result.epoch(),
                result.status(),
                result.form(),
                result.findings(),
                List.of(),
                result.expense(),
                null,
                null,
                Json.object());
    }

    /** @param answerer who answered the judge's questions, in words */
    public ReportCard card(CaseResult.Heading heading, String answerer, long seed) {
        List<KindFigures> figures = new ArrayList<>();
        List<ProbeExample> examples = new ArrayList<>();
        kinds.values().forEach(tally -> {
            figures.add(tally.figures());
            examples.addAll(tally.examples(sheet));
        });
        return new ReportCard(
                judge.id().value(),
                heading.version(),
                heading.epoch().toString(),
                answerer,
                seed,
                sheet.size(),
                sheet.all(),
                sheet.fingerprint(),
                figures,
                examples);
    }
}
