package dev.assize.law.be.provision;

import dev.assize.law.be.act.ActMention;
import dev.assize.law.be.act.ActMention.Form;
import dev.assize.law.be.act.ActNoun.Family;
import dev.assize.law.be.act.ActType;
import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.act.RegisteredAct;
import dev.assize.text.FoldedText;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** An act of the text at hand, gathering what its mentions say about it; lives only while one text is resolved. */
final class DocumentAct {

    /** Enough to tell what stands near an act, and bounded for texts that name one on every line. */
    private static final int MOST_PLACES = 200;

    private static final int MOST_NAMES = 10;

    private final ActType type;
    private @Nullable RegisteredAct registered;
    private final Set<Family> families = EnumSet.noneOf(Family.class);
    private final Set<String> words = new LinkedHashSet<>();
    private final Set<String> names = new LinkedHashSet<>();
    private final List<Integer> places = new ArrayList<>();
    private String number = "";
    private String bestName = "";
    private boolean bestIdentifies;
    private @Nullable LocalDate date;
    private boolean unexplained;
    private boolean structured;
    private boolean plain;
    private boolean filed;

    DocumentAct(ActType type, @Nullable RegisteredAct registered) {
        this.type = type;
        this.registered = registered;
    }

    void add(ActMention mention, String text, int place) {
        // "van dat reglement" does not make a contract of the Wegverkeersreglement.
        boolean takenUp = mention.form() == Form.GENERIC && mention.family() == Family.PRIVATE && !families.isEmpty();
        if (!takenUp) {
            families.add(mention.family());
        }
        words.addAll(mention.words());
        names.add(text);
        if (places.size() < MOST_PLACES) {
            places.add(place);
        }
        if (!mention.number().isEmpty()) {
            number = mention.number();
        }
        if (date == null) {
            date = mention.date();
        }
        boolean better =
                mention.identifies() == bestIdentifies ? text.length() > bestName.length() : mention.identifies();
        if (bestName.isEmpty() || better) {
            bestName = text;
            bestIdentifies = mention.identifies();
        }
    }

    /** Notes that an act described so far is one that is known by name. */
    void register(RegisteredAct act) {
        registered = act;
    }

    /** For an act that only the shape of a number reveals. */
    void nameAfterRegistry() {
        if (registered != null && bestName.isEmpty()) {
            bestName = registered.french().isEmpty()
                    ? registered.dutch().get(0)
                    : registered.french().get(0);
        }
    }

    ActType type() {
        return type;
    }

    @Nullable
    RegisteredAct registered() {
        return registered;
    }

    @Nullable
    LocalDate date() {
        return date;
    }

    String number() {
        return number;
    }

    Set<String> words() {
        return words;
    }

    boolean isOf(Family family) {
        return families.contains(family);
    }

    /** Notes an article that was cited of it. */
    void addArticle(ArticleNumeral numeral) {
        boolean decimal = registered != null && registered.numbering() == Numbering.DECIMAL;
        structured |= numeral.decimals().size() > (decimal ? 0 : 1);
        plain |= numeral.isPlain();
    }

    /**
     * A code that numbers its articles XX.99, and an act of which only numbers such as 4.1.22 were cited, have no article 7; a law that numbers
     * them 1, 2, 3 has no 30.1, which is a paragraph of a treaty or of an act of the Union; and no act has more articles than it has.
     */
    boolean mayHave(ArticleNumeral numeral) {
        boolean law = type == ActType.LAW || (registered != null && type == ActType.CODE);
        if ((registered != null && !registered.reaches(numeral.leading()))
                || (numeral.isDecimal() && law && numbering() == Numbering.PLAIN && !structured)) {
            return false;
        }
        if (!numeral.isPlain() || plain) {
            return true;
        }
        return registered == null
                ? !structured
                : switch (registered.numbering()) {
                    case PLAIN, PARAGRAPHED, DECIMAL_PAIR -> true;
                    // 12.4 is a paragraph of the highway code, which has an article 12 too.
                    case DECIMAL -> !structured || type == ActType.ROYAL_DECREE;
                    case ROMAN, COLON, LETTERED -> false;
                };
    }

    /** Whether one noun can stand for both; contracts and drafts are each their own. */
    boolean isOfKindOf(DocumentAct other) {
        return families.stream()
                .anyMatch(family -> family != Family.PRIVATE && family != Family.DRAFT && other.isOf(family));
    }

    /** Whether it is called so by a name of its own: "le même code" of the Code de la route, which is a royal decree. */
    boolean isCalled(String noun) {
        return registered != null
                && names.stream()
                        .limit(MOST_NAMES)
                        .map(FoldedText::fold)
                        .anyMatch(name -> firstWord(name).endsWith(noun) || name.endsWith(noun));
    }

    /** Whether a word stands in one of its names, in the text or in the registry. */
    boolean bears(String word) {
        Stream<String> known = registered == null ? Stream.of() : registered.dutch().stream();
        return Stream.concat(names.stream().limit(MOST_NAMES), known)
                .anyMatch(name -> FoldedText.fold(name).contains(word));
    }

    private static String firstWord(String name) {
        int blank = name.indexOf(' ');
        return blank < 0 ? name : name.substring(0, blank);
    }

    /** True the first time only. */
    boolean markFiled() {
        boolean first = !filed;
        filed = true;
        return first;
    }

    void setUnexplained() {
        unexplained = true;
    }

    boolean isUnexplained() {
        return unexplained;
    }

    /** Whether it makes no law, or nobody can tell which act is meant. A draft that the text also names as enacted is law. */
    boolean isDisputed() {
        boolean unnumbered =
                families.contains(Family.COLLECTIVE) && number.isEmpty() && date == null && registered == null;
        return unexplained
                || unnumbered
                || families.contains(Family.PRIVATE)
                || families.equals(EnumSet.of(Family.DRAFT));
    }

    Numbering numbering() {
        if (registered != null) {
            return registered.numbering();
        }
        return type.numbersItsParagraphs() ? Numbering.PARAGRAPHED : Numbering.PLAIN;
    }

    CitedAct cited(int place) {
        return new CitedAct(place, type, bestName, date, registered, new ArrayList<>(names), places);
    }

    /** Its date in the text, else the one that the registry has. */
    @Nullable
    LocalDate knownDate() {
        return date != null || registered == null ? date : registered.date();
    }

    int timesNamed() {
        return places.size();
    }

    List<String> names() {
        return List.copyOf(names);
    }
}
