package dev.assize.runs.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RankedQuestionsTest {

    private static RankedQuestions.Ranked ranked(double first, long ordinal, int at) {
        return new RankedQuestions.Ranked(first, ordinal, at, new QuestionPlace(ordinal, "q" + at));
    }

    private static List<String> shown(RankedQuestions questions) {
        return IntStream.range(0, questions.size())
                .mapToObj(i -> questions.at(i).ordinal() + questions.at(i).question())
                .toList();
    }

    @Test
    void keepsTheFirstOfManyAndCountsTheRest() {
        RankedQuestions.Builder builder = new RankedQuestions.Builder(5);
        for (int ordinal = 9; ordinal >= 0; ordinal--) {
            builder.add(ranked(ordinal, ordinal, 0));
            builder.add(ranked(ordinal, ordinal, 1));
        }
        RankedQuestions all = builder.build(false);
        assertThat(shown(all)).containsExactly("0q0", "0q1", "1q0", "1q1", "2q0");
        assertThat(all.total()).isEqualTo(20);
        assertThat(shown(builder.build(true))).containsExactly("0q0", "0q1", "1q0", "1q1");
    }

    @Test
    void addsWhatCameLaterToItsCaseOrAtTheEnd() {
        RankedQuestions.Builder builder = new RankedQuestions.Builder(100);
        List.of(ranked(7, 1, 0), ranked(3, 2, 0), ranked(3, 2, 1), ranked(7, 1, 1))
                .forEach(builder::add);
        RankedQuestions questions = builder.build(true);
        questions.appendToCase(new QuestionPlace(2, "later"));
        questions.appendToCase(new QuestionPlace(2, "later"));
        questions.appendToCase(new QuestionPlace(5, "of a case that was not drawn"));
        questions.append(new QuestionPlace(9, "last"));
        assertThat(shown(questions)).containsExactly("2q0", "2q1", "2later", "1q0", "1q1", "9last");
        List<Integer> found = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            found.add(questions.indexOf(questions.at(i)));
        }
        assertThat(found).containsExactly(0, 1, 2, 3, 4, 5);
        assertThat(questions.indexOf(new QuestionPlace(5, "q0"))).isEqualTo(-1);
        assertThat(questions.total()).isEqualTo(6);
    }
}
