package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.token.Tokens;
import java.time.LocalDate;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Nouns that say more than the kind of the act they take up: its year ("la loi de 1939"), its age ("de oude wet"), or that it is a codex. */
final class QualifiedNouns {

    private static final int YEAR = 4;
    private static final Set<String> FIRST = Set.of("premier", "premiere", "eerste");
    private static final Set<String> OLD = Set.of("ancienne", "ancien", "oude", "vorige");
    private static final Set<String> NEW = Set.of("nouvelle", "nouveau", "nieuwe");

    private final Tokens tokens;
    private final RecentActs recent;

    QualifiedNouns(Tokens tokens, RecentActs recent) {
        this.tokens = tokens;
        this.recent = recent;
    }

    /** The act that such a noun takes up; null when it is none, or no act is known that it fits. */
    @Nullable
    DocumentAct act(ActMention mention) {
        DocumentAct codex = tokens.is(mention.first(), "codex") ? called("codex") : null;
        DocumentAct first =
                codex == null && mention.words().stream().anyMatch(FIRST::contains) ? first(mention) : codex;
        DocumentAct ofYear = first == null ? ofYear(mention) : first;
        return ofYear == null ? ofAge(mention) : ofYear;
    }

    /** "die Codex" is one of the few that are called so, whatever code was named since. */
    private @Nullable DocumentAct called(String noun) {
        for (DocumentAct act : recent.latestFirst()) {
            if (act.bears(noun)) {
                return act;
            }
        }
        return null;
    }

    /** "le premier décret précité": of those of its kind that were named, the one that was named longest ago. */
    private @Nullable DocumentAct first(ActMention mention) {
        DocumentAct first = null;
        for (DocumentAct act : recent.latestFirst()) {
            first = act.isOf(mention.family()) && act.type() == mention.type() ? act : first;
        }
        return first;
    }

    private @Nullable DocumentAct ofYear(ActMention mention) {
        int at = mention.last() + 2;
        boolean year = (tokens.is(at - 1, "de") || tokens.is(at - 1, "van"))
                && tokens.isNumber(at)
                && tokens.form(at).length() == YEAR;
        if (!year) {
            return null;
        }
        for (DocumentAct act : recent.latestFirst()) {
            LocalDate date = act.knownDate();
            if (act.isOf(mention.family()) && date != null && tokens.is(at, "" + date.getYear())) {
                return act;
            }
        }
        return null;
    }

    /** Of the two dated acts of the kind that were named last, the older or the younger. */
    private @Nullable DocumentAct ofAge(ActMention mention) {
        boolean older = mention.words().stream().anyMatch(OLD::contains);
        boolean younger = mention.words().stream().anyMatch(NEW::contains);
        if (!older && !younger) {
            return null;
        }
        DocumentAct last = null;
        LocalDate dateOfLast = null;
        for (DocumentAct act : recent.latestFirst()) {
            LocalDate date = act.knownDate();
            if (!act.isOf(mention.family()) || date == null) {
                continue;
            }
            if (last != null && dateOfLast != null) {
                return date.isBefore(dateOfLast) == older ? act : last;
            }
            last = act;
            dateOfLast = date;
        }
        return null;
    }
}
