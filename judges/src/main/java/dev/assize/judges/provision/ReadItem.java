package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.ProvisionNumber;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item of the extraction with what it means: which act of the source, which article, which part of it.
 *
 * @param identity what is certain about the act that it names
 * @param named the date in the name of its act; null when the name has none
 * @param act the act of the source that it names; null when the source has no such act
 * @param renamed whether the act was recognised by its articles although its name is another
 * @param numbers the articles that its number may stand for; one text may name a whole list, of which the key picks some
 */
record ReadItem(
        ExtractedProvision item,
        ActIdentity identity,
        @Nullable LocalDate named,
        @Nullable CitedAct act,
        boolean renamed,
        List<ProvisionNumber> numbers) {

    ReadItem {
        numbers = List.copyOf(numbers);
    }

    /** Whether a number has the article that the item's key names. */
    boolean isKeyed(ProvisionNumber number) {
        return Keys.same(number.key(), item.key());
    }

    boolean namesNoArticle() {
        return numbers.isEmpty();
    }
}
