package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActNoun.Family;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The acts that only the titles of others name: "la loi … transposant la directive 2002/22/CE". */
final class TitledActs {

    private final ActMentions mentions;
    private final DocumentActs acts;
    private final Map<Family, DocumentAct> inTitles = new EnumMap<>(Family.class);
    private @Nullable ActMention lastMention;

    TitledActs(ActMentions mentions, DocumentActs acts) {
        this.mentions = mentions;
        this.acts = acts;
    }

    /** Notes what the title of an act names; later "la directive" may mean it. */
    void note(ActMention mention) {
        lastMention = mention.identifies() ? mention : lastMention;
        ActMention inside = mentions.inTitle(mention);
        if (inside != null && inside.family() != mention.family()) {
            DocumentAct known = acts.meet(inside, true);
            if (known != null) {
                inTitles.put(inside.family(), known);
            }
        }
    }

    /** The act of a family that a title named last; null when none did. */
    @Nullable
    DocumentAct of(Family family) {
        return inTitles.get(family);
    }

    /** "la loi de 2003 modifiant la loi du 16 mars 1968 …, l'article 29 de cette dernière loi": the act that a title named last. */
    @Nullable
    DocumentAct inLast(ActMention noun) {
        ActMention outer = lastMention;
        ActMention inside = outer == null ? null : mentions.inTitle(outer);
        return inside != null
                        && inside.family() == noun.family()
                        && noun.first() - inside.last() < SentenceBounds.LONG_SENTENCE
                ? acts.resolve(inside, null)
                : null;
    }
}
