package dev.assize.core.question;

import dev.assize.core.finding.Evidence;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Finds a quote in the text it is said to come from: to the letter first, then with case, accents, quotation marks and
 * white space folded. Parts joined by an ellipsis must all be there, in their order.
 */
final class QuoteLocator {

    private static final Pattern ELLIPSIS =
            Pattern.compile("\\s*(?:\\[\\s*(?:\\.\\.\\.|…)\\s*]|\\(\\s*(?:\\.\\.\\.|…)\\s*\\)|\\.\\.\\.|…)\\s*");

    private QuoteLocator() {}

    /**
     * The places of the quote's parts; empty when any of them is missing.
     *
     * @param source the name of the text
     */
    static List<Evidence> locate(Quote quote, String source, String text) {
        List<Evidence> first = locateText(quote, source, text);
        if (quote.more().isEmpty()) {
            return first;
        }
        List<Evidence> parts = new ArrayList<>(first);
        for (Quote part : quote.more()) {
            List<Evidence> more = locateText(part, source, text);
            if (parts.isEmpty() || more.isEmpty()) {
                return List.of();
            }
            parts.addAll(more);
        }
        return List.copyOf(parts);
    }

    private static List<Evidence> locateText(Quote quote, String source, String text) {
        String words = quote.text();
        int at = exact(words, text, quote.from());
        return at >= 0
                ? List.of(new Evidence(source, Span.of(at, at + words.length()), words))
                : folded(words, text).stream()
                        .map(span -> Evidence.in(source, text, span))
                        .toList();
    }

    /** Where the words stand to the letter; -1 when they do not. */
    private static int exact(String words, String text, int from) {
        if (text.startsWith(words, from)) {
            return from;
        }
        int at = text.indexOf(words, Math.min(from, text.length()));
        return at < 0 && from > 0 ? text.indexOf(words) : at;
    }

    private static List<Span> folded(String words, String text) {
        FoldedText folded = FoldedText.of(text);
        Optional<Span> whole = folded.find(trimmed(words));
        if (whole.isPresent()) {
            return List.of(whole.get());
        }
        List<Span> parts = new ArrayList<>();
        int from = 0;
        for (String part : ELLIPSIS.split(words)) {
            String needle = FoldedText.fold(trimmed(part));
            if (needle.isEmpty()) {
                continue;
            }
            int at = folded.folded().indexOf(needle, from);
            if (at < 0) {
                return List.of();
            }
            from = at + needle.length();
            parts.add(folded.originalSpan(at, from));
        }
        return List.copyOf(parts);
    }

    /** Without the quotation marks that a model likes to put around a quote. */
    private static String trimmed(String words) {
        String bare = words.strip();
        while (bare.length() > 1 && isMark(bare.charAt(0)) && isMark(bare.charAt(bare.length() - 1))) {
            bare = bare.substring(1, bare.length() - 1).strip();
        }
        return bare;
    }

    private static boolean isMark(char unit) {
        return "\"'“”„‟«»‘’‚`".indexOf(unit) >= 0;
    }
}
