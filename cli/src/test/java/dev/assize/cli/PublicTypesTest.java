package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
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

    /** What a public method takes or gives; of an interface also those that do not say so. */
    private static final Pattern SIGNATURE = Pattern.compile(
            "(?m)^ {4,8}(public |)(?:(?:static|default|abstract|final|record) )*[\\w<>\\[\\], .?@]*\\b\\w+\\([^;{}=]*?\\)");

    /** A method of an interface within a class. */
    private static final Pattern NESTED =
            Pattern.compile("(?m)^ {8}(?:void|[A-Z][\\w<>, ?.]*) \\w+\\([^;{}=()]*\\)(?: throws [\\w, ]+)?;");

    private static final Pattern COMPONENTS = Pattern.compile("(?m)^public record \\w+(?:<[^>]*>)?\\([^{]*");
    private static final Pattern INTERFACE = Pattern.compile("(?m)^public (?:sealed )?interface ");
    private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);

    private record Declared(String module, String text) {}

    /**
     * What serves the packages of its own library alone is in {@code internal}. A type serves others where they or the service files
     * name it, or where a public method of a type that does so takes or gives it: whoever calls the method holds it.
     */
    @Test
    void areInternalWhereTheyServeNoOtherModule() throws IOException {
        Map<String, Set<String>> users = new HashMap<>();
        Map<String, Declared> declared = new TreeMap<>();
        for (Path file : SourceTree.files(".java")) {
            String text = Files.readString(file);
            String module = file.getName(1).toString();
            names(text)
                    .forEach(name ->
                            users.computeIfAbsent(name, any -> new HashSet<>()).add(module));
            Matcher type = PUBLIC.matcher(text);
            boolean internal = file.toString().contains("/internal/");
            if (LIBRARIES.contains(module) && SourceTree.isMain(file) && !internal && type.find()) {
                declared.put(type.group(1), new Declared(module, text));
            }
        }
        Set<String> services = names(services());
        Deque<String> serving = new ArrayDeque<>();
        declared.forEach((name, type) -> {
            if (services.contains(name) || !Set.of(type.module()).containsAll(users.getOrDefault(name, Set.of()))) {
                serving.add(name);
            }
        });
        Set<String> own = new TreeSet<>(declared.keySet());
        while (!serving.isEmpty()) {
            String name = serving.remove();
            if (own.remove(name)) {
                serving.addAll(
                        signatures(Objects.requireNonNull(declared.get(name)).text()));
            }
        }
        assertThat(own).as("public, and used in their own module alone").isEmpty();
    }

    private static Set<String> signatures(String source) {
        String text = COMMENT.matcher(source).replaceAll("");
        boolean open = INTERFACE.matcher(text).find();
        Set<String> named = new HashSet<>();
        SIGNATURE
                .matcher(text)
                .results()
                .filter(method -> open || !method.group(1).isEmpty())
                .forEach(method -> named.addAll(names(method.group())));
        for (Pattern more : List.of(NESTED, COMPONENTS)) {
            more.matcher(text).results().forEach(found -> named.addAll(names(found.group())));
        }
        return named;
    }

    private static Set<String> names(String text) {
        return NAME.matcher(text).results().map(MatchResult::group).collect(Collectors.toSet());
    }

    private static String services() throws IOException {
        StringBuilder services = new StringBuilder();
        for (Path file : SourceTree.files("")) {
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
        for (Path file : SourceTree.files(".java")) {
            String text = Files.readString(file);
            Matcher named = PACKAGE.matcher(text);
            String home = named.find() ? named.group(1) : "";
            names(text)
                    .forEach(name ->
                            users.computeIfAbsent(name, any -> new HashSet<>()).add(home));
            Matcher type = PUBLIC.matcher(text);
            if (SourceTree.isMain(file) && type.find()) {
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
}
