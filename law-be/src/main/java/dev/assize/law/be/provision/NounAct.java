package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.token.Gap;
import dev.assize.law.be.token.Tokens;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The act that a noun alone takes up: "la loi", "dudit Code", "cette convention". */
final class NounAct {

    /** What courts mean by "la Charte", "het Handvest", by "la Convention" where no other was named. */
    private static final Map<Family, String> BY_CUSTOM =
            Map.of(Family.CHARTER, "eu-charter", Family.CONVENTION, "echr");

    /** No code that numbers its articles by books, 5.73, has more of them. */
    private static final int MOST_BOOKS = 10;

    private static final String PROGRAMME = "programm";
    private static final String COORDINATED = "coord";

    private final Tokens tokens;
    private final ActRegistry registry;
    private final DocumentActs acts;
    private final QualifiedNouns qualifiedNouns;

    NounAct(Tokens tokens, ActRegistry registry, DocumentActs acts, RecentActs recent) {
        this.tokens = tokens;
        this.registry = registry;
        this.acts = acts;
        this.qualifiedNouns = new QualifiedNouns(tokens, recent);
    }

    /** The act that "la loi", "dudit Code", "cette convention" takes up: the last of its family that shares its adjectives. */
    DocumentAct act(ActMention mention, @Nullable ArticleNumeral numeral) {
        DocumentAct coordinated = coordinated(mention);
        if (coordinated != null) {
            return coordinated;
        }
        DocumentAct qualified = qualifiedNouns.act(mention);
        if (qualified != null) {
            return qualified;
        }
        DocumentAct programme = programme(mention);
        if (programme != null) {
            return programme;
        }
        DocumentAct last = null;
        Numbering shape = numeral == null ? Numbering.PLAIN : CandidateActs.shape(numeral);
        boolean telling = shape == Numbering.ROMAN || shape == Numbering.COLON;
        for (DocumentAct act : acts.latestFirst()) {
            boolean called = act.isCalled(tokens.form(mention.first()))
                    || (tokens.is(mention.first(), "overeenkomst")
                            && act.type() == ActType.TREATY
                            && act.bears("overeenkomst"));
            boolean otherPaper =
                    mention.family() == Family.PRIVATE && !called && !act.bears(tokens.form(mention.first()));
            if ((!act.isOf(mention.family()) && !called) || otherPaper) {
                continue;
            }
            boolean typed = (called || mention.type() == ActType.OTHER || act.type() == mention.type())
                    && (!telling || act.numbering() == shape)
                    && (numeral == null
                            || act.mayHave(numeral)
                            || !namesake(act, shape).equals(act));
            boolean shares = mention.words().stream().anyMatch(act.words()::contains);
            if (typed && (shares || mention.words().isEmpty())) {
                return numeral == null ? act : namesake(act, shape);
            }
            last = last == null && typed ? act : last;
        }
        if (last == null && !telling && !isOwnKind(mention.family())) {
            last = latest(mention.type());
        }
        if (last == null && !telling) {
            last = namedInPassing(mention);
        }
        if (last == null && numeral != null) {
            last = byCustom(mention, numeral);
        }
        return last != null ? last : unexplained(mention);
    }

    /** "les lois coordonnées": the last of those that are called so, whatever law was named since; null when it says something else. */
    private @Nullable DocumentAct coordinated(ActMention mention) {
        boolean says = !mention.words().isEmpty()
                && mention.words().stream()
                        .allMatch(word -> word.startsWith(COORDINATED) || word.startsWith("ge" + COORDINATED));
        if (!says) {
            return null;
        }
        for (DocumentAct act : acts.latestFirst()) {
            if (act.isOf(mention.family()) && act.bears(COORDINATED)) {
                return act;
            }
        }
        return null;
    }

    /** "la loi-programme", "het programmadecreet": the last that is called so; null when the noun is another, or none was. */
    private @Nullable DocumentAct programme(ActMention mention) {
        boolean says = tokens.form(mention.first()).startsWith(PROGRAMME)
                || (mention.last() > mention.first()
                        && tokens.form(mention.last()).startsWith(PROGRAMME));
        if (!says) {
            return null;
        }
        for (DocumentAct act : acts.latestFirst()) {
            if (act.isOf(mention.family()) && act.bears(PROGRAMME)) {
                return act;
            }
        }
        return null;
    }

    /** The act that a noun with a capital means where the text names none of its kind; null when the noun goes on, or means none. */
    private @Nullable DocumentAct byCustom(ActMention mention, ArticleNumeral numeral) {
        int next = mention.last() + 1;
        boolean alone = tokens.isCapitalised(mention.first())
                && mention.words().isEmpty()
                && !(tokens.isWord(next) && tokens.isCapitalised(next) && tokens.gapBefore(next) == Gap.BLANK);
        RegisteredAct act = alone
                ? registry.find(BY_CUSTOM.getOrDefault(mention.family(), "")).orElse(null)
                : null;
        return act != null && act.reaches(numeral.leading()) ? acts.registered(act) : null;
    }

    /** Kinds that no other noun takes up: "le Pacte" is no convention, and a bill no law. */
    private static boolean isOwnKind(Family family) {
        return family == Family.DRAFT || family == Family.COVENANT || family == Family.CHARTER;
    }

    /** "ingesteld bij de wet van 1 juli 1964 … artikel 1 van deze wet": an act that only did something to another. */
    private @Nullable DocumentAct namedInPassing(ActMention mention) {
        boolean takesUp = mention.family() != Family.PRIVATE && mention.family() != Family.DRAFT;
        List<DocumentAct> all = acts.all();
        for (int i = all.size() - 1; takesUp && i >= 0; i--) {
            DocumentAct act = all.get(i);
            if (act.isOf(mention.family()) && act.type() == mention.type() && !act.isUnexplained()) {
                return act;
            }
        }
        return null;
    }

    /** The older or newer code of the same name, whose articles are numbered so; null when there is none. */
    @Nullable
    DocumentAct namesake(DocumentAct act, ArticleNumeral numeral) {
        DocumentAct other = act;
        if (numeral.isPlain()) {
            other = namesake(act, Numbering.PLAIN);
        } else if (numeral.isDecimal() && numeral.leading() <= MOST_BOOKS) {
            other = namesake(act, Numbering.DECIMAL);
        }
        return other.equals(act) ? null : other;
    }

    /** "l'article 5.69 du Code civil et l'ancien article 1134 du même code": the older code of that name, by the shape of the number. */
    private DocumentAct namesake(DocumentAct act, Numbering shape) {
        RegisteredAct registered = act.registered();
        if (registered == null
                || shape == registered.numbering()
                || !(isPlainOrDecimal(registered.numbering()) && isPlainOrDecimal(shape))
                || registered.type() != ActType.CODE
                || registered.french().isEmpty()) {
            return act;
        }
        return registry.named(registered.french().get(0)).stream()
                .filter(candidate -> candidate.numbering() == shape)
                .findFirst()
                .map(acts::registered)
                .orElse(act);
    }

    private static boolean isPlainOrDecimal(Numbering numbering) {
        return numbering == Numbering.PLAIN || numbering == Numbering.DECIMAL;
    }

    private @Nullable DocumentAct latest(ActType type) {
        for (DocumentAct act : acts.latestFirst()) {
            if (act.type() == type && type != ActType.OTHER) {
                return act;
            }
        }
        return null;
    }

    /** A contract, a policy, the draft under discussion, "the said law" that nobody said: an act of its own, but disputed. */
    private DocumentAct unexplained(ActMention mention) {
        boolean apart = mention.family() == Family.PRIVATE || mention.family() == Family.DRAFT;
        DocumentAct act = acts.added(new DocumentAct(apart ? ActType.OTHER : mention.type(), null));
        act.setUnexplained();
        return act;
    }
}
