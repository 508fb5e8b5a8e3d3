package dev.assize.judges.provision;

import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionReading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The provisions of a reading by the number of their article, of whatever act. */
final class CitedArticles {

    private final Map<String, List<Provision>> byKey = new HashMap<>();

    CitedArticles(ProvisionReading reading) {
        for (Provision provision : reading.provisions()) {
            byKey.computeIfAbsent(Keys.normal(provision.key()), key -> new ArrayList<>())
                    .add(provision);
        }
    }

    List<Provision> numbered(String key) {
        return byKey.getOrDefault(Keys.normal(key), List.of());
    }
}
