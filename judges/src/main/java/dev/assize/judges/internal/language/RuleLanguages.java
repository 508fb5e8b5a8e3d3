package dev.assize.judges.internal.language;

import dev.assize.core.question.Question;
import dev.assize.core.question.Reply;
import dev.assize.core.question.WithheldReason;
import dev.assize.judges.internal.memo.RecentResults;
import dev.assize.text.Language;
import dev.assize.text.detect.DetectedLanguage;
import dev.assize.text.detect.DetectedTexts;
import dev.assize.text.detect.LanguageDetector;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * The languages that embedded rules are written for. What a text states, denies or argues is not read by rules for
 * another language; the question is declined and says why. What needs no language (spellings of a name, numbers, ids) does
 * not ask here.
 */
public record RuleLanguages(List<Language> languages) {

    /** For rules that need lists of their own beside those of the language packs. */
    public static final RuleLanguages BUILT_IN = new RuleLanguages(Language.BUILT_IN);

    /** The texts of a case are asked about in several questions, and in several rounds. */
    private static final RecentResults<String, DetectedLanguage> DETECTED =
            new RecentResults<>(8, LanguageDetector::detect);

    /** For the texts of one case, of which the next one may have some too: several outputs are often held against one reference. */
    public static DetectedTexts texts() {
        return new DetectedTexts(DETECTED::of);
    }

    public RuleLanguages {
        languages = List.copyOf(languages);
    }

    public static RuleLanguages of(Language... languages) {
        return new RuleLanguages(List.of(languages));
    }

    /**
     * Why the rules cannot read a text: "no rules for Spanish". Empty when they can, or when it has too few words to tell.
     *
     * @param context other texts of the case, which tell the language of a text that is too short; the first that can
     */
    public Optional<String> missing(String text, String... context) {
        return missing(DETECTED::of, text, context);
    }

    /** The same for the texts of one case, of which some are asked about again. */
    public Optional<String> missing(DetectedTexts texts, String text, String... context) {
        return missing(texts::of, text, context);
    }

    /** The same for one text by itself. */
    public Optional<String> missing(DetectedTexts texts, String text) {
        return texts.outside(text, languages).map(RuleLanguages::reason);
    }

    private static String reason(String name) {
        return "no rules for " + name;
    }

    private Optional<String> missing(Function<String, DetectedLanguage> told, String text, String... context) {
        DetectedLanguage language = told.apply(text);
        for (int i = 0; i < context.length && language instanceof DetectedLanguage.TooShort; i++) {
            language = told.apply(context[i]);
        }
        return language.outside(languages).map(RuleLanguages::reason);
    }

    public static Reply decline(Question question, String answerer, String reason) {
        return new Reply.Declined(question.id(), answerer, WithheldReason.CANNOT_TELL, reason);
    }
}
