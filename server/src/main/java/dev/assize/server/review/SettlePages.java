package dev.assize.server.review;

import dev.assize.core.question.Question;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.Dispute;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.QuestionPlace;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.runs.store.StoredRun;
import dev.assize.runs.summary.FigureText;
import dev.assize.server.account.Role;
import dev.assize.server.run.Addresses;
import dev.assize.server.run.Workspace;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/** Where people differ: who said what, and one answer that they settle on. */
public final class SettlePages {

    private static final int MOST_SHOWN = 50;

    private final Workspace workspace;
    private final ReviewPages reviews;

    public SettlePages(Workspace workspace, ReviewPages reviews) {
        this.workspace = workspace;
        this.reviews = reviews;
    }

    public void show(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Visitor visitor = Guard.visitor(context);
        List<Dispute> disputes = Dispute.among(workspace.reviews().answers(run));
        Markup page = new Markup().element("h1", "Disagreements in " + run.name());
        if (disputes.isEmpty()) {
            page.element("div.panel empty", "Nobody disagrees with anybody.");
        } else {
            page.element(
                    "p.lead",
                    FigureText.count(disputes.size(), "question")
                            + " with different answers. Ask a third person, or settle"
                            + " them together here: until then the answer counts as withheld.");
            page.open("p")
                    .element("a.button", "Be the third", "href", Addresses.run(run.name()) + "/review?queue=disputed");
            page.close("p");
        }
        disputes.stream().limit(MOST_SHOWN).forEach(dispute -> write(page, run, dispute, visitor));
        new SitePage("Disagreements in " + run.name(), page).send(context);
    }

    private void write(Markup page, StoredRun run, Dispute dispute, Visitor visitor) {
        ReviewDesk.Shown shown;
        try {
            shown = reviews.desk().open(run, dispute.place());
        } catch (Refusal gone) {
            return;
        }
        Question question = shown.asked().question();
        page.open("section.panel dispute");
        page.element("h2.title", shown.recorded().result().id() + " · " + AnswerText.about(question));
        for (HumanAnswer answer : dispute.answers()) {
            page.open("div.item").open("p");
            page.element("b", answer.person())
                    .text(": " + answer.value().map(AnswerText::value).orElse("cannot tell"));
            page.close("p");
            if (!answer.quote().isEmpty()) {
                page.element("p", "“" + answer.quote() + "”", "dir", "auto");
            }
            if (!answer.note().isEmpty()) {
                page.element("p.note", answer.note(), "dir", "auto");
            }
            page.close("div");
        }
        if (visitor.role().may(Role.REVIEWER)) {
            page.open("form", "method", "post", "action", Addresses.run(run.name()) + "/settle", "class", "answer");
            SitePage.formToken(page, visitor);
            page.open("input", "type", "hidden", "name", "place", "value", PlaceText.plain(dispute.place()));
            if (question.quoting().source().isPresent()) {
                page.open("label.wide-label").element("span", "Quote");
                page.open("input", "name", "quote", "value", quote(dispute)).close("label");
            }
            AnswerForm.write(page, question.form());
            page.open("label.wide-label").element("span", "Why");
            page.open("input", "name", "note", "maxlength", "2000")
                    .close("label")
                    .close("form");
        }
        page.close("section");
    }

    private static String quote(Dispute dispute) {
        return dispute.answers().stream()
                .map(HumanAnswer::quote)
                .filter(quote -> !quote.isEmpty())
                .findFirst()
                .orElse("");
    }

    public void settle(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Visitor visitor = ReviewPages.requireNamed(context);
        QuestionPlace place = PlaceText.parse(context.formParam("place"))
                .orElseThrow(() -> new Refusal(Refusal.BAD_REQUEST, "which question is settled is not said"));
        ReviewDesk.Shown shown = reviews.desk().open(run, place);
        Optional<String> objection =
                new SentAnswer(shown, context, visitor, ReviewQueue.DISPUTED, true).keep(workspace, reviews.desk());
        if (objection.isPresent()) {
            throw new Refusal(Refusal.UNPROCESSABLE, objection.get());
        }
        context.redirect(Addresses.run(run.name()) + "/disagreements");
    }
}
