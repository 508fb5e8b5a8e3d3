package dev.assize.server.review;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Form;
import dev.assize.core.question.Value;
import dev.assize.runs.page.Markup;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The fields by which a person answers a question of any form, and what they mean when they come back. */
final class AnswerForm {

    static final String VALUE = "value";
    static final String TICK = "tick";
    static final String CANNOT_TELL = "cannot-tell";

    private AnswerForm() {}

    /** Buttons for what can be said with one key; fields and a button for the rest. */
    static void write(Markup page, Form form) {
        page.open("div.choices", "role", "group", "aria-label", "Your answer");
        if (form instanceof Form.YesNo) {
            button(page, "yes", "Yes", "Y");
            button(page, "no", "No", "N");
        } else if (form instanceof Form.Choice choice) {
            options(page, choice.options());
        } else if (form instanceof Form.Scale scale && scale.max() - scale.min() <= 20) {
            for (int points = scale.min(); points <= scale.max(); points++) {
                String text = Integer.toString(points);
                button(page, text, text, text.length() == 1 ? text : "");
            }
        } else if (form instanceof Form.Checklist list) {
            ticks(page, list.items());
        } else if (form instanceof Form.Listing) {
            area(page, "One entry per line");
        } else if (form instanceof Form.Document) {
            area(page, "A JSON object");
        } else {
            field(page, bounds(form));
        }
        page.close("div");
    }

    private static String bounds(Form form) {
        if (form instanceof Form.Number number) {
            return "A number from " + number.min().toPlainString() + " to "
                    + number.max().toPlainString();
        }
        return form instanceof Form.Scale scale
                ? "A whole number from " + scale.min() + " to " + scale.max()
                : "Answer";
    }

    private static void options(Markup page, List<String> options) {
        for (int i = 0; i < options.size(); i++) {
            button(page, options.get(i), options.get(i), i < 9 ? Integer.toString(i + 1) : "");
        }
    }

    private static void button(Markup page, String value, String name, String key) {
        page.open("button.button choice", "name", VALUE, "value", value, "data-key", key);
        page.text(name);
        if (!key.isEmpty() && !key.equals(name)) {
            page.element("kbd", key, "aria-hidden", "true");
        }
        page.close("button");
    }

    private static void ticks(Markup page, List<String> items) {
        for (int i = 0; i < items.size(); i++) {
            String key = i < 9 ? Integer.toString(i + 1) : "";
            page.open("label.tick");
            page.open("input", "type", "checkbox", "name", TICK, "value", items.get(i), "data-key", key);
            page.text(" " + items.get(i))
                    .element("kbd", key, "aria-hidden", "true")
                    .close("label");
        }
        send(page);
    }

    private static void area(Markup page, String label) {
        page.open("label.wide-label").element("span", label);
        page.element("textarea", "", "name", VALUE, "rows", "4").close("label");
        send(page);
    }

    private static void field(Markup page, String label) {
        page.open("label.wide-label").element("span", label);
        page.open("input", "name", VALUE, "inputmode", "decimal", "autocomplete", "off")
                .close("label");
        send(page);
    }

    private static void send(Markup page) {
        page.open("button.button choice", "name", "send", "value", "1", "data-key", "Enter");
        page.text("Answer").element("kbd", "Enter", "aria-hidden", "true").close("button");
    }

    /** Empty when it is no answer of that form. */
    static Optional<Value> read(Form form, String given, List<String> ticked) {
        String text = given.strip();
        if (form instanceof Form.YesNo) {
            return text.equals("yes") || text.equals("no")
                    ? Optional.of(new Value.YesNo(text.equals("yes")))
                    : Optional.empty();
        }
        if (form instanceof Form.Choice choice) {
            return choice.options().stream()
                    .filter(option -> option.strip().equals(text))
                    .findFirst()
                    .map(Value.Choice::new);
        }
        if (form instanceof Form.Checklist list) {
            Map<String, Boolean> ticks = new LinkedHashMap<>();
            list.items().forEach(item -> ticks.put(item, ticked.contains(item)));
            return Optional.of(new Value.Checklist(ticks));
        }
        if (form instanceof Form.Listing) {
            return Optional.of(new Value.Listing(text.lines()
                    .map(String::strip)
                    .filter(line -> !line.isEmpty())
                    .toList()));
        }
        return form instanceof Form.Document ? document(text) : number(form, text);
    }

    private static Optional<Value> document(String text) {
        try {
            return Json.parse(text) instanceof ObjectNode object
                    ? Optional.of(new Value.Document(object))
                    : Optional.empty();
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    private static Optional<Value> number(Form form, String text) {
        try {
            if (text.length() > 40) {
                return Optional.empty();
            }
            BigDecimal number = new BigDecimal(text);
            return Optional.of(
                    form instanceof Form.Scale ? new Value.Scale(number.intValueExact()) : new Value.Number(number));
        } catch (ArithmeticException | NumberFormatException e) {
            return Optional.empty();
        }
    }
}
