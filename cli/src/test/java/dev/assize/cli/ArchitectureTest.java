package dev.assize.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The arrows between the modules, and a few habits of the house. */
@AnalyzeClasses(packages = "dev.assize", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String OURS = "dev.assize.";

    private static final String[] OUTSIDE = {
        "java..", "javax..", "org.jspecify..", "org.apache.lucene..", "org.tartarus.."
    };

    /** Whom each module may see, besides itself: judges are found by name, and parts do not see one another. */
    private static final Map<String, Set<String>> SEES = Map.ofEntries(
            Map.entry("text", Set.of()),
            Map.entry("stats", Set.of()),
            Map.entry("law", Set.of("text")),
            Map.entry("core", Set.of("text")),
            Map.entry("judges", Set.of("core", "law", "text")),
            Map.entry("judgefiles", Set.of("core", "text")),
            Map.entry("models", Set.of("core", "text")),
            Map.entry("runs", Set.of("core", "stats", "text")),
            Map.entry("engine", Set.of("core", "models", "runs", "text")),
            Map.entry("server", Set.of("core", "engine", "runs", "stats", "text")),
            Map.entry(
                    "cli", Set.of("core", "engine", "judgefiles", "law", "models", "runs", "server", "stats", "text")),
            Map.entry("testkit", Set.of("core", "engine", "models", "runs", "text")));

    @ArchTest
    static void modulesSeeWhatTheyMay(JavaClasses classes) {
        for (JavaClass each : classes) {
            String module = module(each);
            Set<String> seen = SEES.get(module);
            assertThat(seen).as("whom %s may see", module).isNotNull();
            for (Dependency dependency : each.getDirectDependenciesFromSelf()) {
                String other = module(dependency.getTargetClass());
                if (!other.isEmpty() && !other.equals(module)) {
                    assertThat(seen).as(dependency.getDescription()).contains(other);
                }
            }
        }
    }

    /** {@code judges} for a class of {@code dev.assize.judges}; empty for one that is not ours. */
    private static String module(JavaClass type) {
        String name = type.getBaseComponentType().getPackageName();
        return name.startsWith(OURS) ? name.substring(OURS.length()).split("\\.", 2)[0] : "";
    }

    @ArchTest
    static final ArchRule textStandsAlone = classes()
            .that()
            .resideInAPackage("dev.assize.text..")
            .should()
            .onlyAccessClassesThat()
            .resideInAnyPackage(with("dev.assize.text.."));

    @ArchTest
    static final ArchRule statsStandAlone = classes()
            .that()
            .resideInAPackage("dev.assize.stats..")
            .should()
            .onlyAccessClassesThat()
            .resideInAnyPackage(with("dev.assize.stats.."));

    @ArchTest
    static void librariesKeepTheirInternals(JavaClasses classes) {
        for (String library :
                List.of("text", "law", "stats", "core", "judges", "judgefiles", "models", "runs", "engine")) {
            noClasses()
                    .that()
                    .resideOutsideOfPackage("dev.assize." + library + "..")
                    .should()
                    .dependOnClassesThat()
                    .resideInAPackage("dev.assize." + library + "..internal..")
                    .check(classes);
        }
    }

    @ArchTest
    static final ArchRule onlyModelsTalkToModels = noClasses()
            .that()
            .resideOutsideOfPackage("dev.assize.models..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.langchain4j..");

    @ArchTest
    static final ArchRule onlyTheTransportKnowsItsClient = noClasses()
            .that()
            .resideOutsideOfPackage("dev.assize.models.internal.http..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("okhttp3..", "okio..");

    @ArchTest
    static final ArchRule theEngineReadsNoOptions = noClasses()
            .that()
            .resideInAPackage("dev.assize.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("picocli..");

    /** Its libraries are many; no other command should wait for them. */
    @ArchTest
    static final ArchRule onlyItsCommandsKnowTheServer = noClasses()
            .that()
            .resideOutsideOfPackages("dev.assize.server..", "dev.assize.cli.serve..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.assize.server..", "io.javalin..", "org.eclipse.jetty..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dev.assize.(**)").namingSlices("$1").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule modulesHaveNoCycles =
            slices().matching("dev.assize.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule onlyTheStartReadsTheEnvironmentAndEndsTheProcess = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("dev.assize.cli.Main")
            .and()
            .doNotHaveFullyQualifiedName("dev.assize.cli.ArchiveTraining")
            .and()
            .doNotHaveFullyQualifiedName("dev.assize.engine.Assize")
            .and()
            .resideOutsideOfPackage("dev.assize.testkit..")
            .should()
            .callMethod(System.class, "getenv")
            .orShould()
            .callMethod(System.class, "getenv", String.class)
            .orShould()
            .callMethod(System.class, "exit", int.class);

    @ArchTest
    static final ArchRule judgingOpensNoFileAndNoSocket = noClasses()
            .that()
            .resideInAnyPackage("dev.assize.judges..", "dev.assize.core..", "dev.assize.law..", "dev.assize.text..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("java.net..", "java.nio.file..")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime");

    /** Java 25 knows letters that Java 17 does not; a verdict must not hang on that (ADR 16). */
    @ArchTest
    static void textsAreReadByTheSameLettersOnEveryJava(JavaClasses classes) {
        for (String asked :
                List.of("isLetter", "isDigit", "isLetterOrDigit", "isUpperCase", "isLowerCase", "getType")) {
            for (Class<?> of : List.of(char.class, int.class)) {
                noClasses()
                        .that()
                        .resideInAnyPackage(
                                "dev.assize.text..",
                                "dev.assize.law..",
                                "dev.assize.judges..",
                                "dev.assize.judgefiles.internal.library..",
                                "dev.assize.models.internal.injection..",
                                "dev.assize.core..")
                        .and()
                        .doNotHaveFullyQualifiedName("dev.assize.text.Characters")
                        .should()
                        .callMethod(Character.class, asked, of)
                        .check(classes);
            }
        }
    }

    @ArchTest
    static final ArchRule namesAreFound = noClasses()
            .should()
            .haveSimpleNameEndingWith("Util")
            .orShould()
            .haveSimpleNameEndingWith("Utils")
            .orShould()
            .haveSimpleNameEndingWith("Helper")
            .orShould()
            .haveSimpleNameEndingWith("Manager")
            .orShould()
            .haveSimpleNameEndingWith("Impl");

    private static String[] with(String own) {
        String[] all = Arrays.copyOf(OUTSIDE, OUTSIDE.length + 1);
        all[OUTSIDE.length] = own;
        return all;
    }
}
