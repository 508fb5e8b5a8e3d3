package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.law.be.provision.DecisionText;
import dev.assize.law.be.provision.PathElement;
import dev.assize.law.be.provision.Provision;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.law.be.provision.ProvisionReading;
import dev.assize.text.Characters;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * The proof that an extraction should have a provision and has not.
 *
 * <p>The act must hang on the article; where only the context gives it, the number must stand nowhere in the extraction, or every
 * item with this number must be used up by another provision. It is
 * never proven where an item with that number may be meant for it, where an item reads the same words as a deeper path
 * ("6, 1" as paragraph 1 of article 6), where the number does not fit the numbering of the act, or where a list was damaged by
 * its conversion.
 */
final class MissingProof {

    /** No more items of one article are compared; nobody extracts one more often. */
    private static final int MOST_COMPARED = 200;

    private final ProvisionLists lists;
    private final WrittenProvision written;
    private final ProvisionReading reading;
    private final SourceComparison comparison;
    private final Attachment attachment;
    private final ActElimination elimination;
    private final Map<String, List<ReadItem>> loose;
    private final NavigableSet<String> keys = new TreeSet<>();
    private final Map<String, List<Integer>> placesOfKey = new HashMap<>();
    private final Map<String, Set<String>> keysWithStep = new HashMap<>();
    private final Map<String, List<ReadItem>> itemsOfKey = new HashMap<>();

    MissingProof(
            DecisionText source,
            ProvisionReading reading,
            Attachment attachment,
            ActElimination elimination,
            SourceComparison comparison) {
        this.attachment = attachment;
        this.elimination = elimination;
        this.written = new WrittenProvision(source);
        this.lists = new ProvisionLists(source, reading);
        this.reading = reading;
        this.comparison = comparison;
        this.loose = comparison.looseItems();
        for (ReadItem item : comparison.items()) {
            for (ProvisionNumber number : item.numbers()) {
                String key = Keys.normal(number.key());
                keys.add(key);
                List<ReadItem> same = itemsOfKey.computeIfAbsent(key, any -> new ArrayList<>());
                if (same.size() < MOST_COMPARED) {
                    same.add(item);
                }
                for (PathElement step : number.path()) {
                    keysWithStep
                            .computeIfAbsent(step.value(), value -> new HashSet<>())
                            .add(key);
                }
            }
        }
    }

    /** How far it is proven that something is missing. */
    enum Proof {
        NONE,
        /** Something is, but only the context tells of which act. */
        BY_COUNT,
        CERTAIN
    }

    /** For each provision of the reading whether it is proven to be missing where it has no partner. */
    Proof[] all() {
        List<Provision> provisions = reading.provisions();
        for (int i = 0; i < provisions.size(); i++) {
            Provision provision = provisions.get(i);
            List<Integer> places = placesOfKey.computeIfAbsent(Keys.normal(provision.key()), key -> new ArrayList<>());
            if (places.size() < MOST_COMPARED) {
                places.add(i);
            }
        }
        Proof[] proven = new Proof[provisions.size()];
        for (int i = 0; i < proven.length; i++) {
            proven[i] = comparison.isPaired(i) ? Proof.NONE : proof(provisions.get(i));
        }
        return proven;
    }

    private Proof proof(Provision provision) {
        String key = Keys.normal(provision.key());
        // An extraction that has the article under that act confirms what the context says; and where "the said law"
        // hangs on it, it is a provision whichever law that is.
        boolean known = attachment.isCertain(provision)
                || comparison.hasItemOf(provision)
                || (!keys.contains(key) && attachment.isTakenUpAnywhere(provision));
        boolean proven = (known || !keys.contains(key) || isLeftOver(provision, key))
                && !mayBeMeant(provision, key)
                && !isPairedUnderAnotherName(provision, key)
                && !isDeeperPath(provision, key)
                && !isArticleItself(provision)
                && !isReadDifferently(provision, key)
                && !isDecimalOfPath(provision, key)
                && !isLongerNumber(provision, key)
                && (fitsNumbering(provision) || !keys.contains(key))
                && !lists.areDamaged(provision)
                && (attachment.isCertain(provision) || !lists.isStray(provision))
                && (attachment.isCertain(provision) || !written.isHeadingOnly(provision))
                && !written.mayBeStepOnly(provision)
                && written.isProven(provision);
        if (!proven) {
            return Proof.NONE;
        }
        return known && fitsNumbering(provision) ? Proof.CERTAIN : Proof.BY_COUNT;
    }

    /**
     * The proof by counting: whether every item with this number is used up by another provision, whose very act, article and path it
     * has, and none can be meant here, by its path or by its act. Then something is missing, whichever act it is of.
     */
    private boolean isLeftOver(Provision provision, String key) {
        List<ReadItem> items = itemsOfKey.getOrDefault(key, List.of());
        List<Provision> sameNumber = placesOfKey.getOrDefault(key, List.of()).stream()
                .map(reading.provisions()::get)
                .toList();
        return items.size() < MOST_COMPARED
                && sameNumber.size() < MOST_COMPARED
                && items.stream().allMatch(item -> isUsedUp(item) && !mayBeMeantBy(item, provision, sameNumber));
    }

    private boolean isUsedUp(ReadItem item) {
        Provision partner = comparison.partner(item);
        return partner != null && comparison.isClaimed(partner) && comparison.outcome(item) == null;
    }

    private boolean mayBeMeantBy(ReadItem item, Provision provision, List<Provision> sameNumber) {
        boolean samePath = item.numbers().stream().anyMatch(number -> Paths.sharesAll(number.path(), provision.path()));
        boolean otherKind = attachment.isTakenUpEverywhere(provision)
                && item.identity().isOtherKind(comparison.acts().identity(provision.act()));
        return samePath && !otherKind && !elimination.excludes(item.act(), provision, sameNumber);
    }

    /** Whether an item with this number is for another act by its name alone, or is a question itself. */
    private boolean mayBeMeant(Provision provision, String key) {
        List<ReadItem> items = loose.getOrDefault(key, List.of());
        for (ReadItem item : items.subList(0, Math.min(items.size(), MOST_COMPARED))) {
            UnmatchedOutcome outcome = comparison.outcome(item);
            boolean open = outcome != null && outcome.disputed();
            boolean sameAct = !comparison.acts().areOther(item.identity(), provision.act());
            boolean accused = outcome != null && outcome.kind() != null && outcome.kind() != IssueKind.DUPLICATE;
            boolean apart = !sameAct && attachment.isCertain(provision) && !hasPath(item, provision);
            if (((open && !apart) || (sameAct && !accused)) && isRelated(item, provision)) {
                return true;
            }
        }
        return false;
    }

    /** Whether an item stands for the same article of an act that may be this one: the reading may have made two acts of one. */
    private boolean isPairedUnderAnotherName(Provision provision, String key) {
        ActIdentity act = comparison.acts().identity(provision.act());
        List<Provision> provisions = reading.provisions();
        for (int place : placesOfKey.getOrDefault(key, List.of())) {
            Provision other = provisions.get(place);
            boolean isTwin = comparison.isPaired(place)
                    && !other.act().equals(provision.act())
                    && other.path().equals(provision.path())
                    && !comparison.acts().identity(other.act()).isProvablyOther(act);
            if (isTwin) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasPath(ReadItem item, Provision provision) {
        return item.numbers().stream().anyMatch(number -> Paths.sameUpToNotation(number.path(), provision.path()));
    }

    private static boolean isRelated(ReadItem item, Provision provision) {
        return item.numbers().stream()
                .anyMatch(number -> !Paths.contradict(number.path(), provision.path())
                        && (Paths.isCoarser(number.path(), provision.path())
                                || Paths.isCoarser(provision.path(), number.path())
                                || Paths.sharesValue(number.path(), provision.path())));
    }

    /** "6, 1, f)" read as two articles: an item has the number as a step of an article that stands at the same place. */
    private boolean isDeeperPath(Provision provision, String key) {
        Set<String> deeper = keysWithStep.getOrDefault(key, Set.of());
        return deeper.stream()
                .filter(other -> !other.equals(key))
                .limit(MOST_COMPARED)
                .anyMatch(
                        other -> provision.spans().stream().anyMatch(place -> written.writesBefore(other, key, place)));
    }

    /** "6 et 7" read as paragraph 7 of article 6: an item that has no partner has the step for its article. */
    private boolean isArticleItself(Provision provision) {
        return provision.path().stream()
                .filter(step -> provision.spans().stream().anyMatch(place -> !written.isSigned(step, place)))
                .anyMatch(step -> loose.getOrDefault(step.value(), List.of()).stream()
                        .anyMatch(item -> !comparison.acts().areOther(item.identity(), provision.act())));
    }

    /**
     * Whether an item of the same article may be what stands there: it has the same figures as steps of other kinds, or leads
     * further by steps that stand there too.
     */
    private boolean isReadDifferently(Provision provision, String key) {
        for (ReadItem item : itemsOfKey.getOrDefault(key, List.of())) {
            boolean otherAct = comparison.acts().areOther(item.identity(), provision.act());
            if (!otherAct
                    && item.numbers().stream()
                            .anyMatch(number ->
                                    Keys.normal(number.key()).equals(key) && mayStandThere(number.path(), provision))) {
                return true;
            }
        }
        return false;
    }

    /** "7.2" read as an article: an item has paragraph 2 of article 7, of an act that may be the same. */
    private boolean isDecimalOfPath(Provision provision, String key) {
        int dot = key.indexOf('.');
        return dot > 0
                && itemsOfKey.getOrDefault(key.substring(0, dot), List.of()).stream()
                        .anyMatch(item -> (!attachment.isCertain(provision)
                                        || !comparison.acts().areOther(item.identity(), provision.act()))
                                && item.numbers().stream()
                                        .anyMatch(number -> !number.path().isEmpty()
                                                && number.path().get(0).value().equals(key.substring(dot + 1))));
    }

    /** "9.1.2-3" read as 9.1.2, "30/1" as 30: an item has a longer number that stands at the same place. */
    private boolean isLongerNumber(Provision provision, String key) {
        return keys.tailSet(key, false).stream()
                .takeWhile(other -> other.startsWith(key))
                .filter(other -> !Characters.isDigit(other.charAt(key.length())))
                .limit(MOST_COMPARED)
                .anyMatch(other -> provision.spans().stream()
                        .anyMatch(place -> written.writesNumber(other, place) && !written.writesAlone(key, place)));
    }

    private boolean mayStandThere(List<PathElement> path, Provision provision) {
        if (path.equals(provision.path()) || Paths.contradict(path, provision.path())) {
            return false;
        }
        List<String> values = path.stream().map(PathElement::value).toList();
        List<String> read = provision.path().stream().map(PathElement::value).toList();
        if (values.equals(read)) {
            return true;
        }
        List<PathElement> more = path.stream()
                .filter(step -> !Paths.hasStep(provision.path(), step))
                .toList();
        return Paths.isCoarser(provision.path(), path)
                && provision.spans().stream()
                        .allMatch(place ->
                                more.stream().allMatch(step -> written.hasMarkedStep(step, provision.key(), place)));
    }

    /** A plain number is no article of a code that numbers its articles XX.99, 7:96 or 5.73, nor the other way round. */
    private static boolean fitsNumbering(Provision provision) {
        CitedAct act = provision.act();
        if (act.registered().isEmpty()) {
            return true;
        }
        boolean plain = provision.key().chars().allMatch(Characters::isLetterOrDigit);
        Numbering numbering = act.numbering();
        boolean structured = numbering == Numbering.ROMAN
                || numbering == Numbering.COLON
                || numbering == Numbering.DECIMAL
                || numbering == Numbering.DECIMAL_PAIR;
        return !plain || !structured;
    }
}
