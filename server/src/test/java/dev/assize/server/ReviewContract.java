package dev.assize.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import dev.assize.core.json.Json;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What review must hold on every database. */
abstract class ReviewContract {

    private static final String JUDGE = "reference-coverage";
    private static final Pattern PLACE = Pattern.compile("name=\"place\" value=\"([^\"]*)\"");
    private static final Pattern KEY = Pattern.compile("name=\"key\" value=\"([^\"]*)\"");

    @TempDir
    private Path folder = Path.of("");

    private TestServer server;

    abstract String store(Path folder);

    @BeforeEach
    void start() throws Exception {
        server = new TestServer(folder, store(folder));
        server.run("nightly", JUDGE);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** What is asked on a page. */
    private record Asked(String place, String key, String page) {
        static Asked of(HttpResponse<String> page) {
            Matcher place = last(PLACE, page.body());
            Matcher key = last(KEY, page.body());
            return new Asked(place.group(1), key.group(1), page.body());
        }

        boolean isList() {
            return page.contains("<textarea");
        }

        String sentence() {
            Matcher text = Pattern.compile("aria-label=\"reference\"[^>]*>([^<&]*?\\.)")
                    .matcher(page);
            return text.find() ? text.group(1) : "";
        }

        private static Matcher last(Pattern pattern, String body) {
            String form = body.substring(Math.max(0, body.indexOf("id=\"answer\"")));
            Matcher matcher = pattern.matcher(form);
            assertThat(matcher.find()).as(body).isTrue();
            return matcher;
        }
    }

    private static Asked next(Client client, String queue) {
        return Asked.of(client.get("/runs/nightly/review?queue=" + queue));
    }

    /** Lists are answered with the first sentence of the text, all else as told. */
    private static HttpResponse<String> say(Client client, Asked asked, String value, String queue) {
        String said = asked.isList() ? asked.sentence() : value;
        return client.post(
                "/runs/nightly/review",
                "place",
                asked.place,
                "key",
                asked.key,
                "value",
                said,
                "queue",
                queue,
                "note",
                "so");
    }

    /** The next question that can be answered with a yes or a no; lists are answered on the way. */
    private static Asked nextYesNo(Client client) {
        Asked asked = next(client, "sample");
        while (asked.isList()) {
            assertThat(say(client, asked, "", "sample").statusCode()).isEqualTo(303);
            asked = next(client, "sample");
        }
        return asked;
    }

    private JsonNode run() throws Exception {
        return Json.parse(server.client().get("/api/runs/nightly").body());
    }

    @Test
    void rulesTheCaseAgainAtOnce() throws Exception {
        Client ann = server.client().named("ann");
        double before = run().path("now").path("mean_score").asDouble();
        Set<String> cases = new HashSet<>();
        for (int i = 0; i < 12; i++) {
            Asked asked = next(ann, "sample");
            cases.add(asked.place.split("\\.")[0]);
            assertThat(say(ann, asked, "no", "sample").statusCode()).isEqualTo(303);
        }
        JsonNode now = run().path("now");
        assertThat(now.path("reviewed_cases").asInt()).isEqualTo(cases.size());
        assertThat(now.path("mean_score").asDouble()).isLessThan(before);
        String lines =
                server.client().get("/api/runs/nightly/results?people=true").body();
        assertThat(now.path("mean_score").asDouble()).isCloseTo(meanScore(lines), within(1e-9));
        assertThat(lines).contains("\"by\":\"human:ann\"").contains("\"rationale\":\"so\"");
        assertThat(server.client().get("/api/runs/nightly/results").body()).doesNotContain("human:ann");
    }

    private static double meanScore(String lines) throws Exception {
        List<Double> scores = new ArrayList<>();
        for (String line : lines.lines().toList()) {
            JsonNode score = Json.parse(line).path("verdict").path("score");
            if (score.isNumber()) {
                scores.add(score.asDouble());
            }
        }
        return scores.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
    }

    @Test
    void holdsPeopleToTheContract() {
        Client ann = server.client().named("ann");
        Asked asked = nextYesNo(ann);
        HttpResponse<String> wrong = say(ann, asked, "maybe", "sample");
        assertThat(wrong.statusCode()).isEqualTo(422);
        assertThat(wrong.body()).contains("This is no answer to a question of the form");
        HttpResponse<String> quote = ann.post(
                "/runs/nightly/review",
                "place",
                asked.place,
                "key",
                asked.key,
                "value",
                "yes",
                "quote",
                "never said",
                "queue",
                "sample");
        assertThat(quote.statusCode()).isEqualTo(422);
        assertThat(quote.body()).contains("The quote cannot be found");
        HttpResponse<String> other = ann.post(
                "/runs/nightly/review", "place", asked.place, "key", "another", "value", "no", "queue", "sample");
        assertThat(other.statusCode()).isEqualTo(409);
    }

    @Test
    void showsWhatTheMachineSaidOnlyAfterwards() {
        Client ann = server.client().named("ann");
        Asked asked = nextYesNo(ann);
        assertThat(asked.page.replaceAll("(?s)<div class=.banner last.*?</div>", ""))
                .doesNotContain("embedded")
                .doesNotContain("Answered before");
        say(ann, asked, "no", "sample");
        HttpResponse<String> page = ann.get("/runs/nightly/review?queue=sample&last=" + asked.place);
        assertThat(page.body()).contains("You answered no").contains("Before: ");
        ann.post("/runs/nightly/rule", "reviewers", "1");
        assertThat(next(ann, "sample").page).contains("Answered before");
    }

    @Test
    void takesAnAnswerBack() throws Exception {
        Client ann = server.client().named("ann");
        Asked asked = next(ann, "sample");
        say(ann, asked, "no", "sample");
        assertThat(run().path("now").path("reviewed_cases").asInt()).isEqualTo(1);
        assertThat(ann.post("/runs/nightly/undo", "place", asked.place, "queue", "sample")
                        .statusCode())
                .isEqualTo(303);
        assertThat(run().path("now").path("reviewed_cases").asInt()).isZero();
        assertThat(ann.post("/runs/nightly/undo", "place", asked.place, "queue", "sample")
                        .statusCode())
                .isEqualTo(409);
        assertThat(next(ann, "sample").place).isEqualTo(asked.place);
    }

    @Test
    void givesNoQuestionToTwoPeopleAlsoFromTwoServers() throws Exception {
        try (TestServer second = server.another()) {
            int people = 6;
            ExecutorService pool = Executors.newFixedThreadPool(people);
            try {
                List<Callable<List<String>>> work = new ArrayList<>();
                for (int i = 0; i < people; i++) {
                    Client client = (i % 2 == 0 ? server : second).client().named("person" + i);
                    work.add(() -> {
                        List<String> got = new ArrayList<>();
                        for (int n = 0; n < 4; n++) {
                            Asked asked = next(client, "sample");
                            got.add(asked.place + " " + asked.key);
                            HttpResponse<String> said = say(client, asked, "no", "sample");
                            // Another list by somebody else may have made it needless meanwhile.
                            assertThat(said.statusCode() == 303
                                            || said.body().contains(" any more: ")
                                            || said.statusCode() == 409)
                                    .as(said.body())
                                    .isTrue();
                        }
                        return got;
                    });
                }
                List<String> all = new ArrayList<>();
                for (Future<List<String>> future : pool.invokeAll(work)) {
                    all.addAll(future.get());
                }
                assertThat(all).hasSize(people * 4).doesNotHaveDuplicates();
            } finally {
                pool.shutdownNow();
            }
        }
    }

    @Test
    void settlesWhatTwoReviewersSeeDifferently() throws Exception {
        Client ann = server.client().named("ann");
        ann.post("/runs/nightly/rule", "reviewers", "2", "blind", "1");
        Client ben = server.client().named("ben");
        Asked asked = nextYesNo(ann);
        Asked same = nextYesNo(ben);
        assertThat(same.place).isEqualTo(asked.place);
        say(ann, asked, "no", "sample");
        HttpResponse<String> quoted = sayYes(ben, same);
        assertThat(quoted.statusCode()).isEqualTo(303);
        String results =
                server.client().get("/api/runs/nightly/results?people=true").body();
        assertThat(results).contains("\"withheld\":\"split_vote\"").contains("human:ann+ben");
        assertThat(ann.get("/runs/nightly/disagreements").body()).contains("1 question with different answers");
        Client cleo = server.client().named("cleo");
        assertThat(next(cleo, "disputed").place).isEqualTo(asked.place);
        assertThat(ann.post("/runs/nightly/settle", "place", asked.place, "value", "no")
                        .statusCode())
                .isEqualTo(302);
        assertThat(server.client().get("/api/runs/nightly/results?people=true").body())
                .doesNotContain("split_vote");
        assertThat(ann.get("/runs/nightly/disagreements").body()).contains("Nobody disagrees");
        String agreement = ann.get("/runs/nightly/agreement").body();
        assertThat(agreement).contains("human:ann", "human:ben", "People among themselves", "embedded");
    }

    private static HttpResponse<String> sayYes(Client client, Asked asked) {
        return client.post(
                "/runs/nightly/review",
                "place",
                asked.place,
                "key",
                asked.key,
                "value",
                "yes",
                "queue",
                "sample",
                "quote",
                asked.page.contains("data-quotable=\"1\"") ? output(asked.page) : "");
    }

    /** Some words of the text that may be quoted. */
    private static String output(String page) {
        Matcher text = Pattern.compile("data-quotable=\"1\">([^<&]{10,60}?) ").matcher(page);
        assertThat(text.find()).isTrue();
        return text.group(1);
    }

    @Test
    void correctsThePassRateByTheSampleAndTellsHowManyLabelsAreMissing() throws Exception {
        Client ann = server.client().named("ann");
        for (int i = 0; i < 200; i++) {
            HttpResponse<String> page = ann.get("/runs/nightly/review?queue=sample");
            if (page.body().contains("id=\"done\"")) {
                break;
            }
            Asked asked = Asked.of(page);
            // Mostly as the judge sees it, so that it is better than chance.
            boolean yes = !asked.isList() && !asked.page.matches("(?s).*<h1>(huur|frozen|battery-neg|tower-wr).*");
            HttpResponse<String> said = yes ? sayYes(ann, asked) : say(ann, asked, "no", "sample");
            assertThat(said.statusCode()).as(said.body()).isEqualTo(303);
        }
        String agreement = ann.get("/runs/nightly/agreement").body();
        assertThat(agreement).contains("Corrected by the labels", "For ±2 points");
        assertThat(card(agreement, "Corrected by the labels"))
                .isEqualTo(String.format(Locale.ROOT, "%.1f %%", 100 * corrected(ann)));
        String labels = ann.get("/runs/nightly/export/labels.jsonl").body();
        assertThat(labels).contains("\"question\":", "\"by\":\"ann\"", "\"pass\":");
        assertThat(ann.get("/runs/nightly/export/answers.csv").body()).startsWith("case,question,by,answer");
        assertThat(ann.post("/runs/nightly/export/run", "run", "by-people").statusCode())
                .isEqualTo(302);
        String exported = server.client().get("/api/runs/by-people/results").body();
        assertThat(exported).contains("human:ann");
        assertThat(exported.lines().map(line -> line.replaceAll(".*\"epoch\":\"([^\"]*)\".*", "$1")))
                .containsOnly(exported.replaceAll("(?s)^.*?\"epoch\":\"([^\"]*)\".*", "$1"));
    }

    /** The pass rate by the formula of Rogan and Gladen, counted here from what the server gives away. */
    private static double corrected(Client client) throws Exception {
        Map<String, Boolean> judged = new HashMap<>();
        for (String line :
                client.get("/api/runs/nightly/results").body().lines().toList()) {
            JsonNode result = Json.parse(line);
            judged.put(
                    result.path("id").asText(),
                    result.path("verdict").path("score").asDouble() >= 4);
        }
        double[] trials = new double[2];
        double[] right = new double[2];
        for (String line :
                client.get("/runs/nightly/export/labels.jsonl").body().lines().toList()) {
            JsonNode label = Json.parse(line);
            if (label.has("pass")) {
                int passes = label.path("pass").asBoolean() ? 1 : 0;
                trials[passes]++;
                right[passes] += Boolean.valueOf(passes == 1)
                                .equals(judged.get(label.path("id").asText()))
                        ? 1
                        : 0;
            }
        }
        double observed = (double) judged.values().stream().filter(pass -> pass).count() / judged.size();
        double specificity = right[0] / trials[0];
        double sensitivity = right[1] / trials[1];
        return Math.max(0, Math.min(1, (observed + specificity - 1) / (sensitivity + specificity - 1)));
    }

    private static String card(String page, String name) {
        Matcher figure =
                Pattern.compile(name + "</p>\\s*<p class=\"figure\">([^<]*)<").matcher(page);
        assertThat(figure.find()).as(page).isTrue();
        return figure.group(1);
    }

    @Test
    void showsLiveHowFarPeopleAgreeWithTheMachine() throws Exception {
        Client ann = server.client().named("ann");
        assertThat(ann.get("/runs/nightly/agreement").body()).contains("Nobody has answered yet");
        for (int answered = 1; answered <= 6; answered++) {
            Asked asked = nextYesNo(ann);
            assertThat(say(ann, asked, "no", "sample").statusCode()).isEqualTo(303);
            if (answered == 2 || answered == 6) {
                assertThat(rowOf(ann.get("/runs/nightly/agreement").body(), "embedded"))
                        .isEqualTo(counted());
            }
        }
    }

    /** The share of same answers, as the page has it. */
    private static String rowOf(String page, String who) {
        Matcher row = Pattern.compile("<td>" + who + "</td>.*?Same answers\">([^<]*)<", Pattern.DOTALL)
                .matcher(page);
        assertThat(row.find()).as(page).isTrue();
        return row.group(1);
    }

    /** The same, counted here from what the API tells. */
    private String counted() throws Exception {
        Map<String, JsonNode> machine = new HashMap<>();
        int same = 0;
        int both = 0;
        for (String line :
                server.client().get("/api/runs/nightly/answers").body().lines().toList()) {
            JsonNode answer = Json.parse(line);
            String key =
                    answer.path("id").asText() + " " + answer.path("question").asText();
            if (!answer.path("by").asText().startsWith("human:")) {
                machine.put(key, answer.path("value"));
            } else if (machine.containsKey(key) && !machine.get(key).isMissingNode()) {
                both++;
                same += machine.get(key).equals(answer.path("value")) ? 1 : 0;
            }
        }
        return String.format(Locale.ROOT, "%.1f %% of %d", 100.0 * same / both, both);
    }

    @Test
    void losesNoAnswerWhenItIsStartedAgain() throws Exception {
        Client ann = server.client().named("ann");
        Asked asked = next(ann, "sample");
        say(ann, asked, "no", "sample");
        server.restart();
        assertThat(run().path("now").path("reviewed_cases").asInt()).isEqualTo(1);
        assertThat(ann.get("/runs/nightly/review?queue=sample").statusCode()).isEqualTo(200);
    }
}
