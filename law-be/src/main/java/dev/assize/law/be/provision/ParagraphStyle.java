package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActType;
import dev.assize.law.be.token.Tokens;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How a text writes the paragraphs of Belgian acts and those of the Union: Belgian acts number theirs with "§", acts of the Union say "paragraphe 1" and
 * "lid 1". Most authors keep to that, and some write both in one way; so it counts only in a text whose articles with an act beside them show it.
 */
final class ParagraphStyle {

    private static final Set<String> WORDS = Set.of("paragraphe", "paragraphes", "lid", "leden", "absatz");
    private static final int LEAST_SIGNS = 2;
    private static final int MOST_RECENT = 50;

    private final Tokens tokens;
    private final boolean wordsTell;
    private final boolean signsTell;

    ParagraphStyle(Tokens tokens, List<Citation> citations) {
        this.tokens = tokens;
        int belgianWords = 0;
        int belgianSigns = 0;
        int unionWords = 0;
        int unionSigns = 0;
        for (Citation citation : citations) {
            ActAttachment act = citation.act();
            if (act == null) {
                continue;
            }
            boolean union = isOfUnion(act.mention().type());
            boolean belgian = isBelgian(act.mention().type());
            boolean words = hasWords(citation);
            unionWords += union && words ? 1 : 0;
            belgianWords += belgian && words ? 1 : 0;
            boolean sign = !words && hasSign(citation);
            belgianSigns += belgian && sign ? 1 : 0;
            unionSigns += union && sign ? 1 : 0;
        }
        this.wordsTell = belgianWords == 0 && (unionWords > 0 || belgianSigns >= LEAST_SIGNS);
        this.signsTell = unionSigns == 0 && unionWords > 0 && belgianSigns > 0;
    }

    /** The act that a citation means by the way in which its paragraph is written, where the context gave it one of the other kind. */
    @Nullable
    DocumentAct rather(Citation citation, DocumentAct given, Iterable<DocumentAct> latestFirst) {
        boolean union = wordsTell && isBelgian(given.type()) && hasWords(citation);
        boolean belgian = signsTell && isOfUnion(given.type()) && !hasWords(citation) && hasSign(citation);
        if (!union && !belgian) {
            return null;
        }
        int looked = 0;
        for (DocumentAct act : latestFirst) {
            if (++looked > MOST_RECENT) {
                return null;
            }
            if ((union ? isOfUnion(act.type()) : isBelgian(act.type()))
                    && citation.articles().stream().allMatch(article -> act.mayHave(article.numeral()))) {
                return act;
            }
        }
        return null;
    }

    private static boolean isOfUnion(ActType type) {
        return type == ActType.EU_REGULATION || type == ActType.EU_DIRECTIVE;
    }

    private static boolean isBelgian(ActType type) {
        return switch (type) {
            case LAW, ROYAL_DECREE, GOVERNMENT_DECREE, DECREE, ORDINANCE, CODE -> true;
            case CONSTITUTION, TREATY, EU_REGULATION, EU_DIRECTIVE, OTHER -> false;
        };
    }

    /** "paragraphe 1er", "lid 2": the word with its figure behind it; Belgian acts have "eerste lid". */
    private boolean hasWords(Citation citation) {
        for (int at = citation.first(); at < citation.last(); at++) {
            if (WORDS.contains(tokens.form(at)) && tokens.isNumber(at + 1)) {
                return true;
            }
        }
        return false;
    }

    private boolean hasSign(Citation citation) {
        for (int at = citation.first(); at <= citation.last(); at++) {
            if (tokens.is(at, "§")) {
                return true;
            }
        }
        return false;
    }
}
