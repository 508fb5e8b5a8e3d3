package dev.assize.server.run;

import dev.assize.engine.answerer.AnswererPlan;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.runs.page.Markup;
import dev.assize.server.account.Role;
import dev.assize.server.web.Guard;
import dev.assize.server.web.Refusal;
import dev.assize.server.web.SitePage;
import dev.assize.server.web.Visitor;
import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Starts a run from a file that is uploaded or lies in the data folder; stops runs and lets them go on. */
public final class NewRunPage {

    private final Workspace workspace;
    private final RunControl control;
    private final DataFolder folder;

    public NewRunPage(Workspace workspace, RunControl control, DataFolder folder) {
        this.workspace = workspace;
        this.control = control;
        this.folder = folder;
    }

    public void show(Context context) {
        Visitor visitor = Guard.require(context, Role.ADMIN);
        Markup page = new Markup().element("h1", "New run");
        page.open("form", "method", "post", "action", "/runs", "enctype", "multipart/form-data", "class", "sheet");
        SitePage.formToken(page, visitor);
        page.open("label").element("span", "Name");
        page.open("input", "name", "run", "required", "", "maxlength", "100", "placeholder", "nightly-2026-11-16");
        page.close("label").open("label").element("span", "Judge").open("select", "name", "judge");
        Workspace.judgeNames().forEach(judge -> page.element("option", judge, "value", judge));
        page.close("select").close("label");
        page.open("label").element("span", "Who answers").open("select", "name", "answerer");
        page.element("option", "the embedded rules", "value", "embedded");
        AnswererPlan plan = workspace.settings().answerer();
        if (plan != null) {
            page.element("option", plan.spec(), "value", "configured");
        }
        page.close("select").close("label");
        page.open("label")
                .element("span", "Upload cases (at most " + workspace.settings().mostBytes() / (1024 * 1024) + " MB)");
        page.open("input", "type", "file", "name", "file", "accept", ".jsonl,.ndjson,.json,.csv,.tsv,.yaml,.yml,.gz");
        page.close("label");
        List<String> files = folder.list();
        if (!files.isEmpty()) {
            page.open("label")
                    .element("span", "or take a file of the data folder")
                    .open("select", "name", "path");
            page.element("option", "–", "value", "");
            files.forEach(file -> page.element("option", file, "value", file));
            page.close("select").close("label");
        }
        page.open("label").element("span", "Encoding of the file").open("select", "name", "encoding");
        page.element("option", "UTF-8", "value", "");
        page.element("option", "windows-1252 (plain CSV of Excel)", "value", "windows-1252");
        page.element("option", "UTF-16", "value", "UTF-16");
        page.close("select").close("label");
        page.open("label").element("span", "Fields that have other names (one per line: output_text=answer)");
        page.element("textarea", "", "name", "map", "rows", "2").close("label");
        page.open("label")
                .element(
                        "span",
                        "What passes, where the judge does not say it: labels, or a condition such as score >= 3");
        page.open("input", "name", "pass", "maxlength", "2000", "autocomplete", "off")
                .close("label");
        page.element("button.button primary", "Start").close("form");
        new SitePage("New run", page).send(context);
    }

    public void start(Context context) throws IOException {
        Guard.require(context, Role.ADMIN);
        String name = given(context.formParam("run"));
        start(
                name,
                workspace.listed(given(context.formParam("judge")), new TreeMap<>()),
                given(context.formParam("answerer")),
                cases(context, name),
                given(context.formParam("encoding")),
                given(context.formParam("map"))
                        .lines()
                        .filter(line -> !line.isBlank())
                        .toList(),
                given(context.formParam("pass")));
        workspace.guard().record(context, "run started", name, given(context.formParam("judge")));
        context.redirect(Addresses.run(name));
    }

    private static String given(@Nullable String parameter) {
        return parameter == null ? "" : parameter.strip();
    }

    /** @param cases found before, so that a run that cannot begin leaves no upload behind that is not wanted */
    public void start(
            String name,
            ChosenJudge judge,
            String answerer,
            Path cases,
            String encoding,
            List<String> fields,
            String pass) {
        AnswererPlan plan = null;
        if (answerer.equals("configured")) {
            plan = workspace.settings().answerer();
        }
        if (plan == null && !answerer.isEmpty() && !answerer.equals("embedded")) {
            throw new Refusal(
                    Refusal.UNPROCESSABLE,
                    "here the embedded rules answer, or whoever the server was started with (\"configured\"); got \""
                            + answerer + "\"");
        }
        control.start(new RunControl.Order(name, judge, plan, cases, encoding, fields, pass));
    }

    private Path cases(Context context, String name) throws IOException {
        UploadedFile upload = context.uploadedFile("file");
        if (upload != null && upload.size() > 0) {
            requireName(name);
            try (InputStream content = upload.content()) {
                return folder.keep(name, upload.filename(), content);
            }
        }
        String path = given(context.formParam("path"));
        if (path.isEmpty()) {
            throw new Refusal(Refusal.UNPROCESSABLE, "choose a file to upload, or one of the data folder");
        }
        return folder.require(path);
    }

    /** Throws {@link Refusal} where there is a run of that name, and {@link dev.assize.engine.setup.SetupException} for what is no name. */
    public void requireName(String name) {
        new dev.assize.engine.run.RunRequest.Keep(name, false);
        if (workspace.store().runs().find(name).isPresent()) {
            throw new Refusal(Refusal.CONFLICT, "there is a run \"" + name + "\" already; choose another name");
        }
    }

    public void stop(Context context) throws InterruptedException {
        Guard.require(context, Role.ADMIN);
        String name = workspace.run(context.pathParam("name")).name();
        control.stop(name);
        workspace.guard().record(context, "run stopped", name, "");
        context.redirect(Addresses.run(name));
    }

    public void resume(Context context) {
        Guard.require(context, Role.ADMIN);
        String name = workspace.run(context.pathParam("name")).name();
        control.resume(name);
        workspace.guard().record(context, "run resumed", name, "");
        context.redirect(Addresses.run(name));
    }
}
