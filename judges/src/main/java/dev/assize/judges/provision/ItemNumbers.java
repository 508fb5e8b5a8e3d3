package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads the numbers and keys of items, each distinct text once. */
final class ItemNumbers {

    private record Written(String text, Numbering numbering) {}

    private final Map<Written, List<ProvisionNumber>> read = new HashMap<>();

    /** The articles that an item of an act may stand for. */
    List<ProvisionNumber> of(ExtractedProvision item, @Nullable CitedAct act) {
        Numbering numbering = act == null ? Numbering.PLAIN : act.numbering();
        List<ProvisionNumber> written = read(item.number(), numbering);
        if (written.isEmpty()) {
            List<ProvisionNumber> keyed = read(item.key(), numbering);
            return keyed.isEmpty() && !item.key().isBlank()
                    ? List.of(new ProvisionNumber(item.key(), List.of()))
                    : keyed;
        }
        List<ProvisionNumber> picked = written.stream()
                .filter(number -> Keys.same(number.key(), item.key()))
                .toList();
        if (!picked.isEmpty()) {
            return picked;
        }
        // Number and key disagree: one of them is wrong, and the pairing finds out which.
        List<ProvisionNumber> either = new ArrayList<>(written);
        either.addAll(read(item.key(), numbering));
        return either;
    }

    private List<ProvisionNumber> read(String text, Numbering numbering) {
        return text.isBlank()
                ? List.of()
                : read.computeIfAbsent(
                        new Written(text, numbering),
                        written -> ProvisionNumber.readAll(written.text(), written.numbering()));
    }
}
