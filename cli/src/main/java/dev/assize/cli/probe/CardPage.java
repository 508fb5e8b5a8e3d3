package dev.assize.cli.probe;

import dev.assize.cli.textreport.NumberText;
import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.probe.FieldChange;
import dev.assize.runs.probe.KindFigures;
import dev.assize.runs.probe.ProbeExample;
import dev.assize.runs.probe.ReportCard;
import dev.assize.stats.Rate;
import java.util.List;

/** A report card as one page. */
final class CardPage {

    private final ReportCard card;
    private final Markup page = new Markup();

    CardPage(ReportCard card) {
        this.card = card;
    }

    String write() {
        PageFrame frame = new PageFrame(
                card.judge() + " · report card",
                "Assize probe",
                List.of(
                        new PageFrame.Section("overview", "Overview"),
                        new PageFrame.Section("matter", "Noticed"),
                        new PageFrame.Section("harmless", "Disturbed"),
                        new PageFrame.Section("examples", "The worst")),
                List.of());
        page.open("main", "id", "overview").element("h1", "Report card of " + card.judge());
        page.element("p", sentence(), "class", "sentence", "id", "sentence");
        page.element("p", CardTextReport.about(card), "class", "hint");
        new CardTextReport(card)
                .biases()
                .forEach(bias -> page.element("p", bias.name() + ": " + bias.value() + ", " + bias.meaning()));
        kinds("matter", "Changes that matter: how often noticed", card.kinds(true));
        kinds("harmless", "Changes that must not matter: how often the verdict was disturbed", card.kinds(false));
        page.open("section", "id", "examples").element("h2", "The worst");
        card.examples().forEach(this::example);
        if (card.examples().isEmpty()) {
            page.element("p", "Every change was met as it should be.", "class", "hint");
        }
        page.close("section").close("main");
        return frame.opening() + page + frame.closing();
    }

    private String sentence() {
        Rate noticed = card.detection();
        Rate disturbed = card.falseAlarms();
        return "It notices " + share(noticed) + " of the changes that matter, and is disturbed by " + share(disturbed)
                + " of those that must not.";
    }

    private static String share(Rate rate) {
        return rate.value().isEmpty() ? "none" : NumberText.percent(rate.value().getAsDouble());
    }

    private void kinds(String id, String heading, List<KindFigures> kinds) {
        page.open("section", "id", id).element("h2", heading);
        page.open("div", "class", "card flush")
                .open("table", "class", "table")
                .open("thead")
                .open("tr");
        for (String name :
                List.of("kind", "share", "changes", "undecided", "unusable", "what is changed", "expected")) {
            page.element("th", name, "scope", "col");
        }
        page.close("tr").close("thead").open("tbody");
        for (KindFigures each : kinds) {
            page.open("tr");
            page.element("td", each.kind().name());
            page.element("td", CardTextReport.rate(each.rate()));
            page.element("td", CardTextReport.of(each.rate()));
            page.element("td", NumberText.count(each.undecided()));
            page.element("td", NumberText.count(each.unusable()));
            page.element("td", each.kind().title());
            page.element("td", each.expects());
            page.close("tr");
        }
        page.close("tbody").close("table").close("div").close("section");
    }

    private void example(ProbeExample example) {
        page.open("article", "class", "card");
        page.element("h3", example.kind() + " · " + example.id());
        page.element("p", "Expected: " + example.expects(), "class", "hint");
        page.open("div", "class", "sides");
        side("Before: " + example.before(), example.changes(), true);
        side("After: " + example.after(), example.changes(), false);
        page.close("div").close("article");
    }

    private void side(String heading, List<FieldChange> changes, boolean first) {
        page.open("div").element("h4", heading);
        for (FieldChange change : changes) {
            page.open("p").element("small", change.field() + " ").text(change.before());
            page.element("mark", first ? change.was() : change.became()).text(change.after());
            page.close("p");
        }
        page.close("div");
    }
}
