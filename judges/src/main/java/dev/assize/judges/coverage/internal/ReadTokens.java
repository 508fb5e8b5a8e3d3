package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.List;

/** The tokens of a text as this judge compares them: parted verbs joined, amounts and dates in one form. */
final class ReadTokens {

    private ReadTokens() {}

    static List<Token> of(String text, Tokenizer tokenizer) {
        Language language = tokenizer.language();
        List<Token> dates = DatesInWords.read(PartedVerbs.read(text, tokenizer), text);
        return Amounts.write(ShortDates.read(dates, text, language), text, language);
    }
}
