package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.WordSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The act that a pronoun behind an article, or before it, stands for: "l'article 6 de celle-ci", "haar artikel 8", "Il prévoit, en ses articles
 * 3 et 4". French and Dutch pronouns have a gender, and so have the nouns of acts: "celle-ci" is no decree, "haar" no code.
 */
final class PronounAct {

    private static final Set<String> FIRST = WordSet.of("premier premiere eerstgenoemde eerstvermelde eerste");
    private static final Set<String> SECOND = WordSet.of("second seconde tweede");
    private static final Set<String> LATTER =
            WordSet.of("celui celle dernier derniere laatstgenoemde laatstvermelde laatste");
    private static final Set<String> FEMININE = WordSet.of("premiere seconde celle derniere elle");
    private static final Set<String> MASCULINE = WordSet.of("premier second celui dernier il");
    private static final Set<String> BETWEEN = WordSet.of("de du la le ce cette van des deze l");
    private static final int FAR_SUBJECT = 9;

    private final Tokens tokens;
    private final ActMentions mentions;
    private final DocumentActs acts;

    PronounAct(Tokens tokens, ActMentions mentions, DocumentActs acts) {
        this.tokens = tokens;
        this.mentions = mentions;
        this.acts = acts;
    }

    /** The act of "de celle-ci", "du second", "van laatstgenoemde" at a token behind an article; null when none stands there. */
    @Nullable
    DocumentAct behind(int next) {
        int at = tokens.is(next, ",") ? next + 1 : next;
        boolean linked = tokens.is(at, "de") || tokens.is(at, "du") || tokens.is(at, "van");
        while (linked && BETWEEN.contains(tokens.form(at))) {
            at++;
        }
        String form = tokens.form(at);
        boolean demonstrative = form.equals("celui") || form.equals("celle");
        boolean far = demonstrative && tokens.is(at + 2, "la");
        if (!linked || (demonstrative && !far && !tokens.is(at + 2, "ci")) || mentions.at(at + 1) != null) {
            return null;
        }
        if (far) {
            return fitting(at, 1);
        }
        if (LATTER.contains(form) || SECOND.contains(form)) {
            return fitting(at, 0);
        }
        return FIRST.contains(form) ? fitting(at, 1) : null;
    }

    /** The act that the pronoun of the clause or the possessive before an article leaves; null when they leave more than one kind. */
    @Nullable
    DocumentAct before(int first) {
        for (int at = first - 1; at >= 0 && at > first - FAR_SUBJECT; at--) {
            boolean subject =
                    tokens.is(at, "il") || tokens.is(at, "elle") || (tokens.is(at, "haar") && at == first - 1);
            if (subject) {
                return fitting(at, 0);
            }
            if (tokens.is(at, ".") || tokens.is(at, ";")) {
                return null;
            }
        }
        return null;
    }

    /** The act of the gender of a pronoun that was met last, or the one before it. */
    private @Nullable DocumentAct fitting(int pronoun, int skipped) {
        DocumentAct found = null;
        int passed = 0;
        for (DocumentAct act : acts.latestFirst()) {
            if (fits(tokens.form(pronoun), act)) {
                found = act;
                passed++;
            }
            if (passed > skipped) {
                return found;
            }
        }
        return found;
    }

    private static boolean fits(String pronoun, DocumentAct act) {
        // "Code bruxellois du Logement" is an ordinance, and "celui-ci" for the name that it has.
        boolean feminine = !act.isCalled("code")
                && (act.type() == ActType.CONSTITUTION
                        || act.isOf(Family.LAW)
                        || act.isOf(Family.ORDINANCE)
                        || act.isOf(Family.DIRECTIVE)
                        || act.isOf(Family.CONVENTION)
                        || act.isOf(Family.CHARTER));
        if (pronoun.equals("haar")) {
            return act.type() == ActType.CONSTITUTION
                    || act.isOf(Family.LAW)
                    || act.isOf(Family.ORDINANCE)
                    || act.isOf(Family.DIRECTIVE)
                    || act.isOf(Family.REGULATION);
        }
        return FEMININE.contains(pronoun) ? feminine : !MASCULINE.contains(pronoun) || !feminine;
    }
}
