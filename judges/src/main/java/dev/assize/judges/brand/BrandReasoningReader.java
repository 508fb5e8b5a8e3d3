package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.Characters;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads a reasoning in English, French, Dutch or German for what good reasoning does. */
final class BrandReasoningReader {

    /** What joins a statement to the one that follows from it. */
    private static final Pattern CONSEQUENCE = Pattern.compile(
            "[;→]|(?<=[,:]) (?=(?:and |et |en |und )?(?:so|therefore|thus|hence|which makes|donc|d'où|d’où|dus|vandaar|daarom"
                    + "|also|somit|daher|folglich|deshalb)" + Characters.WORD_END + ")",
            Pattern.CASE_INSENSITIVE);

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

    private NamesInReasoning names() {
        return new NamesInReasoning(reasoning, said, brand, input, output);
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
            case STAYS_WITH_INPUT ->
                (said.holds(brand) || namesBrand() || usesInput()) && names().areAllThere(stance().other());
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
        if (names().speakOfAnotherAlone()) {
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
                || sentence.holdsAny(output)
                || usesInput(sentence)
                || ARGUING.stream().anyMatch(phrases -> phrases.areIn(sentence))
                || StanceWord.in(String.join(" ", sentence.words())).stream()
                        .anyMatch(word -> word.isOn(StanceList.NOUNS));
    }

    /** Whether it argues against the brand, or for another one: a reason for that is no reason for what is listed. */
    boolean contradicts() {
        return !brand.words().isEmpty()
                && (stance().denies() || stance().other().isPresent() || names().speakOfAnotherAlone());
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
                : Phrases.VARIATIONS.areIn(said) || LoneLetters.areNamed(reasoning, shown);
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
        return said.holdsAny(output) && listed && !(stance().denies() && lists(brand));
    }

    private boolean lists(WordSequence name) {
        return name.isHeldByAny(output);
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
}
