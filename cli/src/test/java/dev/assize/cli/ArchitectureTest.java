package dev.assize.cli;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Arrays;
import java.util.List;

/** The arrows between the modules, and a few habits of the house. */
@AnalyzeClasses(packages = "dev.assize", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String[] OUTSIDE = {
        "java..", "javax..", "org.jspecify..", "org.apache.lucene..", "org.tartarus.."
    };

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
    static final ArchRule theLawKnowsNothingOfTheEngine = noClasses()
            .that()
            .resideInAPackage("dev.assize.law..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.core..",
                    "dev.assize.judges..",
                    "dev.assize.models..",
                    "dev.assize.runs..",
                    "dev.assize.engine..",
                    "dev.assize.cli..")
            .allowEmptyShould(true);

    @ArchTest
    static final ArchRule theContractKnowsNoPart = noClasses()
            .that()
            .resideInAPackage("dev.assize.core..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.judges..",
                    "dev.assize.models..",
                    "dev.assize.runs..",
                    "dev.assize.law..",
                    "dev.assize.stats..",
                    "dev.assize.engine..",
                    "dev.assize.cli..");

    @ArchTest
    static final ArchRule judgesAndRunsDoNotSeeOneAnother = noClasses()
            .that()
            .resideInAPackage("dev.assize.judges..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.models..",
                    "dev.assize.runs..",
                    "dev.assize.stats..",
                    "dev.assize.engine..",
                    "dev.assize.cli..");

    @ArchTest
    static final ArchRule judgeFilesKnowOnlyTheContract = noClasses()
            .that()
            .resideInAPackage("dev.assize.judgefiles..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.judges..",
                    "dev.assize.models..",
                    "dev.assize.law..",
                    "dev.assize.runs..",
                    "dev.assize.stats..",
                    "dev.assize.engine..",
                    "dev.assize.cli..");

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
    static final ArchRule modelsKnowOnlyTheContract = noClasses()
            .that()
            .resideInAPackage("dev.assize.models..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.judges..",
                    "dev.assize.runs..",
                    "dev.assize.law..",
                    "dev.assize.stats..",
                    "dev.assize.engine..",
                    "dev.assize.cli..");

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
    static final ArchRule runsNameNoJudge = noClasses()
            .that()
            .resideInAPackage("dev.assize.runs..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "dev.assize.judges..",
                    "dev.assize.models..",
                    "dev.assize.law..",
                    "dev.assize.engine..",
                    "dev.assize.cli..");

    @ArchTest
    static final ArchRule theEngineFindsJudgesByNameAndKnowsNoShell = noClasses()
            .that()
            .resideInAPackage("dev.assize.engine..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.assize.judges..", "dev.assize.law..", "dev.assize.cli..", "picocli..");

    @ArchTest
    static final ArchRule shellsFindJudgesByName = noClasses()
            .that()
            .resideInAPackage("dev.assize.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("dev.assize.judges..");

    /** Its libraries are many; no other command should wait for them. */
    @ArchTest
    static final ArchRule onlyItsCommandsKnowTheServer = noClasses()
            .that()
            .resideOutsideOfPackages("dev.assize.server..", "dev.assize.cli.serve..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.assize.server..", "io.javalin..", "org.eclipse.jetty..");

    @ArchTest
    static final ArchRule theServerFindsJudgesByName = noClasses()
            .that()
            .resideInAPackage("dev.assize.server..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("dev.assize.judges..", "dev.assize.cli..", "dev.assize.law..");

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
