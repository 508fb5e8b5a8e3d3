package dev.assize.cli.law;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.cli.textreport.FormatOption;
import dev.assize.cli.textreport.PrintedForm;
import dev.assize.core.json.Json;
import dev.assize.engine.setup.SetupException;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionGrammar;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Language;
import dev.assize.text.Span;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.TreeSet;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lists the provisions that a decision cites. */
@Command(
        name = "provisions",
        description = "List the provisions that a decision cites, lists and ranges expanded, each with its act.")
final class ProvisionsCommand implements Runnable {

    /** The language of the procedure, in which act types are named. */
    enum ActLanguage {
        FR,
        NL
    }

    @Parameters(paramLabel = "FILE", description = "A decision as UTF-8 text; - for standard input.")
    private String file = "";

    @Option(
            names = "--language",
            required = true,
            paramLabel = "FR|NL",
            description = "The language in which the types of acts are named.")
    private ActLanguage language = ActLanguage.FR;

    @Mixin
    private final FormatOption format = new FormatOption(
            "text (the decision with its citations marked, then the list) or json. Default: text.",
            PrintedForm.TEXT,
            PrintedForm.JSON);

    private final Streams streams;
    private final Terminal terminal;

    ProvisionsCommand(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        String text = text();
        ProvisionReading reading = ProvisionGrammar.standard().read(text);
        streams.print(
                format.isJson() ? Json.pretty(json(reading)) + "\n" : marked(text, reading) + "\n" + list(reading));
    }

    private String text() {
        try {
            return file.equals("-")
                    ? new String(streams.in().readAllBytes(), StandardCharsets.UTF_8)
                    : Files.readString(Path.of(file));
        } catch (NoSuchFileException e) {
            throw new SetupException(
                    "There is no file " + file + "; give the path of a decision, or - for standard input");
        } catch (MalformedInputException e) {
            throw new SetupException(file + " is not UTF-8 text; convert it first");
        } catch (IOException e) {
            throw new SetupException("Cannot read " + file + ": " + e.getMessage());
        }
    }

    private ArrayNode json(ProvisionReading reading) {
        ArrayNode list = Json.object().putArray("provisions");
        for (Provision provision : reading.provisions()) {
            ObjectNode entry = list.addObject();
            entry.putObject("act")
                    .put("type", type(provision))
                    .put("name", provision.act().name())
                    .put("date", provision.act().date().map(LocalDate::toString).orElse(null));
            entry.put("key", provision.key());
            provision.path().stream().map(PathElement::toString).forEach(entry.putArray("path")::add);
            entry.put("start", provision.span().start())
                    .put("end", provision.span().end())
                    .put("disputed", provision.disputed());
        }
        return list;
    }

    private String type(Provision provision) {
        return provision.act().type().name(Language.require(language.name()));
    }

    /** The decision with every place of a provision in bold. */
    private String marked(String text, ProvisionReading reading) {
        TreeSet<Span> spans = new TreeSet<>();
        reading.provisions().forEach(provision -> spans.addAll(provision.spans()));
        AnsiStyle style = terminal.style();
        StringBuilder marked = new StringBuilder(text.length() + 64);
        int from = 0;
        for (Span span : spans) {
            if (span.start() >= from) {
                marked.append(text, from, span.start()).append(style.bold(style.green(span.in(text))));
                from = span.end();
            }
        }
        return marked.append(text.substring(from)).append('\n').toString();
    }

    private String list(ProvisionReading reading) {
        AnsiStyle style = terminal.style();
        StringBuilder list = new StringBuilder();
        for (Provision provision : reading.provisions()) {
            String number = provision.key()
                    + String.join(
                            "",
                            provision.path().stream().map(step -> ", " + step).toList());
            list.append(style.bold(number))
                    .append("  ")
                    .append(provision.act().name())
                    .append(style.faint("  " + type(provision)
                            + provision.act().date().map(date -> " " + date).orElse("")))
                    .append(provision.disputed() ? style.yellow("  disputed") : "")
                    .append('\n');
        }
        return list.append(reading.provisions().size()).append(" provisions\n").toString();
    }
}
