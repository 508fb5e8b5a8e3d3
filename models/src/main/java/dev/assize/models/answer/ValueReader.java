package dev.assize.models.answer;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.lenient.LenientJson;
import dev.assize.core.lenient.LenientReply;
import dev.assize.core.question.Form;
import dev.assize.core.question.Value;
import dev.assize.text.FoldedText;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Reads a value of some form from what a model wrote. Another spelling of the same thing is accepted ("Yes.", "oui", "4",
 * 4.0, "Cour de Cassation" for an option "cour de cassation"); whatever needs a guess is not. Whether the value lies in its
 * range is for {@link dev.assize.core.question.AnswerCheck} to say.
 */
final class ValueReader {

    private static final List<String> YES = List.of("yes", "true", "oui", "vrai", "ja", "waar", "wahr");
    private static final List<String> NO =
            List.of("no", "false", "non", "faux", "nee", "neen", "onwaar", "nein", "falsch");

    private static final int LONGEST_NUMBER = 40;

    private ValueReader() {}

    static Optional<Value> read(Form form, LenientJson written) {
        if (form instanceof Form.Choice choice) {
            return choice(choice, written);
        }
        if (form instanceof Form.Scale) {
            return scale(written);
        }
        if (form instanceof Form.Number) {
            return numeral(written).map(Value.Number::new);
        }
        if (form instanceof Form.Checklist checklist) {
            return checklist(checklist, unpacked(written));
        }
        if (form instanceof Form.Listing) {
            return listing(written);
        }
        if (form instanceof Form.Document) {
            return unpacked(written)
                    .toJson()
                    .filter(ObjectNode.class::isInstance)
                    .map(json -> new Value.Document((ObjectNode) json));
        }
        return yesNo(written).map(Value.YesNo::new);
    }

    static Optional<Boolean> yesNo(LenientJson written) {
        if (written instanceof LenientJson.Truth truth) {
            return Optional.of(truth.truth());
        }
        if (written instanceof LenientJson.Text text) {
            String word = plain(text.text());
            return YES.contains(word) ? Optional.of(true) : NO.contains(word) ? Optional.of(false) : Optional.empty();
        }
        return Optional.empty();
    }

    private static Optional<Value> choice(Form.Choice form, LenientJson written) {
        String said = written instanceof LenientJson.Text text
                ? text.text()
                : written instanceof LenientJson.Truth || written instanceof LenientJson.Numeral
                        ? plainScalar(written)
                        : "";
        if (form.options().contains(said)) {
            return Optional.of(new Value.Choice(said));
        }
        List<String> alike = form.options().stream()
                .filter(option -> plain(option).equals(plain(said)))
                .toList();
        // An option that is not on offer is still a value: AnswerCheck says what is wrong with it.
        return said.isBlank()
                ? Optional.empty()
                : Optional.of(new Value.Choice(alike.size() == 1 ? alike.get(0) : said));
    }

    private static String plainScalar(LenientJson written) {
        return written instanceof LenientJson.Truth truth
                ? Boolean.toString(truth.truth())
                : ((LenientJson.Numeral) written).number().toPlainString();
    }

    private static Optional<Value> scale(LenientJson written) {
        Optional<BigDecimal> number = numeral(written);
        try {
            return number.map(points -> new Value.Scale(points.intValueExact()));
        } catch (ArithmeticException e) {
            // 3.5 is not a whole number, and rounding it would be our opinion.
            return Optional.empty();
        }
    }

    private static Optional<BigDecimal> numeral(LenientJson written) {
        if (written instanceof LenientJson.Numeral plain) {
            return Optional.of(plain.number());
        }
        return written instanceof LenientJson.Text text ? number(plain(text.text())) : Optional.empty();
    }

    private static Optional<BigDecimal> number(String text) {
        try {
            return Optional.of(text)
                    .filter(written -> written.length() <= LONGEST_NUMBER)
                    .map(BigDecimal::new)
                    .filter(number -> Math.abs((long) number.scale()) <= LONGEST_NUMBER);
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** Under the short keys, or under the items themselves; each exactly once and nothing else. */
    private static Optional<Value> checklist(Form.Checklist form, LenientJson written) {
        if (!(written instanceof LenientJson.Members members) || !members.complete()) {
            return Optional.empty();
        }
        Map<String, Boolean> ticks = new LinkedHashMap<>();
        for (int i = 0; i < form.items().size(); i++) {
            String item = form.items().get(i);
            List<LenientJson> found = new ArrayList<>(members.all(ShortKeys.item(i)));
            members.members().stream()
                    .filter(member -> member.key().equals(item))
                    .forEach(member -> found.add(member.value()));
            Optional<Boolean> tick = found.size() == 1 ? yesNo(found.get(0)) : Optional.empty();
            if (tick.isEmpty()) {
                return Optional.empty();
            }
            ticks.put(item, tick.get());
        }
        return members.members().size() == ticks.size() ? Optional.of(new Value.Checklist(ticks)) : Optional.empty();
    }

    private static Optional<Value> listing(LenientJson written) {
        if (!(written instanceof LenientJson.Items items) || !items.complete()) {
            return Optional.empty();
        }
        List<String> entries = new ArrayList<>();
        for (LenientJson item : items.items()) {
            if (!(item instanceof LenientJson.Text text)) {
                return Optional.empty();
            }
            entries.add(text.text());
        }
        return Optional.of(new Value.Listing(entries));
    }

    /** What a text holds, where a model wrote JSON into a text. */
    private static LenientJson unpacked(LenientJson written) {
        return written instanceof LenientJson.Text text
                ? LenientReply.object(text.text())
                        .<LenientJson>map(object -> object)
                        .orElse(written)
                : written;
    }

    /** Folded, without quotation marks around it or a full stop behind it. */
    private static String plain(String text) {
        String word = FoldedText.fold(text);
        int start = 0;
        int end = word.length();
        while (start < end && "'*( ".indexOf(word.charAt(start)) >= 0) {
            start++;
        }
        while (end > start && "'*) .!,;".indexOf(word.charAt(end - 1)) >= 0) {
            end--;
        }
        return word.substring(start, end).replace('_', ' ');
    }
}
