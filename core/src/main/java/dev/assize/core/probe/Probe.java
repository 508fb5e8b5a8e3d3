package dev.assize.core.probe;

import java.util.List;

/** Makes changes of one kind. A pure function of the case and the draw: the same seed makes the same changes. */
public interface Probe {

    ProbeKind kind();

    /** As many changes as there are ways to make one, at best in a drawn order; empty where the case offers none. */
    List<ChangedCase> changes(ProbedCase subject, ProbeDraw draw);

    /** How changes are made. */
    @FunctionalInterface
    interface Making {
        List<ChangedCase> of(ProbedCase subject, ProbeDraw draw);
    }

    static Probe of(ProbeKind kind, Making making) {
        return new Probe() {
            @Override
            public ProbeKind kind() {
                return kind;
            }

            @Override
            public List<ChangedCase> changes(ProbedCase subject, ProbeDraw draw) {
                return making.of(subject, draw);
            }
        };
    }
}
