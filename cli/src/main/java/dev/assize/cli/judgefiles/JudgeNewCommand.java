package dev.assize.cli.judgefiles;

import dev.assize.cli.terminal.ExitCode;
import dev.assize.cli.terminal.Streams;
import dev.assize.engine.setup.SetupException;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.judgefiles.judge.JudgeStarter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a judge file to start from. */
@Command(
        name = "judge-new",
        description = "Write a judge file to start from, with examples that pass.",
        footer = {
            "",
            "  rubric     scales with a gate: the mean and the lowest decide",
            "  points     criteria with points in every row, some of them negative",
            "  pairwise   two answers, asked in both orders",
            "  claims     what an answer claims, each claim held against its contexts",
            "  mqm        errors with severities, points and a cap",
            "  checks     code alone: patterns, lengths, JSON, and a checklist per section"
        })
public final class JudgeNewCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "NAME",
            description =
                    "The judge's name, lower-case words joined by hyphens, or a path that ends in it; a folder of that"
                            + " name is made.")
    private String name = "";

    @Option(
            names = "--like",
            paramLabel = "KIND",
            description = "rubric, points, pairwise, claims, mqm or checks. Default: rubric.")
    private JudgeStarter kind = JudgeStarter.RUBRIC;

    private final Streams streams;

    public JudgeNewCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Path folder = folder();
        Path file = folder.resolve(JudgeFile.NAME);
        String judge = String.valueOf(folder.getFileName());
        if (!judge.matches("[a-z][a-z0-9]*(-[a-z0-9]+)*")) {
            throw new SetupException("a judge's name is lower-case words joined by hyphens, got \"" + judge + "\"");
        }
        if (Files.exists(file)) {
            throw new SetupException(file + " is there already");
        }
        try {
            Files.createDirectories(folder);
            Files.writeString(file, kind.text(judge), StandardOpenOption.CREATE_NEW);
        } catch (IOException e) {
            throw new SetupException(file + " cannot be written: " + e.getMessage());
        }
        String named = name.contains("/") ? name : "./" + name;
        streams.print("wrote " + file + "; now\n  assize judge-test " + named + "\n  assize describe " + named
                + "\n  assize judge " + named + " cases.jsonl --model PROVIDER/NAME\n");
        return ExitCode.OK;
    }

    private Path folder() {
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new SetupException("\"" + name + "\" can be no folder: " + e.getReason());
        }
    }
}
