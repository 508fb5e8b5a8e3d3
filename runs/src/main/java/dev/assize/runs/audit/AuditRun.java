package dev.assize.runs.audit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.flow.Hearing;
import dev.assize.core.flow.SourcePlace;
import dev.assize.core.question.Answerer;
import dev.assize.core.whole.WholePromptJudge;
import dev.assize.runs.dataset.Dataset;
import dev.assize.runs.dataset.FieldMap;
import dev.assize.runs.dataset.Row;
import dev.assize.runs.runner.OrderedWork;
import dev.assize.runs.runner.Workers;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/**
 * Audits the replies to the cases of a dataset, each beside Assize's own verdict. Cases are heard on several threads, as
 * many at a time as there are; what comes out is in the order of the dataset.
 */
public final class AuditRun {

    /** Where replies come from. */
    public sealed interface Source {

        /** A file of them. {@code unwrap} finds an object in fenced or chatty text. */
        record Kept(GivenReplies replies, Function<String, Optional<ObjectNode>> unwrap) implements Source {}

        /** A model that is asked now. */
        record Asked(Answerer answerer) implements Source {}
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

    public AuditRun(WholePromptJudge<?> whole, Hearing<?> own, Source source, FieldMap fields, Workers workers) {
        this.whole = whole;
        this.own = own;
        this.source = source;
        this.fields = fields;
        this.workers = workers;
    }

    /** @param most how many cases at most */
    public void run(Dataset dataset, long most, Sink sink) throws IOException, InterruptedException {
        OrderedWork<AuditedCase> work = new OrderedWork<>(workers, false, audited -> {
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
                work.add(row.get().size(), () -> audit(row.get(), at));
            }
        });
    }

    private AuditedCase audit(Row row, long position) {
        SourcePlace place = row.place();
        ObjectNode record;
        try {
            record = fields.apply(row.record());
        } catch (InvalidCase e) {
            return new AuditedCase(
                    own.refuse(place.toString(), e, place), own.refuse(place.toString(), e, place), false);
        }
        String id = id(record, place);
        if (source instanceof Source.Kept kept) {
            Optional<GivenReply> given = kept.replies().find(id, position);
            Optional<ObjectNode> document = given.flatMap(reply -> reply.document(kept.unwrap()));
            Hearing<?> hearing = new Hearing<>(whole, new ReplyAnswerer(given, document));
            return new AuditedCase(hearing.hear(id, record, place), own.hear(id, record, place), given.isPresent());
        }
        Hearing<?> hearing = new Hearing<>(whole, ((Source.Asked) source).answerer());
        return new AuditedCase(hearing.hear(id, record, place), own.hear(id, record, place), true);
    }

    private static String id(ObjectNode record, SourcePlace place) {
        JsonNode id = record.path("id");
        boolean usable = id.isNumber() || (id.isTextual() && !id.textValue().isBlank());
        return usable ? id.asText() : place.toString();
    }
}
