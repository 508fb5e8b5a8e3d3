package dev.assize.models.answer;

import static dev.assize.models.answer.Asking.answerer;
import static dev.assize.models.answer.Asking.answers;
import static dev.assize.models.answer.Asking.once;
import static dev.assize.models.answer.Asking.question;
import static dev.assize.models.answer.Asking.quoted;
import static dev.assize.models.answer.Asking.yesNo;
import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Evidence;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Value;
import dev.assize.core.question.WithheldReason;
import dev.assize.models.ScriptedChat;
import dev.assize.testkit.RandomData;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelReplyReaderTest {

    private static final Question SCALE = question("s", new Form.Scale(0, 5), Quoting.NONE);
    private static final Question CHOICE =
            question("c", new Form.Choice(List.of("same court", "other court")), Quoting.NONE);
    private static final Question TICKS =
            question("t", new Form.Checklist(List.of("names the court", "gives \"reasons\"")), Quoting.NONE);
    private static final Question LIST = question("l", new Form.Listing(3), Quoting.NONE);

    @Nested
    class Wrappings {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"q1\":{\"rationale\":\"r\",\"can_tell\":true,\"value\":true}}",
                    "\uFEFF{\"q1\":{\"value\":true}}",
                    "```json\n{\"q1\":{\"value\":true}}\n```",
                    "```\n{\"q1\":{\"value\":true}}\n```\n",
                    "Sure! Here is {my} answer:\n\n{\"q1\": {\"value\": true}}\n\nI hope this helps.",
                    "<think>Perhaps {\"q1\":{\"value\":false}}? No.</think>\n{\"q1\":{\"value\":true}}",
                    "so {\"q1\":{\"value\":false}} or not</THINK>{\"q1\":{\"value\":true}}",
                    "{\"q1\":{\"value\":true,},}",
                    "{'q1': {'value': True, 'rationale': 'fine'}}",
                    "{q1: {value: true}}",
                    "{\"q1\":{\"rationale\":\"two\nlines\",\"value\":true}} // done",
                    "{\"answers\":{\"q1\":{\"value\":true}}}",
                    "[{\"q1\":{\"value\":true}}]",
                    "{\"Q1\":{\"Value\":true}}",
                    "{\"q1\":true}",
                    "{\"value\":true}",
                    "{\"q1\":\"{\\\"value\\\":true}\"}",
                    "\"{\\\"q1\\\":{\\\"value\\\":true}}\"",
                    "{\"q1\":{\"value\":true}}\n{\"q1\":{\"value\":true}}",
                    "{\"q1\":{\"value\":true,\"value\":true}}",
                    "{\"q1\":{\"value\":true},\"q7\":{\"value\":false}}",
                })
        void thatLeaveTheMeaningUnmistakableAreTakenOff(String reply) {
            assertThat(once(yesNo("a"), reply).value()).contains(new Value.YesNo(true));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "   ",
                    "I cannot help with that.",
                    "yes",
                    "true",
                    "<think>{\"q1\":{\"value\":true}}",
                    "[true]",
                    "{{{{",
                    "{\"q1\":tru",
                    "{\"q1\":"
                })
        void thatHoldNoObjectAreUnreadable(String reply) {
            assertThat(reason(once(yesNo("a"), reply))).isEqualTo(WithheldReason.UNREADABLE);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"q1\":{\"rationale\":\"r\",\"value\":tr",
                    "{\"q1\":{\"rationale\":\"r\",\"value\":true",
                    "{\"q2\":{\"value\":true}}",
                    "{}, {\"x\":1}",
                })
        void thatEndTooEarlyOrAnswerSomethingElseLeaveTheQuestionUnanswered(String reply) {
            assertThat(reason(once(yesNo("a"), reply))).isEqualTo(WithheldReason.UNANSWERED);
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "{\"q1\":{\"value\":true},\"q1\":{\"value\":false}}",
                    "{\"q1\":{\"value\":true},\"q1\":{\"value\":true}}",
                    "First {\"q1\":{\"value\":true}}, or rather {\"q1\":{\"value\":false}}",
                })
        void withTwoAnswersToOneQuestionGiveNone(String reply) {
            assertThat(reason(once(yesNo("a"), reply))).isEqualTo(WithheldReason.ANSWERED_TWICE);
        }

        @Test
        void thatAreCutOffGiveWhatIsComplete() {
            ScriptedChat chat = ScriptedChat.saying(
                    "{\"q1\":{\"value\":true},\"q2\":{\"value\":false},\"q3\":{\"rationale\":\"beca");
            List<Answer> answers =
                    answers(answerer(chat, AnswerSettings.STANDARD.withReasks(0)), yesNo("a"), yesNo("b"), yesNo("c"));
            assertThat(answers.get(0).value()).contains(new Value.YesNo(true));
            assertThat(answers.get(1).value()).contains(new Value.YesNo(false));
            assertThat(reason(answers.get(2))).isEqualTo(WithheldReason.UNANSWERED);
        }

        @ParameterizedTest
        @ValueSource(longs = {21, 22, 23})
        void ofAnyKindAreRead(long seed) {
            RandomData data = new RandomData(seed);
            for (int i = 0; i < 120; i++) {
                String reply = i % 2 == 0
                        ? data.text(200)
                        : Json.write(data.object(4, List.of("q1", "value", "can_tell", "quote")));
                String cut = reply.substring(0, data.below(reply.length() + 1));
                for (Question question : List.of(quoted("a"), SCALE, CHOICE, TICKS, LIST)) {
                    assertThat(once(question, reply))
                            .as("seed %s: %s", seed, reply)
                            .isNotNull();
                    assertThat(once(question, cut)).as("seed %s: %s", seed, cut).isNotNull();
                }
            }
        }
    }

    @Nested
    class Values {

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "\"yes\"",
                    "\"Yes.\"",
                    "\"YES!\"",
                    "\"oui\"",
                    "\"Ja\"",
                    "\"true\"",
                    "True",
                    "yes",
                    "\"vrai\"",
                    "\" 'waar' \""
                })
        void ofYesInAnySpellingAreYes(String value) {
            assertThat(once(yesNo("a"), value(value)).value()).contains(new Value.YesNo(true));
        }

        @ParameterizedTest
        @ValueSource(strings = {"\"No.\"", "\"non\"", "\"nee\"", "\"Nein\"", "False", "\"onwaar\"", "\"faux\""})
        void ofNoInAnySpellingAreNo(String value) {
            assertThat(once(yesNo("a"), value(value)).value()).contains(new Value.YesNo(false));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "\"maybe\"",
                    "1",
                    "0",
                    "null",
                    "\"\"",
                    "\"yes and no\"",
                    "NaN",
                    "[]",
                    "{}",
                    "\"Yes, because it says so\""
                })
        void thatNeedAGuessAreNotOfTheForm(String value) {
            assertThat(reason(once(yesNo("a"), value(value)))).isEqualTo(WithheldReason.WRONG_FORM);
        }

        @ParameterizedTest
        @ValueSource(strings = {"4", "\"4\"", "4.0", "\"4.\"", "\"4.0\"", "4e0"})
        void ofAWholeNumberAreReadHoweverWritten(String value) {
            assertThat(once(SCALE, value(value)).value()).contains(new Value.Scale(4));
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "0.8",
                    "\"0.8\"",
                    "6",
                    "\"6\"",
                    "-1",
                    "NaN",
                    "\"four\"",
                    "\"4/5\"",
                    "null",
                    "true",
                    "1e999999999",
                    "99999999999999999999"
                })
        void outsideOfTheScaleAreRefused(String value) {
            assertThat(reason(once(SCALE, value(value)))).isEqualTo(WithheldReason.WRONG_FORM);
        }

        @Test
        void ofAChoiceMayDifferInCaseAndPunctuationOnly() {
            assertThat(once(CHOICE, value("\"same court\"")).value()).contains(new Value.Choice("same court"));
            assertThat(once(CHOICE, value("\"Same_Court.\"")).value()).contains(new Value.Choice("same court"));
            assertThat(reason(once(CHOICE, value("\"same\"")))).isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(reason(once(CHOICE, value("\"third court\"")))).isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(reason(once(CHOICE, value("null")))).isEqualTo(WithheldReason.WRONG_FORM);
            Question alike = question("c", new Form.Choice(List.of("A", "a")), Quoting.NONE);
            assertThat(once(alike, value("\"a\"")).value()).contains(new Value.Choice("a"));
            assertThat(reason(once(alike, value("\"a.\"")))).isEqualTo(WithheldReason.WRONG_FORM);
        }

        @Test
        void ofAChecklistTickEveryItemOnce() {
            Value both = new Value.Checklist(Map.of("names the court", true, "gives \"reasons\"", false));
            assertThat(once(TICKS, value("{\"c1\":true,\"c2\":false}")).value()).contains(both);
            assertThat(once(TICKS, value("{\"c1\":\"yes\",\"c2\":\"No.\"}")).value())
                    .contains(both);
            assertThat(once(TICKS, value("{\"names the court\":true,\"c2\":false}"))
                            .value())
                    .contains(both);
            assertThat(once(TICKS, value("\"{\\\"c1\\\":true,\\\"c2\\\":false}\""))
                            .value())
                    .contains(both);
            for (String wrong : List.of(
                    "{\"c1\":true}",
                    "{\"c1\":true,\"c2\":false,\"c3\":true}",
                    "{\"c1\":true,\"c1\":false,\"c2\":false}",
                    "{\"c1\":true,\"c2\":1}",
                    "[\"c1\"]",
                    "true")) {
                assertThat(reason(once(TICKS, value(wrong)))).as(wrong).isEqualTo(WithheldReason.WRONG_FORM);
            }
        }

        @Test
        void ofAListingAreTexts() {
            assertThat(once(LIST, value("[\"a\",\"b\",]")).value()).contains(new Value.Listing(List.of("a", "b")));
            assertThat(once(LIST, value("[]")).value()).contains(new Value.Listing(List.of()));
            for (String wrong : List.of("\"a\"", "[1]", "[\" \"]", "[\"a\",\"b\",\"c\",\"d\"]", "[null]", "{}")) {
                assertThat(reason(once(LIST, value(wrong)))).as(wrong).isEqualTo(WithheldReason.WRONG_FORM);
            }
        }

        @Test
        void ofADocumentAreObjectsAlsoInsideAText() {
            Question document = question("d", new Form.Document(Json.object().put("type", "object")), Quoting.NONE);
            Value content = new Value.Document(Json.object().put("score", 4));
            assertThat(once(document, value("{\"score\":4}")).value()).contains(content);
            assertThat(once(document, value("\"{\\\"score\\\":4}\"")).value()).contains(content);
            assertThat(reason(once(document, value("{\"score\":4,\"score\":5}"))))
                    .isEqualTo(WithheldReason.WRONG_FORM);
            assertThat(reason(once(document, value("[1]")))).isEqualTo(WithheldReason.WRONG_FORM);
        }

        @Test
        void thatStandTwiceAndDifferAreNone() {
            assertThat(reason(once(yesNo("a"), "{\"q1\":{\"value\":true,\"value\":false}}")))
                    .isEqualTo(WithheldReason.WRONG_FORM);
        }

        @Test
        void areIgnoredWhenTheModelCannotTell() {
            Answer answer = once(yesNo("a"), "{\"q1\":{\"rationale\":\"too dark\",\"can_tell\":false,\"value\":true}}");
            assertThat(answer).isInstanceOfSatisfying(Answer.Withheld.class, held -> {
                assertThat(held.reason()).isEqualTo(WithheldReason.CANNOT_TELL);
                assertThat(held.detail()).isEqualTo("too dark");
            });
        }
    }

    @Nested
    class Quotes {

        @Test
        void areLookedForInTheText() {
            assertThat(evidence("\"THE  tower was « built »\"")).containsExactly("The tower was « built »");
            assertThat(evidence("[\"The tower\", \"in Paris\"]")).containsExactly("The tower", "in Paris");
        }

        @Test
        void thatAreNotThereOrMissingWithholdTheAnswer() {
            assertThat(reason(once(quoted("a"), quoting("\"built in 1899\""))))
                    .isEqualTo(WithheldReason.QUOTE_NOT_FOUND);
            for (String none : List.of("\"\"", "null", "7", "{}")) {
                assertThat(reason(once(quoted("a"), quoting(none)))).isEqualTo(WithheldReason.QUOTE_MISSING);
            }
        }

        private List<String> evidence(String quote) {
            Answer answer = once(quoted("a"), quoting(quote));
            assertThat(answer).isInstanceOf(Answer.Given.class);
            return ((Answer.Given) answer)
                    .evidence().stream().map(Evidence::quote).toList();
        }

        private String quoting(String quote) {
            return "{\"q1\":{\"quote\":" + quote + ",\"can_tell\":true,\"value\":true}}";
        }
    }

    private static String value(String value) {
        return "{\"q1\":{\"rationale\":\"r\",\"can_tell\":true,\"value\":" + value + "}}";
    }

    private static WithheldReason reason(Answer answer) {
        assertThat(answer).isInstanceOf(Answer.Withheld.class);
        return ((Answer.Withheld) answer).reason();
    }
}
