package dev.assize.judges;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.core.Judge;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Question;
import dev.assize.testkit.AnswererContract;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** The rules that ship with each judge keep the contract of answerers, on the questions of the judge's own example. */
class EmbeddedAnswerersTest {

    abstract static class Embedded extends AnswererContract {

        private final String id;

        Embedded(String id) {
            this.id = id;
        }

        @Override
        protected Answerer answerer() {
            return StandardJudges.find(id).orElseThrow().embedded();
        }

        @Override
        protected List<List<Question>> rounds() {
            List<List<Question>> rounds =
                    asked(StandardJudges.find(id).orElseThrow().judge());
            assertThat(rounds).as("the example of %s raises questions", id).isNotEmpty();
            return rounds;
        }

        private <C> List<List<Question>> asked(Judge<C> judge) {
            C subject = judge.read(judge.info().example().deepCopy());
            List<List<Question>> rounds = new ArrayList<>();
            Answers answers = Answers.none();
            List<Question> round = judge.ask(subject, answers);
            while (!round.isEmpty()) {
                rounds.add(round);
                answers = answers.and(
                        AnswerCheck.check(round, answerer().answer(round).replies(), "embedded"));
                round = judge.ask(subject, answers);
            }
            return rounds;
        }
    }

    @Nested
    class OfCitationMapping extends Embedded {
        OfCitationMapping() {
            super("citation-mapping");
        }
    }

    @Nested
    class OfProvisionExtraction extends Embedded {
        OfProvisionExtraction() {
            super("provision-extraction");
        }
    }

    @Nested
    class OfBrandExtraction extends Embedded {
        OfBrandExtraction() {
            super("brand-extraction");
        }
    }

    @Nested
    class OfReferenceCoverage extends Embedded {
        OfReferenceCoverage() {
            super("reference-coverage");
        }
    }
}
