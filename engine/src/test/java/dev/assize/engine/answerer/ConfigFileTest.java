package dev.assize.engine.answerer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.assize.engine.setup.SetupException;
import dev.assize.models.price.PriceList;
import dev.assize.testkit.RandomData;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConfigFileTest {

    private static final String WHOLE = """
            answerers:
              careful:
                model: anthropic/claude-sonnet-4-5
                key-env: MY_KEY
                temperature: 0.0
                samples: 3
                timeout: 2m
                prices: {input: 3.00, output: 15}
              local:
                model: openai/qwen3:32b
                base-url: http://localhost:8000/v1
              jury:
                panel: [careful, local, "cascade:embedded,model:mistral/small"]
              thrifty: cascade:embedded,jury
            """;

    @Test
    void namesAnswerersWithTheirSettings() {
        NamedAnswerer careful =
                ConfigFile.parse("assize.yaml", WHOLE).find("careful").orElseThrow();
        assertThat(careful.spec().text()).isEqualTo("model:anthropic/claude-sonnet-4-5");
        assertThat(careful.settings().toJson().toString())
                .isEqualTo("{\"key-env\":\"MY_KEY\",\"temperature\":\"0\",\"samples\":\"3\",\"timeout\":\"120s\","
                        + "\"prices.input\":\"3\",\"prices.output\":\"15\"}");
    }

    @Test
    void buildsPanelsAndCascadesFromNames() {
        ConfigFile config = ConfigFile.parse("assize.yaml", WHOLE);
        AnswererPart part = resolver(config, GivenSettings.NONE.with(ModelSetting.SAMPLES, "5"))
                .resolve(AnswererSpec.parse("thrifty"));
        assertThat(part.all()
                        .filter(AnswererPart.Model.class::isInstance)
                        .map(AnswererPart.Model.class::cast)
                        .map(model -> model.name() + " "
                                + model.settings().text(ModelSetting.SAMPLES).orElse("")))
                .containsExactly("careful 5", "local 5", "mistral/small 5");
    }

    @Test
    void isEmptyWhenTheFileIs() {
        assertThat(ConfigFile.parse("assize.yaml", "# nothing yet\n").names()).isEmpty();
        assertThat(ConfigFile.parse("assize.yaml", "answerers:\n").names()).isEmpty();
    }

    @Test
    void refusesAKeyWithoutRepeatingIt() {
        for (String name : List.of("key", "api-key", "apiKey", "token")) {
            assertRefused(
                            "answerers:\n  a:\n    model: openai/x\n    " + name + ": sk-verysecret\n",
                            "assize.yaml:4:5: found \"" + name + "\", expected no key in a file; write key-env: NAME")
                    .hasMessageNotContaining("verysecret");
        }
        assertRefused(
                        "answerers:\n  a:\n    model: openai/x\n    key-env: sk-verysecret\n",
                        "assize.yaml:4:14: key-env: found something else, expected the NAME of an environment variable")
                .hasMessageNotContaining("verysecret");
        assertRefused(
                        "answerers:\n  a:\n    model: openai/x\n    base-url: https://me:verysecret@host/v1\n",
                        "assize.yaml:4:15: base-url: found something else, expected an address")
                .hasMessageNotContaining("verysecret");
    }

    @Test
    void namesTheNearestName() {
        assertRefused(
                "answerers:\n  a:\n    model: openai/x\n    max-concurency: 5\n",
                "assize.yaml:4:5: found \"max-concurency\", expected a name that is known here;"
                        + " did you mean \"max-concurrency\"?");
        assertRefused("answerer:\n  a: embedded\n", "assize.yaml:1:1: found \"answerer\"");
        ConfigFile config = ConfigFile.parse("assize.yaml", WHOLE);
        assertThatThrownBy(() -> resolver(config, GivenSettings.NONE).resolve(AnswererSpec.parse("carefull")))
                .hasMessage("no answerer is called \"carefull\"; did you mean \"careful\"?");
    }

    @Test
    void saysWhereWhatWasFoundAndWhatWasExpected() {
        assertRefused(
                "answerers:\n  a:\n    model: openai/x\n    temperature: warm\n",
                "assize.yaml:4:18: temperature: found \"warm\", expected a number from 0 to 2");
        assertRefused("answerers:\n  a:\n    samples: 3\n", "\"a\" has none, expected one of model, panel, cascade");
        assertRefused("answerers:\n  a:\n    panel: [b]\n", "assize.yaml:3:12: found only \"b\"");
        assertRefused(
                "answerers:\n  a:\n    panel: [b, c]\n    seed: 1\n", "assize.yaml:4:5: found \"seed\" of a panel");
        assertRefused("answerers: [a]\n", "assize.yaml:1:12: found a list, expected names of answerers");
        assertRefused("answerers:\n  a: embedded\n  a: embedded\n", "assize.yaml:3:3: found \"a\" again");
        assertRefused("answerers:\n  a: &x embedded\n  b: *x\n", "assize.yaml:3:6: found an alias");
        assertRefused("answerers: {\n", "assize.yaml:1:13: no readable YAML: expected the node content");
    }

    @Test
    void noticesAnAnswererThatIsItsOwnMember() {
        ConfigFile config =
                ConfigFile.parse("assize.yaml", "answerers:\n  a: panel:b,embedded\n  b: cascade:embedded,a\n");
        assertThatThrownBy(() -> resolver(config, GivenSettings.NONE).resolve(AnswererSpec.parse("a")))
                .isInstanceOf(SetupException.class)
                .hasMessage("assize.yaml:2:3: \"a\" is a member of itself (a → b → a)");
    }

    @Test
    void readsOrRefusesAnything() {
        RandomData random = new RandomData(11);
        for (int i = 0; i < 5_000; i++) {
            String text =
                    random.oneOf(List.of("", "answerers:\n  a: ", "answerers:\n  a:\n    model: ")) + random.text(20);
            try {
                ConfigFile.parse("assize.yaml", text);
            } catch (SetupException e) {
                assertThat(e.getMessage()).startsWith("assize.yaml:");
            }
        }
    }

    private static SpecResolver resolver(ConfigFile config, GivenSettings given) {
        return new SpecResolver(() -> config, given, PriceList.empty());
    }

    private static org.assertj.core.api.AbstractThrowableAssert<?, ? extends Throwable> assertRefused(
            String text, String message) {
        return assertThatThrownBy(() -> ConfigFile.parse("assize.yaml", text))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining(message);
    }
}
