package dev.assize.judges.citation.reading;

import dev.assize.judges.citation.reading.ContextReader.Pull;
import dev.assize.text.FoldedText;
import java.util.List;

/** Tells how a wrong match was argued from the context. */
public final class MistakeReader {

    private final CitationReasoningReader reasoning;
    private final String texts;
    private final String snippet;
    private final String chosen;
    private final String right;

    private MistakeReader(CitationReasoningReader reasoning, String snippet, String chosen, String right) {
        this.reasoning = reasoning;
        this.texts = FoldedText.fold(snippet + "\n" + chosen + "\n" + right);
        this.snippet = snippet;
        this.chosen = chosen;
        this.right = right;
    }

    /** @param right the contents of the right candidate; blank when there is none */
    public static MistakeReader of(String reasoning, String snippet, String chosen, String right) {
        return new MistakeReader(CitationReasoningReader.of(reasoning, ""), snippet, chosen, right);
    }

    /** Words that the argument quotes are in none of the texts. */
    public boolean misreadsContext() {
        return reasoning.quotations().stream().anyMatch(quoted -> !texts.contains(quoted));
    }

    /** It counts words in common although the snippet is about another text, or not about the chosen one. */
    public boolean overfitsKeywords() {
        if (!reasoning.countsKeywords() || misreadsContext()) {
            return false;
        }
        List<Pull> pulls = ContextReader.read(snippet, List.of(chosen, right));
        return pulls.get(0) != Pull.STRONG;
    }
}
