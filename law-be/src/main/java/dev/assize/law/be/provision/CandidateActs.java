package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import java.time.LocalDate;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The registered acts that share one name: which of them a mention means. */
final class CandidateActs {

    private CandidateActs() {}

    /**
     * "Wet Voorlopige Hechtenis 20 april 1874": the name of an act that came later, with the date of the older one. Codes and the Constitution are
     * often cited with the date of another edition.
     */
    static boolean isOfAnotherYear(ActMention mention) {
        LocalDate date = mention.date();
        return date != null
                && mention.candidates().stream()
                        .allMatch(act ->
                                isDatedByYear(act.type()) && Math.abs(act.date().getYear() - date.getYear()) > 1);
    }

    private static boolean isDatedByYear(ActType type) {
        return switch (type) {
            case LAW, ROYAL_DECREE, GOVERNMENT_DECREE, DECREE, ORDINANCE, OTHER -> true;
            case CODE, CONSTITUTION, TREATY, EU_REGULATION, EU_DIRECTIVE -> false;
        };
    }

    /** Of the acts that share a name, the one whose articles are numbered so, else one the text has cited, else the first. */
    static RegisteredAct choose(
            ActMention mention, @Nullable ArticleNumeral numeral, Predicate<RegisteredAct> isCited) {
        List<RegisteredAct> candidates = reaching(mention.candidates(), numeral);
        if (mention.date() != null) {
            for (RegisteredAct candidate : candidates) {
                if (candidate.date().equals(mention.date())) {
                    return candidate;
                }
            }
        }
        if (numeral != null && candidates.size() > 1) {
            Numbering shape = shape(numeral);
            for (RegisteredAct candidate : candidates) {
                if (candidate.numbering() == shape) {
                    return candidate;
                }
            }
        }
        for (RegisteredAct candidate : candidates) {
            boolean other = candidate.numbering() == Numbering.DECIMAL && numeral != null;
            if (!other && isCited.test(candidate)) {
                return candidate;
            }
        }
        return candidates.get(0);
    }

    /** Those that have so many articles; all when none has. */
    private static List<RegisteredAct> reaching(List<RegisteredAct> candidates, @Nullable ArticleNumeral numeral) {
        if (numeral == null || candidates.size() < 2) {
            return candidates;
        }
        List<RegisteredAct> reaching = candidates.stream()
                .filter(candidate -> candidate.reaches(numeral.leading()))
                .toList();
        return reaching.isEmpty() ? candidates : reaching;
    }

    /** Whether a mention tells by itself which act it means: no noun alone, and no name that two acts of one numbering share. */
    static boolean isIdentified(ActMention mention, ArticleNumeral numeral) {
        if (mention.form() == Form.GENERIC || mention.candidates().size() < 2 || mention.date() != null) {
            return mention.form() != Form.GENERIC;
        }
        Numbering shape = shape(numeral);
        List<RegisteredAct> reaching = reaching(mention.candidates(), numeral);
        return reaching.size() == 1
                || reaching.stream()
                                .filter(candidate -> candidate.numbering() == shape)
                                .count()
                        == 1;
    }

    static Numbering shape(ArticleNumeral numeral) {
        if (numeral.isRoman()) {
            return Numbering.ROMAN;
        }
        if (numeral.isColon()) {
            return Numbering.COLON;
        }
        return numeral.isDecimal() ? Numbering.DECIMAL : Numbering.PLAIN;
    }
}
