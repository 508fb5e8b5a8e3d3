package dev.assize.law.be.act;

import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A place where a text names an act, before it is known which act that is.
 *
 * @param first the first token of the name
 * @param last the last token of the name
 * @param form how the act is named
 * @param type the kind of act that the words announce
 * @param family the noun that later words may take up again
 * @param candidates the registered acts that bear this name, in the order of the registry
 * @param date the date in the name; null when it has none
 * @param number the number in the name ("78", "2016/679", "protocol 1"); empty when it has none
 * @param words what the name says the act is about
 * @param defined the mention for which the text defined this name; null when the name is its own
 */
public record ActMention(
        int first,
        int last,
        Form form,
        ActType type,
        ActNoun.Family family,
        List<RegisteredAct> candidates,
        @Nullable LocalDate date,
        String number,
        Set<String> words,
        @Nullable ActMention defined) {

    /** How a text names an act. */
    public enum Form {
        /** By a name of the registry, or one that the text defined. */
        NAMED,
        /** By an abbreviation, which counts only next to an article. */
        ABBREVIATED,
        /** By kind and date, number or subject. */
        DESCRIBED,
        /** By a noun alone: "the law", "the said code". */
        GENERIC
    }

    public ActMention {
        candidates = List.copyOf(candidates);
        words = Set.copyOf(words);
    }

    public ActMention(
            int first,
            int last,
            Form form,
            ActType type,
            ActNoun.Family family,
            List<RegisteredAct> candidates,
            @Nullable LocalDate date,
            String number,
            Set<String> words) {
        this(first, last, form, type, family, candidates, date, number, words, null);
    }

    /** The same mention, taken for another form. */
    ActMention as(Form other) {
        return new ActMention(first, last, other, type, family, candidates, date, number, words, defined);
    }

    /** Whether the words identify an act without looking back. */
    public boolean identifies() {
        return form != Form.GENERIC;
    }

    /** Whether the text says that the act is of another state: "la loi congolaise". */
    public boolean isForeign(Tokens tokens) {
        return ForeignState.isOf(tokens, this);
    }

    /** The further acts that the same plural noun names behind it: "des directives 93/104 et 2003/88". */
    public List<ActMention> coordinated(Tokens tokens, DateMarks dates) {
        return new CoordinatedActs(tokens, dates).after(this);
    }
}
