package dev.assize.server.review;

import dev.assize.core.question.Answer;
import dev.assize.core.question.AnswerCheck;
import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import dev.assize.core.result.RecordedAnswerer;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.QuestionPlace;
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
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Asks people one question after the other, and takes back what they want undone. */
public final class ReviewPages {

    private static final int MOST_REMEMBERED = 500;
    private static final int PREPARED_RUNS = 3;
    private static final int PREPARED_CASES = 20_000;

    private final Workspace workspace;
    private final ReviewDesk desk;

    public ReviewPages(Workspace workspace) {
        this.workspace = workspace;
        this.desk = new ReviewDesk(workspace);
    }

    ReviewDesk desk() {
        return desk;
    }

    /** Looks through the latest runs ahead of the first reviewer, so that nobody waits for it. */
    public void prepare() {
        workspace.store().runs().list().stream().limit(PREPARED_RUNS).forEach(run -> {
            try {
                if (run.finished().isPresent() && workspace.figures(run).cases() <= PREPARED_CASES) {
                    desk.index(run);
                }
            } catch (RuntimeException e) {
                // Whoever opens the run is told, such as that its judge is not installed here.
                return;
            }
        });
    }

    static String given(@Nullable String parameter) {
        return parameter == null ? "" : parameter;
    }

    /** What the run itself recorded as the answer, heard without people. */
    static Answer recorded(ReviewDesk.Shown shown) {
        Question question = shown.asked().question();
        Reply reply = RecordedAnswerer.of(shown.recorded().result())
                .answer(List.of(question))
                .replies()
                .get(0);
        return AnswerCheck.check(List.of(question), List.of(reply), reply.by())
                .get(0)
                .answer();
    }

    public void show(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Visitor visitor = Guard.require(context, Role.REVIEWER);
        if (visitor.person().isEmpty()) {
            context.redirect("/name?next=" + Addresses.part(context.path() + queryOf(context)));
            return;
        }
        Optional<ReviewQueue> chosen = ReviewQueue.find(given(context.queryParam("queue")));
        ReviewQueue queue = chosen.orElseGet(() -> fullest(run));
        Optional<ReviewDesk.Shown> shown = wanted(context, run, queue, visitor);
        if (shown.isEmpty()) {
            done(context, run, queue);
            return;
        }
        send(context, shown.get(), queue, visitor, "", "", "");
    }

    private static String queryOf(Context context) {
        String query = context.queryString();
        return query == null ? "" : "?" + query;
    }

    private Optional<ReviewDesk.Shown> wanted(Context context, StoredRun run, ReviewQueue queue, Visitor visitor) {
        Optional<QuestionPlace> at = PlaceText.parse(context.queryParam("at"));
        if (at.isPresent()) {
            return Optional.of(desk.open(run, at.get()));
        }
        Optional<QuestionPlace> before = PlaceText.parse(context.queryParam("before"));
        if (before.isPresent()) {
            return Optional.of(
                    desk.open(run, previous(run, visitor, before.get()).orElse(before.get())));
        }
        Optional<QuestionPlace> after = PlaceText.parse(context.queryParam("after"));
        after.ifPresent(skipped -> workspace.reviews().leases().release(run, skipped, visitor.person()));
        return desk.nextShown(run, queue, visitor.person(), after.orElse(null));
    }

    /** What this person answered before the one on the screen. */
    private Optional<QuestionPlace> previous(StoredRun run, Visitor visitor, QuestionPlace from) {
        List<QuestionPlace> answered = workspace.reviews().latest(run, visitor.person(), MOST_REMEMBERED).stream()
                .map(HumanAnswer::place)
                .toList();
        int here = answered.indexOf(from);
        return here + 1 < answered.size() ? Optional.of(answered.get(here + 1)) : Optional.empty();
    }

    private ReviewQueue fullest(StoredRun run) {
        ReviewIndex index = desk.index(run);
        for (ReviewQueue queue : List.of(ReviewQueue.UNANSWERED, ReviewQueue.DISAGREEING, ReviewQueue.DOUBTFUL)) {
            if (index.size(queue) > 0) {
                return queue;
            }
        }
        return ReviewQueue.SAMPLE;
    }

    private void send(
            Context context,
            ReviewDesk.Shown shown,
            ReviewQueue queue,
            Visitor visitor,
            String objection,
            String quote,
            String note) {
        StoredRun run = shown.run();
        HumanAnswer own = workspace.reviews().answers(run, shown.place().ordinal()).stream()
                .filter(answer -> answer.place().equals(shown.place())
                        && answer.person().equals(visitor.person())
                        && !answer.settles())
                .findFirst()
                .orElse(null);
        ReviewRule rule = workspace.reviews().rule(run);
        QuestionScreen screen = new QuestionScreen(
                shown,
                queue,
                visitor,
                own,
                own != null || !rule.blind(),
                objection,
                quote.isEmpty() && own != null ? own.quote() : quote,
                note.isEmpty() && own != null ? own.note() : note);
        Markup content = screen.content(last(context, run, queue, visitor), progress(run, queue, shown));
        if (!objection.isEmpty()) {
            context.status(Refusal.UNPROCESSABLE);
        }
        new SitePage("Review " + run.name(), content, List.of("review.js")).send(context);
    }

    private String progress(StoredRun run, ReviewQueue queue, ReviewDesk.Shown shown) {
        int at = queue == ReviewQueue.DISPUTED ? -1 : desk.index(run).indexOf(queue, shown.place());
        return at < 0
                ? ""
                : " · " + FigureText.count(at + 1) + " of "
                        + FigureText.count(desk.index(run).total(queue));
    }

    /** What was answered a moment ago, with what the machine said: now that it cannot lead anybody. */
    private Optional<Markup> last(Context context, StoredRun run, ReviewQueue queue, Visitor visitor) {
        Optional<QuestionPlace> place = PlaceText.parse(context.queryParam("last"));
        if (place.isEmpty()) {
            return Optional.empty();
        }
        Optional<HumanAnswer> own = workspace.reviews().answers(run, place.get().ordinal()).stream()
                .filter(answer ->
                        answer.place().equals(place.get()) && answer.person().equals(visitor.person()))
                .findFirst();
        return own.map(answer -> {
            Markup strip = new Markup().open("div.banner last", "role", "status", "id", "last");
            strip.text("You answered " + answer.value().map(AnswerText::value).orElse("cannot tell"));
            try {
                ReviewDesk.Shown shown = desk.open(run, place.get());
                strip.text(" to “" + AnswerText.about(shown.asked().question()) + "”. Before: "
                        + AnswerText.of(recorded(shown)) + ". ");
            } catch (Refusal gone) {
                strip.text(". ");
            }
            strip.open("form", "method", "post", "action", Addresses.run(run.name()) + "/undo", "class", "inline");
            SitePage.formToken(strip, visitor);
            strip.open("input", "type", "hidden", "name", "place", "value", PlaceText.plain(place.get()));
            strip.open("input", "type", "hidden", "name", "queue", "value", queue.word());
            strip.open("button.button small", "data-key", "U").text("Undo");
            return strip.element("kbd", "U", "aria-hidden", "true")
                    .close("button")
                    .close("form")
                    .close("div");
        });
    }

    private void done(Context context, StoredRun run, ReviewQueue queue) {
        Markup page = new Markup().element("h1", run.name());
        page.open("div.panel empty", "id", "done");
        page.element(
                "p",
                "Nothing is left in “" + queue.title() + "” for you: every question is answered, or somebody"
                        + " else is looking at it.");
        page.open("p").element("a.button", "Back to the run", "href", Addresses.run(run.name()));
        page.close("p").close("div");
        new SitePage("Review " + run.name(), page).send(context);
    }

    /** Takes an answer; one that breaks the contract comes back with the reason. */
    public void answer(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Visitor visitor = requireNamed(context);
        ReviewQueue queue = ReviewQueue.find(given(context.formParam("queue"))).orElse(ReviewQueue.UNANSWERED);
        QuestionPlace place = PlaceText.parse(context.formParam("place"))
                .orElseThrow(() -> new Refusal(Refusal.BAD_REQUEST, "which question is answered is not said"));
        ReviewDesk.Shown shown = desk.open(run, place);
        Question question = shown.asked().question();
        if (!HumanAnswer.key(question).equals(context.formParam("key"))) {
            throw new Refusal(
                    Refusal.CONFLICT, "this question has changed since it was shown; open it again and answer that");
        }
        SentAnswer sent = new SentAnswer(shown, context, visitor, queue, false);
        Optional<String> objection = sent.keep(workspace, desk);
        if (objection.isPresent()) {
            send(context, shown, queue, visitor, objection.get(), given(context.formParam("quote")), sent.note());
            return;
        }
        context.redirect(
                Addresses.run(run.name()) + "/review?queue=" + queue.word() + "&last=" + PlaceText.written(place),
                io.javalin.http.HttpStatus.SEE_OTHER);
    }

    static Visitor requireNamed(Context context) {
        Visitor visitor = Guard.require(context, Role.REVIEWER);
        if (visitor.person().isEmpty()) {
            throw new Refusal(Refusal.FORBIDDEN, "say who you are first");
        }
        return visitor;
    }

    public void undo(Context context) {
        StoredRun run = workspace.run(context.pathParam("name"));
        Visitor visitor = requireNamed(context);
        ReviewQueue queue = ReviewQueue.find(given(context.formParam("queue"))).orElse(ReviewQueue.UNANSWERED);
        QuestionPlace place = PlaceText.parse(context.formParam("place"))
                .orElseThrow(() -> new Refusal(Refusal.BAD_REQUEST, "which answer is taken back is not said"));
        if (!desk.withdraw(run, place, visitor.person())) {
            throw new Refusal(Refusal.CONFLICT, "you have no answer there that could be taken back");
        }
        workspace.guard().record(context, "answer withdrawn", run.name(), PlaceText.plain(place));
        context.redirect(
                Addresses.run(run.name()) + "/review?queue=" + queue.word() + "&at=" + PlaceText.written(place),
                io.javalin.http.HttpStatus.SEE_OTHER);
    }
}
