package dev.assize.law.be.provision;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The rows of {@code citations.tsv}: anyone who knows the law can add one. */
class CitationTableTest {

    static Stream<Arguments> rows() throws IOException {
        try (InputStream in =
                Objects.requireNonNull(CitationTableTest.class.getResourceAsStream("citations.tsv"), "citations.tsv")) {
            List<String> lines = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
            return lines.stream()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> Arguments.of(line.split("\t")[0].replace("\\n", "\n"), line.split("\t")[1]));
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    void readsWhatTheTextCites(String text, String expected) {
        assertThat(reading(text)).isEqualTo(expected);
    }

    private static String reading(String text) {
        String found = ProvisionGrammar.standard().read(text).provisions().stream()
                .map(CitationTableTest::describe)
                .collect(Collectors.joining(" | "));
        return found.isEmpty() ? "-" : found;
    }

    private static String describe(Provision provision) {
        StringBuilder line = new StringBuilder(provision.disputed() ? "?" : "").append(provision.key());
        provision.path().forEach(element -> line.append(", ").append(element));
        return line.append(" = ").append(describe(provision.act())).toString();
    }

    private static String describe(CitedAct act) {
        return act.registered()
                .map(registered -> registered.id())
                .orElseGet(() -> act.date().map(date -> act.type() + " " + date).orElse(act.name()));
    }
}
