package dev.assize.judges.coverage.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SentenceSearchTest {

    private static final List<String> STATEMENTS = List.of(
            "The mayor left the town in 1889",
            "The mayor did not leave the town in 1889",
            "Anna sued Peter for 3 million dollars",
            "Peter sued Anna for 3 million dollars",
            "The insulin is made by the pancreas",
            "The insulin is made by the liver",
            "Most patients took the drug daily",
            "Few patients took the drug daily",
            "The price rose by 12 percent",
            "The price rose to 12 percent",
            "Perhaps the price fell by 12 percent",
            "Jane Smith opened the bridge with 40 people");

    @Test
    void aContradictionIsTheSameWithoutHearingEverySentence() {
        List<String> outputs = new ArrayList<>(STATEMENTS);
        for (int i = 0; i + 2 < STATEMENTS.size(); i++) {
            outputs.add(STATEMENTS.get(i) + ". " + STATEMENTS.get(i + 1) + ". " + STATEMENTS.get(i + 2) + ".");
            outputs.add(STATEMENTS.get(i + 1) + ". In 1889 he left. " + STATEMENTS.get(i) + ".");
        }
        int contradictions = 0;
        for (String output : outputs) {
            OutputReader reader = OutputReader.of(output, "");
            for (String statement : STATEMENTS) {
                Match match = reader.match(statement);
                var alone = SentenceSearch.contradiction(match);
                assertThat(alone)
                        .as("%s against %s", output, statement)
                        .isEqualTo(reader.hear(statement).contradiction());
                contradictions += alone.isPresent() ? 1 : 0;
                boolean swapped = alone.filter(made -> made.kind().equals(SwappedRoles.KIND))
                        .isPresent();
                assertThat(swapped && !SwappedRoles.mayBeSwapped(match.statement()))
                        .isFalse();
            }
        }
        assertThat(contradictions).isGreaterThan(10);
    }

    /** Items times sentences would be 100 times 3,000 here, and two outputs of 3 MB would take minutes. */
    @Test
    void hearsFewOfTheSentencesOfALongOutput() {
        List<String> sentences = new ArrayList<>();
        for (int i = 0; i < 3_000; i++) {
            String firm = List.of("Globex", "Acme", "Initech").get(i % 3);
            String deed = List.of("opened the bridge", "closed the harbour", "rebuilt the old school")
                    .get(i / 3 % 3);
            sentences.add(firm + " " + deed + " in " + (1900 + i % 97) + " with " + (10 + i % 89) + " people.");
        }
        OutputReader reader = OutputReader.of(String.join(" ", sentences), "");
        int heard = 0;
        int stated = 0;
        for (int i = 0; i < 100; i++) {
            String item = sentences.get(i * 29 % sentences.size());
            String statement =
                    i % 4 == 0 ? item.replace(" in ", " in 3") : i % 4 == 1 ? item.replace("the", "no") : item;
            SentenceSearch search = reader.hear(statement);
            stated += search.reading(Signals.STATED).stated() ? 1 : 0;
            search.contradiction();
            heard += search.heard();
        }
        assertThat(stated).isGreaterThan(40);
        assertThat(heard).isLessThan(100 * 30);
    }
}
