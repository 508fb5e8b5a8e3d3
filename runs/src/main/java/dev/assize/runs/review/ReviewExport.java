package dev.assize.runs.review;

import dev.assize.core.Judge;
import dev.assize.core.json.Hash;
import dev.assize.core.json.Json;
import dev.assize.core.question.AnswererIdentity;
import dev.assize.runs.runner.JudgedCase;
import dev.assize.runs.store.RunPlan;
import dev.assize.runs.store.RunStore;
import dev.assize.runs.store.RunWriter;
import dev.assize.runs.store.StoredRun;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A run with people's answers as a run of its own, beside the one that they were given to. */
public final class ReviewExport {

    private ReviewExport() {}

    /** A run that is not stored to its end is taken away again. */
    public static StoredRun save(RunStore runs, StoredRun source, List<HumanAnswer> people, String name, Judge<?> judge)
            throws IOException, InterruptedException {
        List<String> said = new ArrayList<>();
        Map<Long, List<HumanAnswer>> byCase = new HashMap<>();
        for (HumanAnswer answer : people) {
            said.add(answer.place() + answer.key() + Json.write(answer.content()) + answer.settles());
            byCase.computeIfAbsent(answer.place().ordinal(), unseen -> new ArrayList<>())
                    .add(answer);
        }
        AnswererIdentity identity =
                PeopleAnswerer.identity(source.heading().epoch(), Hash.of(said.toArray(String[]::new)));
        ReviewHearing hearing = new ReviewHearing(judge, identity);
        StoredRun target = runs.create(name, plan(source, judge), hearing.heading());
        boolean done = false;
        try (RunWriter writer = runs.write(target, judge.info().headline())) {
            source.forEach(recorded -> {
                try {
                    writer.keep(JudgedCase.of(
                            recorded.ordinal(),
                            recorded.record(),
                            hearing.rule(recorded, byCase.getOrDefault(recorded.ordinal(), List.of()))));
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    throw new IOException("interrupted while results were stored", e);
                }
            });
            writer.flush();
            done = true;
        } finally {
            if (done) {
                runs.finish(target);
            } else {
                runs.delete(target);
            }
        }
        return target;
    }

    private static RunPlan plan(StoredRun source, Judge<?> judge) {
        return source.plan()
                .answeredBy(
                        Json.object()
                                .put("spec", "reviewed:" + source.name())
                                .put("reviewed", source.name())
                                .put("epoch", source.heading().epoch().hash()),
                        judge.info().settings());
    }
}
