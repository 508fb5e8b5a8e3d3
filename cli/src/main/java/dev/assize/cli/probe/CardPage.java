package dev.assize.cli.probe;

import dev.assize.runs.page.Markup;
import dev.assize.runs.page.PageFrame;
import dev.assize.runs.probe.FieldChange;
import dev.assize.runs.probe.KindFigures;
import dev.assize.runs.probe.ProbeExample;
import dev.assize.runs.probe.ReportCard;
import dev.assize.runs.summary.FigureText;
import dev.assize.stats.Rate;
import java.util.List;
import java.util.function.Function;

/** A report card as one page: what it comes to in a sentence, every kind of change, and the worst pairs side by side. */
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
        page.element("p.sentence", sentence(), "id", "sentence");
        page.element("p.hint", CardTextReport.about(card));
        weaknesses();
        kinds("matter", "Changes that matter: how often noticed", card.kinds(true));
        kinds("harmless", "Changes that must not matter: how often the verdict was disturbed", card.kinds(false));
        page.open("section", "id", "examples").element("h2", "The worst");
        card.examples().forEach(this::example);
        if (card.examples().isEmpty()) {
            page.element("p.hint", "Every change was handled as it should be.");
        }
        page.close("section");
        page.element("p.hint", CardTextReport.READING);
        page.close("main");
        return frame.opening() + page + frame.closing();
    }

    private String sentence() {
        return "It notices " + share(card.detection()) + " of the changes that matter, and is disturbed by "
                + share(card.falseAlarms()) + " of those that must not.";
    }

    private static String share(Rate rate) {
        return rate.value().isEmpty()
                ? "none that were tried"
                : FigureText.percent(rate.value().getAsDouble());
    }

    private void weaknesses() {
        List<CardTextReport.BiasLine> biases = new CardTextReport(card).biases();
        if (!biases.isEmpty()) {
            table(List.of("weakness", "", ""), biases, bias -> List.of(bias.name(), bias.value(), bias.meaning()));
        }
    }

    private void kinds(String id, String heading, List<KindFigures> kinds) {
        page.open("section", "id", id).element("h2", heading);
        table(
                List.of("kind", "share", "changes", "what is changed", "what must follow"),
                kinds,
                each -> List.of(
                        each.kind().name().replace('_', ' '),
                        FigureText.share(each.rate()),
                        FigureText.of(each.rate()) + untried(each),
                        each.kind().title(),
                        each.expects()));
        page.close("section");
    }

    private static String untried(KindFigures each) {
        return (each.undecided() == 0 ? "" : ", " + FigureText.count(each.undecided()) + " undecided")
                + (each.unusable() == 0 ? "" : ", " + FigureText.count(each.unusable()) + " unusable");
    }

    private <T> void table(List<String> header, List<T> rows, Function<T, List<String>> cells) {
        // It scrolls on a phone, by the keyboard too.
        page.open("div.card flush", "tabindex", "0")
                .open("table.table")
                .open("thead")
                .open("tr");
        header.forEach(name -> page.element("th", name, "scope", "col"));
        page.close("tr").close("thead").open("tbody");
        for (T row : rows) {
            page.open("tr");
            cells.apply(row).forEach(cell -> page.element("td", cell));
            page.close("tr");
        }
        page.close("tbody").close("table").close("div");
    }

    private void example(ProbeExample example) {
        page.open("article.panel change");
        page.open("h3.title").element("span.tag bad", example.kind());
        page.element("bdi", example.id());
        page.element("small", example.before() + " → " + example.after() + "; expected: " + example.expects());
        page.close("h3");
        for (FieldChange change : example.changes()) {
            page.open("div.pair pad");
            side("before · " + change.field(), change, change.was());
            side("after · " + change.field(), change, change.became());
            page.close("div");
        }
        if (example.changes().isEmpty()) {
            page.element("p.hint pad", "Nothing was changed but how the questions were put.");
        }
        page.close("article");
    }

    private void side(String name, FieldChange change, String own) {
        page.open("div").element("p.note", name).open("div.text", "dir", "auto");
        page.text(change.before()).element("mark.against", own).text(change.after());
        page.close("div").close("div");
    }
}
