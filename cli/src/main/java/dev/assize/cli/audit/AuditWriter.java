package dev.assize.cli.audit;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.BrokenPipe;
import dev.assize.cli.terminal.ProgressBar;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import dev.assize.runs.audit.AuditJson;
import dev.assize.runs.audit.AuditReport;
import dev.assize.runs.audit.AuditRun;
import dev.assize.runs.audit.AuditedCase;
import dev.assize.runs.audit.GivenReplies;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Takes audited cases as they come, line by line or into a report for the end. Not shared between threads. */
final class AuditWriter implements AuditRun.Sink {

    private final OutputStream out;
    private final AuditOutputOptions options;
    private final AuditReport report;
    private final @Nullable ProgressBar progress;
    private final AuditPage page;

    AuditWriter(OutputStream out, AuditOutputOptions options, AuditReport report, @Nullable ProgressBar progress) {
        this.out = out;
        this.options = options;
        this.report = report;
        this.progress = progress;
        this.page = new AuditPage(report);
    }

    @Override
    public void accept(AuditedCase audited) {
        report.add(audited);
        if (options.chosen() == PrintedForm.HTML) {
            page.add(audited);
        }
        if (options.chosen() == PrintedForm.JSONL) {
            write(Json.write(AuditJson.line(audited, report.judge())) + "\n");
        }
        if (progress != null) {
            progress.step();
        }
    }

    /** @param given the replies that were read from a file; empty when a model was asked */
    void end(Optional<GivenReplies> given) {
        AuditTextReport pages = new AuditTextReport(report, given);
        switch (options.chosen()) {
            case TABLE ->
                write(pages.write()
                        .plain(options.file() == null ? options.terminal().style() : AnsiStyle.PLAIN));
            case HTML -> write(page.write(pages.write()));
            case MD -> write(pages.write().markdown());
            case JSON -> write(Json.pretty(AuditJson.report(report, given)) + "\n");
            case TEXT, VERDICT -> throw new IllegalStateException("No form of an audit");
            case JSONL -> {
                if (!options.quiet()) {
                    options.streams().err().print(pages.write().plain(AnsiStyle.PLAIN));
                }
            }
        }
    }

    private void write(String text) {
        try {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw options.file() == null
                    ? BrokenPipe.or(e)
                    : new SetupException(options.file() + ": cannot be written: " + e.getMessage());
        }
    }
}
