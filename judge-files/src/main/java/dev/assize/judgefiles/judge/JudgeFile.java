package dev.assize.judgefiles.judge;

import dev.assize.core.question.Answerer;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.judgefiles.expression.Datum;
import dev.assize.judgefiles.expression.NameHint;
import dev.assize.judgefiles.yaml.MarkedNode;
import dev.assize.judgefiles.yaml.Mistakes;
import dev.assize.judgefiles.yaml.UnusableFile;
import dev.assize.judgefiles.yaml.YamlReader;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A judge file that was read and found right. */
public final class JudgeFile {

    /** What the file of a folder is called. */
    public static final String NAME = "judge.yaml";

    private static final long MOST_BYTES = 4_000_000;

    private final JudgeDefinition definition;
    private final ConfidenceTable confidence;

    private JudgeFile(JudgeDefinition definition, ConfidenceTable confidence) {
        this.definition = definition;
        this.confidence = confidence;
    }

    /** The same file, with how often its embedded answers were right. */
    public JudgeFile with(ConfidenceTable table) {
        return new JudgeFile(definition, table);
    }

    /** The file, or the one in the folder; throws {@link UnusableFile} with every mistake in it. */
    public static JudgeFile read(Path fileOrFolder) {
        Path file = Files.isDirectory(fileOrFolder) ? fileOrFolder.resolve(NAME) : fileOrFolder;
        return parse(file.toString(), content(file), name -> sibling(file, name));
    }

    static String content(Path file) {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new UnusableFile(List.of(file + ": the file has more than " + MOST_BYTES + " bytes"));
            }
            return Files.readString(file);
        } catch (MalformedInputException e) {
            throw new UnusableFile(List.of(file + ": the file is not UTF-8 text"));
        } catch (IOException e) {
            throw new UnusableFile(List.of(file + ": cannot be read: " + e));
        }
    }

    /** A file beside a judge file; nothing outside its folder can be named. */
    private static Optional<String> sibling(Path file, String name) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        if (folder == null || !name.matches("[A-Za-z0-9_][A-Za-z0-9_./-]*") || name.contains("..")) {
            return Optional.empty();
        }
        Path sibling = folder.resolve(name).normalize();
        return sibling.startsWith(folder) && Files.isRegularFile(sibling)
                ? Optional.of(content(sibling))
                : Optional.empty();
    }

    /** Files that stand beside the judge file, by name. */
    @FunctionalInterface
    public interface Siblings {
        Optional<String> find(String name);

        /** Of a text that stands in no folder. */
        static Siblings none() {
            return name -> Optional.empty();
        }
    }

    /** @param name what to call the file in messages */
    public static JudgeFile parse(String name, String text, Siblings siblings) {
        Mistakes mistakes = new Mistakes(name);
        Optional<MarkedNode.Mapping> root = YamlReader.read(name, text, mistakes);
        Optional<JudgeDefinition> definition = root.flatMap(node -> new JudgeFileReader(mistakes, siblings).read(node));
        mistakes.orThrow();
        return new JudgeFile(
                definition.orElseThrow(() -> new IllegalStateException("A file without mistakes has a definition")),
                ConfidenceTable.NONE);
    }

    public String id() {
        return definition.id();
    }

    public String title() {
        return definition.title();
    }

    /** Throws {@link IllegalArgumentException} for a setting that the file does not have, or not that value of it. */
    public FileJudge judge(Map<String, String> chosen) {
        Map<String, Datum> values = new LinkedHashMap<>();
        List<String> known =
                definition.settings().stream().map(FileSetting::name).toList();
        chosen.forEach((name, value) -> {
            FileSetting setting = definition.settings().stream()
                    .filter(each -> each.name().equals(name))
                    .findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("the judge has no setting \"" + name + "\""
                            + (known.isEmpty() ? "; it has none" : NameHint.hint(name, known))));
            values.put(name, setting.parse(value));
        });
        return new FileJudge(definition, values);
    }

    /** Whoever answers by the file's own expressions. */
    public Answerer embedded() {
        return new EmbeddedAnswers(definition.version(), confidence);
    }
}
