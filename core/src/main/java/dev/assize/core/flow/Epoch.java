package dev.assize.core.flow;

import dev.assize.core.JudgeInfo;
import dev.assize.core.json.Hash;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.QuestionOutline;
import java.util.ArrayList;
import java.util.List;

/** A name for everything that can change a verdict; results of different epochs are not comparable. */
public record Epoch(String hash) {

    public static Epoch of(JudgeInfo judge, AnswererIdentity answerer) {
        List<String> parts = new ArrayList<>(List.of(judge.id().value(), judge.version()));
        for (QuestionOutline question : judge.questions()) {
            parts.add(question.wording().name());
            parts.add(question.wording().hash());
        }
        parts.add(judge.settings().toString());
        parts.add(answerer.name());
        parts.add(answerer.settings().toString());
        return new Epoch(Hash.of(parts.toArray(String[]::new)));
    }

    @Override
    public String toString() {
        return hash;
    }
}
