package dev.assize.bench;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.catalog.RunnableJudge;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.judges.StandardJudges;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * How many citation-mapping cases are judged in a second with embedded answers: ten candidates, snippets of 2 kB, half
 * of the cases told by the context alone. Arguments: seconds to measure (10), threads (all processors).
 */
public final class CitationThroughput {

    private static final int CASES = 400;
    private static final int CANDIDATES = 10;
    private static final int SNIPPET = 2_000;

    private static final List<String> FRENCH = List.of(
            "Le bailleur garantit au preneur la jouissance paisible du bien loué pendant la durée du bail.",
            "La prescription de l'action civile est interrompue par une citation en justice signifiée au débiteur.",
            "Le licenciement pour motif grave doit être notifié dans les trois jours ouvrables de la connaissance du fait.",
            "L'article 1382 du Code civil oblige celui par la faute duquel un dommage est causé à le réparer.",
            "La cotisation établie hors délai est nulle et ne peut être remplacée par une imposition subsidiaire.",
            "Le juge ne peut fonder sa décision sur un élément qui n'a pas été soumis à la contradiction des parties.");
    private static final List<String> DUTCH = List.of(
            "De verhuurder waarborgt de huurder het rustig genot van het gehuurde goed tijdens de huur.",
            "De verjaring van de burgerlijke rechtsvordering wordt gestuit door een dagvaarding die aan de schuldenaar is betekend.",
            "Het ontslag om dringende reden moet ter kennis worden gebracht binnen drie werkdagen na de kennis van het feit.",
            "Artikel 1382 Burgerlijk Wetboek verplicht wie door zijn fout schade veroorzaakt, die te vergoeden.",
            "De aanslag die buiten de termijn is gevestigd, is nietig en kan niet door een subsidiaire aanslag worden vervangen.",
            "De rechter mag zijn beslissing niet gronden op een gegeven dat niet aan tegenspraak was onderworpen.");

    private CitationThroughput() {}

    public static void main(String[] arguments) {
        int seconds = arguments.length > 0 ? Integer.parseInt(arguments[0]) : 10;
        int threads = arguments.length > 1
                ? Integer.parseInt(arguments[1])
                : Runtime.getRuntime().availableProcessors();
        RunnableJudge standard = StandardJudges.find("citation-mapping").orElseThrow();
        Hearing<?> hearing = new Hearing<>(standard.judge(), standard.embedded());
        List<ObjectNode> cases = cases();
        measure(hearing, cases, threads, seconds);
        Work work = measure(hearing, cases, threads, seconds);
        System.out.printf(
                Locale.ROOT,
                "%.0f cases per second on %d threads, %.0f per second of processor time (%d candidates, %d characters of snippet)%n",
                work.judged() / (double) seconds,
                threads,
                work.judged() * 1e9 / work.processorNanos(),
                CANDIDATES,
                SNIPPET);
    }

    /** Cases judged, and the processor time they took; on a busy machine the clock alone says little. */
    private record Work(long judged, long processorNanos) {

        Work plus(Work other) {
            return new Work(judged + other.judged, processorNanos + other.processorNanos);
        }
    }

    private static Work measure(Hearing<?> hearing, List<ObjectNode> cases, int threads, int seconds) {
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        return IntStream.range(0, threads)
                .parallel()
                .mapToObj(thread -> judgeUntil(end, hearing, cases))
                .reduce(new Work(0, 0), Work::plus);
    }

    private static Work judgeUntil(long end, Hearing<?> hearing, List<ObjectNode> cases) {
        ThreadMXBean clock = ManagementFactory.getThreadMXBean();
        long start = clock.getCurrentThreadCpuTime();
        long judged = 0;
        while (System.nanoTime() < end) {
            hearing.hear("bench", cases.get((int) (judged % cases.size())), null);
            judged++;
        }
        return new Work(judged, clock.getCurrentThreadCpuTime() - start);
    }

    private static List<ObjectNode> cases() {
        Random random = new Random(1);
        List<ObjectNode> cases = new ArrayList<>();
        for (int i = 0; i < CASES; i++) {
            cases.add(anyCase(random, i % 2 == 0, CANDIDATES, SNIPPET, 500));
        }
        return cases;
    }

    /** @param byContext without a case number, so that the texts decide */
    static ObjectNode anyCase(Random random, boolean byContext, int count, int snippet, int summary) {
        ObjectNode record = Json.object()
                .put("citedCourtName", "Cass.")
                .put("citedDate", "15 mars 2018")
                .put("citedCaseNumber", byContext ? "" : "C.17.0103.F")
                .put("citationSnippet", text(FRENCH, snippet, random));
        ArrayNode candidates = record.putArray("candidates");
        for (int i = 0; i < count; i++) {
            boolean french = i % 2 == 0;
            candidates
                    .addObject()
                    .put("decision_id", "ECLI:BE:CASS:2018:ARR.20180315." + i)
                    .put("court_name", french ? "Cour de cassation" : "Hof van Cassatie")
                    .put("decision_date", "2018-03-15")
                    .put("rol_number", "C.17.010" + i + ".F")
                    .putArray("summaries")
                    .add(text(french ? FRENCH : DUTCH, summary, random));
        }
        record.putObject("modelOutput")
                .putArray("matches")
                .addObject()
                .put("decision_id", "ECLI:BE:CASS:2018:ARR.20180315.3")
                .put("confidence", 0.88)
                .put(
                        "reasoning",
                        "Court: NATIONAL, all candidates are of the Court of Cassation. No case number, max 90%. The snippet and the summary both deal with the lease.");
        return record;
    }

    private static String text(List<String> sentences, int length, Random random) {
        StringBuilder text = new StringBuilder();
        while (text.length() < length) {
            text.append(sentences.get(random.nextInt(sentences.size())))
                    .append(" (art. ")
                    .append(random.nextInt(2000))
                    .append(") ");
        }
        return text.substring(0, length);
    }
}
