package dev.assize.core.flow;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.core.Judge;
import dev.assize.core.JudgeInfo;
import dev.assize.core.Ruling;
import dev.assize.core.failure.CaseFailure;
import dev.assize.core.failure.FailureKind;
import dev.assize.core.failure.InvalidCase;
import dev.assize.core.failure.RunHalt;
import dev.assize.core.finding.Finding;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Answers;
import dev.assize.core.question.Expense;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Hears cases before one judge with one answerer: read, ask and answer in rounds, rule. Threads share it: it holds
 * nothing that changes, and the same record with the same answers gives the same result on every one of them.
 */
public final class Hearing<C> {

    /** More rounds than any judge needs; a judge that asks on is broken. */
    private static final int MOST_ROUNDS = 32;

    private final Judge<C> judge;
    private final Answerer answerer;
    private final CaseResult.Heading heading;
    private final References references;
    private final String answererName;

    public Hearing(Judge<C> judge, Answerer answerer) {
        this.judge = judge;
        this.answerer = answerer;
        JudgeInfo info = judge.info();
        this.references = new References(info);
        AnswererIdentity identity = answerer.identity();
        this.answererName = identity.name();
        this.heading = new CaseResult.Heading(info.id(), info.version(), Epoch.of(info, identity));
    }

    public CaseResult.Heading heading() {
        return heading;
    }

    /**
     * Never throws for what is in the record or comes back from an answerer: such a case is a result too. Only a
     * {@link RunHalt} goes through, since it is not about the case.
     */
    public CaseResult hear(String id, ObjectNode record, @Nullable SourcePlace place) {
        List<ObjectNode> records = references.each(record);
        if (records.size() == 1) {
            return hearOne(id, records.get(0), place);
        }
        List<CaseResult> results = new ArrayList<>();
        records.forEach(each -> results.add(hearOne(id, each, place)));
        return references.best(results);
    }

    private CaseResult hearOne(String id, ObjectNode record, @Nullable SourcePlace place) {
        Course course = new Course(answerer.forCase(id));
        try {
            return course.run(id, record);
        } catch (InvalidCase e) {
            return new CaseResult.Invalid(id, heading, CaseError.of(e, place), Map.of(), course.expense);
        } catch (RunHalt e) {
            throw e;
        } catch (RuntimeException | StackOverflowError e) {
            return failed(id, e, place, course.expense);
        } catch (OutOfMemoryError e) {
            return failed(id, CaseFailure.ofMemory(e), place, course.expense);
        }
    }

    /** The result of a record that could not even be read. */
    public CaseResult refuse(String id, InvalidCase reason, @Nullable SourcePlace place) {
        return new CaseResult.Invalid(id, heading, CaseError.of(reason, place), Map.of(), Expense.NONE);
    }

    /** The result of a record that could not be taken up, for a reason that is not in it. */
    public CaseResult fail(String id, CaseFailure reason, @Nullable SourcePlace place) {
        return failed(id, reason, place, Expense.NONE);
    }

    private CaseResult failed(String id, Throwable reason, @Nullable SourcePlace place, Expense paid) {
        return new CaseResult.Failed(id, heading, CaseError.of(reason, place), Map.of(), paid);
    }

    /** What was said of one case so far, and what it cost. Belongs to one thread. */
    private final class Course {
        private final Answerer asked;
        private final List<Finding> remarks = new ArrayList<>();
        private Answers answers = Answers.none();
        private Expense expense = Expense.NONE;

        Course(Answerer asked) {
            this.asked = asked;
        }

        CaseResult run(String id, ObjectNode record) {
            C subject = judge.read(record);
            for (int round = 0; round < MOST_ROUNDS; round++) {
                List<Question> questions = judge.ask(subject, answers);
                if (questions.isEmpty()) {
                    return ruled(id, subject);
                }
                hear(questions);
            }
            throw new CaseFailure(
                    FailureKind.INTERNAL,
                    "the judge \"" + heading.judge() + "\" still asks after " + MOST_ROUNDS + " rounds",
                    null);
        }

        private CaseResult ruled(String id, C subject) {
            Ruling ruling = judge.rule(subject, answers);
            ObjectNode verdict = ruling.verdict().form().orElse(null);
            Doubt doubt = verdict == null
                    ? null
                    : new DoubtSearch<>(judge, subject, answers, answerer.threshold())
                            .of(verdict)
                            .orElse(null);
            return CaseResult.ruled(id, heading, ruling, answers, remarks, expense, doubt);
        }

        private void hear(List<Question> questions) {
            Replies replies = replies(questions);
            expense = expense.plus(replies.expense());
            answers = answers.and(AnswerCheck.check(questions, replies.replies(), answererName));
            for (Finding each : replies.remarks()) {
                Finding remark = each.by(Finding.Origin.ANSWERER);
                if (!remarks.contains(remark)) {
                    remarks.add(remark);
                }
            }
        }

        private Replies replies(List<Question> questions) {
            try {
                return asked.answer(questions);
            } catch (CaseFailure e) {
                expense = expense.plus(e.paid());
                throw e;
            }
        }
    }
}
