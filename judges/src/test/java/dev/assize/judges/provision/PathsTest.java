package dev.assize.judges.provision;

import static org.assertj.core.api.Assertions.assertThat;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.ProvisionNumber;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathsTest {

    private static List<PathElement> path(String steps) {
        return ProvisionNumber.readAll("article 5, " + steps, Numbering.PLAIN)
                .get(0)
                .path();
    }

    @Test
    void stepsOfOneKindContradictEachOther() {
        assertThat(Paths.contradict(path("§ 2, al. 1"), path("§ 2, al. 3"))).isTrue();
        assertThat(Paths.contradict(path("§ 1"), path("§ 2, al. 1"))).isTrue();
        assertThat(Paths.contradict(path("§ 2"), path("§ 2, al. 1"))).isFalse();
        assertThat(Paths.contradict(path("§ 2"), path("2°"))).isFalse();
        assertThat(Paths.contradict(List.of(), path("§ 2"))).isFalse();
    }

    @Test
    void theSameFiguresAreSharedWhateverTheirKinds() {
        assertThat(Paths.sharesAll(path("§ 2"), path("2°"))).isTrue();
        assertThat(Paths.sharesAll(path("§ 2"), path("§ 2, al. 1"))).isTrue();
        assertThat(Paths.sharesAll(path("§ 2"), path("§ 3"))).isFalse();
        assertThat(Paths.sharesAll(List.of(), path("§ 2"))).isFalse();
        assertThat(Paths.sharesAll(List.of(), List.of())).isTrue();
    }
}
