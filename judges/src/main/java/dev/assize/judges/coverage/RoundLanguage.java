package dev.assize.judges.coverage;

import dev.assize.judges.coverage.internal.OutputReader;
import dev.assize.judges.coverage.internal.Reading;
import dev.assize.judges.internal.language.RuleLanguages;
import dev.assize.text.detect.DetectedTexts;
import dev.assize.text.detect.LanguageDetector;
import java.util.List;
import java.util.Optional;

/**
 * In which language an output and its reference are read.
 *
 * @param texts what was told of each text of the round
 * @param missing why the rules cannot read them; empty when they can
 * @param told whether any text of the case tells its language; otherwise only what holds in every language may be said
 */
record RoundLanguage(DetectedTexts texts, Optional<String> missing, boolean told) {

    static RoundLanguage of(String output, String reference, String input) {
        DetectedTexts texts = RuleLanguages.texts();
        Optional<String> missing = RuleLanguages.BUILT_IN
                .missing(texts, output, reference, input)
                .or(() -> RuleLanguages.BUILT_IN.missing(texts, reference, output, input));
        boolean told = missing.isPresent()
                || texts.of(output).known().isPresent()
                || texts.of(reference).known().isPresent()
                || texts.of(input).known().isPresent();
        return new RoundLanguage(texts, missing, told);
    }

    /**
     * Why nothing can be said of an item after all; empty when the reading stands. A term has too few words to be told from a
     * language that shares them ("mine de sel" might be Danish): where the texts of the case tell theirs, it is of that one.
     *
     * @param term whether the item is a term and no statement
     * @param reader knows the list that the item is of
     * @param readings what the rules of each language find that the texts may be in
     */
    Optional<String> check(String item, boolean term, String output, OutputReader reader, List<Reading> readings) {
        Optional<String> missing = term && told
                ? Optional.empty()
                : reader.missingRules(item, unseen -> RuleLanguages.BUILT_IN.missing(new DetectedTexts(), unseen));
        if (missing.isPresent()) {
            return missing;
        }
        boolean stated = readings.get(0).stated();
        for (Reading other : readings) {
            if (other.stated() != stated) {
                return Optional.of("too few words to tell the language, and its rules differ");
            }
        }
        if (!told && reader.hasSomeWords(item)) {
            return Optional.of("too few words to tell the language, and a word of the item is not there");
        }
        return !told && stated && LanguageDetector.mayDeny(item) != LanguageDetector.mayDeny(output)
                ? Optional.of("too few words to tell the language, and one of the texts may deny")
                : Optional.empty();
    }
}
