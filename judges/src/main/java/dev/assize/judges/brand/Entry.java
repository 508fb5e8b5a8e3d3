package dev.assize.judges.brand;

import dev.assize.core.finding.Evidence;
import dev.assize.core.question.QuestionId;
import dev.assize.judges.brand.internal.Name;
import dev.assize.text.Span;
import java.util.List;
import java.util.stream.IntStream;

/**
 * One entry of the output.
 *
 * @param position from 1, among the entries without exact repeats
 */
record Entry(int position, String text, Name name) {

    /** Lists are mostly short, and every ruling asks for each entry's question several times. */
    private static final List<QuestionId> FIRST_QUESTIONS =
            IntStream.rangeClosed(1, 32).mapToObj(Entry::questionAt).toList();

    QuestionId question() {
        return position <= FIRST_QUESTIONS.size() ? FIRST_QUESTIONS.get(position - 1) : questionAt(position);
    }

    private static QuestionId questionAt(int position) {
        return QuestionId.of("entry-" + position);
    }

    /** The entry between quotation marks. */
    String quoted() {
        return "\"" + text + "\"";
    }

    Evidence evidence() {
        return Evidence.in(BrandFields.PREDICTED + "." + position, text, Span.of(0, text.length()));
    }
}
