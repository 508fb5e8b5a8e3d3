package dev.assize.judges.citation.internal;

import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Tells whether an argument counts words that two texts have in common. */
final class KeywordRemarks {

    static final Pattern QUOTATION = Pattern.compile(
            "(?<!" + Characters.LETTER_OR_NUMBER + ")'([^']{4,120})'(?!" + Characters.LETTER_OR_NUMBER + ")");

    private KeywordRemarks() {}

    /** "'Famille' occurs in both": single words are quoted, and no more is said of what the texts are about. */
    private static boolean quotesOneWord(Clause sentence) {
        String folded = FoldedText.fold(sentence.text());
        if (folded.indexOf('\'') < 0) {
            return false;
        }
        List<String> quoted =
                QUOTATION.matcher(folded).results().map(found -> found.group(1)).toList();
        return !quoted.isEmpty()
                && quoted.stream().allMatch(words -> Clause.words(words).size() == 1)
                && sentence.has(Cue.SHARED)
                && sentence.topic().size() <= quoted.size();
    }

    /** Whether all that it quotes are single words of some texts: such words are what it goes by. */
    static boolean areWordsOf(List<String> quotations, String texts) {
        if (quotations.isEmpty()) {
            return false;
        }
        String folded = FoldedText.fold(texts);
        return quotations.stream().allMatch(quoted -> Clause.words(quoted).size() == 1 && folded.contains(quoted));
    }

    /** "A wall in the snippet, a wall with candidate 4": one word of content is said of each side, and the snippet has it. */
    static Optional<Clause> repeatsWord(Argument argument, String snippet) {
        return argument.firstSentence(sentence -> StatedTopic.repeated(sentence).stream()
                .anyMatch(word -> StatedTopic.shared(word, snippet).words() > 0));
    }

    /** Whether it speaks of words in common rather than of what a text says. */
    static boolean areIn(Argument argument) {
        return argument.hasSentence(sentence -> sentence.has(Cue.KEYWORD)
                || sentence.positions(Cue.WORD).size() > 1
                || ((sentence.has(Cue.WORD) || quotesOneWord(sentence))
                        && sentence.hasAny(Cue.SHARED, Cue.CONTEXT, Cue.MATCH, Cue.BEARS)));
    }
}
