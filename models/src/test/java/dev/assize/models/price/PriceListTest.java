package dev.assize.models.price;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;

class PriceListTest {

    private static final String OWN = """
            {"as_of": "2026-11-01", "prices": [
              {"model": "openai/*", "input": 1, "output": 2},
              {"model": "openai/gpt-*-mini", "input": 3, "output": 4},
              {"model": "local/llama", "input": 0.5, "output": 0, "as_of": "today"}]}""";

    @Test
    void knowsUsualModelsWithTheDateOfTheirPrice() {
        PriceList standard = PriceList.standard();
        for (String model : List.of(
                "openai/gpt-5-mini",
                "openai/gpt-5-mini-2025-08-07",
                "openai-responses/gpt-5-mini",
                "anthropic/claude-sonnet-4-5",
                "gemini/gemini-2.5-flash",
                "mistral/mistral-small-latest",
                "ollama/llama3.2")) {
            assertThat(standard.find(model)).as(model).isPresent();
            assertThat(standard.find(model).orElseThrow().asOf()).isEqualTo("2025-11");
        }
        assertThat(standard.find("openai/gpt-5-mini").orElseThrow().pattern()).isEqualTo("openai*/gpt-5-mini*");
        assertThat(standard.find("gemini/gemini-2.5-flash-lite").orElseThrow().pattern())
                .isEqualTo("gemini/gemini-2.5-flash-lite*");
        assertThat(standard.find("openai/gpt-5-pro"))
                .as("dearer than gpt-5 and not on the list")
                .isEmpty();
        assertThat(standard.find("openai/my-own-model")).isEmpty();
        assertThat(PriceList.empty().find("openai/gpt-5")).isEmpty();
    }

    @Test
    void takesTheMostSpecificLineAndTheUsersOwnFirst() {
        PriceList own = PriceList.standard().overriddenBy(OWN, "prices.json");
        assertThat(own.find("openai/gpt-5-mini").orElseThrow().input()).isEqualByComparingTo("3");
        assertThat(own.find("openai/gpt-5").orElseThrow().input()).isEqualByComparingTo("1");
        assertThat(own.find("local/llama").orElseThrow().asOf()).isEqualTo("today");
        assertThat(own.find("mistral/mistral-small").orElseThrow().asOf()).isEqualTo("2025-11");
    }

    @Test
    void refusesAListOfAnotherForm() {
        for (String wrong : List.of(
                "nonsense",
                "[]",
                "{}",
                "{\"as_of\":\"x\",\"prices\":{}}",
                "{\"as_of\":\"x\",\"prices\":[{\"model\":\"a\",\"input\":\"1\",\"output\":2}]}",
                "{\"as_of\":\"x\",\"prices\":[{\"model\":\"a\",\"input\":-1,\"output\":2}]}")) {
            assertThatIllegalArgumentException()
                    .as(wrong)
                    .isThrownBy(() -> PriceList.empty().overriddenBy(wrong, "mine.json"))
                    .withMessageStartingWith("mine.json: ");
        }
    }

    @Test
    void multipliesExactly() {
        Price price = new Price("x", new BigDecimal("0.25"), new BigDecimal("2"), "today");
        assertThat(price.of(1_234, 567)).isEqualByComparingTo("0.0014425");
        assertThat(price.of(0, 0)).isZero();
    }
}
