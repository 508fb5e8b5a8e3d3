package dev.assize.judges.brand;

import dev.assize.judges.internal.memo.RecentWords;
import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The kinds of words by which a reasoning says which name is the brand, in English, French, Dutch and German together. */
enum StanceList {
    NOUNS("brand nouns"),
    COPULAS("copulas"),
    FILLERS("fillers"),
    DEFINITE("definite"),
    OTHERS("others"),
    CONTRASTS("contrasts"),
    AFFIRMERS("affirmers"),
    MADE("made"),
    BY("by"),
    ROLES("other roles"),
    THINKING("thinking"),
    DOUBTING("doubting"),
    COMES("comes"),
    FROM("from"),
    WHO("who"),
    MENTIONED("mentioned"),
    WHETHER("whether"),
    INDEFINITE("indefinite"),
    ALSO("also"),
    UNSAID("unsaid"),
    YES("yes"),
    CHOSEN("chosen"),
    AS("as"),
    NONE("none"),
    PRONOUNS("pronouns"),
    BRANDS("brands"),
    BRANDLESS("brandless"),
    UNLESS("unless"),
    NEGATIONS("negations"),
    /** The stop words of the languages. */
    SMALL(""),
    /** "modelnaam", "colourway": compounds with a role. */
    ROLE_COMPOUNDS("");

    /** So many words may stand between a name and the word for a brand. */
    static final int LONGEST_GAP = 6;

    private static final List<String> SECOND_PARTS = List.of("naam", "name", "bezeichnung", "aanduiding", "way", "ton");

    /** One bit for each list that a word is on. */
    private static final Map<String, Long> LISTED = listed();

    private static final RecentWords<Long> RECENT = new RecentWords<>(StanceList::look);

    private final String section;

    StanceList(String section) {
        this.section = section;
    }

    @SuppressWarnings("EnumOrdinal") // Nobody keeps the bit.
    long bit() {
        return 1L << ordinal();
    }

    /** The bits of all lists that a folded word is on. */
    static long bits(String folded) {
        return RECENT.of(folded);
    }

    private static long look(String folded) {
        long own = LISTED.getOrDefault(folded, 0L);
        for (String second : SECOND_PARTS) {
            if (folded.endsWith(second)) {
                String first = folded.substring(0, folded.length() - second.length());
                boolean role = (LISTED.getOrDefault(first, 0L) & ROLES.bit()) != 0;
                own |= role ? ROLE_COMPOUNDS.bit() : 0;
            }
        }
        return own;
    }

    private static Map<String, Long> listed() {
        WordList lists = WordList.beside(StanceList.class, "stance-words.txt");
        Map<String, Long> listed = new HashMap<>();
        for (StanceList list : values()) {
            if (!list.section.isEmpty() && list != NEGATIONS) {
                list.addAll(lists.words(list.section), listed);
            }
        }
        List<String> small = new ArrayList<>();
        Set<String> negations = new HashSet<>(lists.words(NEGATIONS.section));
        for (Language language : Language.BUILT_IN) {
            small.addAll(Lexicon.of(language).stopWords());
            negations.addAll(Lexicon.of(language).negations());
        }
        lists.words("no negations").forEach(negations::remove);
        NEGATIONS.addAll(negations, listed);
        SMALL.addAll(small, listed);
        return Map.copyOf(listed);
    }

    private void addAll(Collection<String> words, Map<String, Long> listed) {
        words.forEach(word -> listed.merge(word, bit(), (one, other) -> one | other));
    }
}
