package dev.assize.law.be.provision;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds acts that are probably another act with a slip in its date.
 *
 * <p>An act that is cited once, without a title, for an article that the text also cites of an act of the same kind and month
 * with nearly the same date, may be that act. Careful readers differ about it, so it is disputed.
 */
final class LikelySlip {

    private final Map<CitedAct, Integer> citations = new HashMap<>();
    private final Map<String, List<CitedAct>> actsOfKey = new HashMap<>();

    LikelySlip(List<Provision> provisions) {
        for (Provision provision : provisions) {
            citations.merge(provision.act(), provision.spans().size(), Integer::sum);
            actsOfKey
                    .computeIfAbsent(provision.key(), key -> new ArrayList<>(2))
                    .add(provision.act());
        }
    }

    boolean is(Provision provision) {
        CitedAct act = provision.act();
        boolean once = citations.getOrDefault(act, 0) == 1
                && act.names().size() == 1
                && act.registered().isEmpty();
        return once
                && actsOfKey.getOrDefault(provision.key(), List.of()).stream()
                        .limit(50)
                        .anyMatch(other ->
                                !other.equals(act) && other.type() == act.type() && isNear(act.date(), other.date()));
    }

    private static boolean isNear(Optional<LocalDate> one, Optional<LocalDate> other) {
        if (one.isEmpty()
                || other.isEmpty()
                || one.get().getMonth() != other.get().getMonth()) {
            return false;
        }
        int years = Math.abs(one.get().getYear() - other.get().getYear());
        int days = Math.abs(one.get().getDayOfMonth() - other.get().getDayOfMonth());
        return years <= 1 && (days == 0 || days == 10 || days == 20);
    }
}
