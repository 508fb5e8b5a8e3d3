package dev.assize.judges.provision;

import dev.assize.law.be.act.ActEditions;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.date.WrittenDate;
import dev.assize.law.be.provision.ActName;
import dev.assize.law.be.provision.CitedAct;
import java.time.LocalDate;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is certain about an act that a name and a date stand for; the proof that two acts are different, or the same.
 *
 * <p>Two acts are different when both are identified, and differently: two entries of the registry, two numbers, two dates that
 * are no slip of one another, two kinds. A name without any of these proves nothing, and nothing proven is not the same as
 * the same: between {@link #isProvablyOther} and {@link #isProvablySame} lies doubt.
 *
 * @param folded the name without case, accents and typographic differences
 * @param candidates the registered acts that it may mean
 * @param written the date that stands with the name; null when none does
 * @param number the number in the name; empty when it has none
 * @param kind the kind of act that the name announces; null when it does not tell
 * @param words what the name says the act is about
 */
record ActIdentity(
        String folded,
        List<RegisteredAct> candidates,
        @Nullable LocalDate written,
        String number,
        @Nullable ActType kind,
        Set<String> words) {

    private static final int STEM = 7;

    private static final Pattern PAPER =
            Pattern.compile("(?:l[ae] |les |l'|de |het )?(?:contrat|statuts|statuten|\\p{L}*contract|\\p{L}*polis"
                    + "|conditions generales|\\p{L}+ ?voorwaarden|reglement de travail|arbeidsreglement|reglement d'ordre interieur|huishoudelijk reglement"
                    + "|reglement de copropriete)(?![\\p{L}-])");

    ActIdentity {
        candidates = List.copyOf(candidates);
        words = Set.copyOf(words);
    }

    /** The act that an item of an extraction names; a date in the name counts before the one beside it. */
    static ActIdentity of(ActName name, @Nullable LocalDate dateInside, String dateBeside) {
        if (name.isDraft()) {
            return ofDraft(name);
        }
        Optional<LocalDate> date = Optional.ofNullable(dateInside).or(() -> WrittenDate.parse(dateBeside));
        return new ActIdentity(
                name.folded(),
                date.isPresent() ? name.candidates() : withFormer(name.candidates()),
                date.orElse(null),
                name.number(),
                name.kind().orElse(null),
                name.words());
    }

    /** An undated name may mean the act that bore it before: which one, only the year of the decision tells. */
    private static List<RegisteredAct> withFormer(List<RegisteredAct> named) {
        ActEditions editions = ActRegistry.standard().editions();
        Set<RegisteredAct> all = new LinkedHashSet<>(named);
        for (RegisteredAct act : named) {
            editions.former(act).ifPresent(all::add);
        }
        return List.copyOf(all);
    }

    /** The act as the source cites it. */
    static ActIdentity of(CitedAct act, ActName fullest) {
        if (fullest.isDraft()) {
            return ofDraft(fullest);
        }
        // An abbreviation with two readings identifies no act, whichever of the two it was read as.
        boolean ambiguous = act.date().isEmpty() && fullest.candidates().size() > 1;
        return new ActIdentity(
                fullest.folded(),
                ambiguous
                        ? fullest.candidates()
                        : act.registered().map(List::of).orElse(fullest.candidates()),
                act.date().orElse(fullest.date().orElse(null)),
                fullest.number(),
                act.type(),
                fullest.words());
    }

    /** A draft has the kind and the title of the act that it is to become, or of the one it is to change, and proves to be neither but by its very name. */
    private static ActIdentity ofDraft(ActName name) {
        return new ActIdentity(name.enacted(), List.of(), null, "", null, name.words());
    }

    /** Whether both are identified, and differently. */
    boolean isProvablyOther(ActIdentity other) {
        if (!candidates.isEmpty() && !other.candidates.isEmpty()) {
            return Collections.disjoint(candidates, other.candidates);
        }
        boolean bothNumbered = !number.isEmpty() && !other.number.isEmpty();
        if (bothNumbered && group(kind) == group(other.kind)) {
            return !number.equals(other.number);
        }
        if (haveOtherDates(other)) {
            return true;
        }
        return isOtherKind(other);
    }

    private boolean haveOtherDates(ActIdentity other) {
        if (written != null && other.written != null) {
            return !written.equals(other.written)
                    && (!isSlip(written, other.written) || areAboutDifferentThings(other));
        }
        if (isSuccessor(other) || other.isSuccessor(this)) {
            return false;
        }
        List<LocalDate> ones = dates();
        List<LocalDate> others = other.dates();
        // The registry has one date for an act that official sources date by several days of one year.
        return !ones.isEmpty()
                && !others.isEmpty()
                && ones.stream()
                        .allMatch(one ->
                                others.stream().allMatch(two -> one.getYear() != two.getYear() && !isSlip(one, two)));
    }

    /** Whether an act with a date that the registry has not may be what an undated name means now: "Insolventieverordening" outlives its regulation. */
    private boolean isSuccessor(ActIdentity undated) {
        return candidates.isEmpty()
                && undated.written == null
                && undated.number.isEmpty()
                && group(kind) == group(undated.kind)
                && words.stream().anyMatch(word -> undated.words.stream().anyMatch(other -> beginAlike(word, other)));
    }

    /** "insolventieverordening" and "insolventieprocedures" are about one thing. */
    private static boolean beginAlike(String one, String other) {
        return one.length() >= STEM && other.length() >= STEM && one.regionMatches(0, other, 0, STEM);
    }

    /** Whether both names tell their subjects, without a word in common: then a date that is nearly the same is no slip. */
    private boolean areAboutDifferentThings(ActIdentity other) {
        return !words.isEmpty() && !other.words.isEmpty() && Collections.disjoint(words, other.words);
    }

    /** The date that is written; without one, those of all acts that the name may mean. */
    private List<LocalDate> dates() {
        return written != null
                ? List.of(written)
                : candidates.stream().map(RegisteredAct::date).toList();
    }

    /** Whether two dates may be one with a slip of the pen: another month, or one figure of the day or the year. */
    static boolean isSlip(LocalDate one, LocalDate other) {
        boolean day = one.getDayOfMonth() == other.getDayOfMonth();
        boolean month = one.getMonth() == other.getMonth();
        boolean year = one.getYear() == other.getYear();
        if (day && year) {
            return true;
        }
        return month
                && ((day && oneFigureApart(one.getYear(), other.getYear()))
                        || (year && oneFigureApart(one.getDayOfMonth(), other.getDayOfMonth())));
    }

    private static boolean oneFigureApart(int one, int other) {
        int different = 0;
        int left = one;
        int right = other;
        while (left > 0 || right > 0) {
            different += left % 10 == right % 10 ? 0 : 1;
            left /= 10;
            right /= 10;
        }
        return different == 1;
    }

    /** Kinds between which no name wavers. A code is made by a law or a decree, so those two differ only by their subjects and days. */
    boolean isOtherKind(ActIdentity other) {
        if (isPaper() != other.isPaper()) {
            return isPaper() ? other.isPublic() : isPublic();
        }
        Group one = group(kind);
        Group two = group(other.kind);
        if (one == Group.UNTOLD || two == Group.UNTOLD || one == two) {
            return false;
        }
        boolean code = (one == Group.CODE && two.makesCodes) || (two == Group.CODE && one.makesCodes);
        return !code
                || (tellsSubject()
                        && other.tellsSubject()
                        && Collections.disjoint(words, other.words)
                        && Collections.disjoint(dates(), other.dates()));
    }

    /** Whether it is what parties agreed on: "contrat", "statuts"; what a law or a decree approved, such as an agreement of two states, is none. */
    private boolean isPaper() {
        return candidates.isEmpty()
                && (kind == null || kind == ActType.OTHER)
                && PAPER.matcher(folded).lookingAt();
    }

    /** Whether it is known, and of a kind that nobody agrees on. */
    private boolean isPublic() {
        Group group = group(kind);
        boolean known = !candidates.isEmpty() || written != null || !number.isEmpty();
        return known && group != Group.UNTOLD && group != Group.TREATY && group != Group.EXECUTIVE;
    }

    /** Whether the name says what the act is about; one word alone may be an abbreviation of whatever it is. */
    private boolean tellsSubject() {
        return !words.isEmpty() && (!candidates.isEmpty() || folded.indexOf(' ') > 0);
    }

    private enum Group {
        LAW(true),
        EXECUTIVE(true),
        DECREE(true),
        ORDINANCE(true),
        CODE(false),
        CONSTITUTION(false),
        TREATY(false),
        EU_REGULATION(false),
        EU_DIRECTIVE(false),
        UNTOLD(false);

        private final boolean makesCodes;

        Group(boolean makesCodes) {
            this.makesCodes = makesCodes;
        }
    }

    private static Group group(@Nullable ActType kind) {
        if (kind == null) {
            return Group.UNTOLD;
        }
        return switch (kind) {
            case LAW -> Group.LAW;
            case ROYAL_DECREE, GOVERNMENT_DECREE -> Group.EXECUTIVE;
            case DECREE -> Group.DECREE;
            case ORDINANCE -> Group.ORDINANCE;
            case CODE -> Group.CODE;
            case CONSTITUTION -> Group.CONSTITUTION;
            case TREATY -> Group.TREATY;
            case EU_REGULATION -> Group.EU_REGULATION;
            case EU_DIRECTIVE -> Group.EU_DIRECTIVE;
            case OTHER -> Group.UNTOLD;
        };
    }

    /**
     * Whether both are one act beyond doubt: the same name, entry or number, or the same day and a title of the same words, or one that goes on.
     * Titles that share some words are no proof: twins of one day do, and one may have the other in its title.
     */
    boolean isProvablySame(ActIdentity other) {
        if (haveOtherDates(other) || isProvablyOther(other)) {
            return false;
        }
        if (!folded.isBlank() && folded.equals(other.folded)) {
            return true;
        }
        boolean described = written != null && other.written != null && !words.isEmpty() && !other.words.isEmpty();
        if (isOneName() && candidates.equals(other.candidates) && !described) {
            return true;
        }
        boolean sameNumber = !number.isEmpty() && number.equals(other.number) && kind == other.kind;
        boolean sameDay = written != null && written.equals(other.written) && group(kind) == group(other.kind);
        return sameNumber || (sameDay && holdsTitle(other));
    }

    /** Whether the name is of one act, or of one and the act that bore it before. */
    private boolean isOneName() {
        return candidates.size() == 1
                || (candidates.size() == 2
                        && candidates.get(0).former().equals(candidates.get(1).id()));
    }

    private boolean holdsTitle(ActIdentity other) {
        return !words.isEmpty()
                && !other.words.isEmpty()
                && (words.equals(other.words) || folded.startsWith(other.folded) || other.folded.startsWith(folded));
    }
}
