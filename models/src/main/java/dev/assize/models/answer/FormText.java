package dev.assize.models.answer;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.assize.core.json.Json;
import dev.assize.core.question.Form;
import java.util.List;

/** The form of an answer in words. What a judge put into a form stands there as JSON, on one line whatever it holds. */
final class FormText {

    private FormText() {}

    static String of(Form form) {
        if (form instanceof Form.Choice choice) {
            return "one of " + list(choice.options());
        }
        if (form instanceof Form.Scale scale) {
            return "a whole number from " + scale.min() + " to " + scale.max();
        }
        if (form instanceof Form.Number number) {
            return "a number from " + number.min().toPlainString() + " to "
                    + number.max().toPlainString();
        }
        if (form instanceof Form.Checklist checklist) {
            StringBuilder text = new StringBuilder("an object with true or false for each of");
            for (int i = 0; i < checklist.items().size(); i++) {
                text.append(i == 0 ? " " : ", ").append(ShortKeys.item(i)).append(" = ");
                text.append(quoted(checklist.items().get(i)));
            }
            return text.toString();
        }
        if (form instanceof Form.Listing listing) {
            return "a list of texts, at most " + listing.most() + ", empty when there are none";
        }
        return form instanceof Form.Document ? "an object as its schema says" : "true or false";
    }

    static String quoted(String text) {
        return Json.write(TextNode.valueOf(text));
    }

    static String list(List<String> options) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        options.forEach(array::add);
        return Json.write(array);
    }
}
