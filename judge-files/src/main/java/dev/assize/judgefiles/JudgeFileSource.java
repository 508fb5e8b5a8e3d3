package dev.assize.judgefiles;

import dev.assize.core.catalog.InvalidJudge;
import dev.assize.core.catalog.JudgeProvider;
import dev.assize.core.catalog.JudgeSource;
import dev.assize.core.failure.Remedy;
import dev.assize.judgefiles.imports.ImportedJudge;
import dev.assize.judgefiles.imports.JudgeImport;
import dev.assize.judgefiles.judge.JudgeFile;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Opens a folder with a {@code judge.yaml}, a YAML file, or the JSON of a grader. */
public final class JudgeFileSource implements JudgeSource {

    @Override
    public Optional<JudgeProvider> find(String name) {
        Path path;
        try {
            path = Path.of(name);
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
        String lower = name.toLowerCase(Locale.ROOT);
        boolean yaml = lower.endsWith(".yaml") || lower.endsWith(".yml");
        boolean json = lower.endsWith(".json");
        boolean folder = Files.isDirectory(path);
        if (!yaml && !json && !folder) {
            if (Files.isRegularFile(path) && (isPlace(name) || lower.contains("."))) {
                throw new InvalidJudge(
                        "the file " + name + " is no judge; one is a folder with a judge.yaml, a .yaml file,"
                                + " or the .json of a grader. A whole prompt is given to the judge whose verdict it asks for, as its"
                                + " prompt; docs/own-judges.md shows how it becomes a judge of its own");
            }
            if (isPlace(name)) {
                throw new InvalidJudge(
                        "there is no file or folder " + name
                                + " that holds a judge; one is a folder with a judge.yaml, a .yaml file, or the .json of a grader");
            }
            return Optional.empty();
        }
        if (folder && !Files.isRegularFile(path.resolve(JudgeFile.NAME))) {
            if (isPlace(name)) {
                throw new InvalidJudge("the folder " + name + " holds no " + JudgeFile.NAME);
            }
            return Optional.empty();
        }
        if (!folder && !Files.isRegularFile(path)) {
            throw new InvalidJudge("there is no file " + name);
        }
        try {
            return Optional.of(new FileJudgeProvider(json ? grader(path) : JudgeFile.read(path)));
        } catch (UnusableFile e) {
            throw yaml && isOfAnotherTool(path)
                    ? new InvalidJudge(
                            name + " is no judge file, but a file of another tool; ",
                            new Remedy(
                                    Remedy.Kind.IMPORT_FILE,
                                    "its import is the judge file that does the same",
                                    List.of(name)))
                    : new InvalidJudge(String.valueOf(e.getMessage()));
        }
    }

    private static boolean isOfAnotherTool(Path path) {
        try {
            String text = Files.readString(path);
            return !text.startsWith("assize:")
                    && !text.contains("\nassize:")
                    && !JudgeImport.read(path.toString(), text).yaml().isEmpty();
        } catch (IOException | UnusableFile e) {
            return false;
        }
    }

    private static boolean isPlace(String name) {
        return name.contains("/") || name.contains("\\") || name.equals(".");
    }

    /** A grader runs as the judge file that it is imported to. */
    private static JudgeFile grader(Path path) {
        try {
            ImportedJudge imported = JudgeImport.read(path.toString(), Files.readString(path));
            if (!imported.left().isEmpty()) {
                throw new InvalidJudge(
                        path + " cannot run as it is, but its import without\n" + String.join("\n", imported.left()));
            }
            return JudgeFile.parse(path.toString(), imported.yaml(), JudgeFile.Siblings.none());
        } catch (IOException e) {
            throw new InvalidJudge(path + " cannot be read: " + e.getMessage());
        }
    }
}
