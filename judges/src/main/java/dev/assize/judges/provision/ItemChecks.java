package dev.assize.judges.provision;

import dev.assize.law.be.act.Numbering;
import dev.assize.law.be.provision.CitedAct;
import dev.assize.text.Characters;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** What the pairs say about the items themselves: their keys, and how their numbers are written. */
final class ItemChecks {

    private static final Pattern WORDS = Pattern.compile(
            Characters.WORD_START + "(?:articles?|artikel(?:en|s)?|artt?|arts)" + Characters.WORD_END + "\\.?");
    /** Scanners read "1er" as "ler". */
    private static final Pattern SCANNED_FIRST = Pattern.compile(Characters.WORD_START + "ler" + Characters.WORD_END);

    private static final Pattern ORDINAL_ENDINGS =
            Pattern.compile("(?<=\\d)(?:er|ere|ste|de|eme|e)" + Characters.WORD_END);
    /** A number and nothing below it. */
    private static final Pattern NUMBER = Pattern.compile("[" + Characters.LETTER_OR_NUMBER + ".:/-]+");

    private static final Pattern BELOW_ARTICLE = Pattern.compile("[§°]|, |\\\\b(?:al|alinea|lid|par|paragraphe)\\\\b");

    private static final Pattern COSMETICS = Pattern.compile("[^" + Characters.LETTER_OR_NUMBER + "§°]+");

    private final ExtractionCase subject;
    private @Nullable String source;

    ItemChecks(ExtractionCase subject) {
        this.subject = subject;
    }

    /** Folding the source costs as much as cutting it; most items are written as it writes them. */
    private String source() {
        String folded = source == null ? FoldedText.fold(subject.sourceText()) : source;
        source = folded;
        return folded;
    }

    /** One issue for each article whose key is wrong, however many items carry it. */
    List<Issue> keys(Map<ReadItem, Expected> pairs) {
        List<Issue> issues = new ArrayList<>();
        Set<String> reported = new HashSet<>();
        pairs.forEach((item, expected) -> {
            String key = item.item().key();
            boolean wrong = !Keys.same(key, expected.provision().key()) && !isWritten(key, expected);
            if (wrong
                    && reported.add(
                            expected.actName() + "\n" + expected.provision().key() + "\n" + key)) {
                issues.add(Issue.of(
                        IssueKind.PROVISION_KEY,
                        expected,
                        "the key of " + item.item().label() + " is " + (key.isBlank() ? "absent" : "\"" + key + "\"")
                                + ", expected \"" + expected.provision().key() + "\""));
            }
        });
        return issues;
    }

    /** The items that the source does not confirm, whose keys say more than an article, whichever is meant: "124, § 1". */
    List<Issue> ownKeys(List<ReadItem> items, Map<ReadItem, Expected> pairs) {
        List<Issue> issues = new ArrayList<>();
        Set<String> reported = new HashSet<>();
        for (ReadItem item : items) {
            String key = item.item().key();
            boolean further = !pairs.containsKey(item)
                    && BELOW_ARTICLE.matcher(FoldedText.fold(key)).find();
            if (further && reported.add(item.item().actName() + "\n" + key)) {
                issues.add(new Issue(
                        IssueKind.PROVISION_KEY,
                        item.item().number(),
                        item.item().actName(),
                        "the key of " + item.item().label() + " is \"" + key + "\", which is more than an article",
                        null));
            }
        }
        return issues;
    }

    /**
     * Whether the source writes a key itself where the provision stands, so that the reading may have cut it: "9.1.2-3" read as 9.1.2. Behind the number of
     * a treaty's article a decimal is a paragraph, and no part of the key.
     */
    private boolean isWritten(String key, Expected expected) {
        CitedAct act = expected.provision().act();
        String own = FoldedText.fold(key);
        boolean longer = NUMBER.matcher(own).matches()
                && own.length() > expected.provision().key().length()
                && own.startsWith(FoldedText.fold(expected.provision().key()));
        boolean paragraph = act.registered().isPresent() && act.numbering() == Numbering.PARAGRAPHED;
        return longer
                && !paragraph
                && expected.provision().spans().stream()
                        .anyMatch(span ->
                                FoldedText.fold(withNext(span, own.length())).contains(own));
    }

    /** What stands at a place, and so many characters behind it. */
    private String withNext(Span span, int more) {
        String text = subject.sourceText();
        return text.substring(span.start(), Math.min(text.length(), span.end() + more));
    }

    /** The items whose number says the same as the source in other signs: "par. 1" for "§ 1". */
    List<Issue> cosmetics(Map<ReadItem, Expected> pairs) {
        List<Issue> issues = new ArrayList<>();
        pairs.forEach((item, expected) -> {
            boolean standsAlone = !expected.isOnlyListed() && item.numbers().size() == 1;
            if (standsAlone
                    && !item.item().number().isBlank()
                    && !isVerbatim(item.item().number(), expected)) {
                issues.add(Issue.of(
                        IssueKind.VERBATIM,
                        expected,
                        "the source does not write \"" + item.item().number() + "\" so"));
            }
        });
        return issues;
    }

    private boolean isVerbatim(String number, Expected expected) {
        String skeleton = skeleton(number);
        if (skeleton.equals(skeleton(expected.number()))
                || skeleton.equals(skeleton(expected.provision().key()))) {
            return true;
        }
        for (Span span : expected.provision().spans()) {
            if (skeleton.equals(skeleton(span.in(subject.sourceText())))) {
                return true;
            }
        }
        return source().contains(FoldedText.fold(number));
    }

    /** Letters, figures and signs alone: blanks, punctuation, the word "article" and the "er" of "1er" do not matter. */
    private static String skeleton(String text) {
        String bare = WORDS.matcher(FoldedText.fold(text)).replaceAll(" ");
        bare = SCANNED_FIRST.matcher(bare).replaceAll("1");
        return COSMETICS.matcher(ORDINAL_ENDINGS.matcher(bare).replaceAll("")).replaceAll("");
    }
}
