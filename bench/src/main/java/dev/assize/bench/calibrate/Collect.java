package dev.assize.bench.calibrate;

import dev.assize.core.flow.CaseResult;
import dev.assize.core.flow.Hearing;
import dev.assize.core.json.Json;
import dev.assize.core.question.Answerer;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.core.question.Basis;
import dev.assize.core.question.ConfidenceTable;
import dev.assize.core.question.Question;
import dev.assize.core.question.Replies;
import dev.assize.core.question.Reply;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Has a judge's rules answer labelled cases, the way {@code assize judge} does, and writes what they said beside what is right:
 * one JSON object per answer.
 *
 * <p>Usage: {@code Collect <judge> <data directory> <file to write> [K/N]}; with a fold, only its documents are asked about.
 */
final class Collect {

    private Collect() {}

    public static void main(String[] arguments) {
        LabelledSet labels = LabelledSets.require(arguments[0]);
        try (PrintStream out =
                new PrintStream(Files.newOutputStream(Path.of(arguments[2])), false, StandardCharsets.UTF_8)) {
            for (LabelledCase labelled : labels.cases(Path.of(arguments[1]))) {
                boolean wanted =
                        arguments.length < 4 || Fold.parse(arguments[3]).has(labelled.document());
                if (wanted) {
                    ask(labels, labelled, out);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(arguments[2] + " cannot be written", e);
        }
    }

    private static void ask(LabelledSet labels, LabelledCase labelled, PrintStream out) {
        Answerer listening = new Listening(labels, labelled, out);
        CaseResult result = new Hearing<>(labels.judge(), listening).hear("labelled", labelled.record(), null);
        result.error().ifPresent(error -> {
            throw new IllegalStateException("A case of " + labelled.document() + " failed: " + error.message());
        });
    }

    /** Writes down what the rules say while they say it. */
    private record Listening(LabelledSet labels, LabelledCase labelled, PrintStream out) implements Answerer {

        @Override
        public AnswererIdentity identity() {
            return labels.rules().identity();
        }

        @Override
        public Replies answer(List<Question> round) {
            Replies said = labels.rules().answer(round);
            for (Question question : round) {
                labelled.truth()
                        .apply(question)
                        .ifPresent(truth -> said.replies().stream()
                                .filter(reply -> reply.question().equals(question.id()))
                                .forEach(reply -> out.println(Json.write(
                                        observed(question, reply, truth).toJson()))));
            }
            return said;
        }

        private Observation observed(Question question, Reply reply, String truth) {
            String asks = question.wording().name();
            if (!(reply instanceof Reply.Stated stated)) {
                return new Observation(labelled.set(), labelled.document(), asks, null, null, "", truth);
            }
            Basis basis = stated.basis() == null ? Basis.of("untold") : stated.basis();
            return new Observation(
                    labelled.set(),
                    labelled.document(),
                    asks,
                    ConfidenceTable.key(basis, stated.value()),
                    basis.measure(),
                    labels.said(stated.value()),
                    truth);
        }
    }
}
