package dev.assize.server.review;

import dev.assize.core.finding.Evidence;
import dev.assize.core.question.Answer;
import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.runs.page.Markup;
import dev.assize.runs.review.HumanAnswer;
import dev.assize.runs.review.ReviewQueue;
import dev.assize.server.run.Addresses;
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import dev.assize.text.Span;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One question on one screen: its texts, the ways to answer, and nothing that could lead the reviewer.
 *
 * @param own what this reviewer said to it before; null for nothing
 * @param reveals whether what was answered before may be seen
 * @param objection why the last try was refused; empty for none
 */
record QuestionScreen(
        ReviewDesk.Shown shown,
        ReviewQueue queue,
        Visitor visitor,
        @Nullable HumanAnswer own,
        boolean reveals,
        String objection,
        String quote,
        String note) {

    /** What is between the head of the page and its foot. */
    Markup content(Optional<Markup> before, String progress) {
        Question question = shown.asked().question();
        String address = Addresses.run(shown.run().name());
        Markup page = new Markup();
        page.open("div.case-top");
        page.element("h1", shown.recorded().result().id());
        page.element("span.note", queue.title() + progress);
        page.element("span.grow", "");
        page.element("a", "← Previous", "id", "previous", "class", "button small", "href", back(address));
        page.element("a", "Skip →", "id", "skip", "class", "button small", "href", skip(address));
        page.element("a.button small", "End", "href", address).close("div");
        before.ifPresent(page::add);
        if (!objection.isEmpty()) {
            page.element("div.banner bad", objection, "role", "alert", "id", "objection");
        }
        page.open("div.split ask");
        page.open("div").add(question(question)).add(form(question, address)).close("div");
        page.open("div").add(texts(question)).close("div");
        return page.close("div");
    }

    private String back(String address) {
        return address + "/review?queue=" + queue.word() + "&before=" + PlaceText.written(shown.place());
    }

    private String skip(String address) {
        return address + "/review?queue=" + queue.word() + "&after=" + PlaceText.written(shown.place());
    }

    private Markup question(Question question) {
        Markup part = new Markup().open("section.panel", "aria-label", "The question");
        part.element("h2.title", question.wording().name().replace('-', ' '));
        question.item().ifPresent(item -> part.element("p.asked-item", item, "id", "item", "dir", "auto"));
        String[] paragraphs = question.wording().text().split("\\n\\s*\\n", 2);
        part.element("p.pad asked", paragraphs[0]);
        if (paragraphs.length > 1) {
            part.open("details.notes").element("summary", "How to answer");
            part.element("p.pad wording", paragraphs[1]).close("details");
        }
        if (reveals) {
            part.element("p.pad note", "Answered before: " + AnswerText.of(recorded()), "id", "recorded");
        }
        return part.close("section");
    }

    /** What the run recorded, and not what is said since. */
    private Answer recorded() {
        return ReviewPages.recorded(shown);
    }

    private Markup form(Question question, String address) {
        Markup form = new Markup();
        form.open("form", "method", "post", "action", address + "/review", "id", "answer", "class", "panel answer");
        SitePage.formToken(form, visitor);
        hidden(form, "queue", queue.word());
        hidden(form, "place", PlaceText.plain(shown.place()));
        hidden(form, "key", HumanAnswer.key(question));
        if (own != null) {
            form.element(
                    "p.pad note",
                    "You answered: " + own.value().map(AnswerText::value).orElse("cannot tell"),
                    "id",
                    "own");
        }
        question.quoting().source().ifPresent(source -> {
            form.open("label.wide-label")
                    .element(
                            "span",
                            "Quote" + (question.quoting().required() ? " (needed for a yes)" : "")
                                    + ": select words in \"" + source + "\", or type them");
            form.open("input", "name", "quote", "id", "quote", "value", quote, "autocomplete", "off");
            form.open("input", "type", "hidden", "name", "from", "id", "from", "value", "0");
            form.close("label");
        });
        AnswerForm.write(form, question.form());
        form.open("div.choices");
        form.open("button.button", "name", AnswerForm.CANNOT_TELL, "value", "1", "data-key", "W");
        form.text("Cannot tell")
                .element("kbd", "W", "aria-hidden", "true")
                .close("button")
                .close("div");
        form.open("label.wide-label").element("span", "Note");
        form.open("input", "name", "note", "id", "note", "value", note, "maxlength", "2000", "autocomplete", "off");
        return form.close("label").close("form");
    }

    private static void hidden(Markup form, String name, String value) {
        form.open("input", "type", "hidden", "name", name, "value", value);
    }

    private Markup texts(Question question) {
        Markup part = new Markup();
        String source = question.quoting().source().orElse("");
        for (Passage passage : question.passages()) {
            if (!passage.item()) {
                part.open("section.panel");
                part.element("h2.title", passage.name().replace('_', ' '));
                boolean quotable = passage.name().equals(source);
                part.open(
                        "div.text",
                        "dir",
                        "auto",
                        "tabindex",
                        "0",
                        "role",
                        "region",
                        "aria-label",
                        passage.name(),
                        "data-quotable",
                        quotable ? "1" : "0");
                AnswerText.marked(part, passage.text(), places(passage));
                part.close("div").close("section");
            }
        }
        return part;
    }

    private List<Span> places(Passage passage) {
        return reveals && recorded() instanceof Answer.Given given
                ? given.evidence().stream()
                        .filter(piece -> piece.passage().equals(passage.name()))
                        .map(Evidence::span)
                        .toList()
                : List.of();
    }
}
