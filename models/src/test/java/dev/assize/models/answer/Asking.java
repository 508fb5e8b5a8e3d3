package dev.assize.models.answer;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Form;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.models.ScriptedChat;
import dev.assize.models.chat.Chat;
import dev.assize.models.price.Budget;
import dev.assize.models.price.MeteredChat;
import dev.assize.models.price.PriceList;
import java.time.Instant;
import java.util.List;

/** Questions and answerers for the tests of this package. */
final class Asking {

    static final String TEXT = "The tower was « built » in 1889, they say; it stands in Paris.";
    static final Wording WORDING = Wording.of("states-fact", "Does the output state the item?");

    private Asking() {}

    static Question yesNo(String id) {
        return question(id, new Form.YesNo(), Quoting.NONE);
    }

    static Question quoted(String id) {
        return question(id, new Form.YesNo(), Quoting.required("output"));
    }

    static Question question(String id, Form form, Quoting quoting) {
        return question(id, form, quoting, new Passage("output", TEXT));
    }

    static Question question(String id, Form form, Quoting quoting, Passage... passages) {
        return new Question(QuestionId.of(id), WORDING, form, List.of(passages), quoting, Question.Reuse.THIS_CASE);
    }

    static MeteredChat metered(Chat chat) {
        Instant fixed = Instant.EPOCH;
        return new MeteredChat(chat, PriceList.empty(), Budget.unlimited(), () -> fixed);
    }

    static ModelAnswerer answerer(ScriptedChat chat) {
        return answerer(chat, AnswerSettings.STANDARD);
    }

    static ModelAnswerer answerer(ScriptedChat chat, AnswerSettings settings) {
        return new ModelAnswerer(metered(chat), settings);
    }

    static List<Answer> answers(ModelAnswerer answerer, Question... round) {
        return AnswerCheck.check(List.of(round), answerer.answer(List.of(round)).replies(), "model").stream()
                .map(Answers.Answered::answer)
                .toList();
    }

    /** What the model's only reply to a single question makes of it, without asking again. */
    static Answer once(Question question, String reply) {
        AnswerSettings settings = AnswerSettings.STANDARD.withReasks(0);
        return answers(answerer(ScriptedChat.saying(reply), settings), question).get(0);
    }
}
