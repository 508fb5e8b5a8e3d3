package dev.assize.judges.citation.internal;

import dev.assize.judges.citation.internal.ContextReader.Pull;
import dev.assize.text.FoldedText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells how a match was argued from the context, and whether what was said of snippet and summaries is so.
 *
 * <p>To say that somebody misread a text needs a proof: words in quotation marks that stand nowhere, or a topic of which
 * at least two notions are known and none is in the texts; of a wrong match, less than half in the text it speaks of.
 */
public final class MistakeReader {

    private static final int PROOF = 2;

    private final CitationReasoningReader reasoning;
    private final String snippet;
    private final String chosen;
    private final String right;
    private final boolean rightlyChosen;
    private final StatedTopic topic;
    private CitationReasoningReader.@Nullable Reading misread;
    private @Nullable List<Pull> pulls;

    private MistakeReader(
            CitationReasoningReader reasoning, String snippet, String chosen, String right, boolean rightlyChosen) {
        this.reasoning = reasoning;
        this.snippet = snippet;
        this.chosen = chosen;
        this.right = right;
        this.rightlyChosen = rightlyChosen;
        this.topic = StatedTopic.of(reasoning.contexts().topicClauses());
    }

    /**
     * @param right the contents of the right candidate; blank when there is none
     * @param rightlyChosen whether the chosen candidate is the right one
     */
    public static MistakeReader of(
            CitationReasoningReader reasoning, String snippet, String chosen, String right, boolean rightlyChosen) {
        return new MistakeReader(reasoning, snippet, chosen, right, rightlyChosen);
    }

    /** Words that it quotes are in none of the texts, or the topic that it states is not in the text it speaks of. */
    public CitationReasoningReader.Reading misreadsContext() {
        CitationReasoningReader.Reading known = misread;
        if (known == null) {
            known = readMisreading();
            misread = known;
        }
        return known;
    }

    private CitationReasoningReader.Reading readMisreading() {
        if (quotesOtherWords(reasoning.quotations())) {
            return said("Words that it quotes stand in none of the texts.");
        }
        return statesOtherTopic()
                ? said("The topic that it states is not that of the text it speaks of.")
                : CitationReasoningReader.Reading.NO;
    }

    private boolean quotesOtherWords(List<String> quotations) {
        if (quotations.isEmpty()) {
            return false;
        }
        String texts = FoldedText.fold(snippet + "\n" + chosen + "\n" + right);
        return quotations.stream().anyMatch(quoted -> !texts.contains(quoted) && !reasoning.isNameOrNumber(quoted));
    }

    private boolean touchesAnyText() {
        return topic.touches(snippet) || topic.touches(chosen) || topic.touches(right);
    }

    private boolean isTouchedBeside() {
        return reasoning.contexts().beside().stream()
                .map(clause -> StatedTopic.of(List.of(clause)))
                .anyMatch(beside -> beside.touches(snippet) || beside.touches(chosen));
    }

    private CitationReasoningReader.Reading said(String why) {
        return CitationReasoningReader.Reading.because(reasoning.contexts().restsOn(), why);
    }

    private boolean statesOtherTopic() {
        if (reasoning.contexts().countsKeywords()) {
            return false;
        }
        // One word that is in none of the texts is a word of the argument, and no topic.
        if (topic.own() == 0 || (topic.size() < PROOF && !touchesAnyText())) {
            return claimsFalseAgreement();
        }
        int inChosen = topic.sharedWith(chosen);
        if (inChosen > 0
                && topic.sharedWith(snippet) == 0
                && reasoning.contexts().tellsOfSnippet()
                && pointsElsewhere()) {
            return true;
        }
        int proof = rightlyChosen && reasoning.isEnglish() && topic.unknown() > 0 ? PROOF + 1 : PROOF;
        if (topic.size() < proof) {
            boolean own = !rightlyChosen
                    && topic.own() > 0
                    && topic.touches(snippet)
                    && !topic.touches(chosen)
                    && reasoning.contexts().tellsOfSummary();
            if (own && pulls().get(0) == Pull.NONE) {
                return true;
            }
            // One notion is proof enough where it is the snippet's, and is said of a summary that has nothing of it.
            return !rightlyChosen
                    && topic.size() == 1
                    && inChosen == 0
                    && topic.sharedWith(snippet) == 1
                    && reasoning.contexts().tellsOfSummary();
        }
        int inSnippet = topic.sharedWith(snippet);
        if (rightlyChosen) {
            // What it says of another candidate, or beside the words for snippet and summary, may be the topic.
            return inChosen == 0 && inSnippet == 0 && !isTouchedBeside();
        }
        boolean nowhere = inChosen == 0 && inSnippet == 0;
        if (nowhere && topic.size() < (reasoning.isEnglish() ? PROOF + 2 : PROOF + 1)) {
            return false;
        }
        int missing = topic.size() - inChosen;
        // All of it is the snippet's, and half of it is not in the summary it is said of.
        boolean half = missing == inChosen
                && inSnippet == topic.size()
                && reasoning.contexts().tellsOfSummary();
        return half || (missing > inChosen && (inChosen == 0 || inChosen < inSnippet));
    }

    /** "The contents agree", of a text that shares nothing with the snippet, while another one does. */
    private boolean claimsFalseAgreement() {
        boolean claimed = Argument.has(reasoning.contexts().clauses(), clause -> clause.has(Cue.MATTER));
        if (rightlyChosen || !claimed || right.isBlank() || chosen.isBlank()) {
            return false;
        }
        return pointsElsewhere();
    }

    /** The snippet is about the right candidate and not at all about the chosen one. */
    private boolean pointsElsewhere() {
        return !rightlyChosen && !right.isBlank() && pulls().equals(List.of(Pull.NONE, Pull.STRONG));
    }

    /** How far the snippet points to the chosen candidate and to the right one. */
    private List<Pull> pulls() {
        List<Pull> known = pulls;
        if (known == null) {
            known = ContextReader.read(snippet, List.of(chosen, right));
            pulls = known;
        }
        return known;
    }

    /** It counts words in common although the snippet is about another text, or not about the chosen one. */
    public CitationReasoningReader.Reading overfitsKeywords() {
        if (rightlyChosen || misreadsContext().holds()) {
            return CitationReasoningReader.Reading.NO;
        }
        boolean oneWord = !right.isBlank()
                && topic.size() == 1
                && topic.sharedWith(chosen) == 1
                && topic.sharedWith(snippet) == 1;
        if (!reasoning.contexts().countsKeywords() && !oneWord) {
            return CitationReasoningReader.Reading.NO;
        }
        return pulls().get(0) == Pull.STRONG
                ? CitationReasoningReader.Reading.NO
                : said("Single words in common are its only ground, and the texts are about different things.");
    }
}
