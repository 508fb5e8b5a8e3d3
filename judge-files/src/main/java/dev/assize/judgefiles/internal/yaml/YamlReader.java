package dev.assize.judgefiles.internal.yaml;

import java.io.StringReader;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.yaml.snakeyaml.LoaderOptions;
import org.yaml.snakeyaml.Yaml;
import org.yaml.snakeyaml.error.Mark;
import org.yaml.snakeyaml.error.MarkedYAMLException;
import org.yaml.snakeyaml.error.YAMLException;
import org.yaml.snakeyaml.nodes.MappingNode;
import org.yaml.snakeyaml.nodes.Node;
import org.yaml.snakeyaml.nodes.NodeTuple;
import org.yaml.snakeyaml.nodes.ScalarNode;
import org.yaml.snakeyaml.nodes.SequenceNode;
import org.yaml.snakeyaml.nodes.Tag;

/**
 * Reads a YAML (or JSON) text. Nothing but texts, numbers, truth values, lists and mappings comes out; nesting, size and what
 * aliases unfold to are bounded, so no file can take more than a moment.
 */
public final class YamlReader {

    private static final int MOST_CHARACTERS = 1_000_000;
    private static final int DEEPEST = 40;
    private static final int MOST_NODES = 50_000;

    private final String file;
    private final Mistakes mistakes;
    private final List<String> lines;
    private final Set<Node> open = new HashSet<>();
    private int nodes;

    private YamlReader(String file, String text, Mistakes mistakes) {
        this.file = file;
        this.mistakes = mistakes;
        this.lines = text.lines().toList();
    }

    /** The file's mapping; empty when it cannot be read, and then {@code mistakes} says why. */
    public static Optional<MarkedNode.Mapping> read(String file, String text, Mistakes mistakes) {
        if (text.length() > MOST_CHARACTERS) {
            mistakes.add(
                    new FilePlace(1, 1),
                    "the file has " + text.length() + " characters, expected at most " + MOST_CHARACTERS);
            return Optional.empty();
        }
        return new YamlReader(file, text, mistakes).document(text);
    }

    private Optional<MarkedNode.Mapping> document(String text) {
        try {
            Node root = new Yaml(options()).compose(new StringReader(text));
            if (root == null) {
                mistakes.add(new FilePlace(1, 1), "the file is empty");
                return Optional.empty();
            }
            MarkedNode node = node(root, 0);
            if (node instanceof MarkedNode.Mapping mapping) {
                return Optional.of(mapping);
            }
            mistakes.add(node, "found " + node.describe() + ", expected a mapping such as \"judge: my-judge\"");
        } catch (MarkedYAMLException e) {
            mistakes.add(place(e.getProblemMark()), "no readable YAML: " + reason(e));
        } catch (YAMLException | StackOverflowError e) {
            String said = String.valueOf(e.getMessage());
            String why = e instanceof StackOverflowError || said.startsWith("Nesting Depth")
                    ? "it is nested more than " + DEEPEST + " deep"
                    : said;
            mistakes.add(new FilePlace(1, 1), "no readable YAML: " + why);
        } catch (TooMuch e) {
            mistakes.add(e.place, e.reason);
        }
        return Optional.empty();
    }

    private static LoaderOptions options() {
        LoaderOptions options = new LoaderOptions();
        options.setCodePointLimit(MOST_CHARACTERS);
        options.setNestingDepthLimit(DEEPEST);
        options.setMaxAliasesForCollections(100);
        options.setAllowRecursiveKeys(false);
        options.setAllowDuplicateKeys(true);
        return options;
    }

    private static String reason(MarkedYAMLException e) {
        String problem = e.getProblem() == null
                ? "its parts do not fit together"
                : e.getProblem().replace('\n', ' ');
        if (problem.contains("\\t(TAB)")) {
            return "a tab stands here; YAML is indented with blanks alone";
        }
        if (problem.startsWith("expected <block end>")) {
            return "this line is indented otherwise than those that it belongs to, or lacks its \"- \"";
        }
        String context = e.getContext() == null ? "" : " (" + e.getContext() + ")";
        return problem
                + context
                + (problem.contains("mapping values are not allowed")
                        ? "; a text with \": \" in it needs quotation marks"
                        : context.contains("flow")
                                ? "; between { } and [ ] a text with ? , : { } [ or ] in it needs quotation marks"
                                : "");
    }

    private static FilePlace place(Mark mark) {
        return mark == null ? new FilePlace(1, 1) : new FilePlace(mark.getLine() + 1, mark.getColumn() + 1);
    }

    /** A file that unfolds to more than anybody writes. */
    private static final class TooMuch extends RuntimeException {
        private final FilePlace place;
        private final String reason;

        TooMuch(FilePlace place, String reason) {
            super(reason);
            this.place = place;
            this.reason = reason;
        }
    }

    private MarkedNode node(Node node, int depth) {
        FilePlace place = place(node.getStartMark());
        if (++nodes > MOST_NODES) {
            throw new TooMuch(place, "the file has more than " + MOST_NODES + " parts once its aliases are unfolded");
        }
        if (depth > DEEPEST) {
            throw new TooMuch(place, "the file is nested more than " + DEEPEST + " deep");
        }
        if (node instanceof ScalarNode scalar) {
            return scalar(scalar, place);
        }
        if (!open.add(node)) {
            throw new TooMuch(place, "an alias stands inside what it stands for");
        }
        MarkedNode read = node instanceof SequenceNode sequence
                ? new MarkedNode.Sequence(
                        place,
                        sequence.getValue().stream()
                                .map(item -> node(item, depth + 1))
                                .toList())
                : mapping((MappingNode) node, place, depth);
        open.remove(node);
        return read;
    }

    private MarkedNode.Scalar scalar(ScalarNode scalar, FilePlace place) {
        MarkedNode.Kind kind = MarkedNode.Kind.TEXT;
        Tag tag = scalar.getTag();
        if (tag.equals(Tag.INT) || tag.equals(Tag.FLOAT)) {
            kind = MarkedNode.Kind.NUMBER;
        } else if (tag.equals(Tag.BOOL)) {
            kind = MarkedNode.Kind.TRUTH;
        } else if (tag.equals(Tag.NULL)) {
            kind = MarkedNode.Kind.NULL;
        } else if (!tag.equals(Tag.STR) && !tag.equals(Tag.TIMESTAMP) && !tag.equals(Tag.MERGE)) {
            mistakes.add(place, "the tag " + tag.getValue() + " has no meaning here");
        }
        Character mark = scalar.getScalarStyle().getChar();
        char style = mark == null ? ' ' : mark;
        return new MarkedNode.Scalar(
                place, scalar.getValue(), kind, new TextPlaces(place, style, scalar.getValue(), lines));
    }

    private MarkedNode mapping(MappingNode mapping, FilePlace place, int depth) {
        List<MarkedNode.Mapping.Entry> entries = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (NodeTuple tuple : mapping.getValue()) {
            MarkedNode key = node(tuple.getKeyNode(), depth + 1);
            MarkedNode value = node(tuple.getValueNode(), depth + 1);
            if (!(key instanceof MarkedNode.Scalar name)) {
                mistakes.add(key, "found " + key.describe() + ", expected the name of a field");
            } else if (name.text().equals("<<")) {
                mistakes.add(
                        key, "merging with << is not read; write the fields out, or use an alias for the whole value");
            } else if (!names.add(name.text())) {
                mistakes.add(key, "\"" + name.text() + "\" stands twice; YAML would silently keep the last");
            } else {
                entries.add(new MarkedNode.Mapping.Entry(name, value));
            }
        }
        return new MarkedNode.Mapping(place, entries);
    }

    @Override
    public String toString() {
        return file;
    }
}
