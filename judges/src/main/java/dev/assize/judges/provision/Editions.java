package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The old and the new code of one name under one id: "ancien Code civil" means the old one alone, and "Code civil" the new one where its
 * articles are 5.73 and 8.4. Where an extraction calls both by the same name, it takes them for one, and proves nothing.
 */
final class Editions {

    private static final Pattern BY_BOOKS = Pattern.compile("\\d{1,2}\\.\\d+");

    private @Nullable ReadItem older;
    private @Nullable ReadItem newer;

    void note(ReadItem item) {
        List<RegisteredAct> acts = item.identity().candidates();
        if (older == null && acts.size() == 1 && acts.get(0).numbering() == Numbering.PLAIN) {
            older = item;
        }
        boolean byBooks = acts.size() > 1
                && acts.stream().anyMatch(act -> act.numbering() == Numbering.DECIMAL)
                && BY_BOOKS.matcher(item.item().key().strip()).matches();
        if (newer == null && byBooks) {
            newer = item;
        }
    }

    /** What two names stand for one id, of which the first means an edition that the second, which bears the name of both, cannot be. */
    Optional<OwnActs.Clash> clash(String id) {
        ReadItem old = older;
        ReadItem young = newer;
        return old == null
                        || young == null
                        || !young.identity()
                                .candidates()
                                .containsAll(old.identity().candidates())
                ? Optional.empty()
                : Optional.of(new OwnActs.Clash(old, young, List.of(id)));
    }
}
