package dev.assize.judgefiles.imports;

import dev.assize.judgefiles.internal.yaml.FilePlace;
import dev.assize.judgefiles.internal.yaml.MarkedNode;
import dev.assize.judgefiles.internal.yaml.Mistakes;
import dev.assize.judgefiles.internal.yaml.YamlReader;
import dev.assize.judgefiles.yaml.UnusableFile;
import java.util.Optional;

/** Tells what kind of judge a file of another tool is, and writes the judge file that does the same. */
public final class JudgeImport {

    private JudgeImport() {}

    /** Throws {@link UnusableFile} when it is nothing that can be imported, with every reason. */
    public static ImportedJudge read(String name, String text) {
        Mistakes mistakes = new Mistakes(name);
        Optional<MarkedNode.Mapping> root = YamlReader.read(name, text, mistakes);
        mistakes.orThrow();
        MarkedNode.Mapping node = root.orElseThrow();
        Optional<MarkedNode> criteria = node.find("testing_criteria");
        if (criteria.isPresent()) {
            return OpenAiGrader.eval(node, criteria.get(), mistakes);
        }
        if (node.find("type").isPresent()) {
            return OpenAiGrader.grader(node, mistakes);
        }
        Optional<ImportedJudge> other = OtherFormats.read(node, mistakes);
        if (other.isEmpty() && mistakes.isEmpty()) {
            mistakes.add(
                    new FilePlace(1, 1),
                    "this is no file that can be imported: no OpenAI grader or eval, no promptfoo configuration, no Prometheus rubric, "
                            + "no model-graded eval of openai/evals, no template of autoevals");
        }
        mistakes.orThrow();
        return other.orElseThrow();
    }
}
