package dev.assize.judges.coverage.internal;

import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import dev.assize.text.detect.DetectedTexts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Reads what a reference states: its facts, its conclusions and the terms it turns on.
 *
 * <p>Every clause with something to check is a fact, unless a marker or its place makes it a conclusion. A reference
 * without a whole clause ("Andy Warhol") is one fact. What is said twice counts once.
 */
public final class ReferenceReader {

    private static final Pattern BLANKS = Pattern.compile("[ \\t]*\\n[ \\t]*|[ \\t]{2,}");

    private static final Set<String> DEBRIS =
            Set.of("ie", "eg", "etc", "cf", "viz", "dh", "zb", "bzw", "usw", "dwz", "bv");

    private final ReadText reference;
    private final DiscourseMarkers discourse;
    private final List<Item> facts = new ArrayList<>();
    private final List<Item> conclusions = new ArrayList<>();

    private ReferenceReader(ReadText reference) {
        this.reference = reference;
        this.discourse = DiscourseMarkers.of(reference.language());
    }

    /** @param question the question that the reference answers, or a blank */
    public static ReferenceItems read(String reference, String question) {
        return read(new DetectedTexts(), reference, question);
    }

    /** @param texts what is known of the languages of the case */
    public static ReferenceItems read(DetectedTexts texts, String reference, String question) {
        return texts.of(reference)
                .known()
                .or(() -> texts.of(question).known())
                .filter(Language.BUILT_IN::contains)
                .map(language -> read(language, reference, question))
                .orElseGet(() -> inEveryLanguage(reference, question));
    }

    /** What is read alike in every language; where clauses are cut otherwise, each sentence is a fact. */
    private static ReferenceItems inEveryLanguage(String reference, String question) {
        List<ReferenceItems> all = Language.BUILT_IN.stream()
                .map(language -> read(language, reference, question))
                .toList();
        ReferenceItems one = all.get(0);
        List<Item> terms = one.terms().stream()
                .filter(term -> all.stream().allMatch(other -> other.terms().contains(term)))
                .toList();
        boolean alike = all.stream()
                .allMatch(other ->
                        other.facts().equals(one.facts()) && other.conclusions().equals(one.conclusions()));
        return new ReferenceItems(
                alike ? one.facts() : sentences(reference), alike ? one.conclusions() : List.of(), terms);
    }

    private static List<Item> sentences(String reference) {
        String text = StrippedMarkdown.plainReference(reference);
        List<Item> items = new ArrayList<>();
        Set<String> seen = new HashSet<>();
        for (Span sentence : Sentences.of(text)) {
            String words = plain(sentence.in(text));
            if (words.codePoints().anyMatch(Characters::isLetterOrDigit) && seen.add(words)) {
                items.add(new Item(words, sentence));
            }
        }
        return items;
    }

    private static ReferenceItems read(Language language, String reference, String question) {
        Tokenizer tokenizer = new Tokenizer(language);
        Set<String> asked = new HashSet<>();
        for (Token token : ReadTokens.of(question, tokenizer)) {
            asked.add(token.key());
        }
        return reader(reference, tokenizer).checklist(asked);
    }

    private static ReferenceReader reader(String reference, Tokenizer tokenizer) {
        String plain = StrippedMarkdown.plainReference(reference);
        // A reference of nothing but marks is what they say.
        String text = plain.isBlank() ? reference : plain;
        return new ReferenceReader(ReadText.of(text, tokenizer));
    }

    private ReferenceItems checklist(Set<String> asked) {
        List<Clauses.Clause> statements = statements(reference, discourse);
        WeighedConclusions weighed = new WeighedConclusions(reference, discourse, statements);
        for (int i = 0; i < statements.size(); i++) {
            (weighed.isConclusion(i) ? conclusions : facts).add(item(statements.get(i)));
        }
        if (facts.isEmpty() && conclusions.isEmpty() && !reference.text().isBlank()) {
            String text = reference.text().strip();
            int start = reference.text().indexOf(text);
            facts.add(new Item(plain(text), Span.of(start, start + text.length())));
        }
        return new ReferenceItems(
                facts, conclusions, Terms.of(reference, discourse, asked, facts.size() + conclusions.size()));
    }

    /** What the text states, each clause once, long ones taken apart. */
    static List<Clauses.Clause> statements(ReadText text, DiscourseMarkers discourse) {
        List<Clauses.Clause> clauses = Clauses.of(text, discourse);
        Propositions propositions = new Propositions(text, clauses.size());
        Set<String> seen = new HashSet<>();
        List<Clauses.Clause> statements = new ArrayList<>();
        for (Clauses.Clause clause : clauses) {
            if (seen.add(words(text, clause)) && !isDebris(text, clause)) {
                statements.addAll(propositions.of(clause));
            }
        }
        return statements;
    }

    private Item item(Clauses.Clause clause) {
        Span span = closed(reference.span(clause.start(), clause.end() - 1), reference.text());
        String words = plain(span.in(reference.text()));
        if (!clause.leans()) {
            return new Item(words, span);
        }
        Span stem = reference.span(clause.stemStart(), clause.stemEnd() - 1);
        return new Item(plain(stem.in(reference.text())) + Propositions.OMITTED + words, span);
    }

    /** In one line, without the blanks that marks have left. */
    static String plain(String text) {
        String bare = text.strip();
        return isInOneLine(bare) ? bare : BLANKS.matcher(bare).replaceAll(" ");
    }

    private static boolean isInOneLine(String text) {
        boolean blankBefore = false;
        for (int i = 0; i < text.length(); i++) {
            char unit = text.charAt(i);
            boolean blank = unit == ' ' || unit == '\t';
            if (unit == '\n' || (blank && blankBefore)) {
                return false;
            }
            blankBefore = blank;
        }
        return true;
    }

    /** "i.e.", "etc.": a short form that leads to something and says nothing. */
    private static boolean isDebris(ReadText text, Clauses.Clause clause) {
        StringBuilder letters = new StringBuilder();
        for (int i = clause.start(); i < clause.end(); i++) {
            letters.append(text.token(i).folded());
        }
        return DEBRIS.contains(letters.toString());
    }

    /** Takes in the bracket that closes one opened inside. */
    static Span closed(Span span, String text) {
        int open = 0;
        for (int i = span.start(); i < span.end(); i++) {
            char c = text.charAt(i);
            open += c == '(' ? 1 : c == ')' ? -1 : 0;
        }
        boolean closes = span.end() < text.length() && text.charAt(span.end()) == ')';
        return open > 0 && closes ? Span.of(span.start(), span.end() + 1) : span;
    }

    private static String words(ReadText text, Clauses.Clause clause) {
        StringBuilder words = new StringBuilder();
        for (int i = clause.start(); i < clause.end(); i++) {
            words.append(text.token(i).key()).append(' ');
        }
        return words.toString();
    }
}
