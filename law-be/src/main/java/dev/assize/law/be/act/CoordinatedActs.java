package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Further acts that one plural noun names: "des directives 93/104 et 2003/88", "de wetten van 8 augustus 1980 en 9 augustus 1980". An
 * article before them is an article of each.
 */
record CoordinatedActs(Tokens tokens, DateMarks dates) {
    private static final Set<String> PLURALS = WordSet.of(
            "directives reglements lois decrets arretes ordonnances richtlijnen verordeningen wetten decreten besluiten "
                    + "ordonnanties");
    private static final Set<String> CONJUNCTIONS = Set.of(",", "et", "en", "ou", "of");
    private static final Set<String> PREPOSITIONS = Set.of("du", "des", "van", "de");
    private static final int MOST = 8;

    /** The acts behind a mention; empty when its noun is no plural or the list does not go on. */
    List<ActMention> after(ActMention first) {
        List<ActMention> others = new ArrayList<>();
        ActMention before = isPlural(first) ? first : null;
        while (before != null && others.size() < MOST) {
            before = CONJUNCTIONS.contains(tokens.form(before.last() + 1)) ? next(before, before.last() + 2) : null;
            if (before != null) {
                others.add(before);
            }
        }
        return others;
    }

    private boolean isPlural(ActMention mention) {
        boolean identified = mention.date() != null || !mention.number().isEmpty();
        return identified
                && mention.form() != Form.GENERIC
                && (PLURALS.contains(tokens.form(mention.first())) || isPluralOfInitials(mention));
    }

    /** "K.B.'s van 3 mei 1999 en 7 juni 2002". */
    private boolean isPluralOfInitials(ActMention mention) {
        for (int at = mention.first() + 1; at < mention.first() + MOST && at < mention.last(); at++) {
            if (ActNouns.isPluralEnding(tokens, at)) {
                return true;
            }
        }
        return false;
    }

    private @Nullable ActMention next(ActMention before, int from) {
        int at = PREPOSITIONS.contains(tokens.form(from)) ? from + 1 : from;
        if (!before.number().isEmpty()) {
            EuNumber number = EuNumber.read(tokens, at);
            return number == null ? null : mention(before, at, number.last(), null, number.digits());
        }
        DateMarks.Mark mark = dates.at(at);
        return mark == null ? null : mention(before, at, mark.last(), mark.date(), "");
    }

    private static ActMention mention(ActMention before, int first, int last, @Nullable LocalDate date, String number) {
        return new ActMention(
                first, last, Form.DESCRIBED, before.type(), before.family(), List.of(), date, number, Set.of());
    }
}
