package dev.assize.semantic;

import dev.assize.core.question.Quote;
import dev.assize.text.Sentences;
import dev.assize.text.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A text as the model can read it: whole when it is short, otherwise in windows of sentences that overlap by half. Of many
 * windows only those are read that share most pieces with the statement, so that a long text costs a bounded time.
 */
final class OutputWindows {

    private static final int LONGEST_WINDOW = 120;
    private static final int MOST_READ = 4;

    private record Window(int first, int last, List<Integer> pieces) {

        long shared(Set<Integer> statement) {
            return pieces.stream().distinct().filter(statement::contains).count();
        }
    }

    private final String text;
    private final CrossEncoder encoder;
    private final List<Span> sentences;
    private final List<Window> windows;

    private OutputWindows(String text, CrossEncoder encoder, List<Span> sentences, List<Window> windows) {
        this.text = text;
        this.encoder = encoder;
        this.sentences = sentences;
        this.windows = windows;
    }

    static OutputWindows of(String text, CrossEncoder encoder) {
        List<Integer> whole = encoder.pieces(text, CrossEncoder.LONGEST_PAIR);
        List<Span> sentences = Sentences.of(text);
        if (whole.size() <= LONGEST_WINDOW + LONGEST_WINDOW / 3 || sentences.size() < 2) {
            return new OutputWindows(text, encoder, sentences, List.of(new Window(0, sentences.size(), whole)));
        }
        List<List<Integer>> pieces = sentences.stream()
                .map(sentence -> encoder.pieces(sentence.in(text), LONGEST_WINDOW))
                .toList();
        return new OutputWindows(text, encoder, sentences, windows(pieces));
    }

    private static List<Window> windows(List<List<Integer>> sentences) {
        List<Window> windows = new ArrayList<>();
        int first = 0;
        while (first < sentences.size()) {
            List<Integer> pieces = new ArrayList<>();
            int next = first;
            while (next < sentences.size()
                    && (next == first || pieces.size() + sentences.get(next).size() <= LONGEST_WINDOW)) {
                pieces.addAll(sentences.get(next));
                next++;
            }
            windows.add(new Window(first, next, pieces));
            if (next == sentences.size()) {
                break;
            }
            first = Math.max(first + 1, (first + next + 1) / 2);
        }
        return windows;
    }

    /** How surely the text states it, by the window that states it most surely. */
    double score(String statement) {
        List<Integer> pieces = encoder.pieces(statement, CrossEncoder.LONGEST_STATEMENT);
        return nearest(pieces).stream()
                .mapToDouble(window -> encoder.score(pieces, window.pieces()))
                .max()
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private List<Window> nearest(List<Integer> statement) {
        Set<Integer> wanted = new HashSet<>(statement);
        return windows.size() <= MOST_READ
                ? windows
                : windows.stream()
                        .sorted(Comparator.comparingLong((Window window) -> window.shared(wanted))
                                .reversed())
                        .limit(MOST_READ)
                        .toList();
    }

    /** The sentence that states it most surely. */
    Quote quote(String statement) {
        List<Integer> pieces = encoder.pieces(statement, CrossEncoder.LONGEST_STATEMENT);
        Set<Integer> wanted = new HashSet<>(pieces);
        record Scored(Span sentence, double score) {}
        return nearest(pieces).stream()
                .flatMap(window -> sentences.subList(window.first(), window.last()).stream())
                .distinct()
                .sorted(Comparator.comparingLong((Span sentence) -> -shared(sentence, wanted)))
                .limit(2L * MOST_READ)
                .map(sentence -> new Scored(
                        sentence, encoder.score(pieces, encoder.pieces(sentence.in(text), CrossEncoder.LONGEST_PAIR))))
                .max(Comparator.comparingDouble(Scored::score))
                .map(best -> new Quote(best.sentence().in(text), best.sentence().start()))
                .orElse(Quote.NONE);
    }

    private long shared(Span sentence, Set<Integer> wanted) {
        return encoder.pieces(sentence.in(text), CrossEncoder.LONGEST_PAIR).stream()
                .distinct()
                .filter(wanted::contains)
                .count();
    }
}
