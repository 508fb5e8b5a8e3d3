package dev.assize.judges.citation.internal;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a clause is about, found out when somebody first asks. Belongs to one thread. */
final class ClauseTopic {

    private @Nullable StatedTopic known;

    StatedTopic of(Clause clause) {
        StatedTopic topic = known;
        if (topic == null) {
            topic = StatedTopic.of(List.of(clause));
            known = topic;
        }
        return topic;
    }
}
