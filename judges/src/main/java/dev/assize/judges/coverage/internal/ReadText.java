package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Names;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A text read once: its tokens, which sentence each is in, and a number for each distinct key, so that an item is
 * compared with the words of the text and not with every place where they stand. Not for several threads at once.
 */
final class ReadText {

    /** So many letters mostly are the stem of a word, in all four languages. */
    private static final int BEGINNING = 5;

    private final String text;
    private final Language language;
    private final Lexicon lexicon;
    private final List<Token> tokens;
    private final Token[] token;
    private final int[] words;
    private final int[] sentenceStarts;
    private final BitSet names;
    private final List<String> vocabulary = new ArrayList<>();
    private final List<String> written = new ArrayList<>();
    private final Map<String, Integer> numbers = new HashMap<>();
    private final @Nullable Optional<Token>[] hedges;

    // Not every reader needs these, so they are made for the first who asks.
    private @Nullable BitSet bracketed;
    private @Nullable Polarity polarity;
    private @Nullable ClauseBoundaries clauses;
    private int @Nullable [] traits;
    private @Nullable List<NameInitials> initials;
    private @Nullable List<Quantity> quantities;
    private @Nullable Beginnings beginnings;
    private @Nullable LetterFours runs;
    private @Nullable PlacedRuns placedRuns;
    private @Nullable Places places;
    private double length;

    private ReadText(String text, Language language, List<Token> tokens, List<Span> sentences) {
        this.text = text;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.tokens = tokens;
        this.token = tokens.toArray(Token[]::new);
        this.words = new int[token.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = number(token[i].key());
            if (written.size() < vocabulary.size()) {
                written.add(token[i].folded());
            }
        }
        this.sentenceStarts = starts(tokens, sentences);
        this.hedges = hedges(sentenceStarts.length - 1);
        this.names = Names.in(tokens, text, language);
    }

    static ReadText of(String text, Tokenizer tokenizer) {
        return new ReadText(text, tokenizer.language(), ReadTokens.of(text, tokenizer), Sentences.of(text));
    }

    private int number(String key) {
        Integer known = numbers.putIfAbsent(key, vocabulary.size());
        if (known != null) {
            return known;
        }
        vocabulary.add(key);
        return vocabulary.size() - 1;
    }

    private static int[] starts(List<Token> tokens, List<Span> sentences) {
        int[] starts = new int[sentences.size() + 1];
        int count = 0;
        int at = 0;
        for (Span sentence : sentences) {
            int from = at;
            while (at < tokens.size() && tokens.get(at).span().start() < sentence.end()) {
                at++;
            }
            if (at > from) {
                starts[count++] = from;
            }
        }
        int[] exact = Arrays.copyOf(starts, count + 1);
        exact[count] = tokens.size();
        return exact;
    }

    /** "Queens Park Rangers", "Bank of England": names in a row, small words between them allowed. */
    private List<NameInitials> readInitials() {
        List<NameInitials> found = new ArrayList<>();
        int at = names.nextSetBit(0);
        while (at >= 0) {
            StringBuilder letters = new StringBuilder();
            List<Integer> run = new ArrayList<>();
            int end = at;
            while (end < tokens.size() && (names.get(end) || (tokens.get(end).stop() && names.get(end + 1)))) {
                if (names.get(end)) {
                    letters.append(tokens.get(end).folded().charAt(0));
                    run.add(words[end]);
                }
                end++;
            }
            if (run.size() > 1) {
                found.add(new NameInitials(letters.toString(), run));
            }
            at = names.nextSetBit(end);
        }
        return List.copyOf(found);
    }

    /** The initials of every name of several words in the text. */
    List<NameInitials> initials() {
        if (initials == null) {
            initials = readInitials();
        }
        return initials;
    }

    /** Every amount that can be reckoned with. */
    List<Quantity> quantities() {
        if (quantities == null) {
            quantities = Quantities.in(tokens, language);
        }
        return quantities;
    }

    String text() {
        return text;
    }

    Language language() {
        return language;
    }

    Lexicon lexicon() {
        return lexicon;
    }

    int size() {
        return words.length;
    }

    /** How many words it has, as a logarithm between those of 20 and of 70. */
    double length() {
        if (length == 0) {
            length = Math.log(Math.max(20, Math.min(70, words.length)));
        }
        return length;
    }

    Token token(int at) {
        return token[at];
    }

    List<Token> tokens() {
        return tokens;
    }

    /** The number of the token's key in {@link #vocabulary()}. */
    int word(int at) {
        return words[at];
    }

    List<String> vocabulary() {
        return vocabulary;
    }

    /** How a word of the {@link #vocabulary()} is written where it first stands. */
    String written(int word) {
        return written.get(word);
    }

    /** How each word of the {@link #vocabulary()} is written where it first stands. */
    List<String> written() {
        return written;
    }

    /** The number of {@code key}, -1 when the text does not have it. */
    int find(String key) {
        return numbers.getOrDefault(key, -1);
    }

    /** The places of all words, those of one word together and in their order: from {@link #placesOf} on. */
    int[] places() {
        return where().places;
    }

    /** Where in {@link #places()} those of that word of the {@link #vocabulary()} begin; those of the next word follow. */
    int placesOf(int word) {
        return where().starts[word];
    }

    /** The first place of the word that is not before {@code from}; -1 when there is none. */
    int placeFrom(int word, int from) {
        int end = placesOf(word + 1);
        int found = Arrays.binarySearch(places(), placesOf(word), end, from);
        int at = found >= 0 ? found : -found - 1;
        return at < end ? places()[at] : -1;
    }

    /** The sentence that the token stands in. */
    int sentenceOf(int at) {
        return where().sentence[at];
    }

    private Places where() {
        if (places == null) {
            places = new Places();
        }
        return places;
    }

    /** Where each word stands. */
    private final class Places {
        private final int[] starts = new int[vocabulary.size() + 1];
        private final int[] places = new int[words.length];
        private final int[] sentence = new int[words.length];

        Places() {
            for (int word : words) {
                starts[word + 1]++;
            }
            for (int word = 0; word + 1 < starts.length; word++) {
                starts[word + 1] += starts[word];
            }
            int[] next = starts.clone();
            for (int at = 0; at < words.length; at++) {
                places[next[words[at]]++] = at;
            }
            for (int i = 0; i < sentences(); i++) {
                Arrays.fill(sentence, sentenceStarts[i], sentenceStarts[i + 1], i);
            }
        }
    }

    int sentences() {
        return sentenceStarts.length - 1;
    }

    int sentenceStart(int sentence) {
        return sentenceStarts[sentence];
    }

    int sentenceEnd(int sentence) {
        return sentenceStarts[sentence + 1];
    }

    /** Whether a sentence that is not struck has a word with that {@link #beginning}. */
    boolean beginsOutside(String beginning, StruckSentences struck) {
        if (beginnings == null) {
            beginnings = new Beginnings();
        }
        return beginnings.standsOutside(beginning, struck);
    }

    /** Whether any word has that run of {@link LetterFours}. */
    boolean hasRun(long run) {
        if (runs == null) {
            runs = readRuns();
        }
        return runs.count(run) > 0;
    }

    private LetterFours readRuns() {
        LetterFours read = new LetterFours(text.length() / 2);
        Set<String> seen = new HashSet<>();
        for (Token each : token) {
            if (seen.add(LetterFours.word(each))) {
                read.add(each);
            }
        }
        return read;
    }

    /** Whether a sentence that is not struck has that run of {@link LetterFours}. */
    boolean hasRunOutside(long run, StruckSentences struck) {
        if (placedRuns == null) {
            placedRuns = new PlacedRuns(this);
        }
        return placedRuns.standsOutside(run, struck);
    }

    /** The first letters of a word; those of a number are the same however it is written. */
    static String beginning(Token token) {
        String word = token.isExact() ? token.key() : token.folded();
        return word.length() <= BEGINNING ? word : word.substring(0, BEGINNING);
    }

    /** The words by their beginnings: each leads to the first token that begins so, and that to the next. */
    private final class Beginnings {
        private final Map<String, Integer> first = new HashMap<>();
        private final int[] next = new int[tokens.size()];

        Beginnings() {
            for (int at = next.length - 1; at >= 0; at--) {
                Integer after = first.put(beginning(tokens.get(at)), at);
                next[at] = after == null ? -1 : after;
            }
        }

        boolean standsOutside(String beginning, StruckSentences struck) {
            int at = first.getOrDefault(beginning, -1);
            while (at >= 0 && struck.has(sentenceOf(at))) {
                at = next[at];
            }
            return at >= 0;
        }
    }

    /** What stands between a token and the one before it. */
    String between(int at) {
        int from = tokens.get(at - 1).span().end();
        return text.substring(from, Math.max(from, tokens.get(at).span().start()));
    }

    /** Whether a clause opens at the token. */
    boolean opensClause(int at) {
        if (clauses == null) {
            clauses = new ClauseBoundaries(tokens, text, PolarityWords.of(language), DiscourseMarkers.of(language));
        }
        return clauses.isAt(at);
    }

    /** Whether the token stands in round brackets. */
    boolean isBracketed(int at) {
        if (bracketed == null) {
            bracketed = readBrackets(tokens, text);
        }
        return bracketed.get(at);
    }

    private static BitSet readBrackets(List<Token> tokens, String text) {
        BitSet bracketed = new BitSet();
        int depth = 0;
        int from = 0;
        for (int i = 0; i < tokens.size(); i++) {
            for (int at = from; at < tokens.get(i).span().start(); at++) {
                depth = text.charAt(at) == '(' ? depth + 1 : text.charAt(at) == ')' ? Math.max(0, depth - 1) : depth;
            }
            from = tokens.get(i).span().end();
            bracketed.set(i, depth > 0);
        }
        return bracketed;
    }

    boolean isName(int at) {
        return names.get(at);
    }

    /** Whether words inside sentences have capitals, as opposed to a text all in small letters. */
    boolean hasCapitals() {
        for (int sentence = 0; sentence < sentences(); sentence++) {
            for (int i = sentenceStart(sentence) + 1; i < sentenceEnd(sentence); i++) {
                if (tokens.get(i).capitalised()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The keys of all words that belong to a name somewhere in the text. */
    Set<String> nameKeys() {
        Set<String> keys = new HashSet<>();
        for (int at = names.nextSetBit(0); at >= 0; at = names.nextSetBit(at + 1)) {
            keys.add(tokens.get(at).key());
        }
        return keys;
    }

    /** Whether any token of the sentence stands in a clause that denies something or is reported as untrue. */
    boolean denies(int sentence) {
        return (traits()[sentences()] & WordTraits.DENIES) != 0
                && polarity().deniesWithin(sentenceStart(sentence), sentenceEnd(sentence));
    }

    /** Whether a word of the sentence can make a verb passive. */
    boolean mayBePassive(int sentence) {
        return (traits()[sentence] & WordTraits.PASSIVE) != 0;
    }

    /** Whether a word of the sentence tells of how many or how often something is said. */
    boolean quantifies(int sentence) {
        if ((traits()[sentence] & WordTraits.QUANTIFIES) == 0) {
            return false;
        }
        for (int i = sentenceStart(sentence); i < sentenceEnd(sentence); i++) {
            if (Quantifier.at(tokens, i, language).isPresent()) {
                return true;
            }
        }
        return false;
    }

    /** For each sentence the {@link WordTraits} of all its words together, and at the end those of the whole text. */
    private int[] traits() {
        if (traits == null) {
            WordTraits words = WordTraits.of(language);
            int[] read = new int[sentences() + 1];
            // Two words may make a hedge with the hyphen between them.
            Arrays.fill(read, text.indexOf('-') < 0 ? 0 : WordTraits.SUPPOSES);
            for (int i = 0; i < sentences(); i++) {
                for (int at = sentenceStart(i); at < sentenceEnd(i); at++) {
                    read[i] |= words.of(token[at]);
                }
                read[sentences()] |= read[i];
            }
            traits = read;
        }
        return traits;
    }

    Polarity polarity() {
        if (polarity == null) {
            polarity = Polarity.of(tokens, text, language, sentenceStarts);
        }
        return polarity;
    }

    /** The word by which the sentence only supposes what it says. */
    Optional<Token> hedge(int sentence) {
        Optional<Token> known = hedges[sentence];
        if (known == null && (traits()[sentence] & WordTraits.SUPPOSES) == 0) {
            return Optional.empty();
        }
        if (known == null) {
            List<Token> own = tokens.subList(sentenceStart(sentence), sentenceEnd(sentence));
            known = OnlySupposed.hedge(own, text, PolarityWords.of(language));
            hedges[sentence] = known;
        }
        return known;
    }

    @SuppressWarnings({"unchecked", "rawtypes"})
    private static @Nullable Optional<Token>[] hedges(int sentences) {
        return new Optional[sentences];
    }

    /** The original characters from one token to another, both included. */
    Span span(int first, int last) {
        return tokens.get(first).span().cover(tokens.get(last).span());
    }
}
