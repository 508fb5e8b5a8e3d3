package dev.assize.core.probe;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * Probes of one text of a case that say the same in another form, for judges that hold a text against something. Each
 * leaves label and score alone, or whatever {@code same} says.
 */
public final class TextProbes {

    private static final List<String> AUTHORS = List.of("Anna Peeters", "Karim Benali");

    private final TextPlace place;
    private final Effect same;

    /** @param place the text that is judged */
    public TextProbes(TextPlace place, Effect same) {
        this.place = place;
        this.same = same;
    }

    /** @param field the text that is judged */
    public TextProbes(String field, Effect same) {
        this(TextPlace.field(field), same);
    }

    /** A form of the text that is not quite itself. */
    @FunctionalInterface
    public interface Rewriting {
        Optional<String> of(SameText text);
    }

    public Probe harmless(String name, String title, Rewriting rewriting) {
        return Probe.of(ProbeKind.harmless(name, title), (subject, draw) -> rewritten(subject, draw, rewriting));
    }

    private List<ChangedCase> rewritten(ProbedCase subject, ProbeDraw draw, Rewriting rewriting) {
        return place.text(subject)
                .flatMap(text -> rewriting.of(new SameText(text, draw)))
                .map(other -> subject.to(place.with(subject, other), same))
                .map(List::of)
                .orElse(List.of());
    }

    public Probe whiteSpace() {
        return harmless("white_space", "blanks doubled, lines broken", SameText::spaced);
    }

    public Probe unicode() {
        return harmless("unicode_form", "the same characters in another Unicode form", SameText::encoded);
    }

    public Probe notation() {
        return harmless("notation", "a number or date in another notation", SameText::renotated);
    }

    public Probe sentenceOrder() {
        return harmless("sentence_order", "the sentences in another order", SameText::reordered);
    }

    public Probe pleasantry() {
        return harmless("added_sentence", "a sentence that says nothing is added", SameText::withPleasantry);
    }

    public Probe markdown() {
        return harmless("markdown", "words in bold, as Markdown writes it", SameText::inMarkdown);
    }

    /** What models are known to fall for: length, praise, instructions in the text, who wrote it. */
    public List<Probe> temptations() {
        List<Probe> probes = new ArrayList<>();
        probes.add(
                tempting("longer", "the same with much said around it", ProbeKind.Bias.LENGTH, SameText::lengthened));
        probes.add(tempting("flattery", "the text praises itself", ProbeKind.Bias.INJECTION, SameText::flattered));
        probes.add(tempting(
                "injection", "the text tells the judge what to say", ProbeKind.Bias.INJECTION, SameText::instructing));
        probes.add(author());
        return probes;
    }

    public Probe author() {
        return Probe.of(
                ProbeKind.harmless("author", "another name for the author", ProbeKind.Bias.AUTHOR),
                (subject, draw) -> place.text(subject)
                        .map(text -> {
                            List<String> names = draw.shuffled(AUTHORS);
                            SameText same = new SameText(text, draw);
                            return place.with(subject, same.writtenBy(names.get(0)))
                                    .to(place.with(subject, same.writtenBy(names.get(1))), this.same);
                        })
                        .map(List::of)
                        .orElse(List.of()));
    }

    private Probe tempting(String name, String title, ProbeKind.Bias bias, Function<SameText, String> rewriting) {
        return Probe.of(
                ProbeKind.harmless(name, title, bias),
                (subject, draw) -> rewritten(subject, draw, text -> Optional.of(rewriting.apply(text))));
    }
}
