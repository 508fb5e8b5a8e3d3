package dev.assize.law.be.act;

/** How an act numbers its articles; it decides whether "8.1" is an article or a paragraph of one. */
public enum Numbering {
    /** 1382, 29bis, 1675/13, 577-2. */
    PLAIN,
    /** 5.73, 12.3.1, 2.7.1.0.3. */
    DECIMAL,
    /** 2.20 is an article and 2.20.1 its first paragraph. */
    DECIMAL_PAIR,
    /** XX.99. */
    ROMAN,
    /** 7:96. */
    COLON,
    /** L1122-30, D.IV.1. */
    LETTERED,
    /** Treaties and acts of the Union: 8.1 is paragraph 1 of article 8. */
    PARAGRAPHED
}
