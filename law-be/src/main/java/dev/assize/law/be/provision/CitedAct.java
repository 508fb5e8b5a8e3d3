package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An act as one text cites it: one logical act, however often and under whatever names.
 *
 * @param number its place among the acts of the text, from 1 on, in the order of their first mention
 * @param name the fullest of its names in the text
 * @param writtenDate its date where the text gives one; null where it does not, even if the registry knows it
 * @param registeredAct what the registry knows of it; null when it is not registered
 * @param names all the ways in which the text names it, in order
 * @param places where the text names it, the first places only
 */
public record CitedAct(
        int number,
        ActType type,
        String name,
        @Nullable LocalDate writtenDate,
        @Nullable RegisteredAct registeredAct,
        List<String> names,
        List<Integer> places) {

    public CitedAct {
        names = List.copyOf(names);
        places = List.copyOf(places);
    }

    /** Acts of one text differ in their number; hashing all names and places each time would cost more than it tells. */
    @Override
    public int hashCode() {
        return 31 * number + name.hashCode();
    }

    public Optional<LocalDate> date() {
        return Optional.ofNullable(writtenDate);
    }

    /** How its articles are numbered, as far as the registry or its kind tells. */
    public Numbering numbering() {
        if (registeredAct != null) {
            return registeredAct.numbering();
        }
        return type.numbersItsParagraphs() ? Numbering.PARAGRAPHED : Numbering.PLAIN;
    }

    public Optional<RegisteredAct> registered() {
        return Optional.ofNullable(registeredAct);
    }
}
