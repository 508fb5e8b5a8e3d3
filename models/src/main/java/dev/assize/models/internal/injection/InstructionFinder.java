package dev.assize.models.internal.injection;

import dev.assize.core.finding.Evidence;
import dev.assize.core.finding.Finding;
import dev.assize.core.finding.Severity;
import dev.assize.core.question.Passage;
import dev.assize.text.FoldedText;
import dev.assize.text.Span;
import dev.assize.text.WordList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;

/**
 * Notices words in a text that are addressed to a model rather than to a reader: an order to forget its instructions, a
 * dictated answer, a faked role or a faked end of the text. Such words change nothing, since they are sent as material;
 * a person should know that they are there. Phrases and patterns in four languages are a resource; they are meant to be
 * precise, so one who hides well is not seen. The time is linear in the text. Threads share it: it holds nothing that
 * changes.
 */
public final class InstructionFinder {

    public static final String CODE = "instruction-in-text";

    private static final int MOST = 20;

    private static final InstructionFinder STANDARD =
            new InstructionFinder(WordList.beside(InstructionFinder.class, "instructions.txt"));

    private final Map<String, List<PhraseRule>> byOpening = new HashMap<>();
    private final List<MarkRule> marks = new ArrayList<>();

    private InstructionFinder(WordList list) {
        Map<String, Set<String>> names = new HashMap<>();
        for (String line : list.lines("words")) {
            int equals = line.indexOf('=');
            names.put(
                    line.substring(0, equals).strip(),
                    PhraseRule.words(line.substring(equals + 1).strip(), names));
        }
        for (String language : List.of("en", "fr", "nl", "de")) {
            for (String line : list.lines(language)) {
                PhraseRule rule = PhraseRule.parse(line, names);
                rule.openings()
                        .forEach(word -> byOpening
                                .computeIfAbsent(word, any -> new ArrayList<>())
                                .add(rule));
            }
        }
        list.lines("patterns").forEach(line -> marks.add(MarkRule.parse(line)));
    }

    public static InstructionFinder standard() {
        return STANDARD;
    }

    /** A remark on a passage that holds such words at these places; empty when there are none. */
    public static Optional<Finding> remark(Passage passage, List<Span> places) {
        if (places.isEmpty()) {
            return Optional.empty();
        }
        List<Evidence> evidence = places.stream()
                .map(place -> Evidence.in(passage.name(), passage.text(), place))
                .toList();
        return Optional.of(new Finding(
                CODE,
                Severity.MINOR,
                "\"" + passage.name() + "\" holds words addressed to a model, such as \""
                        + shown(evidence.get(0).quote()) + "\"; they were sent as material and changed no instruction",
                evidence));
    }

    /** Where such words stand, from first to last, the first few of them. */
    public List<Span> find(String text) {
        FoldedText folded = FoldedText.of(text);
        List<Span> found = new ArrayList<>();
        phrases(FoldedWords.of(folded), found);
        for (MarkRule mark : marks) {
            if (mark.mayOccurIn(folded.folded())) {
                Matcher matcher = mark.pattern().matcher(folded.folded());
                while (found.size() < MOST && matcher.find()) {
                    found.add(folded.originalSpan(matcher.start(), matcher.end()));
                }
            }
        }
        return merged(found);
    }

    private void phrases(FoldedWords words, List<Span> found) {
        int at = 0;
        while (at < words.size() && found.size() < MOST) {
            int end = end(words, at);
            if (end > at) {
                found.add(words.original(at, end));
            }
            at = Math.max(at + 1, end);
        }
    }

    /** The index after the longest phrase that starts with word {@code at}; -1 when none does. */
    private int end(FoldedWords words, int at) {
        List<PhraseRule> rules = byOpening.get(words.word(at));
        int end = -1;
        if (rules != null) {
            for (PhraseRule rule : rules) {
                end = Math.max(end, rule.endAt(words, at));
            }
        }
        return end;
    }

    private static List<Span> merged(List<Span> found) {
        List<Span> merged = new ArrayList<>();
        for (Span span : found.stream().sorted().toList()) {
            int last = merged.size() - 1;
            if (last >= 0 && merged.get(last).overlaps(span)) {
                merged.set(last, merged.get(last).cover(span));
            } else {
                merged.add(span);
            }
        }
        return List.copyOf(merged);
    }

    private static String shown(String words) {
        String line = words.replaceAll("\\s+", " ");
        return line.length() <= 80 ? line : line.substring(0, 79) + "…";
    }
}
