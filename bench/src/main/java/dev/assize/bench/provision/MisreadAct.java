package dev.assize.bench.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionReading;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** The ways in which a grammar may misread one act of a reading. */
record MisreadAct(ProvisionReading right, CitedAct own, Random random) {

    /** @param all the places of the reading */
    Optional<ProvisionReading> by(Misreading misreading, List<Occurrence> all) {
        return switch (misreading) {
            case ACTS_MERGED -> merged();
            case ACT_TWICE -> Optional.of(twice(all));
            case OTHER_DATE -> otherDate();
            case NO_DATE ->
                own.writtenDate() == null
                        ? Optional.empty()
                        : Optional.of(replaced(right, own, changed(own.type(), null)));
            case OTHER_KIND -> {
                ActType other = own.type() == ActType.LAW ? ActType.ROYAL_DECREE : ActType.LAW;
                yield Optional.of(replaced(right, own, changed(other, own.writtenDate())));
            }
            case NAME_CUT ->
                Optional.of(replaced(right, own, named(own.number(), firstWords(own.name()), own.writtenDate())));
            default -> Optional.empty();
        };
    }

    private Optional<ProvisionReading> merged() {
        List<CitedAct> others = right.acts().stream()
                .filter(act -> act.number() != own.number() && act.type() == own.type())
                .toList();
        if (others.isEmpty()) {
            return Optional.empty();
        }
        CitedAct other = others.get(random.nextInt(others.size()));
        List<String> names = new ArrayList<>(other.names());
        names.addAll(own.names());
        List<Integer> places = new ArrayList<>(other.places());
        places.addAll(own.places());
        CitedAct both = new CitedAct(
                other.number(),
                other.type(),
                other.name(),
                other.writtenDate(),
                other.registeredAct(),
                names,
                places.stream().sorted().toList());
        return Optional.of(replaced(replaced(right, own, both), other, both));
    }

    private ProvisionReading twice(List<Occurrence> all) {
        CitedAct second = named(right.acts().size() + 1, firstWords(own.name()), null);
        List<Occurrence> wrong = new ArrayList<>();
        for (Occurrence one : all) {
            wrong.add(one.act().equals(own) && random.nextBoolean() ? one.withAct(second) : one);
        }
        List<CitedAct> acts = new ArrayList<>(right.acts());
        acts.add(second);
        return new ProvisionReading(Occurrence.provisions(wrong), acts, right.lists());
    }

    private Optional<ProvisionReading> otherDate() {
        List<LocalDate> dates = right.acts().stream()
                .flatMap(act -> act.date().stream())
                .filter(date -> !date.equals(own.writtenDate()))
                .toList();
        return dates.isEmpty()
                ? Optional.empty()
                : Optional.of(replaced(right, own, changed(own.type(), dates.get(random.nextInt(dates.size())))));
    }

    /** The act under a name that no registry knows. */
    private CitedAct named(int number, String name, @Nullable LocalDate date) {
        return new CitedAct(number, own.type(), name, date, null, List.of(name), own.places());
    }

    private CitedAct changed(ActType type, @Nullable LocalDate date) {
        return new CitedAct(own.number(), type, own.name(), date, own.registeredAct(), own.names(), own.places());
    }

    private static String firstWords(String name) {
        String[] words = name.split(" ");
        return words.length < 3 ? name : words[0] + " " + words[1];
    }

    private static ProvisionReading replaced(ProvisionReading right, CitedAct one, CitedAct other) {
        List<Occurrence> wrong = Occurrence.of(right).stream()
                .map(any -> any.act().equals(one) ? any.withAct(other) : any)
                .toList();
        List<CitedAct> acts = right.acts().stream()
                .map(act -> act.equals(one) ? other : act)
                .distinct()
                .toList();
        return new ProvisionReading(Occurrence.provisions(wrong), acts, right.lists());
    }
}
