package dev.assize.judges.coverage.reading;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Token;
import java.util.List;
import java.util.Optional;

/**
 * Which tokens of a passage stand for which part of a statement, and how well.
 *
 * <p>Parts are compared with the distinct words of the passage, once; a place in the passage then costs a look-up.
 */
final class Match {

    private static final double ABBREVIATED = 0.8;
    private static final double MISSPELT = 0.7;
    private static final double JOINED = 0.9;

    /** Shorter roots are those of several words. */
    private static final int LONG_ROOT = 4;

    private final Statement statement;
    private final ReadText passage;
    private final double[][] strengths;
    private final double[][] bySentence;

    Match(Statement statement, ReadText passage, Thesaurus thesaurus) {
        this.statement = statement;
        this.passage = passage;
        List<Statement.Part> parts = statement.parts();
        List<String> vocabulary = passage.vocabulary();
        this.strengths = new double[parts.size()][vocabulary.size()];
        this.bySentence = new double[parts.size()][];
        for (int part = 0; part < strengths.length; part++) {
            String key = parts.get(part).key();
            Thesaurus.Kin kin = thesaurus.of(key);
            for (int word = 0; word < vocabulary.size(); word++) {
                strengths[part][word] = kin.strength(vocabulary.get(word));
            }
            if (parts.get(part).name()) {
                shortened(part, key);
            } else if (!parts.get(part).exact()) {
                inflected(part, kin);
                misspelt(part, thesaurus, kin);
                if (anywhere(part) == 0) {
                    joined(part);
                }
            }
        }
        convert();
        for (int part = 0; part < strengths.length; part++) {
            bySentence[part] = sentences(part);
        }
    }

    /** "5 km" is "5,000 m", and "km" is "kilometre": number and unit stand for number and unit. */
    private void convert() {
        Units units = Units.of(passage.language());
        List<Token> wanted = statement.tokens();
        for (int i = 0; i < wanted.size(); i++) {
            Optional<Units.Quantity> meant = units.at(wanted, i, 0, wanted.size());
            if (meant.isPresent()) {
                for (Units.Quantity said : passage.quantities()) {
                    if (meant.get().isSame(said)) {
                        match(meant.get(), said);
                    }
                }
            }
        }
    }

    private void match(Units.Quantity meant, Units.Quantity said) {
        int number = statement.partAt(meant.number());
        if (number >= 0) {
            strengthen(number, passage.word(said.number()));
        }
        for (int i = meant.from(); i < meant.to(); i++) {
            int part = statement.partAt(i);
            for (int j = said.from(); part >= 0 && j < said.to(); j++) {
                strengthen(part, passage.word(j));
            }
        }
    }

    /** A name stands for its initials (QPR) and its beginning (Lib Dem), either way round. */
    private void shortened(int part, String key) {
        for (NameInitials initials : passage.initials()) {
            if (initials.letters().equals(key)) {
                initials.words().forEach(word -> strengths[part][word] = Math.max(strengths[part][word], ABBREVIATED));
            }
        }
        int written = passage.find(statement.initials(part));
        if (written >= 0) {
            strengths[part][written] = Math.max(strengths[part][written], ABBREVIATED);
        }
        for (int word = 0; word < strengths[part].length; word++) {
            String other = passage.vocabulary().get(word);
            int shorter = Math.min(key.length(), other.length());
            if (shorter >= 3 && strengths[part][word] == 0 && (other.startsWith(key) || key.startsWith(other))) {
                strengths[part][word] = ABBREVIATED;
            }
        }
    }

    /** Two forms of one verb whose stems differ: "breekt" and "gebroken", "signé" and "signée". */
    private void inflected(int part, Thesaurus.Kin kin) {
        Statement.Part wanted = statement.parts().get(part);
        VerbRoots roots = VerbRoots.of(passage.language());
        String root = roots.root(wanted.token().folded());
        boolean strong = roots.isStrong(wanted.token().folded());
        if (passage.language() == Language.ENGLISH || VerbRoots.isParted(wanted.key())) {
            return;
        }
        for (int word = 0; word < strengths[part].length; word++) {
            String written = passage.written(word);
            String other = passage.vocabulary().get(word);
            boolean telling = root.length() >= LONG_ROOT || (strong && roots.isStrong(written));
            if (strengths[part][word] < Thesaurus.FAMILY
                    && telling
                    && Characters.isLetter(other.charAt(0))
                    && !VerbRoots.isParted(other)
                    && root.equals(roots.root(written))
                    && !kin.isOpposite(other)) {
                strengths[part][word] = Thesaurus.FAMILY;
            }
        }
    }

    /** A slip of the pen is forgiven in a word, never in a name: Hansen is not Hanson. */
    private void misspelt(int part, Thesaurus thesaurus, Thesaurus.Kin kin) {
        Statement.Part wanted = statement.parts().get(part);
        boolean common = thesaurus.isCommonWord(wanted.key());
        for (int word = 0; word < strengths[part].length; word++) {
            String other = passage.vocabulary().get(word);
            // What is a word itself is another word, however alike the two are.
            if (strengths[part][word] == 0
                    && isSlip(wanted, common, word)
                    && !thesaurus.isCommonWord(other)
                    && !kin.isOpposite(other)) {
                strengths[part][word] = MISSPELT;
            }
        }
    }

    private boolean isSlip(Statement.Part wanted, boolean common, int word) {
        return common
                ? WordMisspelling.isOfCommonWord(wanted.token().folded(), passage.written(word))
                : !VerbRoots.isParted(wanted.key())
                        && WordMisspelling.is(wanted.key(), passage.vocabulary().get(word));
    }

    /**
     * "Postfix" is "post-fix" or "post fix", either way round. Of two words in the passage the shorter stands for the whole:
     * it mostly tells "non-stop" from "stop", "toll-free" from "toll".
     */
    private void joined(int part) {
        String wanted = statement.parts().get(part).token().folded();
        for (int i = 1; i < passage.size(); i++) {
            if (isJoined(wanted, passage.token(i - 1), passage.token(i)) && isJoint(passage.between(i))) {
                boolean first = passage.token(i - 1).folded().length()
                        <= passage.token(i).folded().length();
                strengthen(part, passage.word(first ? i - 1 : i));
            }
        }
        int at = statement.parts().get(part).at();
        for (int first = Math.max(0, at - 1);
                first <= at && first + 1 < statement.tokens().size();
                first++) {
            for (int word = 0; word < strengths[part].length; word++) {
                if (isJoined(
                        passage.written(word),
                        statement.tokens().get(first),
                        statement.tokens().get(first + 1))) {
                    strengthen(part, word);
                }
            }
        }
    }

    private void strengthen(int part, int word) {
        strengths[part][word] = Math.max(strengths[part][word], JOINED);
    }

    private static boolean isJoined(String whole, Token first, Token second) {
        String start = first.folded();
        String end = second.folded();
        return whole.length() == start.length() + end.length() && whole.startsWith(start) && whole.endsWith(end);
    }

    private static boolean isJoint(String between) {
        return between.equals("-") || between.equals(" ");
    }

    /** Whether a word of the statement is that word of the passage, or stands for it. */
    boolean areKin(String wanted, String said) {
        if (wanted.equals(said)) {
            return true;
        }
        int word = passage.find(said);
        for (int part = 0; part < strengths.length && word >= 0; part++) {
            if (statement.parts().get(part).key().equals(wanted)) {
                return strengths[part][word] > 0;
            }
        }
        return false;
    }

    /** Whether the statement or the passage has a content word of the question. */
    boolean takesUpQuestion() {
        return statement.given().stream()
                .anyMatch(key -> Characters.isLetter(key.charAt(0))
                        && !passage.lexicon().isStopWord(key)
                        && (passage.find(key) >= 0 || statement.has(key)));
    }

    Statement statement() {
        return statement;
    }

    ReadText passage() {
        return passage;
    }

    double strength(int part, int token) {
        return strengths[part][passage.word(token)];
    }

    /** Whether the token stands for a part, and not merely for something near it. */
    boolean isCloselyMatched(int token) {
        for (double[] strength : strengths) {
            if (strength[passage.word(token)] > Thesaurus.NEAR) {
                return true;
            }
        }
        return false;
    }

    boolean isMatched(int token) {
        for (double[] strength : strengths) {
            if (strength[passage.word(token)] > 0) {
                return true;
            }
        }
        return false;
    }

    /** How well a sentence has the part. */
    double inSentence(int part, int sentence) {
        return bySentence[part][sentence];
    }

    private double[] sentences(int part) {
        double[] best = new double[passage.sentences()];
        for (int sentence = 0; sentence < best.length; sentence++) {
            for (int i = passage.sentenceStart(sentence); i < passage.sentenceEnd(sentence); i++) {
                best[sentence] = Math.max(best[sentence], strength(part, i));
            }
        }
        return best;
    }

    /** Where the part is best matched in that stretch; -1 when it is not. */
    int place(int part, int start, int end) {
        double best = 0;
        int place = -1;
        for (int i = start; i < end; i++) {
            double strength = strengths[part][passage.word(i)];
            if (strength > best) {
                best = strength;
                place = i;
            }
        }
        return place;
    }

    /** Whether any word of the whole passage stands for the part. */
    double anywhere(int part) {
        double best = 0;
        for (double strength : strengths[part]) {
            best = Math.max(best, strength);
        }
        return best;
    }
}
