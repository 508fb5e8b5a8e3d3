package dev.assize.judgefiles.judge;

import dev.assize.core.probe.FieldProbes;
import dev.assize.core.probe.Probe;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Wording;
import dev.assize.core.whole.WholeJudging;
import dev.assize.judgefiles.internal.expression.Datum;
import dev.assize.judgefiles.internal.expression.NameHint;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import dev.assize.judgefiles.internal.yaml.YamlReader;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A judge file that was read and found right. */
public final class JudgeFile {

    /** What the file of a folder is called. */
    public static final String NAME = "judge.yaml";

    private static final long MOST_BYTES = 4_000_000;

    private final JudgeDefinition definition;
    private final ConfidenceTable confidence;
    private final Source source;

    private JudgeFile(JudgeDefinition definition, ConfidenceTable confidence, Source source) {
        this.definition = definition;
        this.confidence = confidence;
        this.source = source;
    }

    /** What a file was read from. */
    private record Source(String name, String text, Siblings siblings) {
        JudgeDefinition read(Set<String> echoes) {
            Mistakes mistakes = new Mistakes(name);
            Optional<MarkedNode.Mapping> root = YamlReader.read(name, text, mistakes);
            Optional<JudgeDefinition> definition =
                    root.flatMap(node -> new JudgeFileReader(mistakes, siblings, echoes).read(node));
            mistakes.orThrow();
            return definition.orElseThrow(() -> new IllegalStateException("A file without mistakes has a definition"));
        }
    }

    /** The same file, with how often its embedded answers were right. */
    public JudgeFile with(ConfidenceTable table) {
        return new JudgeFile(definition, table, source);
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
        } catch (NoSuchFileException e) {
            throw new UnusableFile(List.of("there is no file " + file));
        } catch (IOException e) {
            throw new UnusableFile(List.of(file + ": cannot be read: " + e.getMessage()));
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
        Source source = new Source(name, text, siblings);
        return new JudgeFile(source.read(Set.of()), ConfidenceTable.NONE, source);
    }

    /** As it is written. */
    public String text() {
        return source.text();
    }

    public String id() {
        return definition.id();
    }

    public String title() {
        return definition.title();
    }

    /** Throws {@link IllegalArgumentException} for a setting that the file does not have, or not that value of it. */
    public FileJudge judge(Map<String, String> chosen) {
        return judge(definition, chosen);
    }

    /** What it takes to put whole cases to a model and to audit what comes back. */
    public WholeJudging<?> whole(Map<String, String> chosen) {
        FileJudge judge = judge(chosen);
        JudgeDefinition listening = source.read(FileAudit.echoes(definition.output()));
        return new WholeJudging<>(
                judge,
                Wording.of("whole-prompt", new WholePromptText(definition).written()),
                WholePromptText.fields(definition),
                new FileAudit(judge, judge(listening, chosen)));
    }

    private static FileJudge judge(JudgeDefinition definition, Map<String, String> chosen) {
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

    /** The probes that its fields allow, but for those that it skips or has itself, and its own. */
    public List<Probe> probes(Map<String, String> chosen) {
        List<Probe> probes = new ArrayList<>(definition.probes().own());
        FieldProbes.of(judge(chosen).info()).stream()
                .filter(probe ->
                        !definition.probes().skipped().contains(probe.kind().name()))
                .forEach(probes::add);
        return List.copyOf(probes);
    }

    /** Whoever answers by the file's own expressions. */
    public Answerer embedded() {
        return new EmbeddedAnswers(definition.version(), confidence);
    }
}
