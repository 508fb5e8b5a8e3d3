package dev.assize.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.json.Json;
import dev.assize.core.result.RecordedResult;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RulingTest {

    private static final Verdict VERDICT = new Verdict.Decided(Json.object());

    @Test
    void showsNothingUnderANameThatEveryResultHas() {
        for (String name : Ruling.RESERVED) {
            assertThatThrownBy(() -> new Ruling(VERDICT, List.of(), Map.of(name, Json.object())))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("\"" + name + "\"");
        }
        assertThat(new Ruling(VERDICT, List.of(), Map.of("checklist", Json.object())).extras())
                .containsOnlyKeys("checklist");
    }

    @Test
    void aFindingKnowsWhoMadeIt() {
        Finding own = Finding.of("missing", Severity.MAJOR, "it is missing");
        assertThat(own.origin()).isEqualTo(Finding.Origin.JUDGE);
        Finding noticed = own.by(Finding.Origin.ANSWERER);
        assertThat(noticed).isNotEqualTo(own);
        assertThat(RecordedResult.findings(dev.assize.core.result.ResultJson.findings(List.of(own, noticed))))
                .containsExactly(own, noticed);
    }
}
