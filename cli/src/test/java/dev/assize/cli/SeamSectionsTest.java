package dev.assize.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Whatever can be added from outside has its section in CONTRIBUTING and a contract, which ours keep as well. */
class SeamSectionsTest {

    private static final Pattern SERVICE = Pattern.compile(
            "(?:ServiceLoader\\.load|\\ball)\\((\\w+)\\.class\\b|META-INF/services/dev\\.assize[\\w.]*\\.(\\w+)");

    @Test
    void everySeamIsExplainedAndHasAContractThatOursKeep() throws IOException {
        Set<String> seams = new TreeSet<>();
        StringBuilder tests = new StringBuilder();
        Set<String> contracts = new TreeSet<>();
        for (Path file : SourceTree.files(".java")) {
            String text = Files.readString(file);
            if (!SourceTree.isMain(file)) {
                tests.append(text);
            } else if (file.toString().endsWith("Contract.java")) {
                contracts.add(file.getFileName().toString().replace(".java", ""));
            } else {
                SERVICE.matcher(text).results().map(SeamSectionsTest::name).forEach(seams::add);
            }
        }
        assertThat(seams).contains("JudgeProvider", "Protocol", "ReportForm", "Dialect", "DataFormat", "LanguagePack");
        String guide = Files.readString(SourceTree.ROOT.resolve("CONTRIBUTING.md"));
        for (String seam : seams) {
            String contract = seam + "Contract";
            assertThat(contracts).as("contracts of the testkits").contains(contract);
            assertThat(guide)
                    .as("the section about " + seam)
                    .contains(seam + "`")
                    .contains("`" + contract + "`");
            assertThat(tests.toString()).as("a test of ours").contains("extends " + contract);
        }
    }

    private static String name(MatchResult found) {
        return found.group(1) == null ? found.group(2) : found.group(1);
    }
}
