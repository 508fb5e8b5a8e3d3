package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.token.Tokens;
import java.util.List;
import java.util.Set;

/** An act of which only an abbreviation is known that no registry explains. */
final class UnknownAct {

    private UnknownAct() {}

    static ActMention abbreviated(int token, int last, Tokens tokens) {
        return new ActMention(
                token,
                last,
                Form.DESCRIBED,
                ActType.OTHER,
                Family.LAW,
                List.of(),
                null,
                "",
                Set.of(tokens.form(token)));
    }
}
