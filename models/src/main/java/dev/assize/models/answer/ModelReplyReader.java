package dev.assize.models.answer;

import dev.assize.core.json.Json;
import dev.assize.core.lenient.LenientJson;
import dev.assize.core.lenient.LenientReply;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quote;
import dev.assize.core.question.Reply;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * Reads a model's reply to one call. A question gets as many replies as the model gave it, none when it was left out or cut
 * off; whatever cannot be understood is declined with what was found. Nothing is made up.
 */
record ModelReplyReader(List<PendingQuestion> questions, String by) {
    /** A reply, and how to come by the words of the model it was read from, which are shown when it is refused. */
    record Read(Reply reply, Supplier<String> found) {}

    private static final int MOST_RATIONALE = 2_000;
    private static final int MOST_SHOWN = 200;

    /** For each question of the call, in its order, what was said to it. */
    List<List<Read>> read(String text) {
        List<LenientJson.Members> objects = LenientReply.objects(text);
        List<List<Read>> read = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i).question();
            if (objects.isEmpty()) {
                read.add(List.of(unreadable(question, text)));
                continue;
            }
            List<Read> replies = new ArrayList<>();
            for (LenientJson entry : entries(objects, ShortKeys.question(i))) {
                entry(question, entry).ifPresent(replies::add);
            }
            read.add(replies);
        }
        return read;
    }

    private Read unreadable(Question question, String text) {
        String detail = text.isBlank() ? "the reply is empty" : "no JSON object in " + FormText.quoted(shown(text));
        return new Read(declined(question, WithheldReason.UNREADABLE, detail), text::strip);
    }

    /** What stands under a key, at the top or one level below. */
    private List<LenientJson> entries(List<LenientJson.Members> objects, String key) {
        List<LenientJson> entries = new ArrayList<>();
        for (LenientJson.Members object : objects) {
            List<LenientJson> direct = object.all(key);
            if (!direct.isEmpty()) {
                entries.addAll(direct);
            } else if (questions.size() == 1
                    && !object.all(PortableSchema.VALUE).isEmpty()) {
                entries.add(object);
            } else {
                object.members()
                        .forEach(member -> unpacked(member.value()).ifPresent(inner -> entries.addAll(inner.all(key))));
            }
        }
        return entries;
    }

    private static Optional<LenientJson.Members> unpacked(LenientJson value) {
        if (value instanceof LenientJson.Members members) {
            return Optional.of(members);
        }
        return value instanceof LenientJson.Text text ? LenientReply.object(text.text()) : Optional.empty();
    }

    /** Empty when it was cut off before it was complete. */
    private Optional<Read> entry(Question question, LenientJson entry) {
        Optional<LenientJson.Members> fields = unpacked(entry).filter(members -> isEntry(members));
        if (fields.isPresent()) {
            return fields.get().complete() ? Optional.of(entry(question, fields.get())) : Optional.empty();
        }
        return isCut(entry) ? Optional.empty() : Optional.of(stated(question, entry, Quote.NONE, ""));
    }

    private static boolean isCut(LenientJson entry) {
        return entry instanceof LenientJson.Members members
                ? !members.complete()
                : entry instanceof LenientJson.Items items && !items.complete();
    }

    private static boolean isEntry(LenientJson.Members members) {
        return !members.all(PortableSchema.VALUE).isEmpty()
                || !members.all(PortableSchema.CAN_TELL).isEmpty()
                || !members.complete();
    }

    private Read entry(Question question, LenientJson.Members fields) {
        String rationale = rationale(fields);
        String reason = rationale.length() <= MOST_RATIONALE ? rationale : rationale.substring(0, MOST_RATIONALE) + "…";
        List<LenientJson> canTell = fields.all(PortableSchema.CAN_TELL);
        if (canTell.size() == 1 && ValueReader.yesNo(canTell.get(0)).equals(Optional.of(false))) {
            return new Read(declined(question, WithheldReason.CANNOT_TELL, reason), () -> "");
        }
        List<LenientJson> values = distinct(fields.all(PortableSchema.VALUE));
        if (values.size() != 1) {
            String detail = values.isEmpty() ? "no value" : values.size() + " values";
            return new Read(declined(question, WithheldReason.WRONG_FORM, detail), () -> "");
        }
        return stated(question, values.get(0), quote(fields), reason);
    }

    private static String rationale(LenientJson.Members fields) {
        for (LenientJson said : fields.all(PortableSchema.RATIONALE)) {
            if (said instanceof LenientJson.Text text) {
                return text.text().strip();
            }
        }
        return "";
    }

    private static List<LenientJson> distinct(List<LenientJson> values) {
        return values.size() < 2 ? values : List.copyOf(new LinkedHashSet<>(values));
    }

    private Read stated(Question question, LenientJson written, Quote quote, String rationale) {
        Optional<Value> value = ValueReader.read(question.form(), written);
        if (value.isPresent()) {
            return new Read(
                    new Reply.Stated(question.id(), by, value.get(), quote, rationale),
                    () -> quote.isEmpty() ? shown(text(written)) : quote.text());
        }
        String found = shown(text(written));
        String detail = "expected " + FormText.of(question.form()) + ", got " + found;
        return new Read(declined(question, WithheldReason.WRONG_FORM, detail), () -> found);
    }

    private static Quote quote(LenientJson.Members fields) {
        List<LenientJson> quotes = distinct(fields.all(PortableSchema.QUOTE));
        if (quotes.size() != 1) {
            return Quote.NONE;
        }
        if (quotes.get(0) instanceof LenientJson.Text text) {
            return Quote.of(text.text());
        }
        return quotes.get(0) instanceof LenientJson.Items items
                ? Quote.of(items.items().stream()
                        .filter(LenientJson.Text.class::isInstance)
                        .map(part -> ((LenientJson.Text) part).text())
                        .collect(Collectors.joining(" … ")))
                : Quote.NONE;
    }

    private Reply.Declined declined(Question question, WithheldReason reason, String detail) {
        return new Reply.Declined(question.id(), by, reason, detail);
    }

    private static String text(LenientJson written) {
        return written.toJson().map(Json::write).orElse("a value that was cut off or stands twice");
    }

    private static String shown(String text) {
        String bare = text.strip();
        return bare.length() <= MOST_SHOWN ? bare : bare.substring(0, MOST_SHOWN) + "…";
    }
}
