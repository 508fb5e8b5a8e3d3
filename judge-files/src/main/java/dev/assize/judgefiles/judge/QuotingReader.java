package dev.assize.judgefiles.judge;

import dev.assize.core.question.Form;
import dev.assize.core.question.Quoting;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.List;
import java.util.Optional;

/** Reads which answers need a quote, and from where. */
record QuotingReader(Mistakes mistakes) {
    Quoting read(OutlinedQuestion outline, List<FileQuestion.About> about) {
        Optional<MarkedNode.Mapping> node = outline.section().mapping("quote", "{from: passage, required: true}");
        if (node.isEmpty()) {
            return Quoting.NONE;
        }
        Section quote = Section.of(node.get(), "quote", List.of("from", "required", "each"), mistakes);
        Optional<MarkedNode.Scalar> from = quote.require("from", "the name of a passage of this question")
                .flatMap(found -> Section.text(found, mistakes));
        if (from.isEmpty()) {
            return Quoting.NONE;
        }
        String passage = from.get().text();
        List<String> passages = about.stream().map(FileQuestion.About::name).toList();
        if (!passages.contains(passage)) {
            mistakes.add(
                    from.get(), "the question has no passage \"" + passage + "\"" + NameHint.hint(passage, passages));
            return Quoting.NONE;
        }
        if (quote.find("each").isPresent() && quote.isTrue("each")) {
            if (!(outline.form() instanceof Form.Listing)) {
                mistakes.add(node.get(), "each belongs to the quotes of a listing");
            }
            return Quoting.everyEntry(passage);
        }
        Optional<MarkedNode> required = quote.find("required");
        if (required.isPresent() && required.get() instanceof MarkedNode.Sequence) {
            return requiredFor(outline, passage, required.get());
        }
        return quote.isTrue("required") ? Quoting.required(passage) : Quoting.welcome(passage);
    }

    private Quoting requiredFor(OutlinedQuestion outline, String passage, MarkedNode node) {
        List<String> options = Section.texts(node, 1, mistakes).orElse(List.of());
        if (!(outline.form() instanceof Form.Choice choice) || outline.optionsFrom() != null) {
            mistakes.add(node, "a list of answers that need a quote belongs to a choice with its options in the file");
            return Quoting.NONE;
        }
        options.stream()
                .filter(option -> !choice.options().contains(option))
                .forEach(option -> mistakes.add(
                        node,
                        "the question has no option \"" + option + "\"" + NameHint.hint(option, choice.options())));
        return Quoting.requiredFor(passage, options);
    }
}
