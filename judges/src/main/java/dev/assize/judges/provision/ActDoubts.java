package dev.assize.judges.provision;

import dev.assize.law.be.provision.CitedAct;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The doubts about acts that the reading of the source raises and the extraction's own names do not settle. */
final class ActDoubts {

    private ActDoubts() {}

    static List<ActDoubt> of(Map<ReadItem, Expected> pairs, SourceActs acts) {
        List<ActDoubt> doubts = new ArrayList<>();
        Map<CitedAct, ReadItem> firstOfAct = new LinkedHashMap<>();
        Map<String, Map.Entry<ReadItem, Expected>> firstOfId = new LinkedHashMap<>();
        Set<String> raised = new HashSet<>();
        for (Map.Entry<ReadItem, Expected> pair : pairs.entrySet()) {
            ReadItem item = pair.getKey();
            Expected expected = pair.getValue();
            CitedAct act = expected.provision().act();
            String id = item.item().actId();
            ReadItem sameAct = firstOfAct.putIfAbsent(act, item);
            Map.Entry<ReadItem, Expected> sameId = id.isBlank() ? null : firstOfId.putIfAbsent(id, pair);
            if (sameAct != null
                    && !id.isBlank()
                    && !sameAct.item().actId().isBlank()
                    && !sameAct.item().actId().equals(id)
                    && isOpen(sameAct, item)
                    && raised.add("split " + act.number())) {
                doubts.add(doubt(IssueKind.SPLIT_ACT, true, sameAct, item, expected));
            }
            if (sameId != null
                    && !sameId.getValue().provision().act().equals(act)
                    && isOpen(sameId.getKey(), item)
                    && raised.add("shared " + id)) {
                doubts.add(doubt(IssueKind.ID_INTEGRITY, false, sameId.getKey(), item, expected));
            }
            if (item.renamed() && !isProvenOther(item, act, acts) && raised.add("name " + act.number())) {
                doubts.add(new ActDoubt(
                        IssueKind.PARENT_NAME,
                        false,
                        item.item().index(),
                        item.item().actName(),
                        act.name(),
                        expected.provision().span(),
                        "\"" + item.item().actName() + "\" does not name \"" + act.name() + "\""));
            }
        }
        return doubts;
    }

    /** Whether it is certain that an item's name is no name of an act of the source. */
    static boolean isProvenOther(ReadItem item, CitedAct act, SourceActs acts) {
        return item.item().actName().isBlank()
                || (acts.areOther(item.identity(), act) && !acts.isWritten(item.identity()))
                || acts.isNowhere(item.identity());
    }

    private static boolean isOpen(ReadItem one, ReadItem other) {
        return !one.identity().isProvablyOther(other.identity())
                && !one.identity().isProvablySame(other.identity());
    }

    private static ActDoubt doubt(IssueKind kind, boolean ifSame, ReadItem one, ReadItem other, Expected expected) {
        String ids = kind == IssueKind.SPLIT_ACT
                ? "one act has the ids " + one.item().actId() + " and "
                        + other.item().actId()
                : "the id " + one.item().actId() + " stands for two acts";
        return new ActDoubt(
                kind,
                ifSame,
                other.item().index(),
                one.item().actName(),
                other.item().actName(),
                expected.provision().span(),
                ids + ": \"" + one.item().actName() + "\" and \"" + other.item().actName() + "\"");
    }
}
