package dev.assize.core.question;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One small closed question about a case.
 *
 * @param id issued by the judge, unique within the case
 * @param wording what is asked, the same for every case
 * @param form the shape of the answer
 * @param passages the texts it is about, under the names that the wording uses
 * @param quoting whether the answer must show its place
 * @param reuse whether other cases may use the same answer
 * @param known what the judge's own code answers, for whoever answers by code; null when it cannot tell
 */
public record Question(
        QuestionId id,
        Wording wording,
        Form form,
        List<Passage> passages,
        Quoting quoting,
        Reuse reuse,
        @Nullable Known known) {

    /**
     * An answer that code can give, or why it can give none.
     *
     * @param value null where it cannot tell, for the reason that the rationale says
     * @param quote where it was read; {@link Quote#NONE} when nothing is quoted
     * @param rationale a short reason, possibly empty
     * @param basis the kind of evidence that decided; null where nobody tells
     */
    public record Known(
            @Nullable Value value,
            Quote quote,
            String rationale,
            @Nullable Basis basis) {}

    public Question(QuestionId id, Wording wording, Form form, List<Passage> passages, Quoting quoting, Reuse reuse) {
        this(id, wording, form, passages, quoting, reuse, null);
    }

    /** Whether an answer holds for one case or for all cases that share the passages. */
    public enum Reuse {
        THIS_CASE,
        SAME_PASSAGES
    }

    public Question {
        passages = List.copyOf(passages);
        String source = quoting.source().orElse("");
        if (!source.isEmpty() && passage(passages, source) == null) {
            throw new IllegalArgumentException(
                    "Question " + id + " quotes from \"" + source + "\", which it does not carry");
        }
    }

    public Optional<Passage> find(String passageName) {
        return Optional.ofNullable(passage(passages, passageName));
    }

    /** Every answer by rules looks its texts up, several times over. */
    private static @Nullable Passage passage(List<Passage> passages, String name) {
        for (int i = 0; i < passages.size(); i++) {
            Passage passage = passages.get(i);
            if (passage.name().equals(name)) {
                return passage;
            }
        }
        return null;
    }

    /** The one thing of many that it is about; empty where there is only one question of its kind. */
    public Optional<String> item() {
        for (int i = 0; i < passages.size(); i++) {
            if (passages.get(i).item()) {
                return Optional.of(passages.get(i).text());
            }
        }
        return Optional.empty();
    }

    /** The text of a passage that this question is known to carry. */
    public String require(String passageName) {
        Passage passage = passage(passages, passageName);
        if (passage == null) {
            throw new IllegalArgumentException("Question " + id + " carries no passage \"" + passageName + "\"");
        }
        return passage.text();
    }
}
