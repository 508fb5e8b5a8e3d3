package dev.assize.engine;

import dev.assize.engine.answerer.AnswererRequest;
import dev.assize.engine.answerer.GivenSettings;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Who answers a judge's questions, to be imported statically: {@code answeredBy(model("openai/gpt-5-mini"))}. */
public final class Answerers {

    private Answerers() {}

    /** The rules that ship with the judge: no network, no key, no cost. */
    public static AnswererRequest embedded() {
        return AnswererRequest.of("embedded");
    }

    /** @param name {@code PROVIDER/NAME} */
    public static AnswererRequest model(String name) {
        return AnswererRequest.of("model:" + name);
    }

    /** An answerer that {@code assize.yaml} describes. */
    public static AnswererRequest named(String name) {
        return AnswererRequest.of(name);
    }

    /** All of them answer, and the majority decides. What is set for a model is set for the panel as a whole. */
    public static AnswererRequest panel(AnswererRequest... members) {
        return AnswererRequest.of("panel:" + list(members));
    }

    /** Each answers what those before it withheld. What is set for a model is set for the cascade as a whole. */
    public static AnswererRequest cascade(AnswererRequest... members) {
        return AnswererRequest.of("cascade:" + list(members));
    }

    private static String list(AnswererRequest[] members) {
        return Arrays.stream(members).map(Answerers::member).collect(Collectors.joining(","));
    }

    private static String member(AnswererRequest member) {
        if (!member.equals(AnswererRequest.of(member.answerer()))
                || !member.settings().equals(GivenSettings.NONE)) {
            throw new IllegalArgumentException(
                    "found settings of " + member.answerer() + " inside a list, expected them of the list");
        }
        String text = member.answerer();
        return text.startsWith("panel:") || text.startsWith("cascade:") ? "[" + text + "]" : text;
    }
}
