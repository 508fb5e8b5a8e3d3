package dev.assize.judges.citation;

import dev.assize.core.question.Passage;
import dev.assize.core.question.Question;
import dev.assize.core.question.QuestionId;
import dev.assize.judges.citation.internal.ArguedTexts;
import dev.assize.judges.citation.internal.CitationReasoningReader;
import dev.assize.judges.citation.internal.ContextReader;
import dev.assize.judges.citation.internal.MistakeReader;
import dev.assize.judges.citation.internal.WeighedMistakes;
import dev.assize.judges.citation.internal.WeighedReasons;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The questions of a round with what is read from their texts, each reader made when it is first needed. */
final class CitationRound {
    private final List<Question> questions;
    private final Map<QuestionId, Integer> candidates = new HashMap<>();
    private final @Nullable ContextReader context;
    private @Nullable CitationReasoningReader reasoning;
    private @Nullable WeighedReasons weighed;
    private @Nullable WeighedMistakes mistakes;

    CitationRound(List<Question> questions) {
        this.questions = questions;
        List<String> texts = new ArrayList<>();
        String snippet = "";
        for (Question question : questions) {
            if (CitationQuestions.CONTEXT_SUPPORTS.asks(question)) {
                candidates.put(question.id(), texts.size());
                texts.add(question.require(CitationQuestions.CANDIDATE));
                snippet = question.require(CitationQuestions.SNIPPET);
            }
        }
        // The candidates are weighed against one another, so they are read together.
        this.context = texts.isEmpty() ? null : ContextReader.of(snippet, texts);
    }

    CitationReasoningReader reasoning(Question question) {
        CitationReasoningReader known = reasoning;
        if (known == null) {
            known = CitationReasoningReader.of(
                    question.require(ReasoningPassages.REASONING), ReasoningPassages.facts(questions, this::pointsTo));
            reasoning = known;
        }
        return known;
    }

    WeighedReasons weighed(Question question) {
        WeighedReasons known = weighed;
        if (known == null) {
            known = WeighedReasons.of(reasoning(question), () -> ReasoningPassages.contents(questions));
            weighed = known;
        }
        return known;
    }

    WeighedMistakes mistakes(Question question) {
        WeighedMistakes known = mistakes;
        if (known == null) {
            known = WeighedMistakes.of(mistakeReader(question));
            mistakes = known;
        }
        return known;
    }

    private boolean pointsTo(int place) {
        Integer candidate =
                candidates.get(CitationQuestions.CONTEXT_SUPPORTS.id(place).untyped());
        return candidate != null && context != null && context.pulls().get(candidate) == ContextReader.Pull.STRONG;
    }

    /** The place of the candidate that a question about the context is asked of. */
    int candidate(Question question) {
        return Objects.requireNonNull(candidates.get(question.id()));
    }

    /** What the snippet has in common with the candidates, where that is asked. */
    ContextReader context() {
        return Objects.requireNonNull(context);
    }

    static MistakeReader mistakeReader(Question question) {
        String right = question.require(CitationQuestions.RIGHT);
        String chosen = question.require(CitationQuestions.CHOSEN);
        boolean rightlyChosen = right.equals(CitationQuestions.SAME_AS_CHOSEN);
        CitationReasoningReader reader = CitationReasoningReader.of(
                question.require(ReasoningPassages.REASONING),
                ReasoningPassages.facts(List.of(question), place -> false));
        ArguedTexts texts = new ArguedTexts(
                question.require(CitationQuestions.SNIPPET),
                chosen,
                rightlyChosen ? chosen : right,
                question.find(CitationQuestions.OTHERS).map(Passage::text).orElse(""));
        return MistakeReader.of(reader, texts, rightlyChosen);
    }
}
