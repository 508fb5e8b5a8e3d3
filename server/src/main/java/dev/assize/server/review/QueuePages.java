package dev.assize.server.review;

import dev.assize.runs.page.Markup;
import dev.assize.runs.review.Dispute;
import dev.assize.runs.review.ReviewIndex;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.review.ReviewRule;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.account.Role;
import dev.assize.server.run.Addresses;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import io.javalin.http.Context;

/** Shows what is left to review in a run, and sets how it is reviewed. */
public record QueuePages(Workspace workspace, ReviewPages review) {

    /** How much is in each queue. */
    public void queues(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        ReviewIndex index = review.desk().index(run);
        Markup list = new Markup().open("div.cards queues");
        for (ReviewQueue queue : ReviewQueue.values()) {
            long size = queue == ReviewQueue.DISPUTED
                    ? Dispute.among(workspace.reviews().answers(run)).size()
                    : index.total(queue);
            list.open("div.card").element("p.name", queue.title());
            list.open("p.figure").text(FigureText.count(size));
            list.element("small", size == 1 ? " question" : " questions").close("p");
            list.element("p.under", queue.explanation());
            if (size > 0) {
                list.open("p")
                        .element(
                                "a.button",
                                "Review",
                                "href",
                                Addresses.run(run.name()) + "/review?queue=" + queue.word());
                list.close("p");
            }
            list.close("div");
        }
        context.html(list.close("div").toString());
    }

    /** How many people answer a question, and whether they see the answer of the run. */
    public void changeRule(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Guard.require(context, Role.ADMIN);
        String reviewers = ReviewPages.given(context.formParam("reviewers"));
        if (!reviewers.matches("[1-5]")) {
            throw new Refusal(Refusal.UNPROCESSABLE, "one to five people answer a question, got \"" + reviewers + "\"");
        }
        ReviewRule rule = new ReviewRule(Integer.parseInt(reviewers), context.formParam("blind") != null);
        workspace.reviews().change(run, rule);
        review.desk().reopen(run);
        workspace
                .guard()
                .record(context, "review changed", run.name(), reviewers + (rule.blind() ? " blind" : " open"));
        context.redirect(Addresses.run(run.name()));
    }
}
