package dev.assize.judges.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.text.Characters;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * The proof by numbering: some acts number their articles in a way that tells them from all others, whatever the source is taken to say. 7:96 is
 * of no code that counts 1, 2, 3, and 12 of none that counts XX.1, XX.2; treaties have no 48/6, and the
 * Constitution ends before 200.
 */
final class Numberings {

    private static final Pattern ROMAN = Pattern.compile("[IVXLC]+\\.\\d.*");
    private static final Pattern COLON = Pattern.compile("\\d+:\\d.*");
    private static final Pattern DECIMAL = Pattern.compile("\\d+\\.\\d.*");
    private static final Pattern LETTERED = Pattern.compile("[A-Z]+\\.? ?\\d.*|[A-Z]\\.[IVXLC]+\\.\\d.*");
    private static final Pattern SLASHED = Pattern.compile("\\d+/\\d.*|[\\d.]+-\\d.*");

    private static final Pattern THOUSANDS = Pattern.compile("[1-9]\\d{3}");

    private static final int LONGEST_NUMBER = 6;

    private Numberings() {}

    /** Whether none of the acts that an item may mean has an article of its number. */
    static boolean contradict(ReadItem item) {
        return isBeyondAnyButACode(item) || isOfABook(item) || areContradicted(item);
    }

    /** XX.99 is of no law, treaty or act of the Union: codes and decrees alone put the book before the article. */
    private static boolean isOfABook(ReadItem item) {
        ActType kind = item.identity().kind();
        String name = item.identity().folded();
        return (kind == ActType.LAW || kind == ActType.CONSTITUTION || (kind != null && kind.numbersItsParagraphs()))
                && !name.contains("code")
                && !name.contains("wetboek")
                && !item.numbers().isEmpty()
                && item.numbers().stream()
                        .allMatch(number -> ROMAN.matcher(number.key()).matches()
                                || COLON.matcher(number.key()).matches());
    }

    /** No law, decision or treaty counts to a thousand; codes do, and laws that make one. */
    private static boolean isBeyondAnyButACode(ReadItem item) {
        ActType kind = item.identity().kind();
        String name = item.identity().folded();
        boolean counts = kind == ActType.LAW
                || kind == ActType.ROYAL_DECREE
                || kind == ActType.CONSTITUTION
                || (kind != null && kind.numbersItsParagraphs());
        return counts
                && !name.contains("code")
                && !name.contains("wetboek")
                && !item.numbers().isEmpty()
                && item.numbers().stream()
                        .allMatch(number -> THOUSANDS.matcher(number.key()).matches());
    }

    /** Whether an act of the source cannot have a number: then the reading is wrong, and proves nothing against another act. */
    static boolean contradicts(CitedAct act, String key) {
        boolean counts = act.type() == ActType.LAW
                || act.type() == ActType.ROYAL_DECREE
                || act.type() == ActType.CONSTITUTION
                || act.type().numbersItsParagraphs();
        boolean code = act.names().stream()
                .map(name -> name.toLowerCase(Locale.ROOT))
                .anyMatch(name -> name.contains("code") || name.contains("wetboek"));
        return act.registered().map(entry -> contradicts(entry, key)).orElse(false)
                || (counts && !code && THOUSANDS.matcher(key).matches());
    }

    private static boolean areContradicted(ReadItem item) {
        return !item.identity().candidates().isEmpty()
                && !item.numbers().isEmpty()
                && item.numbers().stream()
                        .allMatch(number ->
                                item.identity().candidates().stream().allMatch(act -> contradicts(act, number.key())));
    }

    /** Whether the number of an item is of a shape that its own act has, and the one that the reading gives it has not. */
    static boolean prefer(ReadItem item, CitedAct other) {
        return !item.numbers().isEmpty()
                && item.identity().candidates().stream()
                        .anyMatch(act ->
                                isShaped(act.numbering(), item.numbers().get(0).key()))
                && !isShaped(other.numbering(), item.numbers().get(0).key());
    }

    private static boolean isShaped(Numbering numbering, String key) {
        return switch (numbering) {
            case ROMAN -> ROMAN.matcher(key).matches();
            case COLON -> COLON.matcher(key).matches();
            case DECIMAL, DECIMAL_PAIR -> DECIMAL.matcher(key).matches();
            case LETTERED -> LETTERED.matcher(key).matches();
            case PLAIN, PARAGRAPHED -> false;
        };
    }

    private static boolean contradicts(RegisteredAct act, String key) {
        Numbering numbering = act.numbering();
        if (ROMAN.matcher(key).matches()) {
            return numbering != Numbering.ROMAN;
        }
        if (COLON.matcher(key).matches()) {
            return numbering != Numbering.COLON;
        }
        if (SLASHED.matcher(key).matches()) {
            return act.type().numbersItsParagraphs();
        }
        boolean plain = key.chars().allMatch(Characters::isDigit);
        return (plain && (numbering == Numbering.ROMAN || numbering == Numbering.COLON)) || isBeyond(act, key);
    }

    /** Whether an act is known to end before a number, plain or inserted: 326bis stands behind a 326. */
    private static boolean isBeyond(RegisteredAct act, String key) {
        int figures = 0;
        while (figures < key.length() && Characters.isDigit(key.charAt(figures))) {
            figures++;
        }
        boolean inserted = key.chars().skip(figures).allMatch(Characters::isLetter);
        return inserted
                && figures > 0
                && figures <= LONGEST_NUMBER
                && !act.reaches(Integer.parseInt(key.substring(0, figures)));
    }
}
