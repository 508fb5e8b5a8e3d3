package dev.assize.law.be.provision;

import dev.assize.text.Span;

/**
 * Why a provision belongs to its act, at one place.
 *
 * @param reason the rule that decided
 * @param words the words of the text that made it so
 * @param identified whether these words tell by themselves which act is meant: a name, a date, a number, and neither "the
 *     said law" nor an abbreviation with two readings
 */
public record Attribution(Reason reason, Span words, boolean identified) {

    /**
     * Whether an act hangs on the article, with nothing but numbers, sub-divisions and little words between them, and is
     * identified there. Where an act hangs is one certainty, which act it is another; this needs both.
     */
    public boolean isAttached() {
        return identified && reason.compareTo(Reason.SHARED_FORWARD) <= 0;
    }

    /** The rules, from the strongest to the weakest. */
    public enum Reason {
        /** The act stands right after the article. */
        NAMED_AFTER,
        /** The act stands right before the article. */
        NAMED_BEFORE,
        /** The next article in the same breath names it. */
        SHARED_FORWARD,
        /** The article before, in the same breath, named it. */
        SHARED_BACKWARD,
        /** "its article", "of which title II (articles 30 to 41)": the act that was named last. */
        POSSESSIVE,
        /** It stands inside the quotation that an article of this act opens. */
        QUOTED,
        /** The number can only belong to this act. */
        SHAPE_OF_NUMBER,
        /** The text cited the same article with this act before. */
        SAME_ARTICLE,
        /** The same sentence named the act before. */
        NAMED_IN_SENTENCE,
        /** It is the act that the passage is about, where the act cited last was cited only once, in passing. */
        TOPIC,
        /** It is the act cited last. */
        LAST_CITED,
        /** The text names the act only later. */
        NAMED_LATER,
        /** Nothing tells. */
        UNKNOWN
    }
}
