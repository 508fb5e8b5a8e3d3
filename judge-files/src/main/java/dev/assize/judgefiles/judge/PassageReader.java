package dev.assize.judgefiles.judge;

import dev.assize.core.question.Wording;
import dev.assize.judgefiles.internal.expression.DeclaredNames;
import dev.assize.judgefiles.internal.expression.Expression;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.expression.ValueType;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads what a question says and the texts that it is about. */
record PassageReader(Mistakes mistakes, ExpressionSource expressions, NameSource names) {
    private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{\\s*([^{}]*?)\\s*}}");
    private static final Pattern SHOWN_IN_THE_WORDING =
            Pattern.compile("(?:\\$\\{|\\{\\{)\\s*([^{}]*?)\\s*(?:}}?|$)", Pattern.MULTILINE);
    private static final String DEFAULT_JOIN = "\n";

    Optional<Wording> wording(OutlinedQuestion outline) {
        Section section = outline.section();
        Optional<MarkedNode> prompt = section.find("prompt");
        if (prompt.isPresent() == section.find("ask").isPresent()) {
            mistakes.add(section.node(), "the question \"" + outline.name() + "\" needs either ask or prompt");
            return Optional.empty();
        }
        String name = section.text("name").map(MarkedNode.Scalar::text).orElse(outline.name());
        if (!OutlinedQuestions.ID.matcher(name).matches()) {
            mistakes.add(
                    section.node(), "found the name \"" + name + "\", expected lower-case words joined by hyphens");
        }
        if (prompt.isPresent()) {
            return promptText(prompt.get()).map(text -> Wording.of(name, text));
        }
        Optional<MarkedNode.Scalar> ask = section.text("ask");
        ask.ifPresent(this::requireTheSameForEveryCase);
        return ask.map(text -> Wording.of(name, text.text()));
    }

    private void requireTheSameForEveryCase(MarkedNode.Scalar ask) {
        Matcher placeholder = SHOWN_IN_THE_WORDING.matcher(ask.text());
        if (placeholder.find()) {
            String name = placeholder.group(1).strip();
            mistakes.add(
                    ask,
                    "found " + placeholder.group()
                            + ", but the wording of a question is the same for every case; say \"the "
                            + name + "\" and add about: [" + name
                            + "], or write prompt instead of ask for a prompt that shows its texts itself");
        }
    }

    /** One text, or messages with their roles, which follow one another. */
    private Optional<String> promptText(MarkedNode node) {
        if (node instanceof MarkedNode.Scalar) {
            return Section.text(node, mistakes).map(MarkedNode.Scalar::text);
        }
        if (!(node instanceof MarkedNode.Sequence messages) || messages.items().isEmpty()) {
            mistakes.add(node, "found " + node.describe() + ", expected a text or a list of {role, content}");
            return Optional.empty();
        }
        List<String> texts = new ArrayList<>();
        for (MarkedNode item : messages.items()) {
            Section.mapping(item, "a message {role: user, content: …}", mistakes)
                    .ifPresent(message -> {
                        Section section = Section.of(message, "a message", List.of("role", "content"), mistakes);
                        section.require("content", "the text of the message");
                        section.text("content").ifPresent(content -> texts.add(content.text()));
                    });
        }
        return texts.isEmpty() ? Optional.empty() : Optional.of(String.join("\n\n", texts));
    }

    /** The texts that a whole prompt shows, under the names that it writes between its braces. */
    List<FileQuestion.About> placeholders(OutlinedQuestion outline, DeclaredNames inside) {
        List<FileQuestion.About> about = new ArrayList<>();
        MarkedNode prompt =
                outline.section().find("prompt").orElse(outline.section().node());
        if (outline.section().find("about").isPresent()) {
            mistakes.add(prompt, "a prompt names its texts between braces; about belongs to ask");
        }
        Matcher matcher = PLACEHOLDER.matcher(promptText(prompt).orElse(""));
        Set<String> seen = new LinkedHashSet<>();
        while (matcher.find()) {
            String written = matcher.group(1);
            if (!seen.add(written)) {
                continue;
            }
            String name = names.variableOf(written, inside);
            if (name.isEmpty()) {
                mistakes.add(
                        prompt,
                        "{{ " + written + " }} names no field of the case"
                                + NameHint.hint(written.replace('.', '_'), inside.known()));
                continue;
            }
            expressions
                    .read(plain(prompt, name), inside)
                    .ifPresent(text -> about.add(new FileQuestion.About(written, text, DEFAULT_JOIN)));
        }
        return about;
    }

    private static MarkedNode.Scalar plain(MarkedNode at, String text) {
        return new MarkedNode.Scalar(
                at.place(),
                text,
                MarkedNode.Kind.TEXT,
                new dev.assize.judgefiles.internal.yaml.TextPlaces(at.place(), ' ', text, List.of()));
    }

    List<FileQuestion.About> about(Section section, DeclaredNames inside) {
        List<FileQuestion.About> about = new ArrayList<>();
        Optional<MarkedNode> node =
                section.require("about", "the texts that it is about: [answer] or {answer: answer}");
        if (node.isEmpty()) {
            return about;
        }
        if (node.get() instanceof MarkedNode.Sequence list) {
            for (MarkedNode item : list.items()) {
                Section.text(item, mistakes)
                        .ifPresent(
                                scalar -> passage(scalar.text(), scalar, inside).ifPresent(about::add));
            }
        } else if (node.get() instanceof MarkedNode.Mapping mapping) {
            for (MarkedNode.Mapping.Entry entry : mapping.entries()) {
                Section.expression(entry.value(), mistakes)
                        .ifPresent(
                                scalar -> passage(entry.name(), scalar, inside).ifPresent(about::add));
            }
        } else {
            mistakes.add(node.get(), "found " + node.get().describe() + ", expected [names] or {name: expression}");
        }
        if (about.isEmpty() && mistakes.isEmpty()) {
            mistakes.add(node.get(), "a question is about at least one text");
        }
        return about;
    }

    private Optional<FileQuestion.About> passage(String name, MarkedNode.Scalar scalar, DeclaredNames inside) {
        Optional<Expression> text = expressions.read(scalar, inside);
        if (text.isPresent() && text.get().type() instanceof ValueType.TableOf) {
            mistakes.add(scalar, "a table is no text");
            return Optional.empty();
        }
        return text.map(expression -> new FileQuestion.About(
                name, expression, names.joinOf(scalar.text().strip())));
    }
}
