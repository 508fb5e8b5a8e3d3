package dev.assize.spark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.spark.LocalSpark.Ended;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whoever knows {@code assize judge} knows the options of a job, or is told why one is not for jobs. */
class JobOptionsTest {

    private static final Path COMMANDS = Path.of("../cli/src/main/java/dev/assize/cli");
    private static final Pattern NAMES = Pattern.compile("names =\\s*(\\{[^}]*}|\"[^\"]*\")");
    private static final Pattern OPTION = Pattern.compile("\"(--[a-z-]+)\"");

    @Test
    void takesOrRefusesEveryOptionOfTheCommand() throws Exception {
        String help = help();
        SortedSet<String> taken = new TreeSet<>();
        SortedSet<String> refused = new TreeSet<>();
        List<String> unknown = new ArrayList<>();
        for (String option : optionsOfJudge()) {
            if (Pattern.compile("(?m)^ .*" + option + "(?![a-z-])")
                    .matcher(help)
                    .find()) {
                taken.add(option);
            } else if (OneMachineOptions.refusal(option).isPresent()) {
                refused.add(option);
            } else {
                unknown.add(option);
            }
        }
        assertThat(unknown).isEmpty();
        assertThat(taken)
                .contains("--model", "--prompt", "--pass", "--allow-missing", "--budget", "--seed", "--samples");
        assertThat(refused).contains("--limit", "--watch", "--run", "--jobs");
    }

    private static SortedSet<String> optionsOfJudge() throws Exception {
        SortedSet<String> options = new TreeSet<>(List.of("--plugins"));
        for (String file : List.of(
                "judge/JudgeCommand",
                "judge/JudgeInput",
                "judge/OutputOptions",
                "judge/OutputFileOptions",
                "input/InputOptions",
                "answerer/AnswererOptions",
                "answerer/ModelOptions",
                "pass/PassOption",
                "whole/WholeOptions",
                "store/StoreOption")) {
            String source = Files.readString(COMMANDS.resolve(file + ".java"));
            for (MatchResult names : NAMES.matcher(source).results().toList()) {
                OPTION.matcher(names.group(1)).results().forEach(name -> options.add(name.group(1)));
            }
        }
        assertThat(options)
                .contains("--output", "--map", "--base-url", "--store")
                .hasSizeGreaterThan(40);
        return options;
    }

    private static String help() {
        picocli.CommandLine line = JudgeJob.line(System.err);
        return line.getUsageMessage(picocli.CommandLine.Help.Ansi.OFF);
    }

    @Test
    void breaksNoLineInsideAToken() {
        picocli.CommandLine wide = JudgeJob.line(System.err);
        wide.setUsageHelpWidth(2_000);
        assertThat(help().strip().split("\\s+"))
                .isEqualTo(wide.getUsageMessage(picocli.CommandLine.Help.Ansi.OFF)
                        .strip()
                        .split("\\s+"));
    }

    @Test
    void saysWhatToDoInstead() {
        assertThat(job("reference-coverage", "cases.jsonl", "-o", "out", "--limit", "10")
                        .said())
                .startsWith("assize: --limit is for one machine: ")
                .hasLineCount(1);
        Ended run = job("reference-coverage", "cases.jsonl", "-o", "out", "--run=nightly");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.said()).contains("assize runs import DIR --run NAME");
        assertThat(job("reference-coverage", "cases.jsonl", "-o", "out", "--modle", "x")
                        .said())
                .contains("--modle", "--model");
    }

    @Test
    void takesOneWordForAModel() {
        assertThat(job("reference-coverage", "c", "-o", "out", "--model", "openai/x", "--answerer", "embedded")
                        .said())
                .contains("--model takes the place of an answerer");
        assertThat(job("reference-coverage", "c", "-o", "out", "--whole-prompt").said())
                .contains("assize: ")
                .doesNotContain("the job failed");
        assertThat(job("reference-coverage", "c", "-o", "out", "--prompt", "none.txt")
                        .said())
                .contains("--prompt: none.txt: cannot be read");
    }

    private static Ended job(String... arguments) {
        return LocalSpark.job(arguments);
    }
}
