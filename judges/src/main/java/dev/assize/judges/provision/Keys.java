package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.ProvisionNumber;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.regex.Pattern;

/** Keys of articles in a form in which spelling does not matter: case, blanks, the "er" of "1er". */
final class Keys {

    private static final Pattern WORD = Pattern.compile("^(?:articles?|artikel(?:en)?|art)\\.?(?=[ .]|\\d|$)");
    private static final Pattern ORDINAL = Pattern.compile("^(\\d+)(?:er|ste|de|e|re)$");
    private static final Pattern DOT_AFTER_LETTER = Pattern.compile("^([a-z])\\.(?=\\d)");

    private Keys() {}

    static String normal(String key) {
        String bare = WORD.matcher(FoldedText.fold(key)).replaceFirst("").replace(" ", "");
        String cardinal = ORDINAL.matcher(bare).replaceFirst("$1");
        return DOT_AFTER_LETTER.matcher(cardinal).replaceFirst("$1");
    }

    /** Whether two keys are one article. */
    static boolean same(String one, String other) {
        return normal(one).equals(normal(other));
    }

    /** The article that a key is about, though it may hold more than the article: "31, § 1" is about 31. */
    static List<ProvisionNumber> about(String key, Numbering numbering) {
        return ProvisionNumber.readAll(key, numbering);
    }
}
