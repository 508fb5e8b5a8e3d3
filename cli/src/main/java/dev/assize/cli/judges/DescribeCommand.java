package dev.assize.cli.judges;

import dev.assize.cli.terminal.AnsiStyle;
import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.core.JudgeInfo;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.json.Json;
import dev.assize.core.question.QuestionOutline;
import dev.assize.core.record.Field;
import dev.assize.engine.judge.ChosenJudge;
import dev.assize.engine.judge.JudgeCatalog;
import dev.assize.engine.setup.SetupException;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what a judge does. */
@Command(name = "describe", description = "Describe a judge: its fields, its questions, and an example case.")
public final class DescribeCommand implements Runnable {

    @Parameters(paramLabel = "JUDGE", description = "A judge that 'assize judges' lists, or a judge file.")
    private String judge = "";

    /** To another page of the documents, which a terminal cannot follow. */
    private static final Pattern LINK = Pattern.compile("\\[([^\\]\\n]+)\\]\\((?!https?:)[^)\\n]*\\)");

    @Option(names = "--page", description = "Print the whole page of the judge instead, in Markdown.")
    private boolean page;

    @Option(names = "--rules", description = "Print the rules by which it judges instead, in full.")
    private boolean rules;

    private final Streams streams;
    private final Terminal terminal;

    public DescribeCommand(Streams streams, Terminal terminal) {
        this.streams = streams;
        this.terminal = terminal;
    }

    @Override
    public void run() {
        if (rules) {
            streams.print(JudgeCatalog.installed()
                    .require(judge)
                    .rules()
                    .map(text -> LINK.matcher(text).replaceAll("$1"))
                    .orElseThrow(
                            () -> new SetupException("the judge \"" + judge + "\" has not written down its rules")));
            return;
        }
        if (page) {
            streams.print(JudgeCatalog.installed()
                    .require(judge)
                    .page()
                    .orElseThrow(() -> new SetupException("the judge \"" + judge + "\" has no page")));
            return;
        }
        streams.print(described(
                JudgeCatalog.installed().require(judge),
                judge,
                ChosenJudge.named(judge).info(),
                terminal.style()));
    }

    private static String described(JudgeProvider provider, String judge, JudgeInfo info, AnsiStyle style) {
        StringBuilder text = new StringBuilder();
        text.append(style.bold(info.id().value()))
                .append(" (version ")
                .append(info.version())
                .append(")\n");
        text.append(info.title().isBlank() ? "" : "Judges " + ended(info.title()) + "\n")
                .append(info.description().isBlank() ? "" : info.description() + "\n");
        text.append('\n').append(style.bold("Fields of a case")).append('\n');
        info.fields().forEach(field -> text.append(described(field)));
        text.append("  id (text or number, optional): names the case in the results; file and line otherwise\n");
        text.append('\n').append(style.bold("Questions it asks")).append('\n');
        text.append(info.questions().isEmpty() ? "  none: everything is decided by code\n" : "");
        info.questions().forEach(question -> text.append(described(question, style)));
        if (!info.settings().isEmpty()) {
            text.append('\n')
                    .append(style.bold("Settings, part of every epoch"))
                    .append('\n');
            info.settings()
                    .forEach((name, value) -> text.append("  ")
                            .append(name)
                            .append(": ")
                            .append(value)
                            .append('\n'));
        }
        text.append('\n').append(style.bold("An example case")).append('\n');
        text.append(Json.pretty(info.example())).append("\n\n");
        text.append(style.bold("Try it")).append('\n');
        boolean listed = judge.equals(info.id().value());
        boolean ours = provider.getClass().getName().startsWith("dev.assize.");
        text.append("  assize judge ")
                .append(judge)
                .append(listed && ours ? " examples/" + judge + ".jsonl\n" : " cases.jsonl\n");
        if (provider.rules().isPresent()) {
            text.append("  assize describe ").append(judge).append(" --rules\n");
        }
        text.append("  assize schema ").append(judge).append('\n');
        if (!listed) {
            text.append("  assize judge-test ").append(judge).append('\n');
        }
        return text.toString();
    }

    private static String ended(String sentence) {
        return sentence.endsWith("?") || sentence.endsWith(".") ? sentence : sentence + ".";
    }

    private static String described(Field field) {
        String aliases =
                field.aliases().isEmpty() ? "" : "\n      also read from: " + String.join(", ", field.aliases());
        String told = field.description().isBlank() ? "" : ": " + field.description();
        return "  " + field.name() + " (" + field.type() + ", " + (field.required() ? "required" : "optional") + ")"
                + told + aliases + "\n";
    }

    private static String described(QuestionOutline question, AnsiStyle style) {
        String text = question.wording().text();
        String whole = text.strip().replace("\n", "\n      ").replaceAll("(?m)^ +$", "");
        return "  " + question.wording().name() + " "
                + style.faint("(" + question.form() + ", " + question.when() + ")") + "\n      " + whole + "\n";
    }
}
