package dev.assize.judges.coverage.internal;

import dev.assize.text.Language;
import dev.assize.text.Lexicon;
import dev.assize.text.Names;
import dev.assize.text.PartOfSpeech;
import dev.assize.text.PartOfSpeechTagger;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A text read once: its tokens, which sentence each is in, and a number for each distinct key, so that an item is
 * compared with the words of the text and not with every place where they stand. Not for several threads at once.
 */
final class ReadText {

    /** So many that a text of some hundred words sets few of them. */
    private static final int HASHES = 1 << 11;

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
    private final PartsByKey numbers;

    /** A bit for the last ones of the hash of each word: most of the words that a text does not have are told by it. */
    private final long[] hashes = new long[HASHES >> 6];

    // Not every reader needs these, so they are made for the first who asks.
    private @Nullable BitSet bracketed;
    private @Nullable Polarity polarity;
    private @Nullable ClauseBoundaries clauses;
    private @Nullable SentenceTraits traits;
    private @Nullable List<NameInitials> initials;
    private @Nullable List<Quantity> quantities;
    private @Nullable PassageLetters letters;
    private @Nullable WordPlaces places;
    private PartOfSpeech @Nullable [] parts;
    private double length;

    private ReadText(String text, Language language, List<Token> tokens, List<Span> sentences) {
        this.text = text;
        this.language = language;
        this.lexicon = Lexicon.of(language);
        this.tokens = tokens;
        this.token = tokens.toArray(Token[]::new);
        this.words = new int[token.length];
        this.numbers = new PartsByKey(token.length);
        for (int i = 0; i < words.length; i++) {
            words[i] = number(token[i].key());
            if (written.size() < vocabulary.size()) {
                written.add(token[i].folded());
            }
        }
        this.sentenceStarts = starts(tokens, sentences);
        this.names = Names.in(tokens, text, language);
    }

    static ReadText of(String text, Tokenizer tokenizer) {
        return new ReadText(text, tokenizer.language(), ReadTokens.of(text, tokenizer), Sentences.of(text));
    }

    private int number(String key) {
        if (!numbers.add(key, vocabulary.size())) {
            return numbers.find(key);
        }
        vocabulary.add(key);
        int bit = key.hashCode() & (HASHES - 1);
        hashes[bit >> 6] |= 1L << bit;
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

    /** The initials of every name of several words in the text. */
    List<NameInitials> initials() {
        if (initials == null) {
            initials = NameInitials.in(this);
        }
        return initials;
    }

    /** Every amount that can be reckoned with. */
    List<Quantity> quantities() {
        if (quantities == null) {
            quantities = Quantities.in(tokens, traits().ofTokens(), language);
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
        return numbers.find(key);
    }

    /** Whether it may have a key of that hash; cheap to ask. */
    boolean mayHave(int hash) {
        int bit = hash & (HASHES - 1);
        return (hashes[bit >> 6] & (1L << bit)) != 0;
    }

    /** Where each word of the {@link #vocabulary()} stands. */
    WordPlaces places() {
        if (places == null) {
            places = new WordPlaces(words, vocabulary.size(), sentenceStarts);
        }
        return places;
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

    /** Whether the mark stands behind the last token of the sentence. */
    boolean endsWith(char mark, int sentence) {
        int end = sentenceEnd(sentence);
        int to = end < size() ? tokens.get(end).span().start() : text.length();
        for (int i = tokens.get(end - 1).span().end(); i < to; i++) {
            if (text.charAt(i) == mark) {
                return true;
            }
        }
        return false;
    }

    /** What stands between a token and the one before it. */
    String between(int at) {
        int from = tokens.get(at - 1).span().end();
        return text.substring(from, Math.max(from, tokens.get(at).span().start()));
    }

    /** Whether a clause opens at the token. */
    boolean opensClause(int at) {
        if (clauses == null) {
            clauses = new ClauseBoundaries(tokens, text, PolarityWords.of(language), this::part);
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

    /** What the token is in its sentence, as far as the tagger of the language tells. */
    PartOfSpeech part(int at) {
        return parts()[at];
    }

    private PartOfSpeech[] parts() {
        if (parts == null) {
            parts = tagger(language).read(text, tokens);
        }
        return parts;
    }

    static PartOfSpeechTagger tagger(Language language) {
        return PartOfSpeechTagger.find(language)
                .orElseThrow(() -> new IllegalStateException("no tagger for " + language.englishName()));
    }

    boolean isName(int at) {
        return names.get(at);
    }

    /** The keys of all words that belong to a name somewhere in the text. */
    Set<String> nameKeys() {
        Set<String> keys = new HashSet<>();
        for (int at = names.nextSetBit(0); at >= 0; at = names.nextSetBit(at + 1)) {
            keys.add(tokens.get(at).key());
        }
        return keys;
    }

    /** What the words of each sentence do to it. */
    SentenceTraits traits() {
        if (traits == null) {
            traits = new SentenceTraits(this);
        }
        return traits;
    }

    /** The letters of its words. */
    PassageLetters letters() {
        if (letters == null) {
            letters = new PassageLetters(this);
        }
        return letters;
    }

    Polarity polarity() {
        if (polarity == null) {
            polarity = Polarity.of(tokens, text, language, this::part, sentenceStarts);
        }
        return polarity;
    }

    /** The original characters from one token to another, both included. */
    Span span(int first, int last) {
        return tokens.get(first).span().cover(tokens.get(last).span());
    }
}
