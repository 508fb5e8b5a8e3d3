package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What serves no other package is not public. */
class PublicTypesTest {

    /** Public for who is not in the tree: the start of the program, and what public methods of the libraries give. */
    private static final Set<String> FOR_OTHERS = Set.of(
            "Main", // the start of the program
            "BilingualTraining", // makes a table, by its script
            "PreparedRun", // what Assize.judge(…).over(…) gives
            "FileJudge", // what a judge file is read as
            "CourtLevel", // of a Court
            "CourtPlace",
            "TokenKind", // of a LawToken
            "ByteMeter", // of a Dataset
            "Movement", // of a Probe
            "ProbePair",
            "PeopleAnswerer",
            "ReviewedRun");

    /** What is written to be called from elsewhere: tests, Spark jobs, programs with a start of their own. */
    private static final Set<String> FOR_USERS =
            Set.of("dev.assize.bench", "dev.assize.testkit", "dev.assize.junit", "dev.assize.spark", "dev.assize.mcp");

    private static final Pattern PACKAGE = Pattern.compile("(?m)^package ([\\w.]+);");
    private static final Pattern PUBLIC = Pattern.compile(
            "(?m)^public (?:(?:final|abstract|sealed|non-sealed) )*(?:class|record|enum|interface) (\\w+)");
    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w+\\b");

    @Test
    void areUsedOutsideOfTheirPackage() throws IOException {
        Map<String, Set<String>> users = new HashMap<>();
        Map<String, String> declared = new HashMap<>();
        for (Path file : files(".java")) {
            String text = Files.readString(file);
            Matcher named = PACKAGE.matcher(text);
            String home = named.find() ? named.group(1) : "";
            NAME.matcher(text)
                    .results()
                    .forEach(word -> users.computeIfAbsent(word.group(), any -> new HashSet<>())
                            .add(home));
            Matcher type = PUBLIC.matcher(text);
            if (file.toString().contains("/src/main/") && type.find()) {
                declared.put(type.group(1), home);
            }
        }
        StringBuilder services = new StringBuilder();
        for (Path file : files("")) {
            if (file.toString().contains("META-INF/services/")) {
                services.append(Files.readString(file));
            }
        }
        List<String> unused = new ArrayList<>();
        declared.forEach((name, home) -> {
            boolean service = services.indexOf(home + "." + name) >= 0;
            if (Set.of(home).containsAll(users.getOrDefault(name, Set.of()))
                    && !service
                    && !FOR_OTHERS.contains(name)
                    && FOR_USERS.stream().noneMatch(home::startsWith)) {
                unused.add(home + "." + name);
            }
        });
        assertThat(declared).hasSizeGreaterThan(300);
        assertThat(unused).as("public, and used in their own package alone").isEmpty();
    }

    private static List<Path> files(String ending) throws IOException {
        List<Path> all = new ArrayList<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path folder : modules.map(module -> module.resolve("src"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(Files::isRegularFile)
                            .filter(file -> file.toString().endsWith(ending))
                            .forEach(all::add);
                }
            }
        }
        return all;
    }
}
