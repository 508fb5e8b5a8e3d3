package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.act.TitleWords;
import java.time.LocalDate;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The acts that a text describes by kind, date, number and title: which known or registered one a description means. */
final class DescribedActs {

    private static final double SAME_TITLE = 0.5;

    private final ActRegistry registry;
    private final OptionalInt year;

    /** @param year the year of the text, of which no undated title means a younger act; empty where it is not known */
    DescribedActs(ActRegistry registry, OptionalInt year) {
        this.registry = registry;
        this.year = year;
    }

    /** Whether a registered act is what an act of the same day and kind was described as. */
    boolean means(DocumentAct described, RegisteredAct act) {
        return described.registered() == null
                && compatible(described.type(), act.type())
                && registry.likeness(act, TitleWords.subject(described.words())) >= SAME_TITLE;
    }

    static boolean isSame(DocumentAct act, ActMention mention) {
        if (!compatible(act.type(), mention.type())
                || act.isOf(Family.PROTOCOL) != (mention.family() == Family.PROTOCOL)) {
            return false;
        }
        boolean sameNumber = !mention.number().isEmpty() && mention.number().equals(act.number());
        boolean otherNumber = !mention.number().isEmpty() && !act.number().isEmpty() && !sameNumber;
        LocalDate actDate = act.knownDate();
        if (otherNumber) {
            return false;
        }
        if (mention.date() != null && actDate != null) {
            return mention.date().equals(actDate) && titlesAgree(act, mention.words());
        }
        if (sameNumber) {
            return true;
        }
        return mention.number().isEmpty()
                && !mention.words().isEmpty()
                && act.words().containsAll(mention.words());
    }

    private static boolean titlesAgree(DocumentAct act, Set<String> words) {
        Set<String> one = TitleWords.subject(act.words());
        Set<String> other = TitleWords.subject(words);
        return one.isEmpty() || other.isEmpty() || other.stream().anyMatch(word -> TitleWords.hasLike(one, word));
    }

    static boolean compatible(ActType one, ActType other) {
        return one == other
                || (one == ActType.OTHER && other == ActType.EU_REGULATION)
                || (one == ActType.EU_REGULATION && other == ActType.OTHER);
    }

    @Nullable
    RegisteredAct inRegistry(ActMention mention) {
        Set<String> words = TitleWords.subject(mention.words());
        if (mention.family() == Family.PROTOCOL) {
            return registry.find("echr-" + mention.number().replace(' ', '-')).orElse(null);
        }
        if (mention.type().numbersItsParagraphs() && !mention.number().isEmpty()) {
            return registry.numbered(mention.number()).orElse(null);
        }
        if (mention.date() == null) {
            return words.isEmpty() || !mention.number().isEmpty()
                    ? null
                    : registry.titled(mention.type(), words)
                            .map(act ->
                                    registry.editions().asOf(year, List.of(act)).get(0))
                            .orElse(null);
        }
        List<RegisteredAct> sameDay = registry.dated(mention.date()).stream()
                .filter(act -> compatible(act.type(), mention.type())
                        || (act.type() == ActType.TREATY
                                && words.size() > 2
                                && registry.likeness(act, words) > SAME_TITLE))
                .toList();
        if (words.isEmpty()) {
            return sameDay.size() == 1 && isNumberedAlike(sameDay.get(0), mention) ? sameDay.get(0) : null;
        }
        RegisteredAct best = null;
        double likeness = SAME_TITLE;
        for (RegisteredAct act : sameDay) {
            double here = registry.likeness(act, words);
            if (here >= likeness) {
                best = act;
                likeness = here;
            }
        }
        return best;
    }

    /**
     * Of several registered acts of one day and kind, the one whose title a description is nearest to; null when there is one alone, or no telling.
     * "La loi du 10 mai 2007 tendant à lutter contre la discrimination entre les femmes et les hommes" has a twin that the text may have named before.
     */
    @Nullable
    RegisteredAct amongTwins(ActMention mention) {
        Set<String> words = TitleWords.subject(mention.words());
        if (mention.date() == null || words.size() < 2) {
            return null;
        }
        RegisteredAct best = null;
        double nearest = 0;
        double second = 0;
        int twins = 0;
        for (RegisteredAct act : registry.dated(mention.date())) {
            if (act.type() == mention.type()) {
                twins++;
                double here = registry.overlap(act, words);
                second = Math.max(second, Math.min(here, nearest));
                best = here > nearest ? act : best;
                nearest = Math.max(nearest, here);
            }
        }
        return twins > 1 && nearest >= SAME_TITLE && nearest > second ? best : null;
    }

    /** "arrêté royal n° 7 du 29 décembre 1992" is none of that day that has no such number in its name. */
    private static boolean isNumberedAlike(RegisteredAct act, ActMention mention) {
        return mention.number().isEmpty()
                || Stream.concat(act.french().stream(), act.abbreviations().stream())
                        .anyMatch(
                                name -> name.matches(".*(?:n°|nr\\.?) ?" + Pattern.quote(mention.number()) + "\\b.*"));
    }
}
