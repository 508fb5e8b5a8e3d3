package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The poms have what a repository of published artifacts asks for. */
class PublishedModulesTest {

    private static final Path ROOT = Path.of("..");
    private static final Pattern MODULE = Pattern.compile("<module>([a-z-]+)</module>");
    private static final Pattern OURS = Pattern.compile("<artifactId>assize-([a-z-]+)</artifactId>");

    /** Measures; the distribution is made of the others. */
    private static final Set<String> UNPUBLISHED = Set.of("bench", "bom", "dist");

    @Test
    void areAllInTheBillOfMaterials() throws IOException {
        Set<String> modules = found(MODULE, "pom.xml");
        modules.removeAll(UNPUBLISHED);
        Set<String> listed = found(OURS, "bom/pom.xml");
        listed.remove("bom");
        assertThat(listed).isEqualTo(modules);
    }

    @Test
    void sayWhoMakesThemAndWhereTheyAre() throws IOException {
        for (String pom : List.of("pom.xml", "bom/pom.xml")) {
            assertThat(read(pom)).contains("<url>", "<licenses>", "<developers>", "<scm>", "<description>");
        }
        for (String module : found(MODULE, "pom.xml")) {
            assertThat(read(module + "/pom.xml")).as(module).contains("<name>", "<description>");
        }
        assertThat(read("pom.xml"))
                .as("the profile of a release")
                .contains("maven-source-plugin", "maven-javadoc-plugin");
    }

    private static Set<String> found(Pattern pattern, String pom) throws IOException {
        return pattern.matcher(read(pom))
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String read(String pom) throws IOException {
        return Files.readString(ROOT.resolve(pom));
    }
}
