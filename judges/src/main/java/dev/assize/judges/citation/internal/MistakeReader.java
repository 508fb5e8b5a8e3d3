package dev.assize.judges.citation.internal;

import dev.assize.judges.citation.internal.ContextReader.Pull;
import dev.assize.text.FoldedText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells how a match was argued from the context, and whether what was said of snippet and summaries is so.
 *
 * <p>To say that somebody misread a text needs a proof: words in quotation marks that stand nowhere, or a topic of which
 * at least two notions are known and none is in the texts; of a wrong match, a topic that is the snippet's and not the chosen text's.
 */
public final class MistakeReader {

    private static final int PROOF = 2;

    /** So much more of a topic is the snippet's than the chosen text's where it was read in the snippet alone. */
    private static final int MOSTLY = 3;

    private static final int SEVERAL = 3;

    /** So many characters may a reference have that says no more than who decided, when, and under which number. */
    private static final int LONGEST_REFERENCE = 160;

    /** Two words of fewer than these are most of a short summary. */
    private static final int FEW_OF = 5;

    private final CitationReasoningReader reasoning;
    private final ArguedTexts texts;
    private final String snippet;
    private final String chosen;
    private final String right;
    private final boolean rightlyChosen;
    private final StatedTopic topic;
    private CitationReasoningReader.@Nullable Reading misread;
    private @Nullable List<Pull> pulls;
    private StatedTopic.@Nullable Shared chosenShared;
    private StatedTopic.@Nullable Shared snippetShared;

    private MistakeReader(CitationReasoningReader reasoning, ArguedTexts texts, boolean rightlyChosen) {
        this.reasoning = reasoning;
        this.texts = texts;
        this.snippet = texts.snippet();
        this.chosen = texts.chosen();
        this.right = texts.right();
        this.rightlyChosen = rightlyChosen;
        this.topic = StatedTopic.of(reasoning.contexts().topicClauses());
    }

    /** @param rightlyChosen whether the chosen candidate is the right one */
    public static MistakeReader of(CitationReasoningReader reasoning, ArguedTexts texts, boolean rightlyChosen) {
        return new MistakeReader(reasoning, texts, rightlyChosen);
    }

    CitationReasoningReader reasoning() {
        return reasoning;
    }

    ArguedTexts texts() {
        return texts;
    }

    boolean isRightlyChosen() {
        return rightlyChosen;
    }

    /** Words that it quotes are in none of the texts, or the topic that it states is not in the text it speaks of. */
    CitationReasoningReader.Reading misreadsContext() {
        CitationReasoningReader.Reading known = misread;
        if (known == null) {
            known = readMisreading();
            misread = known;
        }
        return known;
    }

    private CitationReasoningReader.Reading readMisreading() {
        if (quotesOtherWords(reasoning.quotations())) {
            return new CitationReasoningReader.Reading(
                    true,
                    ground(),
                    "Words that it quotes stand in none of the texts.",
                    CitationReasoningReader.Reading.WORDS);
        }
        return statesOtherTopic()
                ? said("The topic that it states is not that of the text it speaks of.")
                : CitationReasoningReader.Reading.NO;
    }

    private boolean quotesOtherWords(List<String> quotations) {
        if (quotations.isEmpty()) {
            return false;
        }
        String folded = FoldedText.fold(texts.all());
        return quotations.stream()
                .anyMatch(quoted -> !folded.contains(quoted)
                        && !reasoning.isNameOrNumber(quoted)
                        && StatedTopic.hasContent(quoted));
    }

    /** No more than court, date and number: whoever says what it is about has that from elsewhere. */
    private static boolean isEmpty(String text) {
        return text.length() <= LONGEST_REFERENCE
                && StatedTopic.shared(text, "").of() == 0;
    }

    private boolean touchesAnyText() {
        return topic.touches(snippet) || topic.touches(chosen) || topic.touches(right);
    }

    private boolean isTouchedBeside() {
        return reasoning.contexts().beside().stream()
                .map(Clause::topic)
                .anyMatch(beside -> beside.touches(snippet) || beside.touches(chosen));
    }

    private CitationReasoningReader.Reading said(String why) {
        return new CitationReasoningReader.Reading(true, ground(), why);
    }

    private String ground() {
        return reasoning.contexts().restsOn().map(Clause::text).orElse("");
    }

    private boolean statesOtherTopic() {
        if (reasoning.contexts().countsKeywords()) {
            return false;
        }
        if (isEmpty(snippet)
                && StatedTopic.of(reasoning.contexts().toldOfSnippet()).touches(chosen)) {
            return true;
        }
        // One word that is in none of the texts is a word of the argument, and no topic.
        if (topic.own() == 0 || (topic.size() < PROOF && !touchesAnyText())) {
            return claimsFalseAgreement() || (!rightlyChosen && tellsOfSnippetInstead());
        }
        return rightlyChosen
                ? isNowhere()
                : isOfSnippetInstead(topic) || (!touchesAnyText() && tellsOfSnippetInstead());
    }

    /** Who tells several things of a text has read it, and rests on no single word. */
    private boolean tellsOfChosen() {
        StatedTopic told =
                topic.own() > 0 ? topic : StatedTopic.of(reasoning.contexts().beside());
        return told.sharedWith(chosen) >= SEVERAL;
    }

    /** The same, wherever he tells them: what he says of the snippet is then no misreading of that text. */
    private boolean tellsMuchOfChosen() {
        return reasoning.contexts().everything().sharedWith(chosen) >= SEVERAL;
    }

    /** What is said of another candidate, or beside the words for snippet and summary, may be the topic. */
    private boolean isNowhere() {
        int proof = reasoning.isEnglish() && topic.unknown() > 0 ? PROOF + 1 : PROOF;
        return topic.size() >= proof
                && topic.sharedWith(chosen) == 0
                && topic.sharedWith(snippet) == 0
                && !isTouchedBeside();
    }

    /**
     * Whoever argues for a wrong match has read the snippet, and says of the chosen text what only the snippet says: much of the topic is in
     * the snippet and next to nothing in the text. A topic that is in neither may be told in words that no list knows.
     */
    private boolean isOfSnippetInstead(StatedTopic told) {
        int inChosen = told.sharedWith(chosen);
        int inSnippet = told.sharedWith(snippet);
        if (inChosen == 0 && inSnippet == 0) {
            boolean much = told.size() > (reasoning.isEnglish() ? PROOF + 1 : PROOF) && !told.touches(chosen);
            return !tellsMuchOfChosen() && (much || isOnlyLikeSnippet(told));
        }
        if (inSnippet == 0) {
            return reasoning.contexts().tellsOfSnippet() && pointsElsewhere();
        }
        if (tellsMuchOfChosen()) {
            return false;
        }
        boolean ofSummary = reasoning.contexts().tellsOfSummary();
        // All of it is the snippet's, and half of it is not in the summary it is said of.
        boolean half = ofSummary && inSnippet == told.size() && 2 * inChosen <= inSnippet;
        return inChosen == 0
                ? (told.size() >= PROOF || ofSummary) && !told.touches(chosen)
                : half || inSnippet >= MOSTLY * inChosen;
    }

    /** "The second ruling is about a wind turbine too": no list knows the word, and the snippet alone has it. */
    private boolean isOnlyLikeSnippet(StatedTopic told) {
        return reasoning.contexts().tellsOfSummary()
                && told.touches(snippet)
                && !told.touches(chosen)
                && pulls().get(0) == Pull.NONE;
    }

    /** An argument that has no word for summary or snippet may all the same tell what they are about. */
    private boolean tellsOfSnippetInstead() {
        StatedTopic told = StatedTopic.of(reasoning.contexts().beside());
        return told.sharedWith(snippet) >= PROOF && isOfSnippetInstead(told);
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
            known = ContextReader.read(snippet, right.isBlank() ? List.of(chosen) : List.of(chosen, right));
            pulls = known;
        }
        return known;
    }

    /**
     * It rests on a word or two: it says that it does while the snippet is about another text, or that is all the two texts have in common. What
     * a wrong match was chosen for can then be no more than that, however it is told. A number that is claimed is another ground.
     */
    CitationReasoningReader.Reading overfitsKeywords() {
        if (rightlyChosen
                || misreadsContext().holds()
                || reasoning.claimsNumberMatch().holds()) {
            return CitationReasoningReader.Reading.NO;
        }
        boolean oneWord = !right.isBlank()
                && topic.size() == 1
                && topic.sharedWith(chosen) == 1
                && topic.sharedWith(snippet) == 1;
        boolean words = oneWord
                || reasoning.contexts().countsKeywords()
                || reasoning.contexts().repeatsWord()
                || KeywordRemarks.areWordsOf(reasoning.quotedContents(), snippet + "\n" + chosen);
        if (words && pulls().get(0) != Pull.STRONG) {
            return new CitationReasoningReader.Reading(
                    true,
                    ground(),
                    "Words in common are its ground, and the texts are about different things.",
                    CitationReasoningReader.Reading.WORDS);
        }
        return shareLittle() && !tellsOfChosen()
                ? said("Single words in common are its only ground, and the texts are about different things.")
                : CitationReasoningReader.Reading.NO;
    }

    /** Of the words of content of the one text the other has one, or two of at least five, whichever of the two is asked. */
    private boolean shareLittle() {
        return isLittle(chosenInSnippet()) && isLittle(snippetInChosen());
    }

    StatedTopic.Shared chosenInSnippet() {
        StatedTopic.Shared known = chosenShared;
        if (known == null) {
            known = StatedTopic.shared(chosen, snippet);
            chosenShared = known;
        }
        return known;
    }

    StatedTopic.Shared snippetInChosen() {
        StatedTopic.Shared known = snippetShared;
        if (known == null) {
            known = StatedTopic.shared(snippet, chosen);
            snippetShared = known;
        }
        return known;
    }

    private static boolean isLittle(StatedTopic.Shared shared) {
        return (shared.words() == 1 && shared.of() > PROOF) || (shared.words() == 2 && shared.of() >= FEW_OF);
    }
}
