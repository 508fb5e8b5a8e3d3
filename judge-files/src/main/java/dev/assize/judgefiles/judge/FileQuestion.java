package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.core.question.Quoting;
import dev.assize.core.question.Wording;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.Fraction;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A question as the file writes it.
 *
 * @param variable its name in expressions
 * @param form the form of the answer; of a choice whose options come from the case, any two stand there
 * @param optionsFrom the options of a choice that come from the case; null where the file lists them
 * @param each what it goes over; null for a question that is asked once
 * @param when in which cases it is asked; null for all
 * @param otherwise the answer where it is not asked
 * @param embedded the answer that code can give; null where it cannot
 * @param field under which name the items of the list carry its answers
 * @param clip between which numbers an answer is forced, with a finding; null for none
 * @param needs the variables of the questions that must be settled before
 */
record FileQuestion(
        String name,
        String variable,
        Wording wording,
        Form form,
        @Nullable Expression optionsFrom,
        @Nullable Each each,
        @Nullable Expression when,
        @Nullable Datum otherwise,
        List<About> about,
        Quoting quoting,
        Question.Reuse reuse,
        @Nullable Expression embedded,
        String field,
        @Nullable Clip clip,
        Set<String> needs) {

    /** @param list the name of a field, a let or a question */
    record Each(String variable, String list) {}

    /** A passage: what the wording calls it, and its text. */
    record About(String name, Expression text, String join) {}

    /** Two ends, both allowed. */
    record Clip(Fraction least, Fraction most) {}

    FileQuestion {
        about = List.copyOf(about);
        needs = Set.copyOf(needs);
    }

    /** Of a question that is asked once, or of the item at that place, counted from 0. */
    QuestionId id(int item) {
        return QuestionId.of(each == null ? name : name + "-" + (item + 1));
    }

    /** The answer, forced between the ends that a number of it has. */
    Datum clipped(Datum answer) {
        if (clip == null || !(answer instanceof Datum.Numeric number)) {
            return answer;
        }
        Fraction least = number.value().compareTo(clip.least()) < 0 ? clip.least() : number.value();
        return Datum.number(least.compareTo(clip.most()) > 0 ? clip.most() : least);
    }

    /** In which situation it is asked, in words. */
    String situation() {
        Each over = each;
        Expression condition = when;
        return (over == null ? "once per case" : "for each " + over.variable() + " of " + over.list())
                + (condition == null ? "" : ", when " + condition.text());
    }
}
