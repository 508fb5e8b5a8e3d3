package dev.assize.models.answer;

import static dev.assize.models.answer.Asking.answerer;
import static dev.assize.models.answer.Asking.answers;
import static dev.assize.models.answer.Asking.question;
import static dev.assize.models.answer.Asking.quoted;
import static dev.assize.models.answer.Asking.yesNo;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.models.ScriptedChat;
import dev.assize.models.chat.ChatFailure;
import dev.assize.models.chat.ChatReply;
import dev.assize.models.chat.ChatRequest;
import dev.assize.testkit.Golden;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class ModelAnswererTest {

    private static final String YES = "{\"q1\":{\"can_tell\":true,\"value\":true}}";

    @Nested
    class Requests {

        @Test
        void carryARoundInOneCallWithEachTextOnce() {
            ScriptedChat chat = ScriptedChat.saying("{}");
            Passage output = new Passage("output", Asking.TEXT);
            Question[] round = {
                question(
                        "fact-0",
                        new Form.YesNo(),
                        Quoting.required("output"),
                        new Passage("item", "It is old."),
                        output),
                question(
                        "fact 1 \"é\"",
                        new Form.YesNo(),
                        Quoting.required("output"),
                        new Passage("item", "It is new."),
                        output),
                question("kind", new Form.Choice(List.of("tower", "a \"bridge\"\nor so")), Quoting.NONE, output),
                question("points", new Form.Scale(0, 4), Quoting.welcome("output"), output),
                question("merits", new Form.Checklist(List.of("says when", "says where")), Quoting.NONE, output),
                question("terms", new Form.Listing(9), Quoting.NONE, output, new Passage("input", "  ")),
            };
            answers(answerer(chat, AnswerSettings.STANDARD.withReasks(0)), round);
            assertThat(chat.requests()).hasSize(1);
            ChatRequest request = chat.requests().get(0);
            Golden.compare(ModelAnswererTest.class, "request.expected.txt", shown(request));
        }

        @Test
        void areTheSameBytesForTheSameQuestions() {
            ScriptedChat chat = ScriptedChat.saying(YES);
            ModelAnswerer answerer = answerer(chat);
            answers(answerer, yesNo("a"));
            answers(answerer, yesNo("a"));
            assertThat(shown(chat.requests().get(1)))
                    .isEqualTo(shown(chat.requests().get(0)));
        }

        @Test
        void holdOnlyWhatStrictModesTake() {
            ScriptedChat chat = ScriptedChat.saying("{}");
            answers(
                    answerer(chat, AnswerSettings.STANDARD.withReasks(0)),
                    question("é % {}", new Form.Scale(1, 5), Quoting.NONE),
                    question("x", new Form.Checklist(List.of("long text, with: signs", "other")), Quoting.NONE),
                    question("l", new Form.Listing(5), Quoting.required("output")));
            strict(chat.requests().get(0).schema().orElseThrow().schema());
        }

        private void strict(JsonNode schema) {
            List<String> keywords = List.of("type", "properties", "required", "additionalProperties", "enum", "items");
            schema.fieldNames().forEachRemaining(name -> assertThat(keywords).contains(name));
            assertThat(schema.path("type").isTextual()).isTrue();
            if (schema.path("type").textValue().equals("object")) {
                assertThat(schema.path("additionalProperties").isBoolean()).isTrue();
                assertThat(schema.path("additionalProperties").booleanValue()).isFalse();
                assertThat(schema.path("required")).hasSameSizeAs(schema.path("properties"));
                schema.path("properties")
                        .fieldNames()
                        .forEachRemaining(name -> assertThat(name).matches("[a-z_0-9]{1,12}"));
                schema.path("properties").forEach(this::strict);
            } else if (schema.has("items")) {
                strict(schema.path("items"));
            }
        }

        @Test
        void areCutByNumberByFieldsAndBySize() {
            ScriptedChat chat = ScriptedChat.saying("{}");
            Question[] many =
                    IntStream.range(0, 95).mapToObj(i -> yesNo("a" + i)).toArray(Question[]::new);
            answers(answerer(chat, AnswerSettings.STANDARD.withReasks(0)), many);
            assertThat(chat.requests()).as("of twenty questions each").hasSize(5);

            ScriptedChat wide = ScriptedChat.saying("{}");
            List<String> items =
                    IntStream.range(0, 15).mapToObj(i -> "item " + i).toList();
            Question[] lists = IntStream.range(0, 10)
                    .mapToObj(i -> question("c" + i, new Form.Checklist(items), Quoting.NONE))
                    .toArray(Question[]::new);
            answers(answerer(wide, AnswerSettings.STANDARD.withReasks(0)), lists);
            assertThat(wide.requests()).as("of five checklists each").hasSize(2);

            ScriptedChat heavy = ScriptedChat.saying("{}");
            Question[] long1 = IntStream.range(0, 6)
                    .mapToObj(i -> question(
                            "a" + i, new Form.YesNo(), Quoting.NONE, new Passage("text", (i / 2) + "x".repeat(70_000))))
                    .toArray(Question[]::new);
            answers(answerer(heavy, AnswerSettings.STANDARD.withReasks(0)), long1);
            assertThat(heavy.requests()).as("two questions share each text").hasSize(3);
        }

        @Test
        void speakOneLanguageWhateverTheTextsAreIn() {
            String english = instructions("1889");
            assertThat(english).startsWith("You answer");
            assertThat(instructions("La tour a été construite à Paris pour l'exposition, et elle y est encore."))
                    .isEqualTo(english);
            assertThat(instructions("De toren staat nog altijd in de stad en het is een mooie toren."))
                    .isEqualTo(english);
        }

        @Test
        void putTheTextsThatQuestionsShareBeforeTheItems() {
            ScriptedChat chat = ScriptedChat.saying(YES);
            answers(
                    answerer(chat, AnswerSettings.STANDARD.withReasks(0)),
                    question(
                            "a",
                            new Form.YesNo(),
                            Quoting.NONE,
                            Passage.item("item", "It is old."),
                            new Passage("output", "The tower.")),
                    question(
                            "b",
                            new Form.YesNo(),
                            Quoting.NONE,
                            Passage.item("item", "It is new."),
                            new Passage("output", "The tower.")));
            assertThat(chat.requests().get(0).material())
                    .contains("\"item\" is T2; \"output\" is T1", "\"item\" is T3; \"output\" is T1")
                    .containsSubsequence("The tower.", "It is old.", "It is new.");
        }

        private String instructions(String text) {
            ScriptedChat chat = ScriptedChat.saying(YES);
            answers(answerer(chat), question("a", new Form.YesNo(), Quoting.NONE, new Passage("output", text)));
            return chat.requests().get(0).instructions();
        }
    }

    @Nested
    class Refusals {

        @Test
        void askOnlyTheOffendingQuestionAgainAndSayWhy() {
            ScriptedChat chat = ScriptedChat.saying(
                    "{\"q1\":{\"value\":true},\"q2\":{\"value\":7},\"q3\":{\"quote\":\"in 1899 IGNORE\",\"value\":true}}",
                    "{\"q1\":{\"value\":3},\"q2\":{\"quote\":\"in 1889\",\"value\":true}}");
            List<Answer> answers =
                    answers(answerer(chat), yesNo("a"), question("s", new Form.Scale(0, 5), Quoting.NONE), quoted("c"));
            assertThat(chat.requests()).hasSize(2);
            assertThat(answers).allMatch(Answer.Given.class::isInstance);
            assertThat(answers.get(1).value()).contains(new Value.Scale(3));
            ChatRequest again = chat.requests().get(1);
            assertThat(again.instructions()).isEqualTo(chat.requests().get(0).instructions());
            assertThat(again.material())
                    .contains("refused: the value was not a whole number from 0 to 5; it was R1")
                    .contains("refused: the quote does not stand in T1 letter by letter; it was R2")
                    .containsPattern("=== R2 begins \\w+ ===\nin 1899 IGNORE\n=== R2 ends \\w+ ===");
            assertThat(again.schema().orElseThrow().schema().path("properties")).hasSize(2);
        }

        @Test
        void endAfterABoundedNumberAndTheLastReplyStands() {
            ScriptedChat chat = ScriptedChat.saying(
                    "{\"q1\":{\"value\":\"perhaps\"}}", "nonsense", "{\"q1\":{\"quote\":\"nowhere\",\"value\":true}}");
            Answer answer = answers(answerer(chat), quoted("a")).get(0);
            assertThat(chat.requests()).hasSize(3);
            assertThat(answer)
                    .isInstanceOfSatisfying(
                            Answer.Withheld.class,
                            held -> assertThat(held.reason()).isEqualTo(WithheldReason.QUOTE_NOT_FOUND));
        }

        @Test
        void neverConcernAModelThatCannotTell() {
            ScriptedChat chat = ScriptedChat.saying("{\"q1\":{\"can_tell\":false,\"value\":false}}");
            answers(answerer(chat), yesNo("a"));
            assertThat(chat.requests()).hasSize(1);
        }

        @Test
        void countEveryCallThatWasMade() {
            ScriptedChat chat = ScriptedChat.saying("no", "{}", YES);
            Replies replies = answerer(chat).answer(List.of(yesNo("a")));
            assertThat(replies.expense().calls()).isEqualTo(3);
            assertThat(replies.expense().inputTokens()).isEqualTo(300);
            assertThat(replies.expense().unpriced()).isEqualTo(3);
        }

        @Test
        void ofAReplyThatRanOutOfRoomAskTheRestInSmallerCalls() {
            ScriptedChat chat = new ScriptedChat()
                    .thenCutOff("{\"q1\":{\"value\":true},\"q2\":{\"value\":tr")
                    .thenCutOff("{\"q1\":{\"value\":tru")
                    .then(request -> new ChatReply(answerAll(request), 1, 1, false));
            Question[] round =
                    IntStream.range(0, 5).mapToObj(i -> yesNo("a" + i)).toArray(Question[]::new);
            List<Answer> answers = answers(answerer(chat, AnswerSettings.STANDARD.withReasks(0)), round);
            assertThat(answers).allMatch(Answer.Given.class::isInstance);
            assertThat(sizes(chat)).containsExactly(5, 3, 1, 2, 1);
        }

        @Test
        void ofASingleAnswerThatNeverFitsAreBounded() {
            ScriptedChat chat = new ScriptedChat().thenCutOff("{\"q1\":{\"rationale\":\"on and on");
            Answer answer = answers(answerer(chat), yesNo("a")).get(0);
            assertThat(answer.value()).isEmpty();
            assertThat(chat.requests()).hasSize(3);
        }

        private List<Integer> sizes(ScriptedChat chat) {
            return chat.requests().stream()
                    .map(request -> request.schema()
                            .orElseThrow()
                            .schema()
                            .path("properties")
                            .size())
                    .toList();
        }

        private String answerAll(ChatRequest request) {
            StringBuilder reply = new StringBuilder("{");
            request.schema()
                    .orElseThrow()
                    .schema()
                    .path("properties")
                    .fieldNames()
                    .forEachRemaining(key -> reply.append("\"").append(key).append("\":{\"value\":true},"));
            return reply.append("}").toString();
        }
    }

    @Nested
    class Failures {

        @Test
        void ofTheSetUpHaltTheRunAndOthersFailTheCase() {
            assertThatThrownBy(() -> fail(FailureKind.SETUP)).isInstanceOfSatisfying(RunHalt.class, halt -> {
                assertThat(halt.reason()).isEqualTo(RunHalt.Reason.SETUP);
                assertThat(halt).hasMessage("key refused");
            });
            assertThatThrownBy(() -> fail(FailureKind.PROVIDER_BUSY))
                    .isInstanceOfSatisfying(
                            CaseFailure.class,
                            failure -> assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_BUSY));
        }

        @Test
        void tellWhatTheCallsBeforeThemCost() {
            ScriptedChat chat = ScriptedChat.saying("{}").then(request -> {
                throw new ChatFailure(FailureKind.PROVIDER_BUSY, "busy", null, null);
            });
            assertPaidForOne(chat);
        }

        @Test
        void ofAnImpatientChatTellItToo() {
            ScriptedChat chat = ScriptedChat.saying("{}").then(request -> {
                throw new CaseFailure(FailureKind.PROVIDER_BUSY, "busy (tried 10 times)", null);
            });
            assertPaidForOne(chat);
        }

        private void assertPaidForOne(ScriptedChat chat) {
            assertThatThrownBy(() -> answerer(chat).answer(List.of(yesNo("a"))))
                    .isInstanceOfSatisfying(CaseFailure.class, failure -> {
                        assertThat(failure.kind()).isEqualTo(FailureKind.PROVIDER_BUSY);
                        assertThat(failure.paid().calls()).isEqualTo(1);
                        assertThat(failure.paid().inputTokens()).isEqualTo(100);
                    });
        }

        private void fail(FailureKind kind) {
            answerer(new ScriptedChat().then(request -> {
                        throw new ChatFailure(kind, "key refused", null, null);
                    }))
                    .answer(List.of(yesNo("a")));
        }
    }

    @Test
    void asksNothingForNothing() {
        ScriptedChat chat = ScriptedChat.saying(YES);
        assertThat(answerer(chat).answer(List.of())).isEqualTo(Replies.NONE);
        assertThat(chat.requests()).isEmpty();
    }

    @Test
    void namesTheModelItsSettingsAndThePrompts() {
        ModelAnswerer answerer = answerer(ScriptedChat.saying(YES), AnswerSettings.STANDARD.withSample(2));
        assertThat(answerer.identity().name()).isEqualTo("model:test/scripted");
        assertThat(answerer.identity().settings())
                .containsEntry("temperature", "0")
                .containsEntry("reasks", "2")
                .containsEntry("sample", "2")
                .containsEntry("prompt", Prompts.version());
    }

    private static String shown(ChatRequest request) {
        return request.instructions() + "\n--------\n" + request.material() + "\n--------\n"
                + Json.pretty(request.schema().orElseThrow().schema()) + "\n";
    }
}
