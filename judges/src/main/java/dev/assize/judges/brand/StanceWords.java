package dev.assize.judges.brand;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.WordList;
import java.util.HashSet;
import java.util.Set;

/** By what words a reasoning says which name is the brand, in English, French, Dutch and German together. */
final class StanceWords {

    private static final WordList WORDS = WordList.beside(StanceWords.class, "stance-words.txt");
    static final Set<String> NOUNS = Set.copyOf(WORDS.words("brand nouns"));
    static final Set<String> COPULAS = Set.copyOf(WORDS.words("copulas"));
    static final Set<String> FILLERS = Set.copyOf(WORDS.words("fillers"));
    static final Set<String> DEFINITE = Set.copyOf(WORDS.words("definite"));
    static final Set<String> OTHERS = Set.copyOf(WORDS.words("others"));
    static final Set<String> CONTRASTS = Set.copyOf(WORDS.words("contrasts"));
    static final Set<String> AFFIRMERS = Set.copyOf(WORDS.words("affirmers"));
    static final Set<String> MADE = Set.copyOf(WORDS.words("made"));
    static final Set<String> BY = Set.copyOf(WORDS.words("by"));
    static final Set<String> ROLES = Set.copyOf(WORDS.words("other roles"));
    static final Set<String> THINKING = Set.copyOf(WORDS.words("thinking"));
    static final Set<String> DOUBTING = Set.copyOf(WORDS.words("doubting"));
    static final Set<String> COMES = Set.copyOf(WORDS.words("comes"));
    static final Set<String> FROM = Set.copyOf(WORDS.words("from"));
    static final Set<String> WHO = Set.copyOf(WORDS.words("who"));
    static final Set<String> MENTIONED = Set.copyOf(WORDS.words("mentioned"));
    static final Set<String> WHETHER = Set.copyOf(WORDS.words("whether"));
    static final Set<String> INDEFINITE = Set.copyOf(WORDS.words("indefinite"));
    static final Set<String> ALSO = Set.copyOf(WORDS.words("also"));
    static final Set<String> UNSAID = Set.copyOf(WORDS.words("unsaid"));
    static final Set<String> YES = Set.copyOf(WORDS.words("yes"));
    static final Set<String> CHOSEN = Set.copyOf(WORDS.words("chosen"));
    static final Set<String> AS = Set.copyOf(WORDS.words("as"));
    static final Set<String> NONE = Set.copyOf(WORDS.words("none"));
    static final Set<String> NEGATIONS = negations();
    static final Set<String> SMALL = small();
    static final Set<String> PRONOUNS = Set.copyOf(WORDS.words("pronouns"));

    /** So many words may stand between a name and the word for a brand. */
    static final int LONGEST_GAP = 6;

    private StanceWords() {}

    private static Set<String> negations() {
        Set<String> all = new HashSet<>(WORDS.words("negations"));
        for (Language language : Language.BUILT_IN) {
            all.addAll(Lexicon.of(language).negations());
        }
        WORDS.words("no negations").forEach(all::remove);
        return Set.copyOf(all);
    }

    private static Set<String> small() {
        Set<String> all = new HashSet<>();
        for (Language language : Language.BUILT_IN) {
            all.addAll(Lexicon.of(language).stopWords());
        }
        return Set.copyOf(all);
    }
}
