package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a reasoning in English, French, Dutch or German for what good reasoning does. */
final class BrandReasoningReader {

    private static final Pattern QUOTED =
            Pattern.compile("\"([^\"]{1,80})\"|“([^”]{1,80})”|„([^“”]{1,80})[“”]|«([^»]{1,80})»|(?<!"
                    + Characters.LETTER + ")'([^']{1,80})'(?!" + Characters.LETTER + ")");

    /** Vowels and the letters before an apostrophe are words in some language. */
    private static final Pattern LONE_LETTER = Pattern.compile(
            "(?<!['’.&+/-])" + Characters.WORD_START + "[b-df-hj-np-tv-zß]" + Characters.WORD_END + "(?!['’.&+/-])");

    /** What joins a statement to the one that follows from it. */
    private static final Pattern CONSEQUENCE = Pattern.compile(
            "[;→]|(?<=[,:]) (?=(?:and |et |en |und )?(?:so|therefore|thus|hence|which makes|donc|d'où|d’où|dus|vandaar|daarom"
                    + "|also|somit|daher|folglich|deshalb)" + Characters.WORD_END + ")",
            Pattern.CASE_INSENSITIVE);

    private static final String OPENING = "\"“„«'";

    private static final List<Phrases> ARGUING =
            List.of(Phrases.REASONS, Phrases.SOURCES, Phrases.VARIATIONS, Phrases.ABSENCE);
    private static final int SHORTEST_WORD = 3;
    private static final int FEWEST_WORDS_OF_A_STATEMENT = 3;

    /** One of the questions is about the reasoning alone, so it is read twice. */
    private static final RecentResults<String, WordSequence> SAID = new RecentResults<>(1, WordSequence::said);

    private final String reasoning;
    private final WordSequence said;
    private final WordSequence brand;
    private final List<WordSequence> input;
    private final List<WordSequence> output;
    private final String brandText;
    private final Set<String> shown = new HashSet<>();
    private @Nullable BrandStance stance;

    /**
     * @param brand blank when there is none
     * @param input title, keyword and taxonomy, as far as they are known
     */
    BrandReasoningReader(String reasoning, String brand, List<String> input, List<String> output) {
        this.reasoning = reasoning;
        this.said = SAID.of(reasoning);
        this.brand = WordSequence.of(brand);
        this.input = read(input);
        this.output = read(output);
        this.brandText = brand;
        this.input.forEach(part -> shown.addAll(part.words()));
    }

    private static List<WordSequence> read(List<String> texts) {
        List<WordSequence> read = new ArrayList<>(texts.size());
        for (String text : texts) {
            read.add(WordSequence.of(text));
        }
        return read;
    }

    /** Read when it is first wanted: one of the questions is about words alone. */
    private BrandStance stance() {
        BrandStance read = stance;
        if (read == null) {
            read = BrandStance.of(reasoning, brandText);
            stance = read;
        }
        return read;
    }

    boolean has(Merit merit) {
        return switch (merit) {
            case GIVES_REASON -> (Phrases.REASONS.areIn(said) || tellsWhereBrandStands()) && !contradicts();
            case GOES_IN_STEPS -> hasTwoStatements() || Phrases.STEPS.count(said) > 1;
            case EXPLAINS_VARIATIONS -> explainsVariations();
            case LEADS_TO_OUTPUT -> leadsToOutput();
            case NAMES_BRAND -> namesBrand();
            case NAMES_SOURCE -> Phrases.SOURCES.areIn(said);
            case USES_INPUT -> usesInput();
            case STAYS_WITH_INPUT -> (said.holds(brand) || namesBrand() || usesInput()) && quotesOnlyWhatIsThere();
        };
    }

    boolean admitsDoubt() {
        return Phrases.DOUBTS.areIn(said);
    }

    /** On whom the reasoning settles, which decides most of what it is given credit for. */
    String settlesOn() {
        if (brand.words().isEmpty()) {
            return stance().other()
                    .map(name -> "takes \"" + name + "\" for the brand, where there is none")
                    .orElse("there is no brand to name");
        }
        if (stance().denies()) {
            return "argues against \"" + brandText + "\"";
        }
        if (stance().other().isPresent()) {
            return "takes \"" + stance().other().get() + "\" for the brand";
        }
        if (speaksOfAnotherAlone()) {
            return "names somebody else and not \"" + brandText + "\"";
        }
        return said.holds(brand) ? "takes \"" + brandText + "\" for the brand" : "does not name \"" + brandText + "\"";
    }

    /** Sentences, and the parts of one that a semicolon, an arrow or a word for a consequence joins. */
    private boolean hasTwoStatements() {
        int statements = 0;
        for (Span span : Sentences.of(reasoning)) {
            for (String part : CONSEQUENCE.split(span.in(reasoning))) {
                WordSequence statement = WordSequence.said(part);
                boolean enough = statement.words().size() >= FEWEST_WORDS_OF_A_STATEMENT
                        || (!brand.words().isEmpty() && statement.holds(brand));
                statements += enough && bearsOnTheList(statement) ? 1 : 0;
            }
        }
        return statements > 1;
    }

    /** A sentence that could stand in a reasoning about anything, such as praise for itself, is no step of this one. */
    private boolean bearsOnTheList(WordSequence sentence) {
        return (!brand.words().isEmpty() && sentence.holds(brand))
                || holdsAny(sentence, output)
                || usesInput(sentence)
                || ARGUING.stream().anyMatch(phrases -> phrases.areIn(sentence))
                || StanceWord.in(String.join(" ", sentence.words())).stream()
                        .anyMatch(word -> word.isOn(StanceList.NOUNS));
    }

    /** Whether it argues against the brand, or for another one: a reason for that is no reason for what is listed. */
    boolean contradicts() {
        return !brand.words().isEmpty()
                && (stance().denies() || stance().other().isPresent() || speaksOfAnotherAlone());
    }

    /** Neither the brand nor an entry is named, but somebody whom nothing in the input or the list names is. */
    private boolean speaksOfAnotherAlone() {
        if (said.holds(brand) || holdsAny(said, output)) {
            return false;
        }
        for (String sentence : StanceSentences.of(reasoning)) {
            List<StanceWord> words = StanceWord.in(sentence);
            for (int at = 1; at < words.size(); at++) {
                WordSequence name = WordSequence.of(words.get(at).folded());
                boolean chosen = words.get(at - 1).isOn(StanceList.CHOSEN);
                if (NamedMaker.isNameWord(words.get(at))
                        && (isKnownOrRepeated(name) || (chosen && !name.words().isEmpty()))
                        && !isHeldByAny(name, input)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean isKnownOrRepeated(WordSequence name) {
        // Signs alone, as of Cyrillic, leave nothing to compare.
        if (name.words().isEmpty()) {
            return false;
        }
        String word = name.words().get(0);
        return BrandLexicon.standard().isBrand(Name.of(word))
                || said.words().indexOf(word) != said.words().lastIndexOf(word);
    }

    /** Where a name stands is why it is taken for the brand: "Zorvex opens the title", "the keyword and the title agree on Zorvex". */
    private boolean tellsWhereBrandStands() {
        for (Span sentence : Sentences.of(reasoning)) {
            WordSequence words = WordSequence.said(sentence.in(reasoning));
            if (!brand.words().isEmpty() && words.holds(brand) && Phrases.SOURCES.areIn(words)) {
                return true;
            }
        }
        return false;
    }

    /** An empty list is explained by why there is nothing to list, any other by how its names were made. */
    private boolean explainsVariations() {
        return output.isEmpty()
                ? arrivesAtNone() && (Phrases.REASONS.areIn(said) || hasTwoStatements())
                : Phrases.VARIATIONS.areIn(said) || speaksOfLetters();
    }

    /** "One l", "doubled s", "mit i oder ie": a letter by itself, which the input does not have, is a letter of a spelling. */
    private boolean speaksOfLetters() {
        if (!hasShortWord()) {
            return false;
        }
        Matcher letters = LONE_LETTER.matcher(reasoning);
        while (letters.find()) {
            if (!shown.contains(letters.group().toLowerCase(Locale.ROOT))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a small letter stands between two signs that are none: most texts have no such place, and need no pattern. */
    private boolean hasShortWord() {
        for (int at = 0; at < reasoning.length(); at++) {
            if (isSmall(at) && !isSmall(at - 1) && !isSmall(at + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean isSmall(int at) {
        if (at < 0 || at >= reasoning.length()) {
            return false;
        }
        char sign = reasoning.charAt(at);
        return (sign >= 'a' && sign <= 'z') || sign == 'ß';
    }

    private boolean arrivesAtNone() {
        return (Phrases.ABSENCE.areIn(said) || stance().denies())
                && stance().other().isEmpty();
    }

    /** Entries beyond those it speaks of break nothing; a brand that it rules out, or one that is not listed, does. */
    private boolean leadsToOutput() {
        if (output.isEmpty()) {
            return arrivesAtNone();
        }
        boolean listed = stance().other().isEmpty() || isListed(stance().other().get());
        return holdsAny(said, output) && listed && !(stance().denies() && lists(brand));
    }

    private static boolean holdsAny(WordSequence text, List<WordSequence> names) {
        for (WordSequence name : names) {
            if (text.holds(name)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isHeldByAny(WordSequence name, List<WordSequence> texts) {
        for (WordSequence text : texts) {
            if (text.holds(name)) {
                return true;
            }
        }
        return false;
    }

    private boolean lists(WordSequence name) {
        return isHeldByAny(name, output);
    }

    private boolean isListed(String name) {
        return lists(WordSequence.of(name));
    }

    private boolean namesBrand() {
        return brand.words().isEmpty() ? arrivesAtNone() : said.holds(brand) && !contradicts();
    }

    private boolean usesInput() {
        return usesInput(said);
    }

    private boolean usesInput(WordSequence text) {
        for (String word : text.words()) {
            if (word.length() >= SHORTEST_WORD
                    && shown.contains(word)
                    && !brand.words().contains(word)
                    && !BrandLexicon.standard().isLittle(word)) {
                return true;
            }
        }
        return false;
    }

    private boolean quotesOnlyWhatIsThere() {
        boolean elsewhere = stance().other()
                .map(WordSequence::of)
                .filter(name -> !lists(name) && !isHeldByAny(name, input))
                .isPresent();
        return !elsewhere
                && !namesSomebodyElse()
                && quotes().stream()
                        .map(WordSequence::of)
                        .filter(quote -> !quote.words().isEmpty())
                        .allMatch(
                                quote -> brand.holds(quote) || isHeldByAny(quote, input) || isHeldByAny(quote, output));
    }

    /**
     * A name inside a sentence that neither input nor list has was brought along. In German every noun has a capital, so there it tells nothing.
     */
    private boolean namesSomebodyElse() {
        for (String sentence : StanceSentences.of(reasoning)) {
            List<StanceWord> words = StanceWord.in(sentence);
            for (int at = 1; at < words.size(); at++) {
                WordSequence name = WordSequence.of(words.get(at).folded());
                if (NamedMaker.isNameWord(words.get(at))
                        && !words.get(at - 1).isMark()
                        && !name.words().isEmpty()
                        && !brand.holds(name)
                        && !isHeldByAny(name, input)
                        && !isHeldByAny(name, output)
                        && !Phrases.SOURCES.areIn(name)) {
                    return hasCapitalsForNamesAlone();
                }
            }
        }
        return false;
    }

    private boolean hasCapitalsForNamesAlone() {
        return LanguageDetector.detect(reasoning)
                .known()
                .filter(language -> language != Language.GERMAN)
                .isPresent();
    }

    private List<String> quotes() {
        List<String> quotes = new ArrayList<>();
        if (!hasOpening()) {
            return quotes;
        }
        Matcher matcher = QUOTED.matcher(reasoning);
        while (matcher.find()) {
            for (int group = 1; group <= matcher.groupCount(); group++) {
                if (matcher.group(group) != null) {
                    quotes.add(matcher.group(group));
                }
            }
        }
        return quotes;
    }

    private boolean hasOpening() {
        for (int at = 0; at < reasoning.length(); at++) {
            if (OPENING.indexOf(reasoning.charAt(at)) >= 0) {
                return true;
            }
        }
        return false;
    }
}
