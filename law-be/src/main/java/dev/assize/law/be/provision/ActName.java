package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMentions;
import dev.assize.law.be.act.ActRegistry;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.DateMarks;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.law.be.act.TitleWords;
import dev.assize.law.be.token.Tokens;
import dev.assize.text.FoldedText;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The name of an act by itself, as somebody else wrote it down, ready to be compared with the acts of a text.
 *
 * @param folded the name without case, accents and typographic differences
 * @param candidates the registered acts that it may mean
 * @param writtenDate the date in the name; null when it has none
 * @param number the number in the name; empty when it has none
 * @param announced the kind of act that its noun announces; null when it has no noun
 * @param words what it says the act is about
 */
public record ActName(
        String folded,
        List<RegisteredAct> candidates,
        @Nullable LocalDate writtenDate,
        String number,
        @Nullable ActType announced,
        Set<String> words) {

    private static final double SAME_TITLE = 0.5;

    /** Names that were read; decisions and extractions use the same few over and over, whatever case they belong to. */
    private static final Map<String, ActName> READ = new ConcurrentHashMap<>();

    private static final Pattern DRAFT = Pattern.compile(
            "(?:(?:avant[- ])?projet|proposition|(?:voor)?ontwerp|voorstel)(?:[- ](?:de |d'|van )?|$)|wetsontwerp|wetsvoorstel|ontwerp");

    private static final int MOST_REMEMBERED = 10_000;
    private static final int LONGEST_REMEMBERED = 400;

    public ActName {
        candidates = List.copyOf(candidates);
        words = Set.copyOf(words);
    }

    public static ActName read(String name) {
        ActName known = READ.get(name);
        if (known == null) {
            known = readAnew(name);
            if (name.length() <= LONGEST_REMEMBERED && READ.size() < MOST_REMEMBERED) {
                READ.put(name, known);
            }
        }
        return known;
    }

    private static ActName readAnew(String name) {
        ActRegistry registry = ActRegistry.standard();
        Tokens tokens = Tokens.of(name);
        ActMention mention =
                first(ActMentions.in(tokens, DateMarks.in(tokens), registry).all());
        String folded = FoldedText.fold(name);
        Set<String> words = TitleWords.subject(TitleWords.of(name));
        if (mention == null) {
            return new ActName(folded, registry.named(name), null, "", null, words);
        }
        List<RegisteredAct> candidates = mention.candidates();
        if (candidates.isEmpty() && mention.identifies()) {
            DocumentAct act = new DocumentActs(tokens, registry, OptionalInt.empty()).resolve(mention, null);
            candidates = act == null || act.registered() == null ? List.of() : List.of(act.registered());
        }
        return new ActName(folded, candidates, mention.date(), mention.number(), mention.type(), words);
    }

    private static @Nullable ActMention first(List<ActMention> mentions) {
        return mentions.stream()
                .filter(ActMention::identifies)
                .findFirst()
                .or(() -> mentions.stream().findFirst())
                .orElse(null);
    }

    /** Whether it is the name of a bill, not of an act: "avant-projet de loi relatif à …". */
    public boolean isDraft() {
        return DRAFT.matcher(folded).lookingAt();
    }

    /** Its folded name without the noun of a bill: what the act is called once it is one. */
    public String enacted() {
        return isDraft() ? DRAFT.matcher(folded).replaceFirst("") : folded;
    }

    public Optional<LocalDate> date() {
        return Optional.ofNullable(writtenDate);
    }

    /** Whether this is a name of an act that a text cites, under any of the names it has there or in the registry. */
    public boolean means(CitedAct act) {
        return means(act, act.names().stream().map(ActName::read).toList());
    }

    /** As {@link #means(CitedAct)}, for one who has read the names of the act already. */
    public boolean means(CitedAct act, List<ActName> itsNames) {
        Optional<RegisteredAct> registered = act.registered();
        if (registered.isPresent() && candidates.contains(registered.get())) {
            return true;
        }
        if (itsNames.stream().anyMatch(name -> name.folded.equals(folded))) {
            return true;
        }
        if (registered.isPresent() && !candidates.isEmpty()) {
            return false;
        }
        return itsNames.stream().anyMatch(this::isLike);
    }

    private boolean isLike(ActName other) {
        if (!number.isEmpty() && !other.number.isEmpty()) {
            return number.equals(other.number) && agree(other, 0);
        }
        if (writtenDate != null && other.writtenDate != null) {
            return writtenDate.equals(other.writtenDate) && agree(other, 0);
        }
        return !words.isEmpty() && !other.words.isEmpty() && agree(other, SAME_TITLE);
    }

    /** Whether the titles share enough words; one without a title contradicts nothing. */
    private boolean agree(ActName other, double least) {
        int fewer = Math.min(words.size(), other.words.size());
        long shared = words.stream().filter(other.words::contains).count();
        return fewer == 0 || (double) shared / fewer > least || (shared > 0 && shared == fewer);
    }

    /** The kind of act that the registry, or else the noun, gives it; empty when neither tells. */
    public Optional<ActType> kind() {
        return candidates.isEmpty() ? Optional.ofNullable(announced) : type();
    }

    /** The kind of act that the registry knows under this name; empty when it knows none or several. */
    public Optional<ActType> type() {
        List<ActType> types =
                candidates.stream().map(RegisteredAct::type).distinct().toList();
        return types.size() == 1 ? Optional.of(types.get(0)) : Optional.empty();
    }
}
