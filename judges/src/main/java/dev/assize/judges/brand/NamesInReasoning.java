package dev.assize.judges.brand;

import dev.assize.judges.brand.internal.BrandLexicon;
import dev.assize.judges.brand.internal.Name;
import dev.assize.text.Characters;
import dev.assize.text.Language;
import dev.assize.text.detect.LanguageDetector;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names that a reasoning has, held against the input and the list: what neither has was brought along. */
record NamesInReasoning(
        String reasoning, WordSequence said, WordSequence brand, List<WordSequence> input, List<WordSequence> output) {

    private static final Pattern QUOTED =
            Pattern.compile("\"([^\"]{1,80})\"|“([^”]{1,80})”|„([^“”]{1,80})[“”]|«([^»]{1,80})»|(?<!"
                    + Characters.LETTER + ")'([^']{1,80})'(?!" + Characters.LETTER + ")");

    private static final String OPENING = "\"“„«'";

    /** Neither the brand nor an entry is named, but somebody whom nothing in the input or the list names is. */
    boolean speakOfAnotherAlone() {
        if (said.holds(brand) || said.holdsAny(output)) {
            return false;
        }
        for (String sentence : StanceSentences.of(reasoning)) {
            List<StanceWord> words = StanceWord.in(sentence);
            for (int at = 1; at < words.size(); at++) {
                WordSequence name = WordSequence.of(words.get(at).folded());
                boolean chosen = words.get(at - 1).isOn(StanceList.CHOSEN);
                if (NamedMaker.isNameWord(words.get(at))
                        && (isKnownOrRepeated(name) || (chosen && !name.words().isEmpty()))
                        && !name.isHeldByAny(input)) {
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

    /**
     * Whether the reasoning names and quotes nothing but what is there.
     *
     * @param other whom it takes for the brand, where that is not the one given
     */
    boolean areAllThere(Optional<String> other) {
        boolean elsewhere = other.map(WordSequence::of)
                .filter(name -> !name.isHeldByAny(output) && !name.isHeldByAny(input))
                .isPresent();
        return !elsewhere
                && !nameSomebodyElse()
                && quotes().stream()
                        .map(WordSequence::of)
                        .filter(quote -> !quote.words().isEmpty())
                        .allMatch(quote -> brand.holds(quote) || quote.isHeldByAny(input) || quote.isHeldByAny(output));
    }

    /**
     * A name inside a sentence that neither input nor list has was brought along. In German every noun has a capital, so there it tells nothing.
     */
    private boolean nameSomebodyElse() {
        for (String sentence : StanceSentences.of(reasoning)) {
            List<StanceWord> words = StanceWord.in(sentence);
            for (int at = 1; at < words.size(); at++) {
                WordSequence name = WordSequence.of(words.get(at).folded());
                if (NamedMaker.isNameWord(words.get(at))
                        && !words.get(at - 1).isMark()
                        && !name.words().isEmpty()
                        && !brand.holds(name)
                        && !name.isHeldByAny(input)
                        && !name.isHeldByAny(output)
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
