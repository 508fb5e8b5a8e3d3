package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.question.Answerer;
import dev.assize.core.result.RecordedResult;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.runs.dataset.CaseId;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.internal.OrderedWork;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.runner.Ledger;
import dev.assize.runs.runner.Workers;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Audits the replies to the cases of a dataset, each beside Assize's own verdict. Cases are heard on several threads, as
 * many at a time as there are; what comes out is in the order of the dataset.
 */
public final class AuditRun {

    /** Where replies come from. */
    public sealed interface Source {

        /** The reply to a case that is at hand already. */
        Optional<GivenReply> given(String id, long position);

        /** Who replies to a case. */
        Answerer answerer(Optional<GivenReply> given);

        /** A file of them. {@code unwrap} finds an object in fenced or chatty text. */
        record Given(GivenReplies replies, Function<String, Optional<ObjectNode>> unwrap) implements Source {
            @Override
            public Optional<GivenReply> given(String id, long position) {
                return replies.find(id, position);
            }

            @Override
            public Answerer answerer(Optional<GivenReply> given) {
                return new ReplyAnswerer(given, given.flatMap(reply -> reply.document(unwrap)));
            }
        }

        /** A model that is asked now. */
        record Asked(Answerer model) implements Source {
            @Override
            public Optional<GivenReply> given(String id, long position) {
                return Optional.empty();
            }

            @Override
            public Answerer answerer(Optional<GivenReply> given) {
                return model;
            }
        }
    }

    /** Takes what was audited, one after the other. */
    @FunctionalInterface
    public interface Sink {
        void accept(AuditedCase audited) throws IOException;
    }

    private final WholePromptJudge<?> whole;
    private final Hearing<?> own;
    private final Source source;
    private final FieldMap fields;
    private final Workers workers;
    private final Ledger ledger;

    /** @param ledger keeps what a model replied as it comes, and knows what it replied before */
    public AuditRun(
            WholePromptJudge<?> whole, Hearing<?> own, Source source, FieldMap fields, Workers workers, Ledger ledger) {
        this.whole = whole;
        this.own = own;
        this.source = source;
        this.fields = fields;
        this.workers = workers;
        this.ledger = ledger;
    }

    /** @param most how many cases at most */
    public void run(Dataset dataset, long most, Sink sink) throws IOException, InterruptedException {
        OrderedWork<AuditedCase> work =
                new OrderedWork<>(workers.start(), workers.window(), ledger != Ledger.NONE, audited -> {
                    sink.accept(audited);
                    return true;
                });
        work.run(() -> {
            for (long position = 0; position < most && !work.isOver(); position++) {
                Optional<Row> row = dataset.next();
                if (row.isEmpty()) {
                    return;
                }
                long at = position;
                Optional<Ledger.Earlier> earlier = ledger.earlier(at);
                work.add(row.get().size(), () -> audit(row.get(), at, earlier));
            }
        });
    }

    private AuditedCase audit(Row row, long position, Optional<Ledger.Earlier> earlier) throws InterruptedException {
        SourcePlace place = row.place();
        ObjectNode record;
        try {
            record = fields.apply(row.record());
        } catch (InvalidCase e) {
            CaseResult refused = own.refuse(place.toString(), e, place);
            return new AuditedCase(
                    kept(position, earlier, null, place, () -> heard(null).refuse(place.toString(), e, place)),
                    refused,
                    false);
        }
        String id = CaseId.of(record, place);
        Optional<GivenReply> given = source.given(id, position);
        RecordedResult audited = kept(
                position,
                earlier,
                record,
                place,
                () -> heard(given.orElse(null)).hear(id, record, place));
        return new AuditedCase(
                audited, own.hear(id, record, place), given.isPresent() || source instanceof Source.Asked);
    }

    private Hearing<?> heard(@Nullable GivenReply given) {
        return new Hearing<>(whole, source.answerer(Optional.ofNullable(given)));
    }

    /** What was found before, or is found now and kept. */
    private RecordedResult kept(
            long position,
            Optional<Ledger.Earlier> earlier,
            @Nullable ObjectNode record,
            SourcePlace place,
            Supplier<CaseResult> now)
            throws InterruptedException {
        if (earlier.isPresent()) {
            return earlier.get().result(place, () -> Optional.ofNullable(record));
        }
        RecordedResult result = RecordedResult.of(now.get());
        if (ledger != Ledger.NONE) {
            ledger.keep(JudgedCase.of(position, record, result));
        }
        return result;
    }
}
