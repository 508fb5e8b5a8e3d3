package dev.assize.core.flow;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Headline;
import dev.assize.core.Judge;
import dev.assize.core.JudgeId;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.Verdict;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionHandle;
import dev.assize.core.question.TypedQuestionId;
import dev.assize.core.question.Value;
import dev.assize.core.question.Wording;
import java.util.List;
import java.util.TreeMap;

/** Asks as many yes/no questions as the case says, one in each round, and counts the yeses. */
final class CountingJudge implements Judge<Integer> {

    private final String version;
    private final QuestionHandle<Value.YesNo> question;

    CountingJudge(String version, String wording) {
        this.version = version;
        this.question = QuestionHandle.yesNo(Wording.of("is-it", wording)).asked("always");
    }

    @Override
    public JudgeInfo info() {
        return new JudgeInfo(
                new JudgeId("counting"),
                version,
                "yeses",
                "Counts yeses.",
                List.of(),
                List.of(question.outline()),
                new TreeMap<>(),
                Headline.score("/yeses", 9),
                Json.object(),
                Json.object(),
                Json.object());
    }

    @Override
    public Integer read(ObjectNode record) {
        if (!record.path("rounds").isInt()) {
            throw new InvalidCase("rounds", "nothing", "a number");
        }
        return record.path("rounds").intValue();
    }

    @Override
    public List<Question> ask(Integer rounds, Answers soFar) {
        int asked = soFar.asked().size();
        return asked >= rounds ? List.of() : List.of(numbered(asked));
    }

    Question numbered(int round) {
        return id(round).question(List.of(new Passage("number", String.valueOf(round))));
    }

    @Override
    public Ruling rule(Integer rounds, Answers answers) {
        if (!answers.withheld().isEmpty()) {
            return new Ruling(new Verdict.Undecided(answers.withheld()), List.of());
        }
        int yeses = 0;
        for (int i = 0; i < rounds; i++) {
            yeses += answers.yes(id(i)).orElse(false) ? 1 : 0;
        }
        return new Ruling(new Verdict.Decided(Json.object().put("yeses", yeses)), List.of());
    }

    private TypedQuestionId<Value.YesNo> id(int round) {
        return question.named("q" + round);
    }
}
