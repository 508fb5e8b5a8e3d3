package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Lists of a length that nobody means: what is looked up for one member must not be searched anew for each. */
class LongListsTest {

    private static final int MANY = 30_000;
    private static final String LAW = "loi du 3 juillet 1978 relative aux contrats de travail";
    private static final Extraction.Act ACT = new Extraction.Act("LOI", LAW, "1978-07-03");
    private static final String SOURCE = "Vu les articles "
            + IntStream.range(1, MANY).mapToObj(Integer::toString).collect(Collectors.joining(", ")) + " de la " + LAW
            + ".";

    @Test
    void areComparedWhereNothingOfThemWasExtracted() {
        assertThat(missingInTime(new Extraction("FR", SOURCE).with(ACT, "1"))).isPositive();
    }

    @Test
    void areComparedWhereAsManyOthersWereExtracted() {
        String[] others =
                IntStream.range(MANY, 2 * MANY).mapToObj(Integer::toString).toArray(String[]::new);
        assertThat(missingInTime(new Extraction("FR", SOURCE).with(ACT, others)))
                .isPositive();
    }

    private static int missingInTime(Extraction extraction) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> extraction.verdict().at("/counts/missing").intValue());
    }
}
