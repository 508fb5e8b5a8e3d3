package dev.assize.cli.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.textreport.TextReport;
import dev.assize.core.finding.Finding;
import dev.assize.core.json.Json;
import dev.assize.runs.audit.AuditReport;
import dev.assize.runs.audit.AuditedCase;
import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Confidence;
import dev.assize.stats.Rate;
import dev.assize.text.Shortened;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** An audit as one page: what it comes to in a sentence, the report, then every reply that breaks a rule beside its correction. */
final class AuditPage {

    private static final int MOST_SHOWN = 500;
    private static final int LONGEST = 20_000;

    /** A reply that breaks a rule, as it is shown; the texts of its case are not kept. */
    private record Reply(
            String id,
            List<Finding> violations,
            @Nullable String replied,
            @Nullable String corrected,
            @Nullable String own) {}

    private final AuditReport report;
    private final List<Reply> shown = new ArrayList<>();
    private long broken;

    AuditPage(AuditReport report) {
        this.report = report;
    }

    void add(AuditedCase audited) {
        if (audited.violations().isEmpty()) {
            return;
        }
        broken++;
        if (shown.size() < MOST_SHOWN) {
            shown.add(new Reply(
                    audited.id(),
                    audited.violations(),
                    written(audited.reply()),
                    written(audited.audited().verdict()),
                    written(audited.own().verdict())));
        }
    }

    private static @Nullable String written(Optional<ObjectNode> verdict) {
        return verdict.map(Json::pretty)
                .map(text -> Shortened.after(LONGEST, text))
                .orElse(null);
    }

    String write(TextReport sheet) {
        String title = "Replies to " + report.judge().id();
        PageFrame frame = new PageFrame(
                title + " · audit",
                "Assize audit",
                List.of(new PageFrame.Section("overview", "Overview"), new PageFrame.Section("replies", "Replies")),
                List.of());
        Markup page = new Markup().open("main", "id", "overview").element("h1", title);
        page.element("p.sentence", sentence());
        sheet.html(page);
        replies(page);
        return frame.opening() + page.close("main") + frame.closing();
    }

    private String sentence() {
        Rate rate = report.broken();
        if (rate.trials() == 0) {
            return "No reply could be read.";
        }
        String told = FigureText.count(rate.hits()) + " of " + FigureText.count(rate.trials())
                + (rate.trials() == 1 ? " reply breaks" : " replies break") + " a rule of the judge itself.";
        return rate.wilson(Confidence.NINETY_FIVE)
                .map(interval -> told
                        + String.format(
                                Locale.ROOT,
                                " With so many replies the true rate may be anywhere from %.0f %% to %.0f %%.",
                                100 * interval.low(),
                                100 * interval.high()))
                .orElse(told);
    }

    private void replies(Markup page) {
        page.element("h2", "Replies that break a rule", "id", "replies");
        if (shown.isEmpty()) {
            page.element("p.empty", "None does.");
            return;
        }
        if (broken > shown.size()) {
            page.element("p.hint", "The first " + shown.size() + " of " + FigureText.count(broken) + ".");
        }
        for (Reply reply : shown) {
            page.open("section.panel change").element("h3.title", reply.id);
            for (Finding violation : reply.violations) {
                page.open("div.item").open("p");
                String severity = violation.severity().word();
                page.element("span", violation.code(), "class", "tag " + severity);
                page.text(" " + violation.message()).close("p").close("div");
            }
            page.open("div.pair");
            verdict(page, "The reply", reply.replied);
            verdict(page, "Corrected", reply.corrected);
            page.close("div");
            if (reply.own != null) {
                page.open("details.notes").element("summary", "What Assize says itself");
                page.element("pre.json", reply.own).close("details");
            }
            page.close("section");
        }
    }

    private static void verdict(Markup page, String name, @Nullable String text) {
        page.open("div").element("p.pad note", name);
        page.element("pre.json", text == null ? "none" : text, "tabindex", "0").close("div");
    }
}
