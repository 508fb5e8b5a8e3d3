package dev.assize.core.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.finding.Evidence;
import dev.assize.core.result.AnswerSchema;
import dev.assize.core.result.ValueJson;
import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class QuotingTest {

    private static final String TEXT = "Ich sah eine Katze.";
    private static final Form CHOICE = new Form.Choice(List.of("supported", "contradicted", "not stated"));

    private static Answer check(Form form, Quoting quoting, Value value, Quote quote) {
        Question question = new Question(
                QuestionId.of("q"),
                Wording.of("w", "What?"),
                form,
                List.of(new Passage("text", TEXT)),
                quoting,
                Question.Reuse.THIS_CASE);
        Reply reply = new Reply.Stated(question.id(), "m", value, quote, "");
        return AnswerCheck.check(List.of(question), List.of(reply), "m").get(0).answer();
    }

    @Test
    void demandsAQuoteForSomeOptionsOnly() {
        Quoting quoting = Quoting.requiredFor("text", List.of("supported"));
        assertThat(check(CHOICE, quoting, new Value.Choice("not stated"), Quote.NONE)
                        .value())
                .isPresent();
        assertThat(check(CHOICE, quoting, new Value.Choice("supported"), Quote.NONE)
                        .value())
                .isEmpty();
        assertThat(check(CHOICE, quoting, new Value.Choice("supported"), Quote.of("eine Katze"))
                        .value())
                .isPresent();
        assertThat(check(CHOICE, quoting, new Value.Choice("supported"), Quote.of("ein Hund"))
                        .value())
                .isEmpty();
    }

    @Test
    void findsEveryEntryOfAListingInThePassage() {
        Quoting quoting = Quoting.everyEntry("text");
        Form listing = new Form.Listing(5);
        Answer found = check(listing, quoting, new Value.Listing(List.of("Katze", "Ich")), Quote.NONE);
        assertThat(((Answer.Given) found).evidence())
                .extracting(Evidence::quote)
                .containsExactly("Katze", "Ich");
        Answer missing = check(listing, quoting, new Value.Listing(List.of("Katze", "Hund")), Quote.NONE);
        assertThat(((Answer.Withheld) missing).reason()).isEqualTo(WithheldReason.QUOTE_NOT_FOUND);
    }

    @Test
    void takesNumbersBetweenTwoEnds() {
        Form form = new Form.Number(new BigDecimal("-1"), new BigDecimal("1"));
        assertThat(form.objection(new Value.Number(new BigDecimal("-0.5")))).isEmpty();
        assertThat(form.objection(new Value.Number(new BigDecimal("1.01")))).isPresent();
        assertThat(form.objection(new Value.Scale(1))).isPresent();
        assertThat(new Value.Number(new BigDecimal("0.50"))).isEqualTo(new Value.Number(new BigDecimal("0.5")));
        assertThat(AnswerSchema.of(form).toString()).isEqualTo("{\"type\":\"number\",\"minimum\":-1,\"maximum\":1}");
        Value value = new Value.Number(new BigDecimal("0.25"));
        assertThat(ValueJson.read(form, ValueJson.of(value))).contains(value);
    }
}
