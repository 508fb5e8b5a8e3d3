package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Which words of a passage stand for a word of a statement. The statements of a case share most of their words, so each is
 * looked up once; and it is compared only with the words of the passage that may be its kin. Not for several threads at once.
 */
final class PassageKin {

    static final double ABBREVIATED = 0.8;
    static final double JOINED = 0.9;
    private static final double MISSPELT = 0.7;

    /** Shorter roots are those of several words. */
    private static final int LONG_ROOT = 4;

    private static final int FEWEST_KNOWN = 128;

    /** A shorter beginning is that of many names. */
    private static final int SHORTEST_BEGINNING = 3;

    private final ReadText passage;
    private final Thesaurus thesaurus;
    private final VerbRoots roots;
    private final FirstLetters byKey;
    private final FirstLetters byWritten;

    /** By their numbers in the list of items. */
    private @Nullable PassageWord[] known = new PassageWord[FEWEST_KNOWN];

    /** The words of a list that is too long to number them all. */
    private final Map<ItemWord, PassageWord> unnumbered = new HashMap<>();

    private @Nullable QuestionWords askedLast;
    private boolean takesUpLast;

    private final @Nullable Boolean[] common;
    private final @Nullable String[] rootOf;

    /** How well each word of the passage stands for the one that is being read. */
    private final double[] scratch;

    PassageKin(ReadText passage, Thesaurus thesaurus) {
        this.passage = passage;
        this.thesaurus = thesaurus;
        this.roots = VerbRoots.of(passage.language());
        this.byKey = new FirstLetters(passage.vocabulary());
        this.byWritten = new FirstLetters(passage.written());
        this.common = new Boolean[passage.vocabulary().size()];
        this.rootOf = new String[common.length];
        this.scratch = new double[common.length];
    }

    ReadText passage() {
        return passage;
    }

    /** What the passage has of a word of the one list of items that it is asked about. */
    PassageWord of(ItemWord wanted) {
        int number = wanted.number();
        if (number < 0) {
            return unnumbered.computeIfAbsent(wanted, word -> new PassageWord(word, this));
        }
        if (number >= known.length) {
            known = Arrays.copyOf(known, Math.max(number + 1, known.length * 2));
        }
        PassageWord before = known[number];
        if (before != null) {
            return before;
        }
        PassageWord word = new PassageWord(wanted, this);
        known[number] = word;
        return word;
    }

    /** Whether the passage has a content word of the question; all items of a list have the same. */
    @SuppressWarnings("ReferenceEquality") // To compare the words themselves would take longer than to look them up.
    boolean takesUp(QuestionWords question) {
        if (askedLast != question) {
            boolean takesUp = false;
            for (String key : question.telling()) {
                takesUp |= passage.find(key) >= 0;
            }
            askedLast = question;
            takesUpLast = takesUp;
        }
        return takesUpLast;
    }

    Thesaurus.Kin related(ItemWord word) {
        return word.kin(thesaurus);
    }

    /** @param name whether the statement has the word in a name */
    WordKinship read(PassageWord word, boolean name) {
        ItemWord wanted = word.word();
        String key = wanted.key();
        Arrays.fill(scratch, 0);
        double[] strengths = scratch;
        Thesaurus.Kin kin = word.kin();
        if (word.number() >= 0) {
            strengths[word.number()] = Thesaurus.SAME;
        }
        relate(kin, key, strengths);
        boolean strange = false;
        if (name) {
            shorten(key, strengths);
        } else if (!wanted.exact()) {
            inflect(wanted, kin, strengths);
            misspell(wanted, kin, strengths);
            strange = isEmpty(strengths);
            if (strange) {
                join(wanted.folded(), strengths);
            }
        }
        return WordKinship.of(passage, strengths, strange);
    }

    private static boolean isEmpty(double[] strengths) {
        for (double strength : strengths) {
            if (strength > 0) {
                return false;
            }
        }
        return true;
    }

    /** Where no compounds are made, kin is listed or has the same first letter. */
    private void relate(Thesaurus.Kin kin, String key, double[] strengths) {
        if (kin.standsAlone()) {
            return;
        }
        List<String> vocabulary = passage.vocabulary();
        if (thesaurus.makesCompounds()) {
            for (int word = 0; word < strengths.length; word++) {
                strengths[word] = kin.strength(vocabulary.get(word));
            }
            return;
        }
        for (int word = byKey.first(key.charAt(0)); word >= 0; word = byKey.next(word)) {
            strengths[word] = kin.strength(vocabulary.get(word));
        }
        relateListed(kin, strengths);
    }

    /** The lists are long and the words in them all over the memory; most are told by their hash to stand nowhere. */
    private void relateListed(Thesaurus.Kin kin, double[] strengths) {
        for (int i = 0; i < kin.listed(); i++) {
            if (passage.mayHave(kin.listedHash(i))) {
                int word = passage.find(kin.listed(i));
                if (word >= 0) {
                    strengths[word] = kin.strength(kin.listed(i));
                }
            }
        }
    }

    /** A name stands for its initials (QPR) and its beginning (Lib Dem), either way round. */
    private void shorten(String key, double[] strengths) {
        for (NameInitials initials : passage.initials()) {
            if (initials.letters().equals(key)) {
                initials.words().forEach(word -> strengths[word] = Math.max(strengths[word], ABBREVIATED));
            }
        }
        for (int word = byKey.first(key.charAt(0)); word >= 0; word = byKey.next(word)) {
            String other = passage.vocabulary().get(word);
            int shorter = Math.min(key.length(), other.length());
            if (shorter >= SHORTEST_BEGINNING
                    && strengths[word] == 0
                    && (other.startsWith(key) || key.startsWith(other))) {
                strengths[word] = ABBREVIATED;
            }
        }
    }

    /** Two forms of one verb whose stems differ: "breekt" and "gebroken", "signé" and "signée". English stems do not. */
    private void inflect(ItemWord wanted, Thesaurus.Kin kin, double[] strengths) {
        if (passage.language() == Language.ENGLISH || VerbRoots.isParted(wanted.key())) {
            return;
        }
        String root = roots.root(wanted.folded());
        boolean telling = root.length() >= LONG_ROOT;
        if (!telling && !roots.isStrong(wanted.folded())) {
            return;
        }
        for (int word = 0; word < strengths.length; word++) {
            String other = passage.vocabulary().get(word);
            if (strengths[word] < Thesaurus.FAMILY
                    && root.equals(root(word))
                    && (telling || roots.isStrong(passage.written(word)))
                    && Characters.isLetter(other.charAt(0))
                    && !VerbRoots.isParted(other)
                    && !kin.isOpposite(other)) {
                strengths[word] = Thesaurus.FAMILY;
            }
        }
    }

    private String root(int word) {
        String known = rootOf[word];
        if (known != null) {
            return known;
        }
        String root = roots.root(passage.written(word));
        rootOf[word] = root;
        return root;
    }

    /** A slip of the pen is forgiven in a word, never in a name: Hansen is not Hanson. */
    private void misspell(ItemWord wanted, Thesaurus.Kin kin, double[] strengths) {
        if (thesaurus.isCommonWord(wanted.key())) {
            String folded = wanted.folded();
            for (int word = byWritten.first(folded.charAt(0)); word >= 0; word = byWritten.next(word)) {
                if (mayBeMisspelt(word, kin, strengths)
                        && WordMisspelling.isOfCommonWord(folded, passage.written(word))) {
                    strengths[word] = MISSPELT;
                }
            }
        } else if (!VerbRoots.isParted(wanted.key())) {
            String key = wanted.key();
            for (int word = byKey.first(key.charAt(0)); word >= 0; word = byKey.next(word)) {
                if (mayBeMisspelt(word, kin, strengths)
                        && WordMisspelling.is(key, passage.vocabulary().get(word))) {
                    strengths[word] = MISSPELT;
                }
            }
        }
    }

    /** What is a word itself is another word, however alike the two are. */
    private boolean mayBeMisspelt(int word, Thesaurus.Kin kin, double[] strengths) {
        return strengths[word] == 0
                && !isCommon(word)
                && !kin.isOpposite(passage.vocabulary().get(word));
    }

    private boolean isCommon(int word) {
        Boolean known = common[word];
        if (known != null) {
            return known;
        }
        boolean is = thesaurus.isCommonWord(passage.vocabulary().get(word));
        common[word] = is;
        return is;
    }

    /**
     * "Postfix" is "post-fix" or "post fix". Of two words in the passage the shorter stands for the whole: it mostly tells
     * "non-stop" from "stop", "toll-free" from "toll".
     */
    private void join(String wanted, double[] strengths) {
        for (int i = 1; i < passage.size(); i++) {
            if (isJoined(wanted, passage.token(i - 1), passage.token(i)) && isJoint(passage.between(i))) {
                boolean first = passage.token(i - 1).folded().length()
                        <= passage.token(i).folded().length();
                strengths[passage.word(first ? i - 1 : i)] = JOINED;
            }
        }
    }

    /** Whether the whole is the two words in one. */
    static boolean isJoined(String whole, Token first, Token second) {
        String start = first.folded();
        String end = second.folded();
        return whole.length() == start.length() + end.length() && whole.startsWith(start) && whole.endsWith(end);
    }

    private static boolean isJoint(String between) {
        return between.equals("-") || between.equals(" ");
    }
}
