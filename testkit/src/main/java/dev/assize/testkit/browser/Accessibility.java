package dev.assize.testkit.browser;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;

/** What axe finds wrong with a page for those who do not see it, or not well. Whoever uses it has axe-core among its test libraries. */
public final class Accessibility {

    private static final String LIBRARY = "META-INF/maven/org.webjars.npm/axe-core/pom.properties";

    private static final String RUN = """
            axe.run(document, {resultTypes: ["violations"]}).then((found) => found.violations.flatMap((violation) =>
              violation.nodes.map((node) => violation.id + ": " + node.failureSummary.replace(/\\s+/g, " ") + " " + node.html)))""";

    private Accessibility() {}

    /** One sentence for each thing that is wrong; the names of the rules are axe's. */
    public static List<String> problems(Page page) {
        if (!page.evaluate("typeof axe === 'object'").asBoolean()) {
            page.evaluate(Script.TEXT + "; true");
        }
        List<String> problems = new ArrayList<>();
        for (JsonNode problem : page.evaluate(RUN)) {
            problems.add(problem.asText());
        }
        return problems;
    }

    /** Read once. */
    private static final class Script {
        private static final String TEXT = read();

        private static String read() {
            Properties about = new Properties();
            ClassLoader loader = Accessibility.class.getClassLoader();
            try (InputStream properties = loader.getResourceAsStream(LIBRARY)) {
                if (properties == null) {
                    throw new IllegalStateException("axe-core is not among the test libraries");
                }
                about.load(properties);
                String name = "META-INF/resources/webjars/axe-core/" + about.getProperty("version") + "/axe.min.js";
                try (InputStream script = loader.getResourceAsStream(name)) {
                    if (script == null) {
                        throw new IllegalStateException("axe-core has no " + name);
                    }
                    return new String(script.readAllBytes(), StandardCharsets.UTF_8);
                }
            } catch (IOException e) {
                throw new UncheckedIOException("Cannot read axe-core", e);
            }
        }
    }
}
