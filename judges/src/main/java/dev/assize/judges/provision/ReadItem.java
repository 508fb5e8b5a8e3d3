package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionNumber;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item of the extraction with what it means: which act of the source, which article, which part of it.
 *
 * @param act the act of the source that it names; null when the source has no such act
 * @param renamed whether the act was recognised by its articles although its name is another
 * @param numbers the articles that its number may stand for; one text may name a whole list, of which the key picks some
 */
record ReadItem(ExtractedProvision item, @Nullable CitedAct act, boolean renamed, List<ProvisionNumber> numbers) {

    ReadItem {
        numbers = List.copyOf(numbers);
    }

    static ReadItem of(ExtractedProvision item, @Nullable CitedAct act, boolean renamed) {
        Numbering numbering = act == null ? Numbering.PLAIN : act.numbering();
        return new ReadItem(item, act, renamed, numbers(item, numbering));
    }

    private static List<ProvisionNumber> numbers(ExtractedProvision item, Numbering numbering) {
        List<ProvisionNumber> written = ProvisionNumber.readAll(item.number(), numbering);
        if (written.isEmpty()) {
            List<ProvisionNumber> keyed = Keys.about(item.key(), numbering);
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
        either.addAll(Keys.about(item.key(), numbering));
        return either;
    }

    /** Whether a number has the article that the item's key names. */
    boolean isKeyed(ProvisionNumber number) {
        return Keys.same(number.key(), item.key());
    }

    boolean namesNoArticle() {
        return numbers.isEmpty();
    }
}
