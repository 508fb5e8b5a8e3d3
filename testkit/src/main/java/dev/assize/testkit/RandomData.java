package dev.assize.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;

/** Data nobody would write on purpose, the same for the same seed. */
public final class RandomData {

    private static final List<String> ODD = List.of(
            "",
            " ",
            "null",
            "{\"a\":[1,{}]}",
            "[\"x\", 2]",
            "98%",
            "-0",
            "1e999",
            "```json\n{}\n```",
            "\uD83D\uDE00",
            "\uD800",
            "a\u0000b",
            "</script><b>",
            "${7*7} {{7*7}} {x}",
            "../../etc/passwd",
            "; rm -rf",
            "ECLI:BE:CASS:2018:ARR.20180315.1",
            "art. 1382 C. civ.",
            "....................");

    private final Random random;

    public RandomData(long seed) {
        this.random = new Random(seed);
    }

    public int below(int bound) {
        return random.nextInt(bound);
    }

    public <T> T oneOf(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    /** Up to {@code most} code points of every kind, lone surrogates and control characters included. */
    public String text(int most) {
        if (random.nextInt(4) == 0) {
            return oneOf(ODD);
        }
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(most + 1);
        for (int i = 0; i < length; i++) {
            text.appendCodePoint(
                    switch (random.nextInt(6)) {
                        case 0 -> random.nextInt(0x20);
                        case 1, 2, 3 -> 0x20 + random.nextInt(0x60);
                        case 4 -> random.nextInt(0x3000);
                        default -> random.nextInt(0x11000);
                    });
        }
        return text.toString();
    }

    public byte[] bytes(int most) {
        byte[] bytes = new byte[random.nextInt(most + 1)];
        random.nextBytes(bytes);
        return bytes;
    }

    /** Any JSON value, at most {@code depth} levels deep. */
    public JsonNode json(int depth) {
        JsonNodeFactory make = JsonNodeFactory.instance;
        return switch (random.nextInt(depth > 0 ? 7 : 5)) {
            case 0 -> make.nullNode();
            case 1 -> make.booleanNode(random.nextBoolean());
            case 2 -> make.numberNode(random.nextInt());
            case 3 -> make.numberNode(new BigDecimal(random.nextInt(1000)).movePointLeft(random.nextInt(4)));
            case 4 -> make.textNode(text(40));
            case 5 -> array(depth - 1);
            default -> object(depth - 1, List.of());
        };
    }

    /** An object with some of the named fields and some that nobody named. */
    public ObjectNode object(int depth, List<String> names) {
        ObjectNode object = JsonNodeFactory.instance.objectNode();
        for (String name : names) {
            if (random.nextInt(3) > 0) {
                object.set(name, random.nextBoolean() ? JsonNodeFactory.instance.textNode(text(60)) : json(depth));
            }
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            object.set(text(8), json(depth));
        }
        return object;
    }

    private ArrayNode array(int depth) {
        ArrayNode array = JsonNodeFactory.instance.arrayNode();
        for (int i = random.nextInt(4); i > 0; i--) {
            array.add(json(depth));
        }
        return array;
    }
}
