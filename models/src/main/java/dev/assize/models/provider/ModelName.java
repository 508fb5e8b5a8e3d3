package dev.assize.models.provider;

/**
 * A model as users name it, such as {@code openai/gpt-5-mini} or {@code openrouter/qwen/qwen3-32b}: the provider up to
 * the first slash, then the model as the provider names it.
 */
public record ModelName(String provider, String model) {

    public ModelName {
        if (provider.isBlank() || model.isBlank()) {
            throw new IllegalArgumentException("A model is named PROVIDER/MODEL, such as openai/gpt-5-mini, got \""
                    + provider + "/" + model + "\"");
        }
    }

    /** Throws {@link IllegalArgumentException} when a part is missing. */
    public static ModelName parse(String text) {
        int slash = text.indexOf('/');
        return slash < 0
                ? new ModelName(text.strip(), "")
                : new ModelName(
                        text.substring(0, slash).strip(),
                        text.substring(slash + 1).strip());
    }

    @Override
    public String toString() {
        return provider + "/" + model;
    }
}
