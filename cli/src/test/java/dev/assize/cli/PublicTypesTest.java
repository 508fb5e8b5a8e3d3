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
import java.util.TreeMap;
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

    /** The modules that others build on; a shell may share what it likes among its packages. */
    private static final Set<String> LIBRARIES =
            Set.of("text", "law-be", "stats", "core", "judges", "judge-files", "models", "runs", "engine");

    /**
     * What serves the packages of its own library alone is in {@code internal}. Those that are not yet stand in a list, which may
     * only become shorter.
     */
    @Test
    void areInternalWhereTheyServeNoOtherModule() throws IOException {
        Map<String, Set<String>> users = new HashMap<>();
        Map<String, String> declared = new TreeMap<>();
        for (Path file : files(".java")) {
            String text = Files.readString(file);
            String module = file.getName(1).toString();
            NAME.matcher(text)
                    .results()
                    .forEach(word -> users.computeIfAbsent(word.group(), any -> new HashSet<>())
                            .add(module));
            Matcher type = PUBLIC.matcher(text);
            boolean internal = file.toString().contains("/internal/");
            if (LIBRARIES.contains(module) && file.toString().contains("/src/main/") && !internal && type.find()) {
                declared.put(type.group(1), module);
            }
        }
        String services = services();
        List<String> own = new ArrayList<>();
        declared.forEach((name, module) -> {
            boolean service =
                    Pattern.compile("\\b" + name + "\\b").matcher(services).find();
            if (Set.of(module).containsAll(users.getOrDefault(name, Set.of())) && !service) {
                own.add(module + " " + name);
            }
        });
        List<String> listed =
                Files.readAllLines(Path.of("src/test/resources/dev/assize/cli/public-for-their-own-module.txt"));
        assertThat(own).as("public, and used in their own module alone").isSubsetOf(listed);
    }

    private static String services() throws IOException {
        StringBuilder services = new StringBuilder();
        for (Path file : files("")) {
            if (file.toString().contains("META-INF/services/")) {
                services.append(Files.readString(file));
            }
        }
        return services.toString();
    }

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
        String services = services();
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
