package dev.assize.runs.gate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class FigureGateTest {

    private static final List<String> NAMES = List.of("detection", "detection.number", "false_alarms");

    private static boolean holds(String text, Map<String, OptionalDouble> figures) {
        return FigureGate.parse(text, NAMES).holds(figures);
    }

    @Test
    void oneFigureMayBeTheBeginningOfAnother() {
        Map<String, OptionalDouble> figures = Map.of(
                "detection", OptionalDouble.of(0.97),
                "detection.number", OptionalDouble.of(0.9),
                "false_alarms", OptionalDouble.of(0));
        assertThat(holds("detection < 0.95", figures)).isFalse();
        assertThat(holds("detection.number < 0.95 || false_alarms > 0.02", figures))
                .isTrue();
    }

    @Test
    void anUnknownFigureIsNoFigure() {
        Map<String, OptionalDouble> figures = Map.of(
                "detection", OptionalDouble.of(0.97),
                "detection.number", OptionalDouble.empty(),
                "false_alarms", OptionalDouble.of(0));
        assertThatThrownBy(() -> holds("detection.number < 0.95", figures))
                .isInstanceOf(GateException.class)
                .hasMessageContaining("nothing was found to tell detection.number from");
    }

    @Test
    void refusesWhatIsNoConditionOverTheFigures() {
        assertThatThrownBy(() -> FigureGate.parse("detection.nubmer < 1", NAMES))
                .isInstanceOf(GateException.class)
                .hasMessageContaining("it may name detection, detection.number, false_alarms");
        assertThatThrownBy(() -> FigureGate.parse("detection <", NAMES)).isInstanceOf(GateException.class);
        assertThatThrownBy(() -> FigureGate.parse("detection + 1.0", NAMES)).isInstanceOf(GateException.class);
    }
}
