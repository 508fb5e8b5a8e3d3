package dev.assize.judges.brand.internal;

import dev.assize.text.Characters;
import dev.assize.text.WordSet;
import java.util.Optional;
import java.util.Set;

/**
 * One slip of the pen between two spellings, found in linear time: what is left of both once the common beginning
 * and the common end are taken off.
 *
 * <p>A digit slips only into a letter it looks like: "Series 5" and "Series 6" are two things.
 *
 * @param wording what happened, for a reader: "swap of d and r"
 */
record Slip(Kind kind, String wording) {

    /** What people do when they mistype a name. */
    public enum Kind {
        DROPPED,
        DOUBLED,
        SWAPPED,
        /** One sound written another way: "ph" for "f", "y" for "i". */
        SOUND_ALIKE,
        /** A digit for the letter it looks like, or the other way round: "N1ke". */
        LOOK_ALIKE,
        /** A vowel for another vowel. */
        OTHER_VOWEL,
        ADDED,
        REPLACED
    }

    private static final String VOWELS = "aeiouy";

    /** Written as "one=other"; each holds both ways. */
    private static final Set<String> SAME_SOUND =
            WordSet.of("c=k c=s s=z c=ck k=ck f=ph f=v v=w i=y i=ee i=ea e=ea i=ie i=ei ai=ay ei=ey oi=oy u=oo u=ou "
                    + "oo=ou o=au o=ow o=oa au=aw ou=ow au=ow x=ks x=cks x=z qu=kw k=q k=qu g=j j=y t=th c=ch k=ch "
                    + "sh=sch sh=ch s=sh ss=c e=ae o=oe u=ue z=tz z=ts y=ie y=ey y=ee g=gh v=ff t=dt g=gu e=ai a=ai "
                    + "u=ew oo=ew te=ght s=sc");

    private static final Set<String> SAME_LOOK = Set.of("o=0", "i=1", "l=1", "e=3", "a=4", "s=5", "b=8");

    /** The one slip that turns {@code from} into {@code to}; empty when they are equal or further apart. */
    public static Optional<Slip> between(String from, String to) {
        int shorter = Math.min(from.length(), to.length());
        if (Math.abs(from.length() - to.length()) > 2) {
            return Optional.empty();
        }
        int start = 0;
        while (start < shorter && from.charAt(start) == to.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter - start && from.charAt(from.length() - 1 - end) == to.charAt(to.length() - 1 - end)) {
            end++;
        }
        String gone = from.substring(start, from.length() - end);
        String come = to.substring(start, to.length() - end);
        if (gone.length() + come.length() == 0 || gone.length() > 3 || come.length() > 3) {
            return Optional.empty();
        }
        if (hasDigit(gone) || hasDigit(come)) {
            return SAME_LOOK.contains(gone + "=" + come) || SAME_LOOK.contains(come + "=" + gone)
                    ? Optional.of(new Slip(Kind.LOOK_ALIKE, come + " for " + gone + ", which looks alike"))
                    : Optional.empty();
        }
        return read(gone, come, to, start, soundsAlike(from, to, start, end));
    }

    /** Whether at most two slips lie between the two: one at most within each of two halves. */
    static boolean twoBetween(String from, String to) {
        if (!mayBeTwo(from, to)) {
            return false;
        }
        for (int cut = 1; cut < from.length(); cut++) {
            for (int other = Math.max(1, cut - 1); other <= Math.min(cut + 1, to.length() - 1); other++) {
                if (withinOne(from.substring(0, cut), to.substring(0, other))
                        && withinOne(from.substring(cut), to.substring(other))) {
                    return true;
                }
            }
        }
        return false;
    }

    /**
     * Whether enough stands still for two slips, each of which touches up to three letters and shifts the rest by up to two: what
     * is left of the name lies in its beginning, its end and one run between. Most pairs of names end here.
     */
    private static boolean mayBeTwo(String from, String to) {
        int shorter = Math.min(from.length(), to.length());
        if (Math.abs(from.length() - to.length()) > 4) {
            return false;
        }
        int start = 0;
        while (start < shorter && from.charAt(start) == to.charAt(start)) {
            start++;
        }
        int end = 0;
        while (end < shorter && from.charAt(from.length() - 1 - end) == to.charAt(to.length() - 1 - end)) {
            end++;
        }
        int wanted = from.length() - 6 - start - end;
        for (int shift = -2; wanted > 0 && shift <= 2; shift++) {
            int run = 0;
            for (int at = Math.max(0, -shift); at < from.length() && at + shift < to.length(); at++) {
                run = from.charAt(at) == to.charAt(at + shift) ? run + 1 : 0;
                if (run >= wanted) {
                    return true;
                }
            }
        }
        return wanted <= 0;
    }

    private static boolean withinOne(String from, String to) {
        return from.equals(to) || between(from, to).isPresent();
    }

    /** The differing letters may share one with their neighbours: "ck" for "c" shows up as an extra "k". */
    private static boolean soundsAlike(String from, String to, int start, int end) {
        for (int left = 0; left <= Math.min(1, start); left++) {
            for (int right = 0; right <= Math.min(1, end); right++) {
                String one = from.substring(start - left, from.length() - end + right);
                String other = to.substring(start - left, to.length() - end + right);
                if (SAME_SOUND.contains(one + "=" + other) || SAME_SOUND.contains(other + "=" + one)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Slip> read(String gone, String come, String to, int at, boolean soundsAlike) {
        if (soundsAlike) {
            return Optional.of(new Slip(Kind.SOUND_ALIKE, sound(gone, come)));
        }
        if (gone.length() == 1 && come.isEmpty()) {
            return Optional.of(new Slip(Kind.DROPPED, "drop of " + gone));
        }
        if (gone.isEmpty() && come.length() == 1) {
            return Optional.of(
                    at > 0 && to.charAt(at - 1) == come.charAt(0)
                            ? new Slip(Kind.DOUBLED, "doubling of " + come)
                            : new Slip(Kind.ADDED, "extra " + come));
        }
        if (gone.length() == 2
                && come.length() == 2
                && gone.charAt(0) == come.charAt(1)
                && gone.charAt(1) == come.charAt(0)) {
            return Optional.of(new Slip(Kind.SWAPPED, "swap of " + gone.charAt(0) + " and " + gone.charAt(1)));
        }
        if (gone.length() != 1 || come.length() != 1) {
            return Optional.empty();
        }
        boolean vowels = VOWELS.contains(gone) && VOWELS.contains(come);
        return Optional.of(new Slip(vowels ? Kind.OTHER_VOWEL : Kind.REPLACED, come + " for " + gone));
    }

    private static String sound(String gone, String come) {
        if (gone.isEmpty()) {
            return "extra " + come + ", which sounds alike";
        }
        return (come.isEmpty() ? "drop of " + gone : come + " for " + gone) + ", which sounds alike";
    }

    private static boolean hasDigit(String text) {
        return text.chars().anyMatch(Characters::isDigit);
    }
}
