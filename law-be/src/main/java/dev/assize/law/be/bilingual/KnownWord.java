package dev.assize.law.be.bilingual;

import dev.assize.law.be.internal.MonthNames;

/**
 * What is known of a word by itself, the same in every text that has it.
 *
 * @param head the code of its first twelve letters
 * @param tail the code of the twelve after them; 0 where there are none
 * @param length how many letters it has
 * @param code that of its first seven letters
 * @param spelling that of the spelling which French and Dutch would share; 0 when there is none
 * @param lists those of {@link SmallWords} that it is on
 * @param month from 1 to 12 where it names one; 0 otherwise
 * @param first the code of the first part of a Dutch compound; 0 where it is none
 * @param second the code of the second part
 */
record KnownWord(
        long head, long tail, int length, long code, long spelling, int lists, int month, long first, long second) {

    private static final int SHORTEST_COMPOUND = 8;

    static KnownWord of(String folded, CompoundSplitter compounds) {
        long head = WordCode.of(folded);
        int lists = SmallWords.lists(head);
        int seam = folded.length() >= SHORTEST_COMPOUND ? compounds.seam(folded) : 0;
        return new KnownWord(
                head,
                WordCode.of(folded, Math.min(WordCode.LONGEST, folded.length()), folded.length()),
                folded.length(),
                WordCode.cut(head),
                SharedSpelling.of(folded, 0, folded.length()),
                lists,
                (lists & SmallWords.CITATION) != 0 ? MonthNames.numberOf(folded) : 0,
                seam == 0 ? 0 : compounds.first(folded, seam),
                seam == 0 ? 0 : compounds.second(folded, seam));
    }

    /** Whether it is the word with these codes, which tell all its letters. */
    boolean is(long itsHead, long itsTail) {
        return head == itsHead && tail == itsTail;
    }

    /** Whether it is one of these small words. */
    boolean isOn(int list) {
        return (lists & list) != 0;
    }

    boolean isCompound() {
        return first != 0;
    }
}
