package dev.assize.law.be.act;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Acts that bore one name one after the other: "Werkloosheidsbesluit" is the decree of 1991 today, and was that of 1963. A text means no act that is
 * younger than itself.
 */
public final class ActEditions {

    /** No act had more that bore its name before it; it also ends a registry that goes round in a circle. */
    private static final int MOST = 5;

    private final Map<String, RegisteredAct> acts = new HashMap<>();

    ActEditions(List<RegisteredAct> entries) {
        entries.forEach(act -> acts.put(act.id(), act));
        for (RegisteredAct act : entries) {
            if (!act.former().isEmpty() && !acts.containsKey(act.former())) {
                throw new IllegalArgumentException(
                        "Act \"" + act.id() + "\" has the former act \"" + act.former() + "\", which is no id");
            }
        }
    }

    /** The act that bore the everyday name of another before it. */
    public Optional<RegisteredAct> former(RegisteredAct act) {
        return Optional.ofNullable(acts.get(act.former()));
    }

    /** The acts that one name means in a text of a year: an act that is younger stands for the one that bore its name before. */
    public List<RegisteredAct> asOf(OptionalInt year, List<RegisteredAct> named) {
        boolean younger = year.isPresent() && named.stream().anyMatch(act -> isYounger(act, year.getAsInt()));
        if (!younger) {
            return named;
        }
        List<RegisteredAct> then =
                named.stream().map(act -> asOf(year.getAsInt(), act)).distinct().toList();
        List<RegisteredAct> made =
                then.stream().filter(act -> !isYounger(act, year.getAsInt())).toList();
        return made.isEmpty() ? then : made;
    }

    private RegisteredAct asOf(int year, RegisteredAct act) {
        RegisteredAct then = act;
        for (int editions = 0; isYounger(then, year) && editions < MOST; editions++) {
            then = former(then).orElse(then);
        }
        return then;
    }

    /** The Constitution is as old as the country, whatever the day of its last coordination. */
    private static boolean isYounger(RegisteredAct act, int year) {
        return act.type() != ActType.CONSTITUTION && act.date().getYear() > year;
    }
}
