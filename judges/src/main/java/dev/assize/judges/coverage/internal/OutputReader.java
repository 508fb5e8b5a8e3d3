package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.detect.DetectedTexts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/**
 * An output prepared once, to be asked of each item of a checklist whether it is stated.
 *
 * <p>The reader looks for the sentence that covers most of a statement, hears the {@link Objections} against it, and
 * weighs all of it as {@link Signals} by trees that were learnt from labelled cases. Items are read in the language of the output. Not for several
 * threads at once.
 */
public final class OutputReader {

    private static final Reading.Ground LITERALLY = Reading.Ground.of("literal");

    private final ReadText passage;
    private final Tokenizer tokenizer;
    private final PassageKin kin;
    private final ReadItems items;
    private final Set<String> names;

    /** How the output exchanges the roles of a whole statement, of which several items may be parts. */
    private final Map<String, Optional<Objections.Made>> exchanges = new HashMap<>();

    private OutputReader(ReadText passage, Tokenizer tokenizer, ReadItems items) {
        this.passage = passage;
        this.tokenizer = tokenizer;
        Thesaurus thesaurus = Thesaurus.of(passage.language());
        this.kin = new PassageKin(passage, thesaurus);
        this.items = items;
        this.names = passage.nameKeys();
    }

    /** An output read without its reference, for one item at a time. */
    public static OutputReader of(String output, String question) {
        return of(output, question, "", List.of());
    }

    /**
     * @param question the question that was answered, or a blank: its words need not be repeated by an answer
     * @param reference what the output is held against, or a blank: it tells the language where the output does not
     * @param statements the facts and conclusions of the list, together: what all of them say tells little of one of them
     */
    public static OutputReader of(String output, String question, String reference, List<String> statements) {
        return of(
                language(new DetectedTexts(), output, question, reference).orElse(Language.ENGLISH),
                output,
                question,
                statements);
    }

    /**
     * One reader, or one for each language where no text tells which it is: then only what all of them find holds, whatever
     * the language.
     */
    public static List<OutputReader> inEveryLanguage(
            DetectedTexts texts, String output, String question, String reference, List<String> statements) {
        Optional<Language> told = language(texts, output, question, reference);
        List<Language> languages = told.map(List::of).orElseGet(() -> Language.BUILT_IN);
        return languages.stream()
                .map(language -> of(language, output, question, statements))
                .toList();
    }

    /** The language that the texts tell, the output before the others. */
    private static Optional<Language> language(DetectedTexts texts, String output, String question, String reference) {
        return texts.of(output)
                .known()
                .or(() -> texts.of(reference).known())
                .or(() -> texts.of(question).known())
                .or(() -> texts.of(output + "\n" + reference).known())
                .filter(Language.BUILT_IN::contains);
    }

    private static OutputReader of(Language language, String output, String question, List<String> statements) {
        Tokenizer tokenizer = new Tokenizer(language);
        ReadItems items = ReadItems.of(statements, question, language);
        return new OutputReader(ReadText.of(StrippedMarkdown.plain(output), tokenizer), tokenizer, items);
    }

    public Language language() {
        return passage.language();
    }

    /** Why no rules can read an item, as {@code told} tells; asked once for all outputs that are held against the same list. */
    public Optional<String> missingRules(String item, Function<String, Optional<String>> told) {
        return items.missingRules(item, told);
    }

    /** Whether the output states a fact or a conclusion. */
    public Reading statement(String item) {
        ListedItem listed = items.item(item, tokenizer);
        Statement statement = listed.draft().statement(names);
        if (statement.parts() == 0) {
            return literally(item);
        }
        Reading reading = SentenceSearch.of(new Match(statement, kin)).reading(Signals.STATED);
        Optional<Objections.Made> made = reading.stated() ? contradiction(listed) : Optional.empty();
        return made.isPresent()
                ? new Reading.Missing(
                        made.get().reason(), Reading.Ground.of(made.get().kind()))
                : reading;
    }

    /**
     * What stands before an omission weighs little, but said wrongly it makes the rest wrong: "The mayor left … in 1889" is not
     * stated by "The mayor did not leave in 1889". Who does what to whom is told by the whole alone.
     */
    private Optional<Objections.Made> contradiction(ListedItem item) {
        String whole = item.whole();
        Optional<Objections.Made> made =
                whole == null ? Optional.empty() : exchanges.computeIfAbsent(whole, this::exchange);
        Optional<StatementDraft> bare = made.isPresent() ? Optional.empty() : items.bare(item, tokenizer);
        return bare.isPresent()
                ? SentenceSearch.contradiction(new Match(bare.get().statement(names), kin))
                : made;
    }

    /** Whether the output says a whole statement the other way round; most have no roles that could be exchanged. */
    private Optional<Objections.Made> exchange(String whole) {
        Statement statement = statementOf(whole);
        return statement.mayBeSwapped() ? SentenceSearch.exchange(new Match(statement, kin)) : Optional.empty();
    }

    /** What the output has for and against a statement; empty where it has no word of it. */
    Optional<StatementEvidence> evidence(String item) {
        Match match = match(item);
        return match.statement().parts() == 0
                ? Optional.empty()
                : SentenceSearch.of(match).evidence();
    }

    /** Whether the output has content words of a statement, and lacks one that is neither number nor name: whoever does not know the language cannot tell. */
    public boolean hasSomeWords(String item) {
        Match match = match(item);
        boolean some = false;
        boolean lacks = false;
        for (int part = 0; part < match.statement().parts(); part++) {
            Statement.Part wanted = match.statement().part(part);
            boolean there = match.anywhere(part) > 0;
            some |= there;
            lacks |= !there && !wanted.exact() && !wanted.name();
        }
        return some && lacks;
    }

    SentenceSearch hear(String item) {
        return SentenceSearch.of(match(item));
    }

    Match match(String item) {
        return new Match(statementOf(item), kin);
    }

    private Statement statementOf(String item) {
        return items.statement(item, tokenizer, names);
    }

    /** An item of stop words alone ("Yes", "no one") is stated by those words in a row. */
    private Reading literally(String item) {
        List<Token> wanted = ReadTokens.of(item, tokenizer);
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
                return new Reading.Found(passage.span(at, at + length - 1), "says so", LITERALLY);
            }
        }
        return new Reading.Missing("its words are not there", LITERALLY);
    }

    /** An item without words ("++") is stated by its characters. */
    private Reading sign(String item) {
        int at = item.isEmpty() ? -1 : passage.text().indexOf(item);
        return at < 0
                ? new Reading.Missing("its characters are not there", LITERALLY)
                : new Reading.Found(Span.of(at, at + item.length()), "says so", LITERALLY);
    }

    /**
     * Whether the output uses a term, in any inflection or abbreviation of it, or as the head of a compound ("Mietvertrag" uses
     * "Vertrag"). A part does not use the whole: "Bank" is no "Bankkonto", nor has "Bankkonto" to do with a "Bank".
     */
    public Reading term(String item) {
        Statement statement = items.term(item, tokenizer);
        if (statement.parts() == 0) {
            return literally(item);
        }
        Match match = new Match(statement, kin);
        List<String> missing = new ArrayList<>();
        int place = -1;
        for (int part = 0; part < statement.parts(); part++) {
            int at = match.place(part, 0, passage.size());
            if (at < 0 || !isUse(match, part, at)) {
                missing.add(statement.part(part).token().folded());
            } else {
                place = place < 0 ? at : place;
            }
        }
        boolean used = place >= 0 && missing.size() * 3 <= statement.parts();
        double share = 1 - (double) missing.size() / statement.parts();
        return used
                ? new Reading.Found(passage.span(place, place), "used", Reading.Ground.of("term", share))
                : new Reading.Missing("not there: " + String.join(", ", missing), Reading.Ground.of("term", share));
    }

    private boolean isUse(Match match, int part, int at) {
        String said = passage.token(at).key();
        String term = match.statement().part(part).key();
        return match.strength(part, at) > Thesaurus.COMPOUND || said.endsWith(term);
    }
}
