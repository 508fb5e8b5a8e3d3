package dev.assize.judges.coverage.reading;

import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * An output prepared once, to be asked of each item of a checklist whether it is stated.
 *
 * <p>The reader looks for the sentence that covers most of a statement, hears the {@link Objections} against it, and
 * weighs the rest by a few readable {@link Signal}s. Items are read in the language of the output. Not for several
 * threads at once.
 */
public final class OutputReader {

    private final ReadText passage;
    private final Tokenizer tokenizer;
    private final Thesaurus thesaurus;
    private final Objection objections;
    private final Set<String> given;
    private final Set<String> names;

    private OutputReader(ReadText passage, Tokenizer tokenizer, Set<String> given) {
        this.passage = passage;
        this.tokenizer = tokenizer;
        this.thesaurus = Thesaurus.of(passage.language());
        this.objections = new Objections(thesaurus);
        this.given = given;
        this.names = passage.nameKeys();
    }

    /** An output read without its reference. */
    public static OutputReader of(String output, String question) {
        return of(output, question, "");
    }

    /**
     * @param question the question that was answered, or a blank: its words need not be repeated by an answer
     * @param reference what the output is held against, or a blank: it tells the language where the output does not
     */
    public static OutputReader of(String output, String question, String reference) {
        Language language = LanguageDetector.detect(output)
                .known()
                .or(() -> LanguageDetector.detect(reference).known())
                .or(() -> LanguageDetector.detect(question).known())
                .orElse(Language.ENGLISH);
        Tokenizer tokenizer = new Tokenizer(language);
        Set<String> given = new HashSet<>();
        for (Token token : tokenizer.read(question)) {
            given.add(token.key());
        }
        return new OutputReader(ReadText.of(output, tokenizer), tokenizer, given);
    }

    public Language language() {
        return passage.language();
    }

    /** Whether the output states a fact or a conclusion. */
    public Reading statement(String item) {
        Statement statement = Statement.of(item, tokenizer, given, names);
        if (statement.parts().isEmpty()) {
            return literally(item);
        }
        return SentenceSearch.of(new Match(statement, passage, thesaurus), objections)
                .reading(Weights.STANDARD);
    }

    SentenceSearch hear(String item) {
        return SentenceSearch.of(
                new Match(Statement.of(item, tokenizer, given, names), passage, thesaurus), objections);
    }

    /** An item of stop words alone ("Yes", "no one") is stated by those words in a row. */
    private Reading literally(String item) {
        List<Token> wanted = tokenizer.read(item);
        if (wanted.isEmpty()) {
            return sign(item.strip());
        }
        for (int at = 0; at + wanted.size() <= passage.size(); at++) {
            int length = 0;
            while (length < wanted.size()
                    && wanted.get(length)
                            .key()
                            .equals(passage.token(at + length).key())) {
                length++;
            }
            if (length == wanted.size()) {
                return new Reading.Found(passage.span(at, at + length - 1), "says so");
            }
        }
        return new Reading.Missing("its words are not there");
    }

    /** An item without words ("++") is stated by its characters. */
    private Reading sign(String item) {
        int at = item.isEmpty() ? -1 : passage.text().indexOf(item);
        return at < 0
                ? new Reading.Missing("its characters are not there")
                : new Reading.Found(Span.of(at, at + item.length()), "says so");
    }

    /** Whether the output uses a term, in any inflection, compound or abbreviation of it. */
    public Reading term(String item) {
        Statement statement = Statement.of(item, tokenizer, Set.of(), Set.of());
        if (statement.parts().isEmpty()) {
            return literally(item);
        }
        Match match = new Match(statement, passage, thesaurus);
        List<String> missing = new ArrayList<>();
        int place = -1;
        for (int part = 0; part < statement.parts().size(); part++) {
            int at = match.place(part, 0, passage.size());
            if (at < 0) {
                missing.add(statement.parts().get(part).token().folded());
            } else {
                place = place < 0 ? at : place;
            }
        }
        boolean used = place >= 0 && missing.size() * 3 <= statement.parts().size();
        return used
                ? new Reading.Found(passage.span(place, place), "used")
                : new Reading.Missing("not there: " + String.join(", ", missing));
    }
}
