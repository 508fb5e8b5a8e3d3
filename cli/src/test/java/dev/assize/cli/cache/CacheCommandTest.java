package dev.assize.cli.cache;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.cli.Session;
import dev.assize.cli.terminal.ExitCode;
import dev.assize.core.json.Json;
import dev.assize.runs.cache.AnswerCache;
import dev.assize.runs.cache.AnswerKey;
import dev.assize.runs.cache.CacheEntry;
import dev.assize.runs.cache.Cost;
import dev.assize.runs.cache.StoredAnswers;
import dev.assize.runs.store.Database;
import dev.assize.runs.store.StoreLocation;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheCommandTest {

    private static final Instant LONG_AGO = Instant.parse("2020-02-03T04:05:06Z");

    @TempDir
    Path folder;

    @BeforeEach
    void keepSome() {
        try (Database database = Database.open(StoreLocation.file(file()), LONG_AGO);
                AnswerCache cache = new StoredAnswers(database)) {
            cache.keep(List.of(
                    answer("a", "model:openai/gpt-5-mini", LONG_AGO),
                    answer("b", "model:openai/gpt-5-mini", Instant.now().minus(Duration.ofHours(1))),
                    answer("c", "model:mistral/small", LONG_AGO)));
            cache.credit("model:openai/gpt-5-mini", 1_500, new Cost(1_230_000_000, 10, 10));
        }
    }

    @Test
    void showsWhatIsKept() {
        Session session = cache();
        assertThat(session.exit()).isEqualTo(ExitCode.OK);
        assertThat(session.out().lines().toList().get(0))
                .isEqualTo("answerer                 answers  size  oldest      newest      cost     hits   saved");
        assertThat(session.out())
                .contains("model:mistral/small      1        14 B  2020-02-03  2020-02-03  $0.0015  0      $0.00\n")
                .contains("$0.0030  1,500  $1.23\n");
    }

    @Test
    void writesJson() throws JsonProcessingException {
        JsonNode list = Json.parse(cache("--format", "json").out()).path("answerers");
        assertThat(list).hasSize(2);
        assertThat(list.get(1).path("saved_usd").decimalValue()).isEqualByComparingTo("1.23");
        assertThat(list.get(0).path("oldest").asText()).isEqualTo("2020-02-03T04:05:06Z");
    }

    @Test
    void removesNothingWithoutAWordOfConsent() {
        Session session = cache("prune", "--older-than", "30d");
        assertThat(session.exit()).isEqualTo(ExitCode.USAGE);
        assertThat(session.out()).isEqualTo("Would remove 2 answers (28 B, asked for $0.0030).\n");
        assertThat(session.err()).isEqualTo("assize: nothing was removed; add --yes to do it\n");
        assertThat(cache("prune", "--older-than", "30d").out()).startsWith("Would remove 2 answers");
    }

    @Test
    void removesWhatIsOldOrOfOneAnswererOrAll() {
        assertThat(cache("prune", "--older-than", "30d", "--answerer", "model:openai/gpt-5-mini", "--yes")
                        .out())
                .startsWith("Removed 1 answer (");
        assertThat(cache("prune", "--answerer", "model:mistral/small", "--yes").out())
                .startsWith("Removed 1 answer (");
        assertThat(cache("prune", "--all", "--yes").out()).startsWith("Removed 1 answer (");
        assertThat(cache("prune", "--all").exit()).isEqualTo(ExitCode.OK);
        assertThat(cache().out()).startsWith("No answers are kept");
    }

    @Test
    void saysWhatIsWrong() {
        assertThat(cache("prune").err()).contains("say which answers to forget");
        assertThat(cache("prune", "--all", "--older-than", "3d").err()).contains("--all takes everything");
        assertThat(cache("prune", "--older-than", "soon").err())
                .contains("--older-than: found \"soon\", expected a number with ms, s, m, h, d or w");
        assertThat(cache("prune", "--answerer", "model:mistral/smal").err())
                .contains("did you mean \"model:mistral/small\"?");
        assertThat(Session.run("cache", "--store", folder.resolve("none.db").toString())
                        .err())
                .contains("no store is there");
    }

    private Session cache(String... arguments) {
        List<String> all = new java.util.ArrayList<>(List.of("cache"));
        all.addAll(List.of(arguments));
        all.add("--store");
        all.add(file().toString());
        return Session.run(all.toArray(String[]::new));
    }

    private Path file() {
        return folder.resolve("store.db");
    }

    private static CacheEntry answer(String key, String answerer, Instant at) {
        return new CacheEntry(
                new AnswerKey(key), answerer, "states-fact", "{\"value\":true}", new Cost(1_500_000, 10, 2), at);
    }
}
