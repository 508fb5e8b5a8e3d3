package dev.assize.judges.coverage.internal;

import dev.assize.text.PartOfSpeech;
import java.util.Set;

/** What a stretch of a text has that makes a clause of it: a verb, a subject, a noun that another clause belongs to. */
final class ClauseGrammar {

    /** Pronouns that stand before a verb without being its subject. */
    private static final Set<String> OBJECTS = Set.of(
            "se", "s", "sich", "zich", "y", "en", "le", "la", "les", "lui", "leur", "l", "me", "te", "nous", "vous");

    /** They belong to the noun before them. */
    private static final Set<String> GENITIVES = Set.of("of", "de", "du", "des", "d", "van", "von", "vom");

    private final ReadText text;

    ClauseGrammar(ReadText text) {
        this.text = text;
    }

    int contentWords(int start, int end) {
        int words = 0;
        for (int i = start; i < end; i++) {
            words += text.token(i).isContent() ? 1 : 0;
        }
        return words;
    }

    boolean hasVerb(int start, int end) {
        for (int i = start; i < end; i++) {
            if (text.part(i) == PartOfSpeech.FINITE_VERB) {
                return true;
            }
        }
        return false;
    }

    /** Whether it has a verb, and a word that means something. */
    boolean isStatement(int start, int end) {
        return hasVerb(start, end) && contentWords(start, end) > 0;
    }

    boolean hasAmount(int start, int end) {
        for (int i = start; i < end; i++) {
            if (text.token(i).isExact()) {
                return true;
            }
        }
        return false;
    }

    boolean hasCommaBefore(int at) {
        return text.between(at).indexOf(',') >= 0;
    }

    /** Whether the word is a preposition that makes its noun belong to the one before: "of", "du". */
    boolean isGenitive(int at) {
        return text.part(at) == PartOfSpeech.PREPOSITION
                && GENITIVES.contains(text.token(at).folded());
    }

    /**
     * Whether a stretch before a joining word is a whole statement, not half of a subordinate clause ("if it meets oxygen and …").
     *
     * @param comma whether a comma parts it from the joining word
     */
    boolean isWhole(int start, int end, boolean comma) {
        int verbs = 0;
        int subordinates = 0;
        int lastSubordinate = -1;
        int lastVerb = -1;
        for (int i = start; i < end; i++) {
            if (text.part(i) == PartOfSpeech.FINITE_VERB) {
                verbs++;
                lastVerb = i;
            } else if (opensSubordinate(i)) {
                subordinates++;
                lastSubordinate = i;
            }
        }
        if (verbs <= subordinates) {
            return verbs > 0 && verbs == subordinates && comma;
        }
        // "He said that it is old and it leaks" may say both; a comma parts what he said from what follows.
        boolean inside = lastSubordinate > start && lastVerb > lastSubordinate && !hasComma(lastSubordinate, end);
        return !inside || comma;
    }

    private boolean hasComma(int from, int to) {
        for (int i = from + 1; i < to; i++) {
            if (hasCommaBefore(i)) {
                return true;
            }
        }
        return false;
    }

    private boolean opensSubordinate(int at) {
        PartOfSpeech part = text.part(at);
        return part == PartOfSpeech.SUBORDINATOR || part == PartOfSpeech.RELATIVE;
    }

    /** Whether a verb comes before a comma and before a subordinate clause opens, so that it belongs to what begins here. */
    boolean opensWithVerb(int start, int end) {
        boolean subordinate = start < end && text.part(start) == PartOfSpeech.SUBORDINATOR;
        for (int i = start; i < end; i++) {
            boolean comma = i > start && hasCommaBefore(i) && !subordinate;
            boolean opens = text.part(i) == PartOfSpeech.RELATIVE || (i > start && opensSubordinate(i));
            if (comma || opens) {
                return false;
            }
            if (text.part(i) == PartOfSpeech.FINITE_VERB) {
                return true;
            }
        }
        return false;
    }

    /** Whether somebody who acts is named before the first verb or right behind it ("und dabei werden Wasser …"). */
    boolean hasSubject(int start, int end) {
        boolean complement = false;
        for (int i = start; i < end; i++) {
            PartOfSpeech part = text.part(i);
            if (part == PartOfSpeech.FINITE_VERB) {
                return i > start && i + 1 < end && mayAct(i + 1);
            }
            if (part == PartOfSpeech.PREPOSITION) {
                complement = true;
            } else if (!complement
                    && mayAct(i)
                    && !OBJECTS.contains(text.token(i).folded())) {
                return true;
            } else if (part.isNominal()) {
                complement = false;
            }
        }
        return true;
    }

    private boolean mayAct(int at) {
        PartOfSpeech part = text.part(at);
        return part.isNominal()
                || part == PartOfSpeech.PRONOUN
                || part == PartOfSpeech.DETERMINER
                || part == PartOfSpeech.NUMBER;
    }

    /** The token after what the first verb is said of; {@code start} where the clause opens with something else. */
    int subjectEnd(int start, int end) {
        PartOfSpeech opening = text.part(start);
        if (opening == PartOfSpeech.PREPOSITION
                || opening == PartOfSpeech.ADVERB
                || opening == PartOfSpeech.SUBORDINATOR) {
            return start;
        }
        for (int i = start; i < end; i++) {
            if (text.part(i) == PartOfSpeech.FINITE_VERB || (i > start && hasCommaBefore(i))) {
                return i;
            }
        }
        return start;
    }

    /** The token after the subject and its verb, with all that belongs to the verb; {@code start} where it has none. */
    int predicateEnd(int start, int end) {
        for (int i = start + 1; i < end; i++) {
            if (text.part(i) == PartOfSpeech.FINITE_VERB && contentWords(start, i) > 0) {
                int to = i + 1;
                while (to < end && (text.part(to).isVerb() || leadsToVerb(to, end))) {
                    to++;
                }
                return particleEnd(i, to, end);
            }
        }
        return start;
    }

    private boolean leadsToVerb(int at, int end) {
        PartOfSpeech part = text.part(at);
        return (part == PartOfSpeech.PARTICLE || part == PartOfSpeech.ADVERB)
                && at + 1 < end
                && text.part(at + 1).isVerb();
    }

    /** The token after the particle of a parted verb, which belongs to the verb wherever it stands: "betaalt … terug". */
    private int particleEnd(int verb, int verbsEnd, int end) {
        String key = text.token(verb).key();
        for (int i = verbsEnd; i < end && VerbRoots.isParted(key); i++) {
            if (text.token(i).stop() && VerbRoots.hasParticle(key, text.token(i).folded())) {
                return i + 1;
            }
        }
        return verbsEnd;
    }

    /** Whether a relative clause opens: "which", "à laquelle". */
    boolean opensRelative(int at, int end) {
        return text.part(at) == PartOfSpeech.RELATIVE
                || (text.part(at) == PartOfSpeech.PREPOSITION
                        && at + 1 < end
                        && text.part(at + 1) == PartOfSpeech.RELATIVE);
    }

    /** Where the noun phrase begins that ends before a token: at its article, or at that of the noun that "of" hangs on. */
    int nounStart(int start, int end) {
        int from = end - 1;
        while (from > start
                && belongsToNoun(from - 1)
                && !hasCommaBefore(from)
                && (text.part(from) != PartOfSpeech.DETERMINER || isGenitive(from - 1))) {
            from--;
        }
        return from;
    }

    private boolean belongsToNoun(int at) {
        PartOfSpeech part = text.part(at);
        return part.isNominal()
                || part == PartOfSpeech.ADJECTIVE
                || part == PartOfSpeech.DETERMINER
                || part == PartOfSpeech.NUMBER
                || isGenitive(at);
    }
}
