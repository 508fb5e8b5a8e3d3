package dev.assize.law.be.act;

import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.internal.Ordinals;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads protocols: "Premier Protocole additionnel à la Convention …", "Protocole n° 7", "Zevende Protocol bij het EVRM".
 *
 * <p>A protocol is an act of its own. The number tells one from another; an additional protocol without a number is the
 * first, as courts mean by it.
 */
record Protocols(Tokens tokens, DateMarks dates) {
    private static final Set<String> ADDITIONAL =
            Set.of("additionnel", "aanvullend", "aanvullende", "toegevoegd", "additioneel");

    @Nullable
    ActMention at(int first, ActNouns.Found noun) {
        int number = numberBefore(first);
        boolean additional = ADDITIONAL.contains(tokens.form(first - 1));
        int last = noun.last();
        if (ADDITIONAL.contains(tokens.form(last + 1))) {
            additional = true;
            last++;
        }
        int signed = NumberSign.after(tokens, last + 1);
        if (signed > last + 1) {
            number = Integer.parseInt(shortNumber(tokens.form(signed)));
            last = signed;
        }
        if (ADDITIONAL.contains(tokens.form(last + 1))) {
            last++;
        }
        LocalDate date = null;
        DateMarks.Mark mark = dates.at(last + 2);
        if (mark != null && (tokens.is(last + 1, "van") || tokens.is(last + 1, "du"))) {
            date = mark.date();
            last = mark.last();
        }
        if (number == 0 && additional && !isToAnother(last + 1)) {
            number = 1;
        }
        Form form = number == 0 && date == null ? Form.GENERIC : Form.DESCRIBED;
        String name = number == 0 ? "" : "protocol " + number;
        return new ActMention(first, last, form, ActType.TREATY, Family.PROTOCOL, List.of(), date, name, Set.of());
    }

    /** "Aanvullend Protocol bij bedoelde Benelux-Overeenkomst": it is added to a treaty that is not the Convention on human rights. */
    private boolean isToAnother(int at) {
        if (!tokens.is(at, "bij") && !tokens.is(at, "a")) {
            return false;
        }
        int noun = at + 1;
        while (noun < at + 4 && !tokens.isCapitalised(noun)) {
            noun++;
        }
        boolean taken = Qualifiers.isDemonstrative(tokens.form(noun - 1)) || tokens.is(noun - 1, "bedoelde");
        return tokens.isCapitalised(noun) && (taken || tokens.is(noun + 1, "-"));
    }

    private int numberBefore(int first) {
        int at = ADDITIONAL.contains(tokens.form(first - 1)) ? first - 2 : first - 1;
        int word = Ordinals.value(tokens.form(at));
        boolean figure = word == 0 && tokens.isWord(at) && tokens.touches(at) && tokens.isNumber(at - 1);
        return figure ? Integer.parseInt(shortNumber(tokens.form(at - 1))) : word;
    }

    private static String shortNumber(String figures) {
        return figures.length() > 2 ? "0" : figures;
    }
}
