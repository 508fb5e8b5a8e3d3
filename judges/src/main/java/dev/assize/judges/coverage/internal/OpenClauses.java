package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Token;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * Which tokens of a sentence stand in a clause that leaves open whether it is so, as grammar shows it: a question that asks for yes or
 * no, a condition ("if", or the verb in front: "Had he …", "Sollte er …"), what is asked indirectly ("whether"), what should be, what
 * would have been, and what almost was.
 *
 * <p>A question that asks for more ("Why did he leave?") takes the rest for granted. A clause ends at a mark.
 */
final class OpenClauses {

    private static final String MARKS = ",;:.!?()–—\n";

    /** So many words at the end of a question only ask for assent: "…, didn't he?". */
    private static final int TAG = 4;

    /** Dutch and German modal infinitives: with "had" or "hätte" they tell what was not done. */
    private static final Set<String> MODAL_INFINITIVES =
            Set.of("kunnen", "moeten", "mogen", "willen", "hoeven", "konnen", "sollen", "mussen", "durfen", "wollen");

    /** They open the main clause behind a condition. */
    private static final Set<String> THEN = Set.of("dan", "dann", "so");

    private final ReadText passage;
    private final List<Token> tokens;
    private final int sentence;
    private final int start;
    private final int end;
    private final IntPredicate deed;
    private final boolean past;
    private final Language language;
    private final OpenWords words;
    private final BitSet open = new BitSet();

    private OpenClauses(ReadText passage, int sentence, IntPredicate deed, boolean past) {
        this.passage = passage;
        this.tokens = passage.tokens();
        this.sentence = sentence;
        this.start = passage.sentenceStart(sentence);
        this.end = passage.sentenceEnd(sentence);
        this.deed = deed;
        this.past = past;
        this.language = passage.language();
        this.words = OpenWords.of(language);
    }

    /**
     * @param deed whether the token at a place stands for a deed of the statement
     * @param past whether the statement tells of the past
     */
    static BitSet in(ReadText passage, int sentence, IntPredicate deed, boolean past) {
        OpenClauses clauses = new OpenClauses(passage, sentence, deed, past);
        clauses.read();
        return clauses.open;
    }

    private void read() {
        if (asksYesOrNo()) {
            open.set(start, end);
            return;
        }
        if (opensWithCondition()) {
            open.set(start, clauseEnd(start));
        }
        int at = start;
        while (at < end) {
            int length = opening(at);
            if (length > 0) {
                open.set(isBehindVerb(at) ? clauseStart(at) : at, reach(at, length));
            }
            at += Math.max(1, length);
        }
    }

    /** Where the clause ends; and what should be known is so: "you should know that …". */
    private int reach(int at, int length) {
        int to = clauseEnd(at + length - (isCutOff(at + length) ? 0 : 1));
        if (words.condition(tokens, at) > 0) {
            return to;
        }
        for (int i = at + length; i < to; i++) {
            if (PolarityWords.of(language).isComplementizer(tokens.get(i))) {
                return i;
            }
        }
        return to;
    }

    /** How many words leave open what follows them in the clause; 0 when none do. */
    private int opening(int at) {
        int condition = words.condition(tokens, at);
        if (condition > 0 && isConjunction(at, condition)) {
            return condition;
        }
        int duty = words.duty(tokens, at, past);
        if (duty > 0) {
            return duty;
        }
        int unreal = words.unreal(tokens, at);
        if (unreal > 0 && isUnreal(at)) {
            return unreal;
        }
        return words.isAlmost(tokens.get(at)) && isOfDeed(at) ? 1 : 0;
    }

    /** "Schloss beinahe die Brücke": in Dutch and German the verb may stand before the word. */
    private boolean isBehindVerb(int at) {
        return words.isAlmost(tokens.get(at)) && PolarityWords.negatesAfterTheVerb(language);
    }

    /** "Es sei denn, die Stadt …": the comma is spelling. */
    private boolean isCutOff(int next) {
        return next < end && isCut(next);
    }

    private boolean asksYesOrNo() {
        if (!passage.endsWith('?', sentence)) {
            return false;
        }
        int last = end - 1;
        while (last > start && !isCut(last)) {
            last--;
        }
        boolean tag = last > start && end - last <= TAG;
        boolean answered = end < tokens.size() && words.isAnswerYes(tokens.get(end));
        return !tag && !answered && tokens.subList(start, end).stream().noneMatch(words::asksForMore);
    }

    /** "Had he …, …", "Sluit de stad …, dan …": a verb in front, its subject behind it, and the main clause after a comma. */
    private boolean opensWithCondition() {
        if (start + 2 >= end || !isSubject(start + 1)) {
            return false;
        }
        int main = clauseEnd(start);
        if (language == Language.ENGLISH) {
            return main < end && words.opensInFront(tokens.get(start));
        }
        if (!passage.traits().opensWithVerb(sentence)) {
            return false;
        }
        boolean then =
                main < end && (isVerb(main) || THEN.contains(tokens.get(main).folded()));
        return then || (main == end && isWish());
    }

    private boolean isWish() {
        return passage.endsWith('!', sentence);
    }

    private boolean isVerb(int at) {
        DiscourseMarkers markers = DiscourseMarkers.of(language);
        return markers.isAuxiliary(tokens.get(at))
                || deed.test(at)
                || (!tokens.get(at).capitalised()
                        && (markers.isVerb(tokens.get(at))
                                || VerbRoots.of(language)
                                        .mayBeFinite(tokens.get(at).folded())));
    }

    /** An article, a pronoun or a name. */
    private boolean isSubject(int at) {
        return Lexicon.of(language).isDeterminer(tokens.get(at).folded())
                || words.isSubject(tokens.get(at))
                || tokens.get(at).capitalised();
    }

    private boolean isConjunction(int at, int length) {
        int next = at + length;
        if (next >= end || !(isSubject(next) || length > 1 || language == Language.GERMAN)) {
            return false;
        }
        String word = tokens.get(at).folded();
        String before = at > start ? tokens.get(at - 1).folded() : "";
        return switch (language.code()) {
            // "Even though" is told by two words that contain one of condition.
            case "fr" ->
                !before.equals("meme")
                        && (!word.equals("s") || tokens.get(next).folded().startsWith("il"));
            case "de" ->
                !(word.equals("wenn")
                        && (before.equals("auch") || tokens.get(next).folded().equals("auch")));
            // "Als" is also "as" and "of" also "or": then no verb ends the clause.
            case "nl" -> !(word.equals("als") || word.equals("of")) || endsWithVerb(next);
            default -> true;
        };
    }

    private boolean endsWithVerb(int at) {
        int last = clauseEnd(at) - 1;
        return last > at + 1 && isVerb(last);
    }

    /** "Had … kunnen", "hätte … sollen"; "hatte … müssen" was done. */
    private boolean isUnreal(int at) {
        if (!PolarityWords.negatesAfterTheVerb(language)) {
            return true;
        }
        int second = tokens.get(at).span().start() + 1;
        if (language == Language.GERMAN && passage.text().charAt(second) == 'a') {
            return false;
        }
        int to = clauseEnd(at);
        for (int i = at + 1; i < to; i++) {
            if (MODAL_INFINITIVES.contains(tokens.get(i).folded())) {
                return true;
            }
        }
        return false;
    }

    /** "Almost closed", "schloss beinahe die Brücke"; "almost empty" and "fast alle" are of something else. */
    private boolean isOfDeed(int at) {
        if (at + 1 >= end) {
            return false;
        }
        if (deed.test(at + 1)) {
            return true;
        }
        boolean verbLast = PolarityWords.negatesAfterTheVerb(language);
        return verbLast
                && Lexicon.of(language).isDeterminer(tokens.get(at + 1).folded())
                && Quantifier.at(tokens, at + 1, language).isEmpty()
                && (at + 2 >= end || Quantifier.at(tokens, at + 2, language).isEmpty());
    }

    private int clauseStart(int at) {
        int from = at;
        while (from > start && !isCut(from)) {
            from--;
        }
        return from;
    }

    private int clauseEnd(int at) {
        int to = at + 1;
        while (to < end && !isCut(to)) {
            to++;
        }
        return to;
    }

    /** Whether a mark parts the token from the one before it. */
    private boolean isCut(int at) {
        return passage.between(at).chars().anyMatch(c -> MARKS.indexOf(c) >= 0);
    }
}
