package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.cli.terminal.Streams;
import dev.assize.cli.terminal.Terminal;
import dev.assize.engine.setup.Environment;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a library says is also read where there is no command line: it names the thing, and no option. */
class LibraryMessagesTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern TEXT = Pattern.compile("\"{3}.*?\"{3}|\"(?:\\\\.|[^\"\\\\\n])*\"", Pattern.DOTALL);
    private static final Pattern READ_BY_PEOPLE = Pattern.compile(".*\\.(?:js|html|properties|md|yaml|sql)");
    private static final Pattern FLAG = Pattern.compile("(^|[\\s\"'(])--[a-z][a-z-]+");
    private static final Pattern COMMAND = Pattern.compile("\\bassize (" + String.join("|", commands()) + ")\\b");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text",
                "law-be",
                "stats",
                "core",
                "judges",
                "judge-files",
                "models",
                "models-bedrock",
                "semantic",
                "runs",
                "engine"
            })
    void nameNoOptionOfTheCommandLine(String module) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(ROOT.resolve(module).resolve("src/main"))) {
            String name = file.toString();
            if (name.endsWith(".java")) {
                TEXT.matcher(COMMENT.matcher(Files.readString(file)).replaceAll(""))
                        .results()
                        .map(match -> match.group())
                        .filter(LibraryMessagesTest::speaksOfTheCommandLine)
                        .forEach(text -> found.add(name + ": " + text));
            } else if (READ_BY_PEOPLE.matcher(name).matches()) {
                Files.readString(file)
                        .lines()
                        .filter(LibraryMessagesTest::speaksOfTheCommandLine)
                        .forEach(line -> found.add(name + ": " + line));
            }
        }
        assertThat(found).isEmpty();
    }

    private static Set<String> commands() {
        Streams streams = new Streams(
                InputStream.nullInputStream(),
                OutputStream.nullOutputStream(),
                new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8));
        return AssizeCommand.commandLine(new String[0], new Environment(Map.of()), streams, Terminal.plain())
                .getSubcommands()
                .keySet();
    }

    private static boolean speaksOfTheCommandLine(String text) {
        return FLAG.matcher(text).find() || COMMAND.matcher(text).find();
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).toList();
        }
    }
}
