package dev.assize.judges.coverage;

import dev.assize.judges.coverage.reading.Reading;
import dev.assize.judges.language.RuleLanguages;
import dev.assize.text.detect.LanguageDetector;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * In which language an output and its reference are read.
 *
 * @param missing why the rules cannot read them; empty when they can
 * @param told whether any text of the case tells its language; otherwise only what holds in every language may be said
 */
record RoundLanguage(Optional<String> missing, boolean told) {

    static RoundLanguage of(String output, String reference, String input) {
        Optional<String> missing = RuleLanguages.BUILT_IN
                .missing(output, reference, input)
                .or(() -> RuleLanguages.BUILT_IN.missing(reference, output, input));
        boolean told = missing.isPresent()
                || Stream.of(output, reference, input)
                        .anyMatch(text -> LanguageDetector.detect(text).known().isPresent());
        return new RoundLanguage(missing, told);
    }

    /**
     * Why nothing can be said of an item after all; empty when the reading stands.
     *
     * @param readings what the rules of each language find that the texts may be in
     */
    Optional<String> check(String item, String output, List<Reading> readings) {
        boolean stated = readings.get(0).stated();
        return RuleLanguages.BUILT_IN
                .missing(item)
                .or(() -> readings.stream().anyMatch(other -> other.stated() != stated)
                        ? Optional.of("too few words to tell the language, and its rules differ")
                        : Optional.empty())
                .or(() -> !told && stated && LanguageDetector.mayDeny(item) != LanguageDetector.mayDeny(output)
                        ? Optional.of("too few words to tell the language, and one of the texts may deny")
                        : Optional.empty());
    }
}
