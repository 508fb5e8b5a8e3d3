package dev.assize.core.result;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import dev.assize.core.flow.Status;
import dev.assize.core.json.Json;
import dev.assize.core.json.JsonMistake;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a result line says of its questions, without texts and evidence: a fraction of the work of {@link RecordedResult#parse}, for
 * whoever looks through a whole run.
 *
 * @param doubtful the questions whose answers are not sure enough
 * @param hangs whether the verdict hangs on them
 */
public record ResultOutline(
        String id, Status status, List<AnswerOutline> answers, List<String> doubtful, boolean hangs) {

    /**
     * One answer.
     *
     * @param voices how many different things those said who were asked together; 0 where one answered alone
     * @param sure how sure the answer is; 1 where nobody knows
     */
    public record AnswerOutline(String question, boolean withheld, int voices, double sure) {}

    public ResultOutline {
        answers = List.copyOf(answers);
        doubtful = List.copyOf(doubtful);
    }

    /** Throws {@link IllegalArgumentException} when the text is no result line. */
    public static ResultOutline parse(String line) {
        try (JsonParser parser = Json.parser(line)) {
            return read(parser);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("a result line is JSON: " + JsonMistake.of(e), e);
        } catch (IOException e) {
            throw new UncheckedIOException("Reading from memory cannot fail", e);
        }
    }

    private static ResultOutline read(JsonParser parser) throws IOException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw new IllegalArgumentException("a result line is a JSON object");
        }
        String id = "";
        String status = "";
        List<AnswerOutline> answers = new ArrayList<>();
        List<String> doubtful = new ArrayList<>();
        boolean hangs = false;
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("id")) {
                id = parser.getText();
            } else if (name.equals("status")) {
                status = parser.getText();
            } else if (name.equals("answers") && value == JsonToken.START_ARRAY) {
                while (parser.nextToken() == JsonToken.START_OBJECT) {
                    answers.add(answer(parser));
                }
            } else if (name.equals("doubt") && value == JsonToken.START_OBJECT) {
                hangs = doubt(parser, doubtful);
            } else {
                parser.skipChildren();
            }
        }
        return new ResultOutline(id, status(status), answers, doubtful, hangs);
    }

    private static Status status(String written) {
        for (Status status : Status.values()) {
            if (status.word().equals(written)) {
                return status;
            }
        }
        throw new IllegalArgumentException("\"status\" is no status of a result line: " + written);
    }

    private static AnswerOutline answer(JsonParser parser) throws IOException {
        String question = "";
        boolean withheld = false;
        int voices = 0;
        double sure = 1;
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("question")) {
                question = parser.getText();
            } else if (name.equals("withheld")) {
                withheld = true;
            } else if (name.equals("confidence") && value.isNumeric()) {
                sure = parser.getDoubleValue();
            } else if (name.equals("ballots") && value == JsonToken.START_ARRAY) {
                voices = voices(parser);
            } else {
                parser.skipChildren();
            }
        }
        return new AnswerOutline(question, withheld, voices, sure);
    }

    private static int voices(JsonParser parser) throws IOException {
        Set<String> said = new HashSet<>();
        while (parser.nextToken() == JsonToken.START_OBJECT) {
            String value = "";
            for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
                parser.nextToken();
                if (name.equals("value")) {
                    value = Json.read(parser).toString();
                } else {
                    parser.skipChildren();
                }
            }
            said.add(value);
        }
        return said.size();
    }

    private static boolean doubt(JsonParser parser, List<String> doubtful) throws IOException {
        boolean hangs = false;
        for (String name = parser.nextFieldName(); name != null; name = parser.nextFieldName()) {
            JsonToken value = parser.nextToken();
            if (name.equals("answers") && value == JsonToken.START_ARRAY) {
                while (parser.nextToken() == JsonToken.VALUE_STRING) {
                    doubtful.add(parser.getText());
                }
            } else if (name.equals("hangs")) {
                hangs = parser.getBooleanValue();
            } else {
                parser.skipChildren();
            }
        }
        return hangs;
    }
}
