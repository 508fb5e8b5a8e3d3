package dev.assize.law.be.ecli;

/** The last part of an ECLI, as it is compared: courts pad its numbers with zeros, or do not. */
final class EcliOrdinal {

    private EcliOrdinal() {}

    /** Whether they are the same without any zero or dot; what is compared lacks only some of these. */
    static boolean mayBeAlike(String one, String other) {
        int i = next(one, 0);
        int j = next(other, 0);
        while (i < one.length() && j < other.length() && one.charAt(i) == other.charAt(j)) {
            i = next(one, i + 1);
            j = next(other, j + 1);
        }
        return i == one.length() && j == other.length();
    }

    private static int next(String ordinal, int from) {
        int at = from;
        while (at < ordinal.length() && (ordinal.charAt(at) == '0' || ordinal.charAt(at) == '.')) {
            at++;
        }
        return at;
    }

    /** Whether an ordinal is two to five letters, a dot, and up to twelve figures and dots. */
    static boolean isNumbered(String ordinal, int dot) {
        if (dot < 2 || dot > 5 || ordinal.length() == dot + 1 || ordinal.length() > dot + 13) {
            return false;
        }
        for (int i = 0; i < ordinal.length(); i++) {
            char unit = ordinal.charAt(i);
            if (i < dot ? !Ecli.isCapital(unit) : unit != '.' && !Ecli.isFigure(unit)) {
                return false;
            }
        }
        return true;
    }

    /** Without the zeros that a number begins with. */
    static String withoutLeadingZeros(String text) {
        if (text.indexOf('0') < 0) {
            return text;
        }
        StringBuilder kept = new StringBuilder(text.length());
        boolean inNumber = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean leading = unit == '0' && !inNumber && i + 1 < text.length() && Ecli.isFigure(text.charAt(i + 1));
            if (!leading) {
                kept.append(unit);
                inNumber = Ecli.isFigure(unit);
            }
        }
        return kept.toString();
    }
}
