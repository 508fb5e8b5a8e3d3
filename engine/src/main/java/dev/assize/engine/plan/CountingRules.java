package dev.assize.engine.plan;

import dev.assize.core.question.AnswerConfidence;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.util.List;

/** Embedded rules that count what they would hand on. Not shared between threads. */
final class CountingRules implements Answerer {

    private final Answerer rules;
    private final AnswerConfidence threshold;
    private long asked;
    private long doubtful;
    private long withheld;
    private long unknown;

    CountingRules(Answerer rules, AnswerConfidence threshold) {
        this.rules = rules;
        this.threshold = threshold;
    }

    @Override
    public AnswererIdentity identity() {
        return rules.identity();
    }

    @Override
    public AnswerConfidence threshold() {
        return rules.threshold();
    }

    @Override
    public Replies answer(List<Question> round) {
        Replies said = rules.answer(round);
        asked += round.size();
        long given = 0;
        for (Reply reply : said.replies()) {
            if (reply instanceof Reply.Stated stated) {
                given++;
                unknown += stated.confidence().isEmpty() ? 1 : 0;
                doubtful += stated.confidence()
                                .filter(sure -> sure.isBelow(threshold))
                                .isPresent()
                        ? 1
                        : 0;
            }
        }
        withheld += round.size() - given;
        return said;
    }

    HandedOn handedOn() {
        return new HandedOn(threshold, asked, doubtful, withheld, unknown);
    }
}
