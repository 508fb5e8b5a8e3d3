package dev.assize.judges.coverage.internal;

import dev.assize.judges.internal.memo.SharedResults;
import dev.assize.text.Language;
import dev.assize.text.Token;
import dev.assize.text.Tokenizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;

/**
 * The items of one list with the question they answer, read once for all outputs that are held against them. Threads share it: what
 * it remembers is the same whoever read it.
 */
final class ReadItems {

    /** Several outputs are often held against one reference, one after another; and where no language is told, it is read in each. */
    private static final SharedResults<ItemList, ReadItems> RECENT = new SharedResults<>(8, ReadItems::new);

    /** How many characters of items, and of texts made from them, are kept taken apart; a hundred bytes for each. */
    private static final int MOST_REMEMBERED = 100_000;

    private record ItemList(Language language, String question, List<String> items) {}

    private final Language language;
    private final QuestionWords question;
    private final Map<String, String> wholes;
    private final ItemWords words;
    private final Map<String, ListedItem> statements = new ConcurrentHashMap<>();
    private final Map<String, StatementDraft> terms = new ConcurrentHashMap<>();
    private final Map<String, Optional<String>> missingRules = new ConcurrentHashMap<>();
    private final AtomicInteger remembered = new AtomicInteger();

    private ReadItems(ItemList list) {
        Tokenizer tokenizer = new Tokenizer(list.language);
        this.language = list.language;
        this.question = QuestionWords.of(ReadTokens.of(list.question, tokenizer), language);
        this.wholes = Propositions.wholes(list.items);
        List<List<Token>> tokens = new ArrayList<>(list.items.size());
        for (String item : list.items) {
            tokens.add(tokens(item, tokenizer));
        }
        this.words = new ItemWords(language, new ItemRarity(list.items, tokens));
        for (int i = 0; i < tokens.size(); i++) {
            String item = list.items.get(i);
            remember(statements, item, listed(item, tokens.get(i)));
        }
    }

    /** @param question the question that the items answer, or a blank */
    static ReadItems of(List<String> items, String question, Language language) {
        return RECENT.of(new ItemList(language, question, List.copyOf(items)));
    }

    /** An item, or a text made from items, that says something. */
    ListedItem item(String text, Tokenizer tokenizer) {
        ListedItem known = statements.get(text);
        if (known == null) {
            known = listed(text, tokens(text, tokenizer));
            remember(statements, text, known);
        }
        return known;
    }

    private ListedItem listed(String text, List<Token> tokens) {
        return new ListedItem(text, draft(text, tokens, question), wholes.get(text));
    }

    Statement statement(String text, Tokenizer tokenizer, Set<String> knownNames) {
        return item(text, tokenizer).draft().statement(knownNames);
    }

    /** An item as if nothing were omitted in it; empty where nothing is. */
    Optional<StatementDraft> bare(ListedItem item, Tokenizer tokenizer) {
        String text = item.bareText();
        StatementDraft known = item.bare();
        if (known == null && text != null) {
            known = draft(text, tokens(text, tokenizer), question);
            if (affords(text)) {
                item.rememberBare(known);
            }
        }
        return Optional.ofNullable(known);
    }

    /** A term, which the output must use itself, whatever the question says. */
    Statement term(String text, Tokenizer tokenizer) {
        StatementDraft known = terms.get(text);
        if (known == null) {
            known = draft(text, tokens(text, tokenizer), QuestionWords.NONE);
            remember(terms, text, known);
        }
        return known.statement(Set.of());
    }

    /** Why no rules can read the item. */
    Optional<String> missingRules(String item, Function<String, Optional<String>> told) {
        Optional<String> known = missingRules.get(item);
        if (known == null) {
            known = told.apply(item);
            remember(missingRules, item, known);
        }
        return known;
    }

    private StatementDraft draft(String text, List<Token> tokens, QuestionWords given) {
        return new StatementDraft(text, tokens, words.of(tokens), language, given);
    }

    private static List<Token> tokens(String text, Tokenizer tokenizer) {
        return List.copyOf(ReadTokens.of(text, tokenizer));
    }

    private <T> void remember(Map<String, T> known, String text, T read) {
        if (affords(text)) {
            known.put(text, read);
        }
    }

    private boolean affords(String text) {
        return remembered.addAndGet(text.length() + 1) <= MOST_REMEMBERED;
    }
}
