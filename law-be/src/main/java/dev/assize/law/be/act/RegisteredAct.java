package dev.assize.law.be.act;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An act that is known by name.
 *
 * @param date the day it was made (codes: of the act that introduced them), whether or not citations give it
 * @param french its French names, the usual one first
 * @param dutch its Dutch names, the usual one first
 * @param german its German names, as far as they are known, in every case in which they are declined
 * @param abbreviations its abbreviations in either language; dots, blanks and case do not matter
 * @param last the number of its last article; 0 where that is not known
 * @param former the id of the act that bore its everyday name before it; empty where none did
 */
public record RegisteredAct(
        String id,
        ActType type,
        LocalDate date,
        Numbering numbering,
        List<String> french,
        List<String> dutch,
        List<String> german,
        List<String> abbreviations,
        int last,
        String former) {

    public RegisteredAct {
        if (id.isBlank() || (french.isEmpty() && dutch.isEmpty())) {
            throw new IllegalArgumentException("An act needs an id and a name, got id \"" + id + "\"");
        }
        french = List.copyOf(french);
        dutch = List.copyOf(dutch);
        german = List.copyOf(german);
        abbreviations = List.copyOf(abbreviations);
    }

    /** Acts of one registry differ in their ids; hashing all names each time would cost more than it tells. */
    @Override
    public int hashCode() {
        return id.hashCode();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof RegisteredAct act
                        && id.equals(act.id)
                        && type == act.type
                        && date.equals(act.date)
                        && numbering == act.numbering
                        && last == act.last
                        && former.equals(act.former)
                        && french.equals(act.french)
                        && dutch.equals(act.dutch)
                        && german.equals(act.german)
                        && abbreviations.equals(act.abbreviations));
    }

    /** Whether the act can have an article of this plain number. */
    public boolean reaches(int article) {
        return last == 0 || article <= last;
    }
}
