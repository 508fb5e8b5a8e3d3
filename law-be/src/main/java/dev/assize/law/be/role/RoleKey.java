package dev.assize.law.be.role;

/**
 * What is left of a case number once its writing is set aside.
 *
 * @param form which parts it is made of; numbers of different forms are never the same
 * @param letters the matter, list or chamber: C, AR, AB, A; empty where it has none or it was left out
 * @param year of two or four figures; 0 where it has none
 * @param suffix what may be left out at the end: the language letter, the list letter, a sequence number
 */
record RoleKey(Form form, String letters, int year, long number, String suffix) {

    /** The families of numbers. */
    enum Form {
        /** {@code C.17.0234.F} */
        CASSATION,
        /** {@code 2012/AB/438}, {@code 2014/AR/183}, {@code A/18/00123}, {@code KI 1394/2008}, {@code 13A1578} */
        YEAR_LETTERS_NUMBER,
        /** {@code 10/11561/A}, {@code 177/2005}, {@code 34.629/07} */
        YEAR_NUMBER,
        /** {@code A. 245.237/XI-25.191}, {@code 312.220/III} */
        COUNCIL_DOCKET,
        /** {@code 263.235}, {@code 6028} */
        PLAIN,
        /** Anything else, compared group by group. */
        OTHER
    }

    boolean sameAs(RoleKey other) {
        return form == other.form
                && letters.equals(other.letters)
                && number == other.number
                && sameYear(other.year)
                && (suffix.equals(other.suffix) || suffix.isEmpty() || other.suffix.isEmpty());
    }

    private boolean sameYear(int otherYear) {
        if (year == otherYear) {
            return true;
        }
        int shorter = Math.min(year, otherYear);
        int longer = Math.max(year, otherYear);
        return shorter < 100 && longer >= 1000 && longer % 100 == shorter;
    }
}
